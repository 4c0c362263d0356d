import JSONText

/// A line of a journal.
enum JournalLine {
    /// The first line, with the saved text.
    case head(base: [UInt8])
    /// The replacement that a step made.
    case step(Patch)
    /// A process recovers this number of steps. The lines that follow are based on them.
    case opened(Int)
    /// The recovered document was displayed.
    case shown

    init?(_ node: JSONNode) {
        if node["unsaved"]?.number == 2, let base = node["base"]?.string {
            self = .head(base: Array(base.utf8))
        } else if let count = node["opened"]?.number.flatMap({ Int(exactly: $0) }) {
            self = .opened(count)
        } else if node["shown"]?.bool == true {
            self = .shown
        } else if let patch = Patch(node) {
            self = .step(patch)
        } else {
            return nil
        }
    }

    /// The line with the line break that completes it.
    var bytes: [UInt8] {
        let json: JSONValue =
            switch self {
            case .head(let base):
                .record(["unsaved": .integer(2), "base": .string(String(decoding: base, as: UTF8.self))])
            case .step(let patch): patch.json
            case .opened(let count): .record(["opened": .integer(count)])
            case .shown: .record(["shown": .bool(true)])
            }
        return Array((json.line + "\n").utf8)
    }
}
