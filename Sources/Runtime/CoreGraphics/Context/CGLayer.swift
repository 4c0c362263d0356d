public import Foundation

/// A drawing that is made once and drawn several times.
public final class CGLayer {
    public let size: CGSize
    public let context: CGContext?

    /// The pixels of a point, as contexts of images have them.
    private static let scale: CGFloat = 3

    /// Creates a layer that has the size of a drawing in the units of a context.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
        self.size = size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let width = Int(clamping: (size.width * Self.scale).rounded(.up))
        let height = Int(clamping: (size.height * Self.scale).rounded(.up))
        guard let own = CGContext(pixelsWide: width, pixelsHigh: height, scale: Self.scale) else { return nil }
        self.context = own
    }
}

extension CGContext {
    /// Draws a layer in a rectangle, whose origin is that of the layer.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        drawUpright(image, in: rect)
    }

    /// Draws a layer at a point, in its size.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}

extension CGLayer: Hashable {
    public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
