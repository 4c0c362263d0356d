import Foundation
public import simd

/// A transform in space; its rows are the columns of `simd`'s matrices.
public struct SCNMatrix4: Sendable {
    public var m11, m12, m13, m14: Float
    public var m21, m22, m23, m24: Float
    public var m31, m32, m33, m34: Float
    public var m41, m42, m43, m44: Float

    public init() { self.init(simd_float4x4()) }

    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float,
        m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    public init(_ m: simd_float4x4) {
        let (one, two, three, four) = m.columns
        (m11, m12, m13, m14) = (one.x, one.y, one.z, one.w)
        (m21, m22, m23, m24) = (two.x, two.y, two.z, two.w)
        (m31, m32, m33, m34) = (three.x, three.y, three.z, three.w)
        (m41, m42, m43, m44) = (four.x, four.y, four.z, four.w)
    }

    public init(_ m: simd_double4x4) {
        self.init(simd_float4x4((0..<4).map { SIMD4<Float>(m[$0]) }))
    }

    var simd: simd_float4x4 {
        simd_float4x4(
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
    }
}

extension Matrix4 where Scalar == Float {
    public init(_ m: SCNMatrix4) { self = m.simd }
}

extension Matrix4 where Scalar == Double {
    public init(_ m: SCNMatrix4) { self.init((0..<4).map { SIMD4<Double>(m.simd[$0]) }) }
}

public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { m.simd }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }

func translation(_ vector: SIMD3<Float>) -> simd_float4x4 {
    var matrix = simd_float4x4(1)
    matrix[3] = SIMD4(vector, 1)
    return matrix
}

func scaling(_ vector: SIMD3<Float>) -> simd_float4x4 { simd_float4x4(diagonal: SIMD4(vector, 1)) }

private func rotation(_ angle: Float, _ axis: SIMD3<Float>) -> simd_float4x4 {
    axis == .zero ? simd_float4x4(1) : simd_float4x4(simd_quatf(angle: angle, axis: simd_normalize(axis)))
}

public let SCNMatrix4Identity = SCNMatrix4(simd_float4x4(1))
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m.simd == simd_float4x4(1) }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.simd == b.simd }
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
