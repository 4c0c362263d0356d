public import Foundation
public import simd
import TimedActions

/// Something that can be in space: the box that it fills.
public protocol SCNBoundingVolume: NSObjectProtocol {
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get }
}

/// A node of a scene: a place in space, and what is there.
open class SCNNode: NSObject, NSCopying, SCNBoundingVolume, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var physicsBody: SCNPhysicsBody?
    open var constraints: [SCNConstraint]?
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var renderingOrder = 0
    open var castsShadow = true
    open var categoryBitMask = 1
    open var movabilityHint = 0
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    private var placement = Placement()
    private var pivotMatrix = simd_float4x4(1)
    private var runs = TimedRuns<SCNNode>()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public init(geometry: SCNGeometry?) { self.geometry = geometry }

    // MARK: Place

    open var simdPosition: SIMD3<Float> {
        get { placement.position }
        set { placement.position = newValue }
    }
    open var simdScale: SIMD3<Float> {
        get { placement.scale }
        set { placement.scale = newValue }
    }
    open var simdOrientation: simd_quatf {
        get { placement.orientation }
        set { placement.orientation = newValue }
    }
    open var simdEulerAngles: SIMD3<Float> {
        get { placement.eulerAngles }
        set { placement.eulerAngles = newValue }
    }
    open var simdTransform: simd_float4x4 {
        get { placement.matrix }
        set { placement = Placement(newValue) }
    }
    open var simdWorldTransform: simd_float4x4 {
        get { sequence(first: self, next: \.parent).reduce(simd_float4x4(1)) { $1.simdTransform * $0 } }
        set { simdTransform = (parent?.simdWorldTransform ?? simd_float4x4(1)).inverse * newValue }
    }
    open var simdWorldPosition: SIMD3<Float> {
        get {
            let place = simdWorldTransform.columns.3
            return SIMD3(place.x, place.y, place.z)
        }
        set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
    }
    open var simdWorldFront: SIMD3<Float> { simdConvertVector(SIMD3(0, 0, -1), to: nil) }
    open var simdWorldUp: SIMD3<Float> { simdConvertVector(SIMD3(0, 1, 0), to: nil) }
    open var simdWorldRight: SIMD3<Float> { simdConvertVector(SIMD3(1, 0, 0), to: nil) }

    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = newValue.simd }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = newValue.simd }
    }
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = newValue.simd }
    }
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = newValue.simd }
    }
    open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    open var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = newValue.simd }
    }
    open var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
    open var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    open var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    open var pivot: SCNMatrix4 {
        get { SCNMatrix4(pivotMatrix) }
        set { pivotMatrix = newValue.simd }
    }
    open var orientation: SCNQuaternion {
        get {
            let q = simdOrientation.vector
            return SCNQuaternion(q.x, q.y, q.z, q.w)
        }
        set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
    }
    /// An axis and the angle around it.
    open var rotation: SCNVector4 {
        get {
            let q = simdOrientation
            guard simd_length(q.imag) > 0 else { return SCNVector4Zero }
            return SCNVector4(q.axis.x, q.axis.y, q.axis.z, q.angle)
        }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            simdOrientation =
                axis == .zero
                ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatf(angle: newValue.w, axis: simd_normalize(axis))
        }
    }
    /// Where the node is while actions move it: the place that it has.
    open var presentation: SCNNode { self }

    open func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        let world = simdWorldTransform * SIMD4(position, 1)
        let place = node.map { $0.simdWorldTransform.inverse * world } ?? world
        return SIMD3(place.x, place.y, place.z)
    }
    open func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        (node ?? Self.origin).simdConvertPosition(position, to: self)
    }
    open func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        let world = simdWorldTransform * SIMD4(vector, 0)
        let direction = node.map { $0.simdWorldTransform.inverse * world } ?? world
        return SIMD3(direction.x, direction.y, direction.z)
    }
    private static let origin = SCNNode()

    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(position.simd, to: node))
    }
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(position.simd, from: node))
    }
    open func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertVector(vector.simd, to: node))
    }
    open func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        let world = simdWorldTransform * transform.simd
        return SCNMatrix4(node.map { $0.simdWorldTransform.inverse * world } ?? world)
    }

    open func localTranslate(by translation: SCNVector3) {
        simdPosition += simdOrientation.act(translation.simd)
    }

    /// Turns the node so that its front, along the negative z axis, faces a place of the world.
    open func look(at worldTarget: SCNVector3) {
        let target = parent?.simdConvertPosition(worldTarget.simd, from: nil) ?? worldTarget.simd
        let way = target - simdPosition
        guard simd_length(way) > 0 else { return }
        let back = -simd_normalize(way)
        let upright: SIMD3<Float> = abs(back.y) > 0.999 ? SIMD3(0, 0, -1) : SIMD3(0, 1, 0)
        let right = simd_normalize(simd_cross(upright, back))
        simdOrientation = simd_quatf(simd_float3x3(right, simd_cross(back, right), back)).normalized
    }

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

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.light, copy.camera) = (name, light, camera)
        (copy.opacity, copy.isHidden, copy.placement, copy.pivotMatrix) = (opacity, isHidden, placement, pivotMatrix)
        return copy
    }

    /// Returns a copy with copies of the nodes below it. The geometries are the same.
    open func clone() -> Self {
        let copy = copy() as? Self ?? self
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }

    open func flattenedClone() -> Self { clone() }

    /// The box around the geometry and the nodes below, in the node's coordinates.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        var boxes = geometry.map { [$0.boundingBox] } ?? []
        for child in childNodes {
            let (low, high) = child.boundingBox
            let corners = [low, high].flatMap { x in
                [low, high].flatMap { y in [low, high].map { z in SIMD3(x.x, y.y, z.z) } }
            }
            let places = corners.map { child.simdTransform * SIMD4($0, 1) }.map { SIMD3($0.x, $0.y, $0.z) }
            let least = places.dropFirst().reduce(places[0]) { pointwiseMin($0, $1) }
            let most = places.dropFirst().reduce(places[0]) { pointwiseMax($0, $1) }
            if low != high { boxes.append((SCNVector3(least), SCNVector3(most))) }
        }
        guard let first = boxes.first else { return (SCNVector3Zero, SCNVector3Zero) }
        let low = boxes.reduce(first.min.simd) { pointwiseMin($0, $1.min.simd) }
        let high = boxes.reduce(first.max.simd) { pointwiseMax($0, $1.max.simd) }
        return (SCNVector3(low), SCNVector3(high))
    }

    // MARK: Actions

    open func runAction(_ action: SCNAction) { runs.begin(action.timed) }
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        runs.begin(action.timed, completion: block)
    }
    open func runAction(_ action: SCNAction, forKey key: String?) { runs.begin(action.timed, key: key) }
    open var hasActions: Bool { !runs.isEmpty }
    open func removeAction(forKey key: String) { runs.remove(key) }
    open func removeAllActions() { runs.removeAll() }

    /// Lets the actions of the node and those below it go on by a time.
    func advance(by time: TimeInterval) {
        guard !isPaused else { return }
        for step in runs.steps(time) where runs.isRunning(step.number) {
            guard step.advance(self), runs.isRunning(step.number) else { continue }
            runs.end(step.number)
            step.completion?()
        }
        for child in childNodes { child.advance(by: time) }
    }
}
