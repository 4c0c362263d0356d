import CoreGraphics
public import Foundation
import TimedActions
public import UIKit

public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A node of a scene: a place, and what is done there. Its y axis points upwards.
@preconcurrency @MainActor
open class SKNode: UIResponder, SKFileNode {
    open var name: String?
    open var position = CGPoint.zero { didSet { changed() } }
    open var zPosition: CGFloat = 0 { didSet { changed() } }
    open var zRotation: CGFloat = 0 { didSet { changed() } }
    open var xScale: CGFloat = 1 { didSet { changed() } }
    open var yScale: CGFloat = 1 { didSet { changed() } }
    open var alpha: CGFloat = 1 { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    open var speed: CGFloat = 1
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var userData: NSMutableDictionary?
    open var constraints: [SKConstraint]?
    open var physicsBody: SKPhysicsBody? {
        didSet {
            oldValue?.node = nil
            physicsBody?.node = self
        }
    }
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    /// The entity of GameplayKit that the node is a part of. Entities and components belong to no actor.
    package nonisolated(unsafe) weak var gameEntity: AnyObject?
    private var runs = TimedRuns<SKNode>()

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        if let file = aDecoder as? SceneDecoder { read(file) }
    }

    // MARK: Tree

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent: \(node)")
        precondition(node !== self && !inParentHierarchy(node), "a node can't be its own ancestor")
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
        changed()
    }

    /// Adds the nodes of a file, without those that are elsewhere: only damaged files have a node in two places.
    func adopt(_ nodes: [SKNode]) {
        for node in nodes where node.parent == nil && node !== self && !inParentHierarchy(node) {
            children.append(node)
            node.parent = self
        }
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parent.changed()
    }

    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }

    open func move(toParent parent: SKNode) {
        let place = self.parent.map { $0.convert(position, to: parent) } ?? position
        removeFromParent()
        position = place
        parent.addChild(self)
    }

    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0 === parent }
    }

    open var scene: SKScene? { root as? SKScene }

    var root: SKNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// Called when something that is seen has changed.
    func changed() { scene?.view?.setNeedsDisplay() }

    open override var next: UIResponder? { parent }

    // MARK: Search

    open func childNode(withName name: String) -> SKNode? { nodes(matching: name).first }
    open subscript(name: String) -> [SKNode] { nodes(matching: name) }

    open func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in nodes(matching: name) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the nodes that a path names: names with `*` between slashes, `..` for the parent, `//` for any depth, and a slash
    /// at the beginning for the root.
    private func nodes(matching path: String) -> [SKNode] {
        var (found, isDeep) = ([self], false)
        var parts = path.components(separatedBy: "/")
        if path.hasPrefix("/") {
            found = [root]
            parts.removeFirst()
        }
        for part in parts {
            if part.isEmpty { isDeep = true; continue }
            let candidates = found.flatMap { isDeep ? Array($0.descendants.dropFirst()) : $0.children }
            found =
                part == ".." ? found.compactMap(\.parent) : candidates.filter { Self.isName($0.name, like: part) }
            isDeep = false
        }
        return isDeep ? found.flatMap { $0.descendants.dropFirst() } : found
    }

    private static func isName(_ name: String?, like pattern: String) -> Bool {
        guard let name else { return pattern == "*" }
        guard pattern.contains("*") || pattern.contains("?") else { return name == pattern }
        return NSPredicate(format: "SELF LIKE %@", pattern).evaluate(with: name)
    }

    /// The node and those below it, each before its children.
    var descendants: [SKNode] { [self] + children.flatMap(\.descendants) }

    // MARK: Geometry

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    /// From the node's coordinates to its parent's.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    /// From the node's coordinates to those of the root.
    var toRoot: CGAffineTransform {
        sequence(first: self, next: \.parent).dropLast().reduce(.identity) { $0.concatenating($1.toParent) }
    }

    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(toScene).applying(node.toScene.inverted())
    }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }

    /// Like `toRoot`; a root that is no scene has a place as well.
    private var toScene: CGAffineTransform {
        let root = root
        return root is SKScene ? toRoot : toRoot.concatenating(root.toParent)
    }

    /// What the node itself shows, in its own coordinates.
    var ownBounds: CGRect { .zero }

    /// What the node itself shows, in its parent's coordinates.
    open var frame: CGRect {
        let bounds = ownBounds
        return bounds.isEmpty && bounds.size == .zero
            ? CGRect(origin: position, size: .zero) : bounds.applying(toParent)
    }

    /// What the node and those below it show, in its parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect {
        let inner = children.map { $0.calculateAccumulatedFrame() }.filter { !$0.isEmpty }
        let own = ownBounds.isEmpty ? nil : ownBounds
        let all = inner.reduce(own) { $0?.union($1) ?? $1 }
        return all?.applying(toParent) ?? CGRect(origin: position, size: .zero)
    }

    /// Returns whether a point in the parent's coordinates is in what the node and those below it show.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    open func intersects(_ node: SKNode) -> Bool {
        guard let parent, let other = node.parent else { return false }
        let corner = other.convert(node.calculateAccumulatedFrame().origin, to: parent)
        return calculateAccumulatedFrame().intersects(
            CGRect(origin: corner, size: node.calculateAccumulatedFrame().size))
    }

    /// Returns the nodes below this one at a point in its coordinates, those in front first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        let places = descendants.enumerated().dropFirst().filter { _, node in
            !node.ownBounds.isEmpty && node.ownBounds.contains(convert(p, to: node))
        }
        return places.sorted { one, other in
            let (front, back) = (one.element.height(in: self), other.element.height(in: self))
            return front == back ? one.offset > other.offset : front > back
        }.map(\.element)
    }

    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// The sum of the z positions up to a node.
    private func height(in ancestor: SKNode) -> CGFloat {
        sequence(first: self, next: \.parent).prefix { $0 !== ancestor }.reduce(0) { $0 + $1.zPosition }
    }

    /// Draws what the node itself shows, in its own coordinates.
    func draw(in context: CGContext) {}

    // MARK: Actions

    open func run(_ action: SKAction) { runs.begin(action.timed) }
    open func run(_ action: SKAction, withKey key: String) { runs.begin(action.timed, key: key) }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        runs.begin(action.timed, completion: block)
    }
    open func hasActions() -> Bool { !runs.isEmpty }
    open func action(forKey key: String) -> SKAction? { runs.contains(key) ? SKAction.run {} : nil }
    open func removeAction(forKey key: String) { runs.remove(key) }
    open func removeAllActions() { runs.removeAll() }

    /// Lets the actions of the node and those below it go on by a time.
    func advance(by time: TimeInterval) {
        guard !isPaused else { return }
        let time = time * Double(speed)
        for step in runs.steps(time) where runs.isRunning(step.number) {
            guard step.advance(self), runs.isRunning(step.number) else { continue }
            runs.end(step.number)
            step.completion?()
        }
        for child in children { child.advance(by: time) }
    }
}
