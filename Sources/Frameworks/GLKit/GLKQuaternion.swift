import Foundation
import simd

/// A rotation in space.
public struct GLKQuaternion: Equatable, Sendable {
    var plain: Quaternion<Float>

    init(_ plain: Quaternion<Float>) { self.plain = plain }
    init(_ vector: SIMD4<Float>) { plain = Quaternion(vector: vector) }
    public init() { plain = Quaternion() }

    public var q: (Float, Float, Float, Float) { (x, y, z, w) }
    public var v: GLKVector3 { GLKVector3Make(x, y, z) }
    public var s: Float { w }
    public var x: Float {
        get { plain.vector.x }
        set { plain.vector.x = newValue }
    }
    public var y: Float {
        get { plain.vector.y }
        set { plain.vector.y = newValue }
    }
    public var z: Float {
        get { plain.vector.z }
        set { plain.vector.z = newValue }
    }
    public var w: Float {
        get { plain.vector.w }
        set { plain.vector.w = newValue }
    }

    fileprivate var length: Float { (plain.vector * plain.vector).sum().squareRoot() }
}

public let GLKQuaternionIdentity = GLKQuaternion(SIMD4(0, 0, 0, 1))

public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion {
    GLKQuaternion(SIMD4(x, y, z, w))
}
public func GLKQuaternionMakeWithVector3(_ vector: GLKVector3, _ scalar: Float) -> GLKQuaternion {
    GLKQuaternion(SIMD4(vector.plain, scalar))
}
public func GLKQuaternionMakeWithAngleAndAxis(
    _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKQuaternion { GLKQuaternion(Quaternion(angle: radians, axis: SIMD3(x, y, z))) }
public func GLKQuaternionMakeWithAngleAndVector3Axis(_ radians: Float, _ axis: GLKVector3) -> GLKQuaternion {
    GLKQuaternion(Quaternion(angle: radians, axis: axis.plain))
}
public func GLKQuaternionMakeWithMatrix3(_ matrix: GLKMatrix3) -> GLKQuaternion {
    GLKQuaternion(Quaternion(matrix.plain))
}
public func GLKQuaternionMakeWithMatrix4(_ matrix: GLKMatrix4) -> GLKQuaternion {
    GLKQuaternion(Quaternion(matrix.plain))
}

public func GLKQuaternionAdd(_ one: GLKQuaternion, _ other: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(one.plain.vector + other.plain.vector)
}
public func GLKQuaternionSubtract(_ one: GLKQuaternion, _ other: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(one.plain.vector - other.plain.vector)
}
public func GLKQuaternionMultiply(_ one: GLKQuaternion, _ other: GLKQuaternion) -> GLKQuaternion {
    let (a, b) = (one.v.plain, other.v.plain)
    let imaginary = a * other.w + b * one.w + simd_cross(a, b)
    return GLKQuaternion(SIMD4(imaginary, one.w * other.w - simd_dot(a, b)))
}
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float { quaternion.length }
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternion.plain.vector / quaternion.length)
}
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternion.plain.vector * SIMD4(-1, -1, -1, 1))
}
public func GLKQuaternionInvert(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    let square = quaternion.length * quaternion.length
    return GLKQuaternion(GLKQuaternionConjugate(quaternion).plain.vector / square)
}

/// Returns a rotation between two, on the shorter way.
public func GLKQuaternionSlerp(_ start: GLKQuaternion, _ end: GLKQuaternion, _ t: Float) -> GLKQuaternion {
    var cosine = (start.plain.vector * end.plain.vector).sum()
    let target = cosine < 0 ? -end.plain.vector : end.plain.vector
    cosine = min(abs(cosine), 1)
    guard cosine < 0.9995 else {
        return GLKQuaternionNormalize(GLKQuaternion(start.plain.vector * (1 - t) + target * t))
    }
    let angle = Foundation.acos(cosine)
    let (first, second) = (Foundation.sin((1 - t) * angle), Foundation.sin(t * angle))
    return GLKQuaternion((start.plain.vector * first + target * second) / Foundation.sin(angle))
}

public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float {
    2 * Foundation.acos(max(-1, min(quaternion.w / quaternion.length, 1)))
}
public func GLKQuaternionAxis(_ quaternion: GLKQuaternion) -> GLKVector3 {
    let length = quaternion.v.length
    return length > 0 ? GLKVector3(quaternion.v.plain / length) : GLKVector3()
}
public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3) -> GLKVector3 {
    let turned = GLKQuaternionMultiply(
        GLKQuaternionMultiply(quaternion, GLKQuaternionMakeWithVector3(vector, 0)), GLKQuaternionInvert(quaternion))
    return turned.v
}
public func GLKQuaternionRotateVector4(_ quaternion: GLKQuaternion, _ vector: GLKVector4) -> GLKVector4 {
    let turned = GLKQuaternionRotateVector3(quaternion, GLKVector3Make(vector.x, vector.y, vector.z))
    return GLKVector4MakeWithVector3(turned, vector.w)
}
