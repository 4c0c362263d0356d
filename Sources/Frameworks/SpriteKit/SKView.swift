import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// A view that shows a scene, which goes on with each frame.
@preconcurrency @MainActor
open class SKView: UIView {
    open weak var delegate: (any SKViewDelegate)?
    open private(set) var scene: SKScene?
    open var isPaused = false { didSet { frames.isPaused = isPaused } }
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var isAsynchronous = true
    open var allowsTransparency = false { didSet { setNeedsDisplay() } }
    open var preferredFramesPerSecond = 60 { didSet { frames.framesPerSecond = preferredFramesPerSecond } }
    open var preferredFrameRate: Float = 60
    private let frames = FrameSteps()
    /// The nodes that touches began in.
    private var touched: [ObjectIdentifier: SKNode] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isMultipleTouchEnabled = false
        contentMode = .redraw
    }

    // MARK: Scenes

    open func presentScene(_ scene: SKScene?) {
        guard scene !== self.scene else { return }
        self.scene?.willMove(from: self)
        self.scene?.view = nil
        self.scene = scene
        touched = [:]
        frames.restart()
        scene?.view = self
        if scene?.scaleMode == .resizeFill { scene?.size = bounds.size }
        scene?.didMove(to: self)
        scene?.sayWhatIsMissing()
        setNeedsDisplay()
        runIfShown()
    }

    /// Presents a scene at once: transitions between scenes aren't shown here.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene, scene.scaleMode == .resizeFill, scene.size != bounds.size { scene.size = bounds.size }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        runIfShown()
    }

    private func runIfShown() {
        frames.run(scene != nil && window != nil) { [weak self] in self?.step($0, passed: $1) }
    }

    private func step(_ time: TimeInterval, passed: TimeInterval) {
        guard let scene, delegate?.view(self, shouldRenderAtTime: time) ?? true else { return }
        scene.advance(to: time, by: passed)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let scene else { return }
        SceneDrawing(scene, bounds: bounds, isClear: allowsTransparency).draw(in: context)
    }

    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(scene.toView(bounds).inverted())
    }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.toView(bounds)) }

    /// Returns a picture of a node and those below it.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }

    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: crop.size).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: -crop.minX, y: crop.maxY)
            context.scaleBy(x: 1, y: -1)
            SceneDrawing.draw(node, node.toParent, in: context)
        }
        return SKTexture(image: image)
    }

    // MARK: Touches

    /// Returns the node in front at a touch that wants touches: a node below it that doesn't lets them pass.
    private func target(of touch: UITouch, in scene: SKScene) -> SKNode? {
        let point = touch.location(in: scene)
        let nodes = scene.nodes(at: point) + [scene]
        return nodes.first { $0.isUserInteractionEnabled && !$0.isHidden }
    }

    private func send(
        _ touches: Set<UITouch>, _ event: UIEvent?, ends: Bool = false,
        _ body: (SKNode) -> (Set<UITouch>, UIEvent?) -> Void
    ) {
        var parts: [(SKNode, Set<UITouch>)] = []
        for touch in touches {
            guard let node = touched[ObjectIdentifier(touch)] else { continue }
            if let index = parts.firstIndex(where: { $0.0 === node }) {
                parts[index].1.insert(touch)
            } else {
                parts.append((node, [touch]))
            }
            if ends { touched[ObjectIdentifier(touch)] = nil }
        }
        for (node, touches) in parts { body(node)(touches, event) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let scene else { return super.touchesBegan(touches, with: event) }
        for touch in touches { touched[ObjectIdentifier(touch)] = target(of: touch, in: scene) }
        send(touches, event) { node in { node.touchesBegan($0, with: $1) } }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        send(touches, event) { node in { node.touchesMoved($0, with: $1) } }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        send(touches, event, ends: true) { node in { node.touchesEnded($0, with: $1) } }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        send(touches, event, ends: true) { node in { node.touchesCancelled($0, with: $1) } }
    }
}

extension UITouch {
    /// Returns the place of the touch in a node's coordinates.
    @MainActor
    public func location(in node: SKNode) -> CGPoint { place(location(in: node.scene?.view), in: node) }

    @MainActor
    public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: node.scene?.view), in: node) }

    @MainActor
    private func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}

/// The drawing of a scene: its nodes by their heights, those of the same height in the order of the tree.
@MainActor
private struct SceneDrawing {
    private struct Part {
        let node: SKNode
        let transform: CGAffineTransform
        let alpha: CGFloat
        let height: CGFloat
    }

    private let scene: SKScene
    private let bounds: CGRect
    private let isClear: Bool

    init(_ scene: SKScene, bounds: CGRect, isClear: Bool) {
        (self.scene, self.bounds, self.isClear) = (scene, bounds, isClear)
    }

    func draw(in context: CGContext) {
        if !isClear {
            context.setFillColor(scene.backgroundColor.cgColor)
            context.fill(bounds)
        }
        let toView = scene.toView(bounds)
        if scene.scaleMode == .aspectFit { context.clip(to: scene.ownBounds.applying(toView)) }
        var parts: [Part] = []
        for child in scene.children {
            Self.collect(child, child.toParent.concatenating(toView), child.alpha, child.zPosition, &parts)
        }
        Self.draw(parts, in: context)
    }

    /// Draws a node and those below it with a transform from its own coordinates.
    static func draw(_ node: SKNode, _ transform: CGAffineTransform, in context: CGContext) {
        var parts: [Part] = []
        collect(node, transform, node.alpha, node.zPosition, &parts)
        draw(parts, in: context)
    }

    private static func draw(_ parts: [Part], in context: CGContext) {
        let ordered = parts.enumerated().sorted { one, other in
            one.element.height == other.element.height
                ? one.offset < other.offset : one.element.height < other.element.height
        }
        for (_, part) in ordered {
            context.saveGState()
            context.concatenate(part.transform)
            context.setAlpha(part.alpha)
            part.node.draw(in: context)
            context.restoreGState()
        }
    }

    private static func collect(
        _ node: SKNode, _ transform: CGAffineTransform, _ alpha: CGFloat, _ height: CGFloat, _ parts: inout [Part]
    ) {
        guard !node.isHidden, alpha > 0 else { return }
        parts.append(Part(node: node, transform: transform, alpha: alpha, height: height))
        for child in node.children {
            collect(
                child, child.toParent.concatenating(transform), alpha * child.alpha, height + child.zPosition, &parts)
        }
    }
}
