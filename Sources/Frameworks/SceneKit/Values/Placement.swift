import Foundation
import simd

/// The place, rotation and scale of a node.
struct Placement {
    var position = SIMD3<Float>.zero
    var orientation = simd_quatf.none
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
