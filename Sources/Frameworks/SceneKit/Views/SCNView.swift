public import Foundation
public import SpriteKit
public import UIKit

/// A view of a scene. The scene goes on with each frame, and isn't drawn, which words in the view say.
@preconcurrency @MainActor
open class SCNView: UIView, @preconcurrency SCNSceneRenderer {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
        public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
        public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
    }

    /// The scene of the view. Apps use `scene`, whose type in `ARSCNView` isn't an optional.
    package nonisolated(unsafe) final var shownScene: SCNScene? {
        didSet { MainThread.perform { [weak self] in self?.runIfShown() } }
    }
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode? { didSet { cameraController.pointOfView = pointOfView } }
    open var allowsCameraControl = false
    open var showsStatistics = false
    open var autoenablesDefaultLighting = false
    open var isPlaying = false
    open var loops = true
    open var rendersContinuously = false
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var sceneTime: TimeInterval = 0
    open var preferredFramesPerSecond = 60 { didSet { frames.framesPerSecond = preferredFramesPerSecond } }
    open var antialiasingMode = SCNAntialiasingMode.none
    open var debugOptions: SCNDebugOptions = []
    open var audioListener: SCNNode?
    open var technique: SCNTechnique?
    /// A scene of sprites over the view, which is drawn.
    open var overlaySKScene: SKScene? { didSet { showOverlay() } }
    private let frames = FrameSteps()
    private let cameraController = SCNCameraController()
    private let controls = CameraControls()
    private var overlay: OverlayView?

    /// The words in the view.
    open class var missingFeature: String { "3D scenes aren't drawn here." }

    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let words = MissingFeatureView(title: "Scene", explanation: Self.missingFeature)
        words.backgroundColor = .clear
        words.cover(self)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("delegate", \SCNView.delegate) + .property("scene", \SCNView.shownScene)
    }

    open var defaultCameraController: SCNCameraController { cameraController }
    open var cameraControlConfiguration: any SCNCameraControlConfiguration { controls }

    // MARK: Time

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        runIfShown()
    }

    private func runIfShown() {
        frames.run(shownScene != nil && window != nil) { [weak self] in self?.step($0, passed: $1) }
    }

    private func step(_ time: TimeInterval, passed: TimeInterval) {
        guard let scene = shownScene, !scene.isPaused else { return }
        delegate?.renderer(self, updateAtTime: time)
        scene.rootNode.advance(by: passed)
        delegate?.renderer(self, didApplyAnimationsAtTime: time)
        delegate?.renderer(self, didSimulatePhysicsAtTime: time)
        delegate?.renderer(self, didApplyConstraintsAtTime: time)
        delegate?.renderer(self, willRenderScene: scene, atTime: time)
        delegate?.renderer(self, didRenderScene: scene, atTime: time)
    }

    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }

    private func showOverlay() {
        overlay?.removeFromSuperview()
        overlay = nil
        guard let overlaySKScene else { return }
        let view = OverlayView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.allowsTransparency = true
        view.backgroundColor = .clear
        addSubview(view)
        view.presentScene(overlaySKScene)
        overlay = view
    }

    // MARK: Places

    /// Nothing is seen, so nothing is hit.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }

    open var currentViewport: CGRect { bounds }

    private var camera: SCNNode? { pointOfView ?? shownScene?.rootNode.firstCamera }

    /// Returns where a place of the world is in the view, and its depth; without a camera, the place.
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
        Projection(camera, bounds).map { SCNVector3($0.project(point.simd)) } ?? point
    }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
        Projection(camera, bounds).map { SCNVector3($0.unproject(point.simd)) } ?? point
    }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        Projection(pointOfView, bounds)?.sees(node) ?? false
    }
    open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        guard let projection = Projection(pointOfView, bounds) else { return [] }
        return shownScene?.rootNode.childNodes { node, _ in node.geometry != nil && projection.sees(node) } ?? []
    }

    /// Returns an image of the view, with the words that it shows.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }
    }
}

// A subclass can't give a property another type, but its own property comes before one of an extension of a protocol.
extension SCNSceneRenderer where Self: SCNView {
    public var scene: SCNScene? {
        get { shownScene }
        set { shownScene = newValue }
    }
}

extension SCNNode {
    /// The first node with a camera, from here on.
    var firstCamera: SCNNode? {
        camera == nil ? childNodes.lazy.compactMap(\.firstCamera).first : self
    }
}

/// A view of sprites over a scene. Touches go through it where its scene takes none.
private final class OverlayView: SKView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        scene?.isUserInteractionEnabled == true && super.point(inside: point, with: event)
    }
}
