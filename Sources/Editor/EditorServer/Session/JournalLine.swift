import JSONText

/// A line of a journal.
enum JournalLine {
    /// The first line, with the saved text.
    case head(base: [UInt8])
    /// The replacement that a step made.
    case step(Patch)
    /// The replacement that a step of several documents made in this one.
    case jointStep(Patch, JointStep)
    /// A step is in the journals of all its documents, or was taken up from them.
    case settled(JointStep)
    /// The document is being saved together with others, or no longer if nil.
    case saving(JointStep?)
    /// A process recovers this number of steps. The lines that follow are based on them.
    case opened(Int)
    /// The recovered document was displayed.
    case shown

    /// Reads a line of a journal in a folder.
    init?(_ node: JSONNode, in folder: String) {
        func joint(_ key: String) -> JointStep? {
            guard let id = node[key]?.string, let partners = node["with"]?.elements?.compactMap(\.string) else {
                return nil
            }
            return JointStep(id: id, partners: Set(partners.map { JournalPath.absolute($0, in: folder) }))
        }
        if node["unsaved"]?.number == 2, let base = node.bytes("base") {
            self = .head(base: base)
        } else if let count = node["opened"]?.number.flatMap({ Int(exactly: $0) }) {
            self = .opened(count)
        } else if node["shown"]?.bool == true {
            self = .shown
        } else if let step = joint("settled") {
            self = .settled(step)
        } else if let saving = node["saving"] {
            self = .saving(saving.isNull ? nil : joint("saving"))
        } else if let step = joint("joint"), let patch = Patch(node) {
            self = .jointStep(patch, step)
        } else if let patch = Patch(node) {
            self = .step(patch)
        } else {
            return nil
        }
    }

    /// Returns the line for a journal in a folder, with the line break that completes it.
    func bytes(in folder: String) -> [UInt8] {
        func with(_ step: JointStep) -> JSONValue {
            .array(step.partners.sorted().map { .string(JournalPath.relative($0, to: folder)) })
        }
        let json: JSONValue =
            switch self {
            case .head(let base):
                .object([JSONMember(key: "unsaved", value: .integer(2)), .bytes(base, "base")])
            case .step(let patch): .object(patch.members)
            case .jointStep(let patch, let step):
                .object(
                    patch.members + [
                        JSONMember(key: "joint", value: .string(step.id)), JSONMember(key: "with", value: with(step)),
                    ])
            case .settled(let step): .record(["settled": .string(step.id), "with": with(step)])
            case .saving(let step?): .record(["saving": .string(step.id), "with": with(step)])
            case .saving(nil): .record(["saving": .null])
            case .opened(let count): .record(["opened": .integer(count)])
            case .shown: .record(["shown": .bool(true)])
            }
        return Array((json.line + "\n").utf8)
    }
}
