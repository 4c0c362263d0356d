public import Foundation
import simd

/// Four numbers: a rotation, or an axis with an angle.
public struct SCNVector4: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float

    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ v: SIMD4<Float>) { self.init(v.x, v.y, v.z, v.w) }
    public init(_ v: SIMD4<Double>) { self.init(v.x, v.y, v.z, v.w) }

    init(_ rotation: simd_quatf) { self.init(rotation.vector) }

    var simd: SIMD4<Float> { SIMD4(x, y, z, w) }

    /// The rotation whose parts the numbers are.
    var rotation: simd_quatf { simd_quatf(vector: simd) }

    /// The rotation about the axis of the first three numbers by the angle of the last one.
    var rotationAboutAxis: simd_quatf {
        let axis = SIMD3(x, y, z)
        return axis == .zero ? .none : simd_quatf(angle: w, axis: simd_normalize(axis))
    }
}

extension Quaternion where Scalar == Float {
    /// The rotation that turns nothing.
    static let none = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
}

public typealias SCNQuaternion = SCNVector4

public let SCNVector4Zero = SCNVector4()

public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a.simd == b.simd }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { v.simd }
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }

extension SIMD4 where Scalar == Float {
    public init(_ v: SCNVector4) { self = v.simd }
}

extension SIMD4 where Scalar == Double {
    public init(_ v: SCNVector4) { self.init(v.simd) }
}
