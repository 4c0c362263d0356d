import ElementCatalog
import XMLTree

/// Writes an element as Interface Builder does: attributes and children in Apple's order, defaults omitted, each
/// element on its own line.
struct XcodeStyle {
    let newline: String
    /// The indentation of one level: four spaces, unless the document uses another.
    let step: String

    /// Returns the text of an element. Lines after the first begin with `indentation`.
    func write(_ element: Node, indentation: String) -> String {
        var result = ""
        write(element, indentation, into: &result)
        return result
    }

    private func write(_ element: Node, _ indentation: String, into result: inout String) {
        result += "<\(element.name)"
        for (name, value) in attributes(of: element) {
            result += " \(name)=\"\(Self.spell(Entities.encodeAttribute(value)))\""
        }
        switch body(of: element) {
        case .nothing: return result += "/>"
        case .text(let text): result += ">" + Self.spell(Entities.encodeContent(text))
        case .mixed:
            result += ">"
            for node in element.content { write(inline: node, indentation, into: &result) }
            result += element.closingSpace
        case .lines:
            result += ">"
            for node in sorted(element) {
                result += newline + indentation + step
                write(node: node, indentation + step, into: &result)
            }
            result += newline + indentation
        }
        result += "</\(element.name)>"
    }

    private enum Body {
        case nothing, lines, mixed
        case text(String)
    }

    private func body(of element: Node) -> Body {
        let text = element.text
        var isEmpty = true
        var hasOther = false
        for node in element.content {
            isEmpty = false
            hasOther = hasOther || node.kind != .text && node.kind != .characterData
        }
        if hasOther { return text.isEmpty ? .lines : .mixed }
        // White space alone is layout, except in an element that takes text.
        if text.isEmpty || isEmpty && text.isBlank && !Document.holdsText(element) { return .nothing }
        return .text(text)
    }

    private func write(inline node: Node, _ indentation: String, into result: inout String) {
        if node.kind != .text, node.kind != .characterData { result += node.leadingSpace }
        write(node: node, indentation, into: &result)
    }

    private func write(node: Node, _ indentation: String, into result: inout String) {
        switch node.kind {
        case .element: write(node, indentation, into: &result)
        case .text, .characterData: result += Self.spell(Entities.encodeContent(node.text))
        case .comment: result += "<!--\(node.text)-->"
        case .instruction: result += node.text
        case .document: break
        }
    }

    private static func spell(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private func attributes(of element: Node) -> [(name: String, value: String)] {
        let type = ElementCatalog.shared[element.name]
        let order = AttributeOrder(of: element.name)
        let wanted = element.attributes.filter { attribute in
            guard let known = type?.attribute(attribute.name), known.isOmittedWhenDefault else { return true }
            return known.defaultValue != attribute.value
        }
        return wanted.enumerated()
            .map { (rank: order.rank($0.element.name), offset: $0.offset, attribute: $0.element) }
            .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
            .map(\.attribute)
    }

    /// Returns children in Apple's order. Those without an order, such as subviews, keep theirs, after the known ones
    /// before them. Comments stay with the element after them.
    private func sorted(_ element: Node) -> [Node] {
        let order = ChildOrder(of: element.name)
        var groups: [(rank: Int, nodes: [Node])] = []
        var waiting: [Node] = []
        for node in element.content {
            waiting.append(node)
            guard node.isElement else { continue }
            groups.append((order.rank(node), waiting))
            waiting = []
        }
        let sorted = groups.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        return sorted.flatMap(\.element.nodes) + waiting
    }
}

/// The order in which Interface Builder writes an element's children.
struct ChildOrder {
    let type: ElementType?

    init(of element: String) {
        type = ElementCatalog.shared[element]
    }

    func rank(_ child: Node) -> Int {
        rank(child.name, key: child["key"])
    }

    func rank(_ name: String, key: String?) -> Int { type?.position(ofChild: name, key: key) ?? Int.max }
}

extension String {
    /// Whether the text is empty or white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
