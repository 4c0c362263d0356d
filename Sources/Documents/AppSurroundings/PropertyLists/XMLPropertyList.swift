import XMLTree

/// Reads and writes property lists in XML.
enum XMLPropertyList {
    /// Returns whether bytes look like XML rather than the data of an old-style list.
    static func isXML(_ bytes: [UInt8]) -> Bool {
        let text = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains { text.starts(with: $0.utf8) }
    }

    static func read(_ bytes: [UInt8]) throws(FormatError) -> PropertyList {
        let tree: XMLTree
        do throws(XMLError) {
            tree = try XMLTree(withoutDocumentType(bytes))
        } catch {
            throw FormatError(error.message, at: error.location)
        }
        guard tree.root.name == "plist" else {
            throw error("found the element '\(tree.root.name)', expected 'plist'", tree.root, tree)
        }
        let values = Array(tree.root.children)
        guard values.count == 1 else {
            throw error("found \(values.count) values in the property list, expected one", tree.root, tree)
        }
        return try value(values[0], tree, depth: 0)
    }

    /// Replaces the document type declaration by spaces, which keeps all locations.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = bytes.prefix(1000).indices.first(where: { bytes[$0...].starts(with: "<!DOCTYPE".utf8) }),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
            !bytes[start..<end].contains(UInt8(ascii: "["))
        else { return bytes }
        var bytes = bytes
        for place in start...end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
        return bytes
    }

    private static func value(_ node: Node, _ tree: XMLTree, depth: Int) throws(FormatError) -> PropertyList {
        guard depth < PropertyList.depthLimit else {
            throw error("lists are nested more than \(PropertyList.depthLimit) levels deep", node, tree)
        }
        let text = node.text
        switch node.name {
        case "string": return .string(text)
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "date": return .date(text)
        case "integer":
            guard let number = integer(text) else { throw error("'\(text)' is not a whole number", node, tree) }
            return .integer(number)
        case "real":
            guard let number = Double(trimmed(text)) else { throw error("'\(text)' is not a number", node, tree) }
            return .number(number)
        case "data":
            guard let data = Base64.decode(text) else { throw error("the data is not in base 64", node, tree) }
            return .data(data)
        case "array":
            var elements: [PropertyList] = []
            for child in node.children { elements.append(try value(child, tree, depth: depth + 1)) }
            return .array(elements)
        case "dict": return .dictionary(try members(of: node, tree, depth: depth + 1))
        default: throw error("found the element '\(node.name)', expected a value", node, tree)
        }
    }

    private static func members(
        of node: Node, _ tree: XMLTree, depth: Int
    ) throws(FormatError) -> [String: PropertyList] {
        var members: [String: PropertyList] = [:]
        var key: (name: String, node: Node)?
        for child in node.children {
            if child.name == "key" {
                if let key { throw error("the key '\(key.name)' has no value", key.node, tree) }
                key = (child.text, child)
            } else if let known = key {
                members[known.name] = try value(child, tree, depth: depth)
                key = nil
            } else {
                throw error("found the element '\(child.name)', expected a key", child, tree)
            }
        }
        if let key { throw error("the key '\(key.name)' has no value", key.node, tree) }
        return members
    }

    private static func integer(_ text: String) -> Int? {
        let text = trimmed(text)
        return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    }

    private static func trimmed(_ text: String) -> Substring {
        text.drop(while: \.isWhitespace).dropLast(while: \.isWhitespace)
    }

    private static func error(_ message: String, _ node: Node, _ tree: XMLTree) -> FormatError {
        FormatError(message, at: tree.locations(of: [node.id])[node.id])
    }

    // MARK: Writing

    static func text(of list: PropertyList) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(list, indent: "", &text)
        return text + "</plist>\n"
    }

    private static func write(_ list: PropertyList, indent: String, _ text: inout String) {
        text += indent
        switch list {
        case .string(let value): text += "<string>\(escaped(value))</string>\n"
        case .integer(let value): text += "<integer>\(value)</integer>\n"
        case .number(let value): text += "<real>\(value)</real>\n"
        case .bool(let value): text += value ? "<true/>\n" : "<false/>\n"
        case .date(let value): text += "<date>\(escaped(value))</date>\n"
        case .data(let bytes): text += "<data>\(Base64.encode(bytes))</data>\n"
        case .array(let elements):
            text += "<array>\n"
            for element in elements { write(element, indent: indent + "\t", &text) }
            text += "\(indent)</array>\n"
        case .dictionary(let members):
            text += "<dict>\n"
            for (key, value) in members.sorted(by: { $0.key < $1.key }) {
                text += "\(indent)\t<key>\(escaped(key))</key>\n"
                write(value, indent: indent + "\t", &text)
            }
            text += "\(indent)</dict>\n"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension Substring {
    fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isDropped(last) { rest.removeLast() }
        return rest
    }
}
