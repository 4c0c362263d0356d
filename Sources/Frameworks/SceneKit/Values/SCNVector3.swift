public import Foundation
import simd

/// Three numbers: a place, a direction or angles. As Apple's, it can't be compared with `==`.
public struct SCNVector3: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }

    var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

public let SCNVector3Zero = SCNVector3()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a.simd == b.simd }
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { v.simd }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }

extension SIMD3 where Scalar == Float {
    public init(_ v: SCNVector3) { self = v.simd }
}

extension SIMD3 where Scalar == Double {
    public init(_ v: SCNVector3) { self.init(v.simd) }
}
