public import CoreGraphics
public import Foundation
public import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// Nodes that are rendered like those above them.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha

    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        guard let file = aDecoder as? SceneDecoder else { return }
        shouldEnableEffects = file.bool("_shouldEnableEffects") ?? shouldEnableEffects
        shouldRasterize = file.bool("_shouldRasterize") ?? shouldRasterize
        shouldCenterFilter = file.bool("_shouldCenterFilter") ?? shouldCenterFilter
        blendMode = file.option("_blendMode") ?? blendMode
    }
}

/// The root of what a view shows.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            didChangeSize(oldValue)
            changed()
        }
    }
    open var scaleMode = SKSceneScaleMode.fill { didSet { changed() } }
    open var anchorPoint = CGPoint.zero { didSet { changed() } }
    open var backgroundColor = UIColor(white: 0.15, alpha: 1) { didSet { changed() } }
    open weak var camera: SKCameraNode? { didSet { changed() } }
    open weak var delegate: (any SKSceneDelegate)?
    open weak var listener: SKNode?
    open internal(set) weak var view: SKView?
    public let physicsWorld = SKPhysicsWorld()

    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }

    public init(size: CGSize) {
        self.size = size
        super.init()
        isUserInteractionEnabled = true
        sceneDidLoad()
    }

    public required init?(coder aDecoder: NSCoder) {
        let file = aDecoder as? SceneDecoder
        size = file?.rect("Scene_bounds")?.size ?? CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        isUserInteractionEnabled = true
        if let file { readScene(file) }
        sceneDidLoad()
    }

    private func readScene(_ file: SceneDecoder) {
        anchorPoint = file.point("_anchorPoint") ?? anchorPoint
        scaleMode = file.option("_scaleMode") ?? scaleMode
        backgroundColor = file.color("_backgroundColor") ?? backgroundColor
        camera = file.value("_camera", as: SKCameraNode.self)
        _ = file.inside("_physicsWorld") { _ in
            physicsWorld.gravity = file.vector("gravity") ?? physicsWorld.gravity
            physicsWorld.speed = file.number("speedMultiplier") ?? physicsWorld.speed
            return true
        }
    }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    open override var next: UIResponder? { view?.next }
    open override var frame: CGRect { ownBounds }

    override var ownBounds: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override func changed() { view?.setNeedsDisplay() }

    /// From the scene's coordinates to the view's, whose y axis points downwards.
    func toView(_ bounds: CGRect) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        var (across, up) = (bounds.width / size.width, bounds.height / size.height)
        switch scaleMode {
        case .fill, .resizeFill: break
        case .aspectFill: (across, up) = (max(across, up), max(across, up))
        case .aspectFit: (across, up) = (min(across, up), min(across, up))
        }
        // The middle of what the scene shows is in the middle of the view.
        let middle = CGPoint(x: ownBounds.midX, y: ownBounds.midY)
        let shown = camera?.fromScene ?? .identity
        let centered = CGAffineTransform(
            translationX: camera == nil ? -middle.x : 0, y: camera == nil ? -middle.y : 0)
        return shown.concatenating(centered).concatenating(CGAffineTransform(scaleX: across, y: -up))
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    }

    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        view.map { point.applying(toView($0.bounds).inverted()) } ?? point
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        view.map { point.applying(toView($0.bounds)) } ?? point
    }

    /// Lets the scene go on to a time, in SpriteKit's order.
    func advance(to time: TimeInterval, by step: TimeInterval) {
        guard !isPaused else { return }
        delegate?.update(time, for: self)
        update(time)
        advance(by: step)
        delegate?.didEvaluateActions(for: self)
        didEvaluateActions()
        delegate?.didSimulatePhysics(for: self)
        didSimulatePhysics()
        for node in descendants { node.applyConstraints() }
        delegate?.didApplyConstraints(for: self)
        didApplyConstraints()
        delegate?.didFinishUpdate(for: self)
        didFinishUpdate()
    }
}

/// Where a scene is looked at from.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    var fromScene: CGAffineTransform { toRoot.inverted() }

    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let parent = node.parent else { return false }
        let frame = node.calculateAccumulatedFrame()
        let (one, two) = (frame.origin, CGPoint(x: frame.maxX, y: frame.maxY))
        let (low, high) = (convert(one, from: parent), convert(two, from: parent))
        let shown = CGRect(
            x: -scene.size.width / 2, y: -scene.size.height / 2, width: scene.size.width, height: scene.size.height)
        return shown.intersects(CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    }
}

/// Nodes within a mask. The mask isn't applied here.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}

/// A sound, unheard here.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true

    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let file = aDecoder as? SceneDecoder { autoplayLooped = file.bool("_autoplayLooped") ?? autoplayLooped }
    }

    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}

/// A light, which isn't drawn here.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor(white: 0, alpha: 0.5)
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 1

    public override init() { super.init() }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        guard let file = aDecoder as? SceneDecoder else { return }
        let parts = ["redComponent", "greenComponent", "blueComponent", "alphaComponent"]
        isEnabled = file.bool("enabled") ?? isEnabled
        lightColor = file.color("lightColor.", parts) ?? lightColor
        ambientColor = file.color("ambientColor.", parts) ?? ambientColor
        shadowColor = file.color("shadowColor.", parts) ?? shadowColor
        falloff = file.number("lightDecay") ?? falloff
        categoryBitMask = file.mask("lightCategoryBitMask") ?? categoryBitMask
    }
}

// MARK: Constraints

open class SKRange: NSObject, @unchecked Sendable {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat

    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }

    func limited(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

/// What is set right in a node after each frame.
open class SKConstraint: NSObject, @unchecked Sendable {
    open var enabled = true
    private let apply: @MainActor (SKNode) -> Void

    private init(_ apply: @escaping @MainActor (SKNode) -> Void) { self.apply = apply }

    @MainActor
    func set(_ node: SKNode) { if enabled { apply(node) } }

    open class func positionX(_ range: SKRange) -> SKConstraint {
        SKConstraint { $0.position.x = range.limited($0.position.x) }
    }
    open class func positionY(_ range: SKRange) -> SKConstraint {
        SKConstraint { $0.position.y = range.limited($0.position.y) }
    }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        SKConstraint { $0.position = CGPoint(x: xRange.limited($0.position.x), y: yRange.limited($0.position.y)) }
    }
    open class func zRotation(_ range: SKRange) -> SKConstraint {
        SKConstraint { $0.zRotation = range.limited($0.zRotation) }
    }

    /// Keeps a node at a distance from another.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        SKConstraint { each in
            guard let parent = each.parent, let target = node.parent else { return }
            let middle = parent.convert(node.position, from: target)
            let (dx, dy) = (each.position.x - middle.x, each.position.y - middle.y)
            let now = hypot(dx, dy)
            let wanted = range.limited(now)
            guard now > 0, now != wanted else { return }
            each.position = CGPoint(x: middle.x + dx * wanted / now, y: middle.y + dy * wanted / now)
        }
    }
}

extension SKNode {
    fileprivate func applyConstraints() { for each in constraints ?? [] { each.set(self) } }
}
