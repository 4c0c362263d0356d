public import Foundation

/// An affine transform that maps a point to (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Hashable, Codable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of zeros, which isn't the identity.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a rotation. The angle is in radians, from the x axis toward the y axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
        self.init(a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
    }

    /// Creates a transform that scales, then shears horizontally, rotates and translates.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let rotation = CGAffineTransform(rotationAngle: components.rotation)
        let translation = CGAffineTransform(
            translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(rotation).concatenating(translation)
    }

    public var isIdentity: Bool { self == .identity }

    /// Returns this transform followed by another.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns a translation followed by this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a scaling followed by this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a rotation followed by this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse, or the transform itself if there is none.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let scale = 1 / determinant
        return CGAffineTransform(
            a: d * scale, b: -b * scale, c: -c * scale, d: a * scale, tx: (c * ty - d * tx) * scale,
            ty: (b * tx - a * ty) * scale)
    }

    public func decomposed() -> CGAffineTransformComponents {
        let across = hypot(Double(a), Double(b))
        guard across > 0 else {
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
                rotation: CGFloat(-atan2(Double(c), Double(d))), translation: CGVector(dx: tx, dy: ty))
        }
        let height = determinant / CGFloat(across)
        let along = (a * c + b * d) / CGFloat(across)
        return CGAffineTransformComponents(
            scale: CGSize(width: CGFloat(across), height: height), horizontalShear: height == 0 ? 0 : along / height,
            rotation: CGFloat(atan2(Double(b), Double(a))), translation: CGVector(dx: tx, dy: ty))
    }

    package var determinant: CGFloat { a * d - b * c }

    /// Whether all entries are finite and the transform can be inverted.
    package var isInvertible: Bool {
        let determinant = determinant
        return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether Cairo can draw with the transform. Beyond this, nothing would be visible and Cairo would stop drawing.
    package var isDrawable: Bool {
        let entries = [a, b, c, d, tx, ty]
        return entries.allSatisfy { $0.isFinite && abs($0) < 1e8 } && abs(determinant) > 1e-12
    }

    /// The minimum and maximum factors by which lengths are scaled.
    package var scales: ClosedRange<CGFloat> {
        let sum = (a * a + b * b + c * c + d * d) / 2
        let greatest = (sum + max(sum * sum - determinant * determinant, 0).squareRoot()).squareRoot()
        guard greatest > 0, greatest.isFinite else { return 0...0 }
        return min(abs(determinant) / greatest, greatest)...greatest
    }

    /// The mean factor by which lengths are scaled; 1 for rotations.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }
}
