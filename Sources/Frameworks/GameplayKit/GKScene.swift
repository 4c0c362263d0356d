public import Foundation
public import SpriteKit

/// The root of the nodes of a scene.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}

/// A scene of Xcode's scene editor with its entities and graphs.
@preconcurrency @MainActor
open class GKScene: NSObject {
    open private(set) var entities: [GKEntity] = []
    open var rootNode: (any GKSceneRootNodeType)?
    open private(set) var graphs: [String: GKGraph] = [:]

    public override init() { super.init() }

    /// Reads a file of the app's bundle, or returns nil if there is no such file or it has no scene.
    public convenience init?(fileNamed filename: String) {
        self.init()
        guard let file = SceneFile.decoder(filename, for: SKScene.self),
            let scene = file.root(as: SKScene.self) as? SKScene
        else { return nil }
        read(file, scene)
    }

    /// Reads the entities and graphs of a file, whose scene is there already.
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init()
        guard let file = SceneFile.decoder(filename, for: type(of: rootNode)) else { return nil }
        read(file, rootNode)
    }

    private func read(_ file: SceneDecoder, _ root: any GKSceneRootNodeType) {
        rootNode = root
        file.gameRoot = root as? SKNode
        _ = file.inside("_gkScene") { _ in
            graphs = file.eachEntry("_graphs") { _ in GKGraph(reading: file) }
            entities = file.each("_entities") { _, _ in GKEntity(coder: file) }
            return true
        }
    }

    /// Adds an entity, once.
    open func addEntity(_ entity: GKEntity) {
        if !entities.contains(where: { $0 === entity }) { entities.append(entity) }
    }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// The node of an entity.
open class GKSKNodeComponent: GKComponent {
    open var node: SKNode

    public init(node: SKNode) {
        self.node = node
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let file = coder as? SceneDecoder, let node = Self.node(file) else { return nil }
        self.node = node
        super.init(coder: coder)
    }

    /// Returns the node to which the places in the lists of children lead.
    private static func node(_ file: SceneDecoder) -> SKNode? {
        let path = file.inside("_serializableNodeIndexPath") { _ in
            file.integer("NSIndexPathLength") == 1 ? file.integer("NSIndexPathValue").map { [$0] } : indexes(file)
        }
        return path.flatMap(file.gameNode)
    }

    /// The numbers of a path of several, which has seven bits of a number in each byte; the eighth says that more
    /// follow.
    private static func indexes(_ file: SceneDecoder) -> [Int] {
        guard let data = file.value("NSIndexPathData") as? Data else { return [] }
        var (indexes, number, shift): ([Int], Int, Int) = ([], 0, 0)
        for byte in data.prefix(1000) {
            number |= Int(byte & 127) << shift
            shift += 7
            guard byte & 128 == 0 || shift > 28 else { continue }
            indexes.append(number)
            (number, shift) = (0, 0)
        }
        return indexes
    }

    open override func didAddToEntity() { node.gameEntity = entity }
    open override func willRemoveFromEntity() { node.gameEntity = nil }
}

extension SKNode {
    /// The entity that the node is a part of.
    public var entity: GKEntity? {
        get { gameEntity as? GKEntity }
        set { gameEntity = newValue }
    }
}
