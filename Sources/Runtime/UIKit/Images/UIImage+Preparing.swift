import CoreGraphics
public import Foundation

/// Methods that prepare an image before a view shows it. An image decodes its pixels when it is created, which leaves nothing to
/// decode.
extension UIImage {
    /// Returns the image itself, which never changes.
    public func copy() -> Any { self }

    /// Returns the image with decoded pixels, or nil for one without pixels.
    public func preparingForDisplay() -> UIImage? { upright == nil ? nil : self }

    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingForDisplay()
        DispatchQueue.global().async { completionHandler(image) }
    }

    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Returns a small copy that is as large as fits a size in points, or nil for an image without pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let upright, self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
            return nil
        }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor).ceiled(scale: scale)
        guard
            let context = CGContext(
                pixelsWide: Int(clamping: (fitting.width * scale).rounded()),
                pixelsHigh: Int(clamping: (fitting.height * scale).rounded()), scale: scale)
        else { return nil }
        context.drawUpright(upright, in: CGRect(origin: .zero, size: fitting))
        return context.makeImage().map { UIImage($0, size: fitting, scale: scale) }
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { [self] in completionHandler(preparingThumbnail(of: size)) }
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The format of a renderer whose images are like this one.
    @preconcurrency @MainActor
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// A Boolean value that indicates whether the image is brighter than white, which none is here.
    public var isHighDynamicRange: Bool { false }
    /// Returns the image without what is brighter than white, which no image has here.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

/// Symbols of the system.
@MainActor
extension UIImage {
    public class var add: UIImage { SymbolSet.symbol(named: "plus.circle.fill") }
    public class var remove: UIImage { SymbolSet.symbol(named: "minus.circle.fill") }
    public class var actions: UIImage { SymbolSet.symbol(named: "ellipsis.circle") }
    public class var checkmark: UIImage { SymbolSet.symbol(named: "checkmark") }
    public class var strokedCheckmark: UIImage { SymbolSet.symbol(named: "checkmark.circle.fill") }
}
