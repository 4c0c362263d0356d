public import Foundation
public import SceneKit
public import SpriteKit
public import UIKit
public import simd

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

open class ARHitTestResult: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let featurePoint = ResultType(rawValue: 1)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        public static let existingPlane = ResultType(rawValue: 8)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
    }

    open var worldTransform: simd_float4x4 { simd_float4x4(1) }
    open var distance: CGFloat { 0 }
    open var anchor: ARAnchor? { nil }
}

open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
}

open class ARRaycastResult: NSObject, @unchecked Sendable {
    open var worldTransform: simd_float4x4 { simd_float4x4(1) }
    open var anchor: ARAnchor? { nil }
}

/// A view of a scene in the world that the camera sees, which it can't show here.
@preconcurrency @MainActor
open class ARSCNView: SCNView {
    open var session = ARSession() { didSet { session.observer = delegate as? any ARSessionObserver } }
    open var automaticallyUpdatesLighting = true
    open override var delegate: (any SCNSceneRendererDelegate)? {
        didSet { session.observer = delegate as? any ARSessionObserver }
    }

    open override class var missingFeature: String { "There is no augmented reality on this device." }

    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

public protocol ARSKViewDelegate: SKViewDelegate, ARSessionObserver {
    @MainActor func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    @MainActor func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
}

extension ARSKViewDelegate {
    @MainActor public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
    @MainActor public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
}

/// A view of sprites in the world that the camera sees; only the sprites are seen here.
@preconcurrency @MainActor
open class ARSKView: SKView {
    open var session = ARSession() { didSet { session.observer = delegate as? any ARSessionObserver } }
    open override var delegate: (any SKViewDelegate)? {
        didSet { session.observer = delegate as? any ARSessionObserver }
    }

    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

/// Words over a view that say how to move the device. They aren't shown.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane }

    open var goal = Goal.tracking
    open var session: ARSession?
    open var activatesAutomatically = true
    open private(set) var isActive = false

    open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}
