public import StoryboardModel
import XMLTree

/// Objects that are in another document after a step, where some have other ids.
public struct ObjectMove: Hashable, Sendable {
    /// The paths of the documents.
    public var from, to: String
    /// The ids after the move by those before it, of scenes and of the objects in them.
    public var ids: [String: String]

    /// Creates a move of objects between documents.
    public init(from: String, to: String, ids: [String: String]) {
        self.from = from
        self.to = to
        self.ids = ids
    }

    /// The move back.
    public var reversed: ObjectMove {
        let ids = Dictionary(ids.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        return ObjectMove(from: to, to: from, ids: ids)
    }

    /// Returns what has moved between documents, by what they were and what they are. Objects get other ids only by moves
    /// that are known.
    public static func moves(
        from earlier: [String: Document], to later: [String: Document], known: [ObjectMove] = []
    ) -> [ObjectMove] {
        let paths = later.keys.sorted()
        let gone = paths.map { path in scenes(earlier[path]).subtracting(scenes(later[path])) }
        var found: [ObjectMove] = []
        for (path, gone) in zip(paths, gone) where !gone.isEmpty {
            for other in paths where other != path {
                var ids: [String: String] = [:]
                for move in known + known.map(\.reversed) where move.from == path && move.to == other {
                    for (old, new) in move.ids where arrives(new, earlier[other], later[other]) {
                        if later[path]?.object(old) == nil { ids[old] = new }
                    }
                }
                for scene in earlier[path]?.scenes ?? [] where gone.contains(scene.id) && ids[scene.id] == nil {
                    for id in scene.node.subtree.compactMap(\.objectID)
                    where arrives(id, earlier[other], later[other]) {
                        ids[id] = id
                    }
                }
                if !ids.isEmpty { found.append(ObjectMove(from: path, to: other, ids: ids)) }
            }
        }
        return found
    }

    private static func scenes(_ document: Document?) -> Set<String> { Set(document?.scenes.map(\.id) ?? []) }

    private static func arrives(_ id: String, _ earlier: Document?, _ later: Document?) -> Bool {
        later?.object(id) != nil && earlier?.object(id) == nil
    }
}
