public import Foundation

/// The components of a transform, in the order they are applied: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    public var scale: CGSize
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}
