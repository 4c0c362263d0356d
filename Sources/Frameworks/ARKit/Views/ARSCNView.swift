public import Foundation
public import SceneKit
import UIKit
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

public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}

/// A view of a scene in the world that the camera sees, which it can't show here.
@preconcurrency @MainActor
open class ARSCNView: SCNView, ARSessionProviding {
    open var session = ARSession() { didSet { session.observer = delegate as? any ARSessionObserver } }
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false
    open override var delegate: (any SCNSceneRendererDelegate)? {
        didSet { session.observer = delegate as? any ARSessionObserver }
    }

    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        begin()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// Gives the view an empty scene, and a camera that doesn't move, as the device's.
    private func begin() {
        shownScene = SCNScene()
        let camera = SCNNode()
        camera.camera = SCNCamera()
        pointOfView = camera
    }

    /// The scene: an empty one at first.
    open var scene: SCNScene {
        get {
            if let shownScene { return shownScene }
            let empty = SCNScene()
            shownScene = empty
            return empty
        }
        set { shownScene = newValue }
    }

    open override class var missingFeature: String { "There is no augmented reality on this device." }

    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? { nil }
}
