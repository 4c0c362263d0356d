public import Foundation
public import simd

/// Three numbers: a place, a direction or angles.
public struct SCNVector3: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ vector: SIMD3<Float>) { self.init(vector.x, vector.y, vector.z) }
    public init(_ vector: SIMD3<Double>) { self.init(vector.x, vector.y, vector.z) }

    var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

public struct SCNVector4: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float

    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
}

public typealias SCNQuaternion = SCNVector4

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { v.simd }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }

extension SIMD3 where Scalar == Float {
    public init(_ vector: SCNVector3) { self = vector.simd }
}

/// A transform in space; its rows are the columns of `simd`'s matrices.
public struct SCNMatrix4: Hashable, Sendable {
    public var m11, m12, m13, m14: Float
    public var m21, m22, m23, m24: Float
    public var m31, m32, m33, m34: Float
    public var m41, m42, m43, m44: Float

    public init() { self.init(simd_float4x4()) }

    public init(_ matrix: simd_float4x4) {
        let (one, two, three, four) = matrix.columns
        (m11, m12, m13, m14) = (one.x, one.y, one.z, one.w)
        (m21, m22, m23, m24) = (two.x, two.y, two.z, two.w)
        (m31, m32, m33, m34) = (three.x, three.y, three.z, three.w)
        (m41, m42, m43, m44) = (four.x, four.y, four.z, four.w)
    }

    var simd: simd_float4x4 {
        simd_float4x4(
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
    }
}

extension Matrix4 where Scalar == Float {
    public init(_ matrix: SCNMatrix4) { self = matrix.simd }
}

private func translation(_ vector: SIMD3<Float>) -> simd_float4x4 {
    var matrix = simd_float4x4(1)
    matrix[3] = SIMD4(vector, 1)
    return matrix
}

private func scaling(_ vector: SIMD3<Float>) -> simd_float4x4 { simd_float4x4(diagonal: SIMD4(vector, 1)) }

private func rotation(_ angle: Float, _ axis: SIMD3<Float>) -> simd_float4x4 {
    axis == .zero ? simd_float4x4(1) : simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize(axis)))
}

public let SCNMatrix4Identity = SCNMatrix4(simd_float4x4(1))
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
/// Returns the transform that does the first, then the second.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(b.simd * a.simd) }
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(m.simd.inverse) }
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(translation(SIMD3(tx, ty, tz)))
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(scaling(SIMD3(sx, sy, sz)))
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(rotation(angle, SIMD3(x, y, z)))
}
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}

/// The place, rotation and scale of a node.
struct Placement {
    var position = SIMD3<Float>.zero
    var orientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    var scale = SIMD3<Float>(1, 1, 1)

    init() {}

    init(_ matrix: simd_float4x4) {
        let (one, two, three, four) = matrix.columns
        func part(_ column: SIMD4<Float>) -> SIMD3<Float> { SIMD3(column.x, column.y, column.z) }
        position = part(four)
        scale = SIMD3(simd_length(part(one)), simd_length(part(two)), simd_length(part(three)))
        if matrix.determinant < 0 { scale.x = -scale.x }
        guard scale.x != 0, scale.y != 0, scale.z != 0 else { return }
        orientation =
            simd_quatf(
                simd_float3x3(part(one) / scale.x, part(two) / scale.y, part(three) / scale.z)
            ).normalized
    }

    var matrix: simd_float4x4 {
        translation(position) * simd_float4x4(orientation) * scaling(scale)
    }

    /// Pitch, yaw and roll: turned by the last first.
    var eulerAngles: SIMD3<Float> {
        get {
            let q = orientation.vector
            let sine = 2 * (q.w * q.y - q.z * q.x)
            let pitch = atan2(2 * (q.w * q.x + q.y * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
            let yaw = abs(sine) >= 1 ? (sine < 0 ? -Float.pi / 2 : .pi / 2) : asin(sine)
            let roll = atan2(2 * (q.w * q.z + q.x * q.y), 1 - 2 * (q.y * q.y + q.z * q.z))
            return SIMD3(pitch, yaw, roll)
        }
        set {
            let pitch = simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
            let yaw = simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
            let roll = simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
            orientation = roll * yaw * pitch
        }
    }
}
