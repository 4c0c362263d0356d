public import Foundation
public import simd

/// A person. Sessions find none here.
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var skeleton: ARSkeleton3D { ARSkeleton3D() }
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}

/// A person on the camera's picture.
open class ARBody2D: NSObject, @unchecked Sendable {
    open var skeleton: ARSkeleton2D { ARSkeleton2D() }
}

/// The joints of a skeleton. None are known here.
open class ARSkeletonDefinition: NSObject, @unchecked Sendable {
    public static let defaultBody3D = ARSkeletonDefinition()
    public static let defaultBody2D = ARSkeletonDefinition()

    open var jointNames: [String] { [] }
    open var jointCount: Int { jointNames.count }
    open var parentIndices: [Int] { [] }
    open var neutralBodySkeleton3D: ARSkeleton3D? { nil }
    open func index(for jointName: ARSkeleton.JointName) -> Int {
        jointNames.firstIndex(of: jointName.rawValue) ?? NSNotFound
    }
}

open class ARSkeleton: NSObject, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let root = JointName(rawValue: "root")
        public static let head = JointName(rawValue: "head_joint")
        public static let leftHand = JointName(rawValue: "left_hand_joint")
        public static let rightHand = JointName(rawValue: "right_hand_joint")
        public static let leftFoot = JointName(rawValue: "left_foot_joint")
        public static let rightFoot = JointName(rawValue: "right_foot_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
    }

    open var definition: ARSkeletonDefinition { .defaultBody3D }
    open var jointCount: Int { definition.jointCount }
    open func isJointTracked(_ jointIndex: Int) -> Bool { false }
}

open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
    open var jointModelTransforms: [simd_float4x4] { [] }
    open var jointLocalTransforms: [simd_float4x4] { [] }
    open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
    open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}

open class ARSkeleton2D: ARSkeleton, @unchecked Sendable {
    open override var definition: ARSkeletonDefinition { .defaultBody2D }
    open var jointLandmarks: [SIMD2<Float>] { [] }
    open func landmark(for jointName: JointName) -> SIMD2<Float>? { nil }
}
