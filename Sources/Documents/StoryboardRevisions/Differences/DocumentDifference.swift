public import StoryboardModel
import XMLTree

/// What a later version of a document has that an earlier one hadn't, in the words of Interface Builder.
public struct DocumentDifference: Sendable {
    /// A change of one object.
    public struct Entry: Hashable, Sendable {
        /// What happened to the object.
        public enum Kind: String, Hashable, Sendable {
            /// The object is new, is gone, has another parent, another position among its siblings, or other
            /// properties.
            case added, deleted, moved, reordered, changed
        }

        /// What happened to the object.
        public var kind: Kind
        /// The id of the scene, or nil for what isn't in one.
        public var sceneID: String?
        /// The title of the scene or, outside of scenes, of the part of the document.
        public var section: String
        /// The id of the object, or nil for the document.
        public var objectID: String?
        /// The object in words: "label 'Coffee'".
        public var object: String
        /// What happened to it, after the object: "text → 'Bean'". Empty if `object` says it with the kind.
        public var words: String
        /// What changed if no person decided it: frame, location, versions, resources, spelling of numbers.
        public var noise: String?
        /// The id of the object around the object, or nil if there is none.
        public var parentID: String?
        /// The steps from the object to the element that differs, and the attribute after an `@`; empty for the object.
        public var property = ""

        /// A text that identifies the change, and stays the same while others are reverted.
        public var key: String { "\(kind.rawValue) \(objectID ?? "document") \(property)" }

        /// Whether no person decided the change.
        public var isNoise: Bool { noise != nil }

        /// The change in a sentence without its scene.
        public var sentence: String {
            switch kind {
            case .added: "new \(object)\(words)"
            case .deleted: "deleted \(object)\(words)"
            case .moved, .reordered, .changed: "\(object) \(words)"
            }
        }
    }

    /// The changes by scene, in the order of the later version; deleted scenes come where they were.
    public private(set) var entries: [Entry] = []

    /// Compares two versions.
    public init(from old: Document, to new: Document) {
        let lineage = Lineage([.base: old.tree, .theirs: new.tree])
        var reader = DifferenceReader(lineage)
        reader.read()
        entries = reader.entries
    }

    /// The changes that a person decided.
    public var decisions: [Entry] { entries.filter { !$0.isNoise } }

    /// The changes that only tools made.
    public var noise: [Entry] { entries.filter(\.isNoise) }

    /// The noise in a line: "3 frames, 2 locations, versions", or nil if there is none.
    public var noiseSummary: String? {
        var counts: [(name: String, count: Int)] = []
        for name in entries.compactMap(\.noise) {
            if let place = counts.firstIndex(where: { $0.name == name }) {
                counts[place].count += 1
            } else {
                counts.append((name, 1))
            }
        }
        if counts.isEmpty { return nil }
        return counts.map { $0.count == 1 ? $0.name : "\($0.name) of \($0.count) objects" }.joined(separator: ", ")
    }
}
