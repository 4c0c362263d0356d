import ElementCatalogue
import XMLTree

/// Writes an element as Interface Builder would: attributes and children in Apple's order, defaults left out, each element
/// on a line of its own, four spaces a level.
struct XcodeStyle {
    private let newline: String

    init(newline: String) {
        self.newline = newline
    }

    /// The text of an element whose lines, the first apart, begin with `indentation`.
    func write(_ element: Node, indentation: String) -> String {
        var result = ""
        write(element, indentation, into: &result)
        return result
    }

    private func write(_ element: Node, _ indentation: String, into result: inout String) {
        result += "<\(element.name)"
        for (name, value) in attributes(of: element) {
            result += " \(name)=\"\(Self.escape(value, inAttribute: true))\""
        }
        let text = element.text
        if element.children.isEmpty, text.isEmpty || element.content.allSatisfy({ $0.kind == .comment }) && text.isBlank {
            result += "/>"
            return
        }
        result += ">"
        if holdsText(element) {
            for node in element.content { writeInline(node, indentation, into: &result) }
            if element.children.isEmpty, element.content.allSatisfy({ $0.kind == .comment }) { result += text }
        } else {
            for node in sorted(element) {
                result += newline + indentation + "    "
                writeInline(node, indentation + "    ", into: &result)
            }
            result += newline + indentation
        }
        result += "</\(element.name)>"
    }

    private func writeInline(_ node: Node, _ indentation: String, into result: inout String) {
        switch node.kind {
        case .element: write(node, indentation, into: &result)
        case .text, .characterData: result += Self.escape(node.text, inAttribute: false)
        case .comment: result += "<!--\(node.text)-->"
        case .instruction: result += node.text
        case .document: break
        }
    }

    private func holdsText(_ element: Node) -> Bool {
        if element.content.contains(where: { $0.kind == .text || $0.kind == .characterData }) { return true }
        return element.children.isEmpty
    }

    private func attributes(of element: Node) -> [(name: String, value: String)] {
        let type = ElementCatalogue.shared[element.name]
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

    /// Children in Apple's order. Those that the catalogue doesn't order, such as subviews, keep theirs, at the end of the
    /// known ones in front of them. Comments stay with the element behind them.
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

    static func escape(_ text: String, inAttribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\"" where inAttribute: result += "&quot;"
            case "\n" where inAttribute: result += "&#10;"
            case "\t" where inAttribute: result += "&#9;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The order in which Interface Builder writes what is inside an element.
struct ChildOrder {
    let type: ElementType?

    init(of element: String) {
        type = ElementCatalogue.shared[element]
    }

    func rank(_ child: Node) -> Int {
        rank(child.name, key: child["key"])
    }

    func rank(_ name: String, key: String?) -> Int { type?.position(ofChild: name, key: key) ?? Int.max }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
