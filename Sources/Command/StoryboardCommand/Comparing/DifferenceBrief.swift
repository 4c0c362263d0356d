import StoryboardModel
import StoryboardRevisions

/// The differences of documents in as few characters as it can be, for agents.
///
/// A line has the id of an object and what happened to it. What happened to several in the same words is one line; noise is counted.
struct DifferenceBrief {
    /// The longest text of a change that is shown in full.
    private static let longest = 80

    static func text(_ difference: DocumentDifference) -> String {
        var lines: [String] = []
        var section: String?
        var groups: [(words: String, ids: [String])] = []
        func finish() {
            lines += groups.map { "\($0.ids.joined(separator: ",")) \($0.words)" }
            groups = []
        }
        for entry in difference.decisions {
            if entry.section != section {
                finish()
                section = entry.section
                lines.append("\(entry.section):")
            }
            let words = words(of: entry)
            let id = entry.objectID ?? "document"
            if let place = groups.firstIndex(where: { $0.words == words }) {
                groups[place].ids.append(id)
            } else {
                groups.append((words, [id]))
            }
        }
        finish()
        if let summary = difference.noiseSummary { lines.append("noise: \(summary)") }
        return lines.map { $0.onOneLine + "\n" }.joined()
    }

    private static func words(of entry: DocumentDifference.Entry) -> String {
        let object = entry.object.split(separator: " '").first.map(String.init) ?? entry.object
        let words =
            switch entry.kind {
            case .added: "+\(entry.object)\(entry.words)"
            case .deleted: "-\(entry.object)"
            case .moved, .reordered, .changed: "\(object) \(entry.words)"
            }
        return words.count > longest ? words.prefix(longest) + "…" : words
    }
}
