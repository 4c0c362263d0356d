import JSONText
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// What differs between a document and the version that it is compared with.
struct Comparison: Sendable {
    let base: VersionBase
    /// What a person decided, with the frames of views that nothing else positions.
    private(set) var changes: [DocumentDifference.Entry] = []
    /// The rest in a line.
    private(set) var noise: String?
    /// The comparison as pages show it, written once.
    private(set) var json: JSONValue = .null

    init(_ base: VersionBase, with document: Document?) {
        self.base = base
        if let old = base.document, let document {
            let difference = DocumentDifference(from: old, to: document)
            changes = difference.entries.filter { !$0.isNoise || Self.decidesFrame($0, in: document) }
            noise = difference.noiseSummary
        }
        let record = JSONValue.record([
            "base": base.commit?.json, "reason": base.reason?.json, "changes": .array(changes.map(\.json)),
            "noise": .optional(noise),
        ])
        json = .written(record.line)
    }

    /// Compares the content of a version, which may not be a document.
    init(_ base: VersionBase, of bytes: [UInt8]) throws(Refusal) {
        do throws(DocumentError) {
            self.init(base, with: try Document(bytes))
        } catch {
            throw Refusal("this version can't be read: \(error.message)", hint: error.hint)
        }
    }

    private static func decidesFrame(_ entry: DocumentDifference.Entry, in document: Document) -> Bool {
        guard entry.noise == "frame", let view = entry.objectID.flatMap({ document.object($0) }),
            view.isView, view.parent?.name == "subviews", view.enclosingObject?.name != "stackView"
        else { return false }
        return view["fixedFrame"] == "YES" || view["translatesAutoresizingMaskIntoConstraints"] != "NO"
    }
}

extension DocumentDifference.Entry {
    /// The change as pages show it.
    var json: JSONValue {
        .record([
            "key": .string(key), "kind": .string(kind.rawValue), "object": .optional(objectID),
            "scene": .optional(sceneID), "parent": .optional(parentID), "section": .string(section),
            "name": .string(object), "words": .string(words), "sentence": .string(sentence),
        ])
    }
}
