public import Foundation
import QuartzCore
import simd
import TimedActions

public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }
public enum SCNNodeFocusBehavior: Int, Sendable { case none, occluding, focusable }

/// Lets a node draw itself by OpenGL or Metal. Nothing calls it here.
public protocol SCNNodeRendererDelegate: NSObjectProtocol {
    func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [String: Any])
}

extension SCNNodeRendererDelegate {
    public func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [String: Any]) {}
}

/// A node of a scene: a place in space, and what is there.
open class SCNNode: NSObject, NSCopying, SCNBoundingVolume, SCNActionable, AnimatedObject, @unchecked Sendable {
    open var name: String?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var geometry: SCNGeometry?
    open var skinner: SCNSkinner?
    open var morpher: SCNMorpher?
    open var physicsBody: SCNPhysicsBody?
    open var physicsField: SCNPhysicsField?
    open var constraints: [SCNConstraint]?
    /// Filters of Core Image. Nothing is drawn that they could change.
    open var filters: [Any]?
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var renderingOrder = 0
    open var castsShadow = true
    open var categoryBitMask = 1
    open var movabilityHint = SCNMovabilityHint.fixed
    open var focusBehavior = SCNNodeFocusBehavior.none
    open weak var rendererDelegate: (any SCNNodeRendererDelegate)?
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    open private(set) var particleSystems: [SCNParticleSystem]?
    open private(set) var audioPlayers: [SCNAudioPlayer] = []
    var animations: RunningAnimations?
    var placement = Placement()
    var pivotMatrix = simd_float4x4(1)
    private var ownBox: (min: SCNVector3, max: SCNVector3)?
    private var runs = TimedRuns<SCNNode>()
    private var actions: [String: SCNAction] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    // MARK: Place

