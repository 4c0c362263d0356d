import CoreGraphics
public import Foundation
public import UIKit

/// How an image gets another size.
public enum SDImageScaleMode: UInt, Sendable {
    case fill, aspectFit, aspectFill
}

/// The corners of a rectangle.
public typealias SDRectCorner = UIRectCorner

/// Copies of images that are changed.
extension UIImage {
    /// Draws a copy with a size.
    private func drawn(_ size: CGSize, _ draw: @escaping @MainActor (UIImage) -> Void) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return MainThread.result {
            let format = UIGraphicsImageRendererFormat()
            (format.scale, format.opaque) = (scale, false)
            return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(self) }
        }
    }

    /// Returns a copy with a size in points.
    public func sd_resizedImage(with size: CGSize, scaleMode: SDImageScaleMode) -> UIImage? {
        let (across, down) = (size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
        let factor =
            switch scaleMode {
            case .fill: CGSize(width: across, height: down)
            case .aspectFit: CGSize(width: min(across, down), height: min(across, down))
            case .aspectFill: CGSize(width: max(across, down), height: max(across, down))
            }
        let whole = CGSize(width: self.size.width * factor.width, height: self.size.height * factor.height)
        let frame = CGRect(
            x: (size.width - whole.width) / 2, y: (size.height - whole.height) / 2, width: whole.width,
            height: whole.height)
        return drawn(size) { $0.draw(in: frame) }
    }

    /// Returns what is in a rectangle of the image, in points.
    public func sd_croppedImage(with rect: CGRect) -> UIImage? {
        drawn(rect.size) { $0.draw(at: CGPoint(x: -rect.minX, y: -rect.minY)) }
    }

    /// Returns a copy with round corners, and a border if it has a width and a color.
    public func sd_roundedCornerImage(
        withRadius cornerRadius: CGFloat, corners: SDRectCorner, borderWidth: CGFloat, borderColor: UIColor?
    ) -> UIImage? {
        let bounds = CGRect(origin: .zero, size: size)
        let radius = min(cornerRadius, min(size.width, size.height) / 2)
        return drawn(size) { image in
            let radii = CGSize(width: radius, height: radius)
            UIBezierPath(roundedRect: bounds, byRoundingCorners: corners, cornerRadii: radii).addClip()
            image.draw(in: bounds)
            guard borderWidth > 0, let borderColor else { return }
            let inside = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
            let innerRadii = CGSize(width: max(0, radius - borderWidth / 2), height: max(0, radius - borderWidth / 2))
            let border = UIBezierPath(roundedRect: inside, byRoundingCorners: corners, cornerRadii: innerRadii)
            border.lineWidth = borderWidth
            borderColor.setStroke()
            border.stroke()
        }
    }

    /// Returns a copy that is turned by an angle, counterclockwise; with `fitSize`, as large as it then is.
    public func sd_rotatedImage(withAngle angle: CGFloat, fitSize: Bool) -> UIImage? {
        let own = size
        let turned = CGRect(origin: .zero, size: own).applying(CGAffineTransform(rotationAngle: angle)).size
        let whole = fitSize ? CGSize(width: turned.width.rounded(), height: turned.height.rounded()) : own
        return drawn(whole) { image in
            let context = UIGraphicsGetCurrentContext()
            context?.translateBy(x: whole.width / 2, y: whole.height / 2)
            context?.rotate(by: -angle)
            image.draw(at: CGPoint(x: -own.width / 2, y: -own.height / 2))
        }
    }

    /// Returns a copy that is flipped.
    public func sd_flippedImage(withHorizontal horizontal: Bool, vertical: Bool) -> UIImage? {
        let own = size
        return drawn(own) { image in
            let context = UIGraphicsGetCurrentContext()
            context?.translateBy(x: horizontal ? own.width : 0, y: vertical ? own.height : 0)
            context?.scaleBy(x: horizontal ? -1 : 1, y: vertical ? -1 : 1)
            image.draw(at: .zero)
        }
    }

    /// Returns a copy with a color over what isn't transparent.
    public func sd_tintedImage(with tintColor: UIColor) -> UIImage? {
        let bounds = CGRect(origin: .zero, size: size)
        return drawn(size) { image in
            image.draw(in: bounds)
            tintColor.setFill()
            UIRectFillUsingBlendMode(bounds, .sourceAtop)
        }
    }

    /// Returns a blurred copy: one that was made small and large again.
    public func sd_blurredImage(withRadius blurRadius: CGFloat) -> UIImage? {
        guard blurRadius > 1 else { return self }
        let small = CGSize(
            width: max(1, size.width / blurRadius), height: max(1, size.height / blurRadius))
        return sd_resizedImage(with: small, scaleMode: .fill)?.sd_resizedImage(with: size, scaleMode: .fill)
    }
}
