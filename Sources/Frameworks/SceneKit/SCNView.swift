public import Foundation
import QuartzCore
public import UIKit

/// A tree of nodes in space.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    public let physicsWorld = SCNPhysicsWorld()
    open var isPaused = false
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogColor: Any = UIColor.white

    public override init() {}

    /// Returns an empty scene for a file of the bundle, whose content isn't read here, or nil if there is no such file.
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }

    public convenience init?(named name: String, inDirectory directory: String?, options: [AnyHashable: Any]? = nil) {
        let path = [Bundle.main.resourcePath, directory, name].compactMap(\.self).joined(separator: "/")
        let endings = ["", ".scn", ".dae", ".usdz"]
        guard endings.contains(where: { FileManager.default.fileExists(atPath: path + $0) }) else { return nil }
        self.init()
        Self.report(name)
    }

    public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws {
        _ = try Data(contentsOf: url)
        self.init()
        Self.report(url.lastPathComponent)
    }

    private static func report(_ name: String) {
        MainThread.perform {
            UIEnvironment.current.reportOnce("SceneKit: files of scenes aren't read here; \(name) is an empty scene")
        }
    }
}

/// A node that is hit by a ray.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    open var worldCoordinates: SCNVector3 { node.worldPosition }
    open var localCoordinates: SCNVector3 { SCNVector3Zero }
    open var geometryIndex: Int { 0 }

    init(_ node: SCNNode) { self.node = node }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
}

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    public static let showWireframe = SCNDebugOptions(rawValue: 4)
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

/// What draws a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene? { get set }
}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// A view of a scene. The scene goes on with each frame, and isn't drawn, which words in the view say.
@preconcurrency @MainActor
open class SCNView: UIView, @preconcurrency SCNSceneRenderer {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    }

    open var scene: SCNScene? { didSet { runIfShown() } }
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var showsStatistics = false
    open var autoenablesDefaultLighting = false
    open var isPlaying = false
    open var loops = true
    open var rendersContinuously = false
    open var isJitteringEnabled = false
    open var sceneTime: TimeInterval = 0
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open var debugOptions: SCNDebugOptions = []
    private let frames = FrameSteps()

    /// The words in the view.
    open class var missingFeature: String { "3D scenes aren't drawn here." }

    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }

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

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        runIfShown()
    }

    private func runIfShown() {
        frames.run(scene != nil && window != nil) { [weak self] in self?.step($0, passed: $1) }
    }

    private func step(_ time: TimeInterval, passed: TimeInterval) {
        guard let scene, !scene.isPaused else { return }
        delegate?.renderer(self, updateAtTime: time)
        scene.rootNode.advance(by: passed)
        delegate?.renderer(self, didApplyAnimationsAtTime: time)
        delegate?.renderer(self, didSimulatePhysicsAtTime: time)
        delegate?.renderer(self, willRenderScene: scene, atTime: time)
        delegate?.renderer(self, didRenderScene: scene, atTime: time)
    }

    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }

    /// Nothing is seen, so nothing is hit.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }

    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }
    }
}

/// A group of changes, which come about at once here.
open class SCNTransaction: NSObject {
    nonisolated(unsafe) private static var duration: TimeInterval = 0.25

    open class var animationDuration: TimeInterval {
        get { duration }
        set { duration = newValue }
    }
    open class func begin() {}
    open class func commit() {}
    open class func flush() {}
}