    open var position: SCNVector3 {
        get { SCNVector3(placement.position) }
        set { placement.position = newValue.simd }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(placement.scale) }
        set { placement.scale = newValue.simd }
    }
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(placement.eulerAngles) }
        set { placement.eulerAngles = newValue.simd }
    }
    open var orientation: SCNQuaternion {
        get { SCNQuaternion(placement.orientation) }
        set { placement.orientation = newValue.rotation }
    }
    /// An axis and the angle around it.
    open var rotation: SCNVector4 {
        get {
            let turn = placement.orientation
            guard simd_length(turn.imag) > 0 else { return SCNVector4Zero }
            return SCNVector4(turn.axis.x, turn.axis.y, turn.axis.z, turn.angle)
        }
        set { placement.orientation = newValue.rotationAboutAxis }
    }
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(placement.matrix) }
        set { placement = Placement(newValue.simd) }
    }
    open var pivot: SCNMatrix4 {
        get { SCNMatrix4(pivotMatrix) }
        set { pivotMatrix = newValue.simd }
    }
    /// Where the node is while actions move it: the place that it has.
    open var presentation: SCNNode { self }

    // MARK: Tree

    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

    open func insertChildNode(_ child: SCNNode, at index: Int) {
        precondition(
            !sequence(first: self, next: \.parent).contains { $0 === child }, "a node can't be its own ancestor")
        child.removeFromParentNode()
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
        child.parent = self
    }

    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }

    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }

    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }

    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var (found, stop): ([SCNNode], ObjCBool) = ([], false)
        for node in descendants {
            if predicate(node, &stop) { found.append(node) }
            if stop.boolValue { break }
        }
        return found
    }

    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _ = childNodes { node, stop in
            block(node, stop)
            return false
        }
    }

    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        block(self, &stop)
        if !stop.boolValue { enumerateChildNodes(block) }
    }

    private var descendants: [SCNNode] { childNodes.flatMap { [$0] + $0.descendants } }

    // MARK: Copying

    /// Returns a copy without the nodes below it. Its geometry, light and camera are the same objects.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNNode()
        copyValues(to: copy)
        return copy
    }

    /// Gives another node what this one has, except the nodes below it.
    func copyValues(to copy: SCNNode) {
        (copy.name, copy.light, copy.camera, copy.geometry) = (name, light, camera, geometry)
        (copy.skinner, copy.morpher, copy.constraints) = (skinner, morpher, constraints)
        copy.physicsBody = physicsBody?.copy() as? SCNPhysicsBody
        copy.physicsField = physicsField?.copy() as? SCNPhysicsField
        (copy.opacity, copy.isHidden, copy.placement, copy.pivotMatrix) = (opacity, isHidden, placement, pivotMatrix)
        (copy.renderingOrder, copy.castsShadow, copy.filters) = (renderingOrder, castsShadow, filters)
        (copy.categoryBitMask, copy.movabilityHint) = (categoryBitMask, movabilityHint)
        (copy.isPaused, copy.focusBehavior) = (isPaused, focusBehavior)
        (copy.particleSystems, copy.ownBox) = (particleSystems, ownBox)
    }

    /// Returns a copy with copies of the nodes below it. The geometries are the same.
    open func clone() -> Self {
        let clone = copy() as? Self ?? copyByCoder()
        addClonesOfChildren(to: clone)
        return clone
    }

    private func addClonesOfChildren(to clone: SCNNode) {
        for child in childNodes {
            let childClone = child.copy() as? SCNNode ?? SCNNode()
            child.addClonesOfChildren(to: childClone)
            clone.addChildNode(childClone)
        }
    }

    // Swift makes an object of an unknown subclass by a required initializer only, and `init()` can't be one: apps
    // would have to declare it so.
    private func copyByCoder() -> Self {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData), let copy = Self(coder: coder)
        else { preconditionFailure("\(Self.self) can't be cloned: override copy(with:) so that it returns one") }
        copyValues(to: copy)
        return copy
    }

    open func flattenedClone() -> Self { clone() }

    // MARK: Box

    /// The box around the geometry and the nodes below, in the node's coordinates.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { ownBox ?? filledBox.volume }
        set { ownBox = newValue }
    }
    open var boundingSphere: (center: SCNVector3, radius: Float) {
        if ownBox == nil, let geometry, childNodes.isEmpty { return geometry.boundingSphere }
        return ownBox.map(Box.init)?.sphere ?? filledBox.sphere
    }

    private var filledBox: Box {
        var box = geometry.map { Box($0.boundingBox) } ?? Box()
        for child in childNodes {
            let inner = child.ownBox.map(Box.init) ?? child.filledBox
            guard !inner.isEmpty else { continue }
            let matrix = child.simdTransform
            for corner in inner.corners { box.add(matrix.place(corner)) }
        }
        return box
    }

    // MARK: Actions

    open func runAction(_ action: SCNAction) { runAction(action, forKey: nil, completionHandler: nil) }
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        runAction(action, forKey: nil, completionHandler: block)
    }
    open func runAction(_ action: SCNAction, forKey key: String?) {
        runAction(action, forKey: key, completionHandler: nil)
    }
    open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
        if let key { actions[key] = action }
        runs.begin(action.timed, key: key, completion: block)
    }
    open var hasActions: Bool { !runs.isEmpty }
    open func action(forKey key: String) -> SCNAction? { runs.contains(key) ? actions[key] : nil }
    open var actionKeys: [String] { actions.keys.filter { runs.contains($0) }.sorted() }
    open func removeAction(forKey key: String) { runs.remove(key) }
    open func removeAllActions() { runs.removeAll() }

    /// Lets the actions, animations and sounds of the node and those below it go on by a time.
    func advance(by time: TimeInterval) {
        guard !isPaused else { return }
        for step in runs.steps(time) where runs.isRunning(step.number) {
            guard step.advance(self), runs.isRunning(step.number) else { continue }
            runs.end(step.number)
            step.completion?()
        }
        animations?.advance(by: time, of: self)
        geometry?.advance(by: time)
        for object in [light, camera, morpher] as [(any AnimatedObject)?] {
            if let object { object.animations?.advance(by: time, of: object) }
        }
        for player in audioPlayers where player.advance(by: time) {
            removeAudioPlayer(player)
            player.didFinishPlayback?()
        }
        for child in childNodes { child.advance(by: time) }
    }

    // MARK: Particles and sounds

    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }

    open func addAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.append(player) }
    open func removeAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.removeAll { $0 === player } }
    open func removeAllAudioPlayers() { audioPlayers = [] }

    // MARK: Hits

    /// Nothing is seen, so nothing is hit.
    open func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] { [] }
}
