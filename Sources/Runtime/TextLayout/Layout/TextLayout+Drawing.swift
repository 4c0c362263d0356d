import CPango
public import CoreGraphics
public import Foundation

extension TextLayout {
    /// Draws all lines; `origin` is the top left of the layout's box. The context's y must point down.
    public func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        PangoLock.shared.withLock {
            let clip = context.boundingBoxOfClipPath.offsetBy(dx: -origin.x, dy: -origin.y)
            for line in lines {
                // A line outside the clip may cast a shadow into it, but not from more than its own height away.
                let reach = line.height * 2
                guard line.origin.y + line.height + reach > clip.minY, line.origin.y - reach < clip.maxY else {
                    continue
                }
                LinePainter(line: line, runs: runs, origin: origin).paint(in: context)
            }
        }
    }
}
