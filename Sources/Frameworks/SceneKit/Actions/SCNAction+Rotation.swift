public import Foundation
import simd
import TimedActions

extension SCNAction {
    public class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    {
        let angles = SCNVector3(xAngle, yAngle, zAngle).simd
        return change(
            duration, reverse: { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }
        ) { node in
            let start = node.simdOrientation
            return { part in
                var turn = Placement()
                turn.eulerAngles = angles * part
                node.simdOrientation = turn.orientation * start
            }
        }
    }
    public class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    {
        let end = SCNVector3(xAngle, yAngle, zAngle).simd
        return change(duration) { node in
            let start = node.simdEulerAngles
            return { node.simdEulerAngles = start + (end - start) * $0 }
        }
    }
    public class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
        usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction {
        guard shortestUnitArc else { return rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration) }
        var turn = Placement()
        turn.eulerAngles = SCNVector3(xAngle, yAngle, zAngle).simd
        return turnTo(turn.orientation, duration: duration)
    }
    public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        turnTo(axisAngle.rotationAboutAxis, duration: duration)
    }
    private class func turnTo(_ end: simd_quatf, duration: TimeInterval) -> SCNAction {
        change(duration) { node in
            let start = node.simdOrientation
            return { node.simdOrientation = simd_slerp(start, end, $0) }
        }
    }
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        change(duration, reverse: { rotate(by: -angle, around: axis, duration: duration) }) { node in
            let start = node.simdOrientation
            guard simd_length(axis.simd) > 0 else { return { _ in } }
            return { part in
                node.simdOrientation =
                    simd_quatf(angle: Float(angle) * part, axis: simd_normalize(axis.simd)) * start
            }
        }
    }
}
