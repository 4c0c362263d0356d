import StoryboardModel
import XMLTree

/// What a document says, apart from what Interface Builder derives and from the order of what has none.
struct DocumentFacts: Equatable, CustomStringConvertible {
    private var facts: [String: Int] = [:]

    init(_ document: Document) {
        add(document.root, around: "document")
    }

    private mutating func add(_ element: Node, around owner: String) {
        if Self.head.contains(element.name), element.parent?.name == "document" { return }
        if ["frame", "canvasLocation"].contains(element["key"]) { return }
        let id = element["id"] ?? element["sceneID"]
        let name = id ?? "\(owner)/\(element.name)\(element["key"].map { "[\($0)]" } ?? "")"
        enter("\(name) is a \(element.name) in \(owner)")
        for (attribute, value) in element.attributes where !["misplaced", "ambiguous"].contains(attribute) {
            if element.name == "document", ["toolsVersion", "version"].contains(attribute) { continue }
            enter("\(name).\(attribute) = \(value)")
        }
        if element.children.isEmpty, !element.text.isEmpty { enter("\(name) says \(element.text)") }
        for child in element.children { add(child, around: name) }
    }

    private mutating func enter(_ fact: String) { facts[fact, default: 0] += 1 }

    private static let head: Set = [
        "dependencies", "resources", "simulatedMetricsContainer", "inferredMetricsTieBreakers", "device", "classes",
    ]

    /// The facts that one of two documents lacks.
    func difference(from other: DocumentFacts) -> [String] {
        Set(facts.keys).union(other.facts.keys).filter { facts[$0] != other.facts[$0] }
            .map { "\(facts[$0] ?? 0) instead of \(other.facts[$0] ?? 0): \($0)" }.sorted()
    }

    var description: String { facts.keys.sorted().joined(separator: "\n") }
}
