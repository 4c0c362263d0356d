import Foundation
import simd

/// Where places of a scene are on a rectangle that a camera sees, with their depth from 0 to 1.
struct Projection {
    let world: simd_float4x4
    let viewport: CGRect

    /// Creates the projection of a camera's node, or nil if nothing can be seen by it.
    init?(_ pointOfView: SCNNode?, _ viewport: CGRect) {
        guard let pointOfView, let camera = pointOfView.camera, viewport.width > 0, viewport.height > 0 else {
            return nil
        }
        self.viewport = viewport
        world =
            camera.projectionTransform(withViewportSize: viewport.size).simd * pointOfView.simdWorldTransform.inverse
    }

    func project(_ place: SIMD3<Float>) -> SIMD3<Float> {
        let clip = world * SIMD4(place, 1)
        guard clip.w != 0 else { return place }
        let (x, y, z) = (clip.x / clip.w, clip.y / clip.w, clip.z / clip.w)
        return SIMD3(
            Float(viewport.minX) + (x + 1) / 2 * Float(viewport.width),
            Float(viewport.minY) + (1 - y) / 2 * Float(viewport.height), (z + 1) / 2)
    }

    func unproject(_ place: SIMD3<Float>) -> SIMD3<Float> {
        let clip = SIMD4(
            (place.x - Float(viewport.minX)) / Float(viewport.width) * 2 - 1,
            1 - (place.y - Float(viewport.minY)) / Float(viewport.height) * 2, place.z * 2 - 1, 1)
        let point = world.inverse * clip
        guard point.w != 0 else { return place }
        return SIMD3(point.x / point.w, point.y / point.w, point.z / point.w)
    }

    /// Returns whether a node's box is in what the camera sees, at least in part.
    func sees(_ node: SCNNode) -> Bool {
        let corners = Box(node.boundingBox).corners.map { world * SIMD4(node.simdWorldTransform.place($0), 1) }
        let isOutside: [(SIMD4<Float>) -> Bool] = [
            { $0.x < -$0.w }, { $0.x > $0.w }, { $0.y < -$0.w }, { $0.y > $0.w }, { $0.z < -$0.w }, { $0.z > $0.w },
        ]
        return !isOutside.contains { corners.allSatisfy($0) }
    }
}
