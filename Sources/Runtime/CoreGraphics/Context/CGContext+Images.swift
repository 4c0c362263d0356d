import CCairo
public import Foundation

extension CGContext {
    /// Draws an image with its top at the rectangle's maximum y: upright if y points up, flipped in UIKit's contexts.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return draw(image, by: image.placement(in: rect, flipped: true)) }
        tile(image, over: rect)
    }

    /// Draws an image with its top at the rectangle's minimum y, as UIKit does.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(image, by: image.placement(in: rect, flipped: false))
    }

    private func draw(_ image: CGImage, by placement: CGAffineTransform) {
        let whole = placement.concatenating(state.toPixels)
        guard whole.isDrawable else { return }
        let box = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(whole)
        if isDocument, case .svg(let svg, let effort, _) = image.drawing?.source,
            effort.isSmall(image.width, image.height)
        {
            return paint(within: box) { draw(svg, CGSize(width: image.width, height: image.height), whole) }
        }
        let (fitted, transform) = image.fitted(to: whole, density: density)
        paint(within: box) {
            cc_canvas_draw_picture(
                canvas, fitted.picture, transform.matrix, Double(state.alpha), state.interpolationQuality.rawValue)
        }
    }

    /// Draws an SVG document. `size` is its size before it is transformed.
    private func draw(_ svg: Data, _ size: CGSize, _ transform: CGAffineTransform) {
        svg.withUnsafeBytes { bytes in
            cc_canvas_draw_svg(
                canvas, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, Double(size.width),
                Double(size.height), transform.matrix, Double(state.alpha))
        }
    }

    /// Tiles the image at the size of `rect` over the clip.
    func tile(_ image: CGImage, over rect: CGRect, isUpright: Bool = false) {
        let rect = rect.standardized
        let clip = boundingBoxOfClipPath
        guard rect.isFinite, clip.isFinite, rect.width > 0, rect.height > 0 else { return }
        let columns = (clip.width / rect.width).rounded(.up) + 1
        let rows = (clip.height / rect.height).rounded(.up) + 1
        // Tiles smaller than this aren't distinguishable.
        guard columns * rows < 1_000_000 else { return }
        let x = rect.minX + ((clip.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        let y = rect.minY + ((clip.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        for row in 0..<Int(clamping: rows) {
            for column in 0..<Int(clamping: columns) {
                let place = CGRect(
                    x: x + CGFloat(column) * rect.width, y: y + CGFloat(row) * rect.height, width: rect.width,
                    height: rect.height)
                if isUpright { drawUpright(image, in: place) } else { draw(image, in: place) }
            }
        }
    }
}

extension CGImage {
    /// Returns the transform from the image's pixels, rows from the top, to a rectangle.
    func placement(in rect: CGRect, flipped: Bool) -> CGAffineTransform {
        let rect = rect.standardized
        let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
        return flipped
            ? CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.maxY)
            : CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    }
}
