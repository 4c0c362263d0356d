public import Foundation
import SpriteKit

/// A place with ways to others.
open class GKGraphNode: NSObject {
    open private(set) var connectedNodes: [GKGraphNode] = []

    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// The cost of the way to a neighbor.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// A cost that the way to a node has at least.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// Hart, Nilsson and Raphael's search for the cheapest path (A*).
private struct PathSearch {
    let path: [GKGraphNode]

    init(from start: GKGraphNode, to goal: GKGraphNode) {
        var costs = [ObjectIdentifier(start): Float(0)]
        var previous: [ObjectIdentifier: GKGraphNode] = [:]
        var open = [(node: start, bound: start.estimatedCost(to: goal))]
        var done: Set<ObjectIdentifier> = []
        while let best = open.indices.min(by: { open[$0].bound < open[$1].bound }) {
            let node = open.remove(at: best).node
            if node === goal { path = Self.way(to: goal, previous); return }
            guard done.insert(ObjectIdentifier(node)).inserted else { continue }
            let soFar = costs[ObjectIdentifier(node)] ?? 0
            for next in node.connectedNodes where !done.contains(ObjectIdentifier(next)) {
                let cost = soFar + node.cost(to: next)
                if let known = costs[ObjectIdentifier(next)], known <= cost { continue }
                costs[ObjectIdentifier(next)] = cost
                previous[ObjectIdentifier(next)] = node
                open.append((next, cost + next.estimatedCost(to: goal)))
            }
        }
        path = []
    }

    private static func way(to goal: GKGraphNode, _ previous: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
        var way = [goal]
        while let last = way.last, let before = previous[ObjectIdentifier(last)] { way.append(before) }
        return way.reversed()
    }
}

/// A place in a plane.
open class GKGraphNode2D: GKGraphNode {
    open var position: SIMD2<Float>

    public init(point: SIMD2<Float>) { position = point }

    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return 0 }
        let way = other.position - position
        return (way * way).sum().squareRoot()
    }
}

/// A place of a grid.
open class GKGridGraphNode: GKGraphNode {
    open var gridPosition: SIMD2<Int32>

    public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return 0 }
        let (dx, dy) = (other.gridPosition.x - gridPosition.x, other.gridPosition.y - gridPosition.y)
        // Ways across corners cost as much as the others.
        return Float(max(abs(dx), abs(dy)))
    }
}

open class GKGraph: NSObject {
    open private(set) var nodes: [GKGraphNode]?

    public override init() { nodes = [] }
    public init(nodes: [GKGraphNode]) { self.nodes = nodes }

    /// Reads the graph whose values are a file's current ones: first its places, then the ways between them.
    convenience init(reading file: SceneDecoder) {
        var places: [Int: GKGraphNode] = [:]
        let nodes: [GKGraphNode] = file.each("_nodes") { _, number in
            guard let x = file.real("positionX"), let y = file.real("positionY") else { return nil }
            let node = GKGraphNode2D(point: SIMD2(Float(x), Float(y)))
            places[number] = node
            return node
        }
        let _: [Bool] = file.each("_nodes") { _, number in
            let neighbors = file.each("_connectedNodes") { _, other in places[other] }
            places[number]?.addConnections(to: neighbors, bidirectional: false)
            return nil
        }
        self.init(nodes: nodes)
    }

    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { known in nodes.contains { $0 === known } }
        for each in self.nodes ?? [] { each.removeConnections(to: nodes, bidirectional: true) }
    }

    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = (nodes ?? []).filter { $0 !== node }
        guard let nearest = others.min(by: { node.estimatedCost(to: $0) < node.estimatedCost(to: $1) }) else { return }
        node.addConnections(to: [nearest], bidirectional: bidirectional)
    }

    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// A grid of places, each with ways to its neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public let gridOrigin: SIMD2<Int32>
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool
    private var places: [SIMD2<Int32>: GKGridGraphNode] = [:]

    public init(
        fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        (gridOrigin, gridWidth, gridHeight) = (position, Int(width), Int(height))
        self.diagonalsAllowed = diagonalsAllowed
        var nodes: [GKGridGraphNode] = []
        for column in 0..<max(0, width) {
            for row in 0..<max(0, height) {
                nodes.append(GKGridGraphNode(gridPosition: position &+ SIMD2(column, row)))
            }
        }
        super.init(nodes: nodes)
        places = Dictionary(uniqueKeysWithValues: nodes.map { ($0.gridPosition, $0) })
        for node in nodes { connectToAdjacentNodes(gridNode: node) }
    }

    open func node(atGridPosition position: SIMD2<Int32>) -> GKGridGraphNode? { places[position] }

    open func connectToAdjacentNodes(gridNode node: GKGridGraphNode) {
        for dx: Int32 in -1...1 {
            for dy: Int32 in -1...1 where (dx, dy) != (0, 0) && (diagonalsAllowed || dx == 0 || dy == 0) {
                guard let neighbor = places[node.gridPosition &+ SIMD2(dx, dy)] else { continue }
                node.addConnections(to: [neighbor], bidirectional: true)
            }
        }
    }

    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as GKGridGraphNode in nodes { places[node.gridPosition] = nil }
    }
}
