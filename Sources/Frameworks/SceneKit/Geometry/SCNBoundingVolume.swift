public import Foundation
import simd

/// Something that can be in space: the box that it fills.
public protocol SCNBoundingVolume: NSObjectProtocol {
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

/// A box in space, or none where nothing is.
struct Box {
    var low = SIMD3<Float>(repeating: .infinity)
    var high = SIMD3<Float>(repeating: -.infinity)

    init() {}

    init(_ box: (min: SCNVector3, max: SCNVector3)) { (low, high) = (box.min.simd, box.max.simd) }

    var isEmpty: Bool { low.x > high.x }

    var volume: (min: SCNVector3, max: SCNVector3) {
        isEmpty ? (SCNVector3Zero, SCNVector3Zero) : (SCNVector3(low), SCNVector3(high))
    }

    var sphere: (center: SCNVector3, radius: Float) {
        isEmpty ? (SCNVector3Zero, 0) : (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
    }

    var corners: [SIMD3<Float>] {
        [low, high].flatMap { x in
            [low, high].flatMap { y in [low, high].map { z in SIMD3(x.x, y.y, z.z) } }
        }
    }

    mutating func add(_ place: SIMD3<Float>) { (low, high) = (pointwiseMin(low, place), pointwiseMax(high, place)) }
}
