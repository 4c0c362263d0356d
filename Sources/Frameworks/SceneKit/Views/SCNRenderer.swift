public import Foundation
public import Metal
public import QuartzCore
public import SpriteKit
public import UIKit

/// Draws a scene into an image or a texture of Metal. Here it draws nothing.
open class SCNRenderer: NSObject, SCNSceneRenderer, @unchecked Sendable {
    open var scene: SCNScene?
    open var sceneTime: TimeInterval = 0
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var isPlaying = false
    open var loops = true
    open var pointOfView: SCNNode?
    open var autoenablesDefaultLighting = false
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var showsStatistics = false
    open var debugOptions: SCNDebugOptions = []
    open var overlaySKScene: SKScene?
    open var audioListener: SCNNode?
    open var technique: SCNTechnique?
    open var nextFrameTime: CFTimeInterval { .infinity }
    open var currentViewport: CGRect { .zero }

    public init(device: (any MTLDevice)?, options: [AnyHashable: Any]? = nil) {}

    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
    open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] { [] }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }

    /// Lets the scene go on to a time.
    open func update(atTime time: CFTimeInterval) {
        if let scene, !scene.isPaused { scene.rootNode.advance(by: max(0, time - sceneTime)) }
        sceneTime = time
    }

    open func render(
        atTime time: CFTimeInterval, viewport: CGRect, commandBuffer: any MTLCommandBuffer,
        passDescriptor renderPassDescriptor: MTLRenderPassDescriptor
    ) { update(atTime: time) }

    /// Returns an image without content.
    open func snapshot(
        atTime time: CFTimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode
    ) -> UIImage {
        MainThread.result { UIGraphicsImageRenderer(size: size).image { _ in } }
    }
}
