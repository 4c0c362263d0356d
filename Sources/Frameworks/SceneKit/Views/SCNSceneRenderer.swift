public import Foundation
public import Metal
public import QuartzCore
public import SpriteKit

public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public enum SCNRenderingAPI: UInt, Sendable { case metal, openGLES2 }

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    public static let showCreases = SCNDebugOptions(rawValue: 256)
    public static let showConstraints = SCNDebugOptions(rawValue: 512)
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

/// What draws a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene? { get set }
    var sceneTime: TimeInterval { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
    func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    var isPlaying: Bool { get set }
    var loops: Bool { get set }
    var pointOfView: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var isJitteringEnabled: Bool { get set }
    var isTemporalAntialiasingEnabled: Bool { get set }
    var showsStatistics: Bool { get set }
    var debugOptions: SCNDebugOptions { get set }
    var renderingAPI: SCNRenderingAPI { get }
    var currentViewport: CGRect { get }
    var overlaySKScene: SKScene? { get set }
    var audioListener: SCNNode? { get set }
    var technique: SCNTechnique? { get set }
}

extension SCNSceneRenderer {
    public func hitTest(_ point: CGPoint) -> [SCNHitTestResult] { hitTest(point, options: nil) }

    public var renderingAPI: SCNRenderingAPI { .metal }
    /// Nil: there is no graphics processor.
    public var device: (any MTLDevice)? { nil }
    public var commandQueue: (any MTLCommandQueue)? { nil }
    public var currentRenderCommandEncoder: (any MTLRenderCommandEncoder)? { nil }
    public var colorPixelFormat: MTLPixelFormat { .bgra8Unorm_srgb }
    public var depthPixelFormat: MTLPixelFormat { .depth32Float }
    public var stencilPixelFormat: MTLPixelFormat { .invalid }

    /// Returns whether there was nothing to stop it: nothing has to be prepared here.
    @discardableResult
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { block?() != true }
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    public func prepare(_ objects: [Any]) async -> Bool { true }

    /// Shows another scene, at once.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
        completionHandler: (() -> Void)? = nil
    ) {
        self.scene = scene
        if let pointOfView { self.pointOfView = pointOfView }
        completionHandler?()
    }
}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
    public func renderer(
        _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
}

/// How a scene is drawn in several passes. None is done here.
open class SCNTechnique: NSObject, NSCopying, AnimatedObject, @unchecked Sendable {
    public let dictionaryRepresentation: [String: Any]
    private var values: [String: Any] = [:]
    var animations: RunningAnimations?

    public init?(dictionary: [String: Any]) { dictionaryRepresentation = dictionary }
    private init(_ other: SCNTechnique) { dictionaryRepresentation = other.dictionaryRepresentation }

    open func setObject(_ obj: Any?, forKeyedSubscript key: any NSCopying) { values["\(key)"] = obj }
    open subscript(key: Any) -> Any? { values["\(key)"] }
    open func copy(with zone: NSZone? = nil) -> Any { SCNTechnique(self) }
}

extension SCNTechnique: KeyValueContainer {
    public func value(forKey key: String) -> Any? { values[key] }
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}
