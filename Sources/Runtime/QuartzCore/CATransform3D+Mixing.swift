import CoreGraphics
import Foundation

/// A transform as scale, rotation and translation, which animate separately.
struct TransformParts {
    var scale: (x: Double, y: Double, z: Double)
    /// How much the axes lean: x to y, x to z, y to z.
    var shear: (xy: Double, xz: Double, yz: Double)
    var rotation: Quaternion
    var translation: (x: Double, y: Double, z: Double)

    /// Nil for a transform with perspective, or that flattens everything.
    init?(_ t: CATransform3D) {
        guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
        translation = (t.m41, t.m42, t.m43)
        var x = Vector(t.m11, t.m12, t.m13)
        var y = Vector(t.m21, t.m22, t.m23)
        var z = Vector(t.m31, t.m32, t.m33)
        // Rows are made perpendicular one after the other; what is taken away is the shear.
        scale.x = x.length
        guard scale.x > 1e-9 else { return nil }
        x = x * (1 / scale.x)
        shear.xy = x.dot(y)
        y = y - x * shear.xy
        scale.y = y.length
        guard scale.y > 1e-9 else { return nil }
        y = y * (1 / scale.y)
        shear.xy /= scale.y
        shear.xz = x.dot(z)
        z = z - x * shear.xz
        shear.yz = y.dot(z)
        z = z - y * shear.yz
        scale.z = z.length
        guard scale.z > 1e-9 else { return nil }
        z = z * (1 / scale.z)
        shear.xz /= scale.z
        shear.yz /= scale.z
        // A mirror image is a negative scale.
        if x.cross(y).dot(z) < 0 {
            scale.x = -scale.x
            shear.xy = -shear.xy
            shear.xz = -shear.xz
            x = x * -1
        }
        rotation = Quaternion(x, y, z)
    }

    var transform: CATransform3D {
        let r = rotation.rows
        let x = r.0 * scale.x
        let y = (r.1 + r.0 * (shear.xy)) * scale.y
        let z = (r.2 + r.0 * shear.xz + r.1 * shear.yz) * scale.z
        return CATransform3D(
            m11: x.x, m12: x.y, m13: x.z, m21: y.x, m22: y.y, m23: y.z, m31: z.x, m32: z.y, m33: z.z,
            m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    }

    /// The rotations around the axes, x first; see `transform.rotation.x` and the like.
    var angles: (x: Double, y: Double, z: Double) {
        get {
            let r = rotation.rows
            let y = asin(min(max(-r.0.z, -1), 1))
            // Where y is a right angle, the other two turn around the same axis.
            guard abs(r.0.z) < 0.999_999 else { return (0, y, atan2(-r.1.x, r.1.y)) }
            return (atan2(r.1.z, r.2.z), y, atan2(r.0.y, r.0.x))
        }
        set {
            rotation =
                Quaternion(angle: newValue.x, 1, 0, 0).followed(by: Quaternion(angle: newValue.y, 0, 1, 0))
                .followed(by: Quaternion(angle: newValue.z, 0, 0, 1))
        }
    }

    func mixed(with other: TransformParts, _ fraction: Double) -> TransformParts {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        var result = self
        result.scale = (mix(scale.x, other.scale.x), mix(scale.y, other.scale.y), mix(scale.z, other.scale.z))
        result.shear = (mix(shear.xy, other.shear.xy), mix(shear.xz, other.shear.xz), mix(shear.yz, other.shear.yz))
        result.translation = (
            mix(translation.x, other.translation.x), mix(translation.y, other.translation.y),
            mix(translation.z, other.translation.z)
        )
        result.rotation = rotation.turned(towards: other.rotation, fraction)
        return result
    }
}

extension CATransform3D {
    /// The transform on the way to another: by the shorter turn, and element by element where there is perspective.
    func mixed(with other: CATransform3D, _ fraction: Double) -> CATransform3D {
        if let own = TransformParts(self), let others = TransformParts(other) {
            return own.mixed(with: others, fraction).transform
        }
        let (from, to) = (LayerValue(self).numbers, LayerValue(other).numbers)
        return LayerValue(.transform, zip(from, to).map { $0 + ($1 - $0) * fraction }).transform
    }
}

/// A vector in space.
private struct Vector {
    var x, y, z: Double

    init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    var length: Double { dot(self).squareRoot() }
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
    func cross(_ other: Vector) -> Vector {
        Vector(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
    static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y, a.z + b.z) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor, a.z * factor) }
}

/// A rotation in space.
struct Quaternion {
    var w, x, y, z: Double

    init(angle: Double, _ x: Double, _ y: Double, _ z: Double) {
        let half = sin(angle / 2)
        (w, self.x, self.y, self.z) = (cos(angle / 2), x * half, y * half, z * half)
    }

    private init(w: Double, x: Double, y: Double, z: Double) { (self.w, self.x, self.y, self.z) = (w, x, y, z) }

    /// From the rows of a rotation matrix that vectors stand in front of.
    fileprivate init(_ a: Vector, _ b: Vector, _ c: Vector) {
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let s = 2 * (trace + 1).squareRoot()
            self.init(w: s / 4, x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s)
        } else if a.x > b.y, a.x > c.z {
            let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
            self.init(w: (b.z - c.y) / s, x: s / 4, y: (b.x + a.y) / s, z: (c.x + a.z) / s)
        } else if b.y > c.z {
            let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
            self.init(w: (c.x - a.z) / s, x: (b.x + a.y) / s, y: s / 4, z: (c.y + b.z) / s)
        } else {
            let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
            self.init(w: (a.y - b.x) / s, x: (c.x + a.z) / s, y: (c.y + b.z) / s, z: s / 4)
        }
    }

    /// The rows of the rotation matrix.
    fileprivate var rows: (Vector, Vector, Vector) {
        (
            Vector(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
            Vector(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
            Vector(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
        )
    }

    /// This rotation, and then another.
    func followed(by next: Quaternion) -> Quaternion {
        let (a, b) = (next, self)
        return Quaternion(
            w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w)
    }

    /// The rotation on the shorter way to another.
    func turned(towards other: Quaternion, _ fraction: Double) -> Quaternion {
        var cosine = w * other.w + x * other.x + y * other.y + z * other.z
        var end = other
        if cosine < 0 {
            cosine = -cosine
            end = Quaternion(w: -other.w, x: -other.x, y: -other.y, z: -other.z)
        }
        var (a, b) = (1 - fraction, fraction)
        if cosine < 0.9995 {
            let angle = acos(cosine)
            (a, b) = (sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle))
        }
        let mixed = Quaternion(
            w: a * w + b * end.w, x: a * x + b * end.x, y: a * y + b * end.y, z: a * z + b * end.z)
        let length = (mixed.w * mixed.w + mixed.x * mixed.x + mixed.y * mixed.y + mixed.z * mixed.z).squareRoot()
        guard length > 0 else { return self }
        return Quaternion(w: mixed.w / length, x: mixed.x / length, y: mixed.y / length, z: mixed.z / length)
    }
}
