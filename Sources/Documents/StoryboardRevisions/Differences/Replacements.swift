import XMLTree

/// The elements of a tree that must be replaced for it to be spelled as another one, each by its text there.
struct Replacements {
    private(set) var list: [(node: NodeID, xml: String)] = []
    private let tree: XMLTree
    private let target: XMLTree

    init(in root: Node, by other: Node) {
        tree = XMLTree(of: root)
        target = XMLTree(of: other)
        _ = reconcile(root, other)
    }

    /// Adds the replacements in an element, and returns false if it must be replaced as a whole.
    private mutating func reconcile(_ old: Node, _ new: Node) -> Bool {
        let (bytes, wanted) = (tree.write(old.id), target.write(new.id))
        if bytes == wanted { return true }
        let (shell, wantedShell) = (Shell(of: old, bytes, in: tree), Shell(of: new, wanted, in: target))
        guard shell == wantedShell else { return false }
        let before = list
        if reconcileChildren(Array(old.content), Array(new.content)) { return true }
        list = before
        return false
    }

    private mutating func reconcileChildren(_ old: [Node], _ new: [Node]) -> Bool {
        let matches = SequenceMatches(exactly: old.map(\.token), new.map(\.token))
        var texts: [Int: (before: String, after: String)] = [:]
        var isTaken = Set(matches.oldOffsets.compactMap(\.self))
        // What is new stands with the element before it or, at the front, after it.
        var previous: Int?
        var waiting = ""
        for (offset, node) in new.enumerated() {
            if let match = matches.oldOffsets[offset] {
                if !waiting.isEmpty {
                    guard old[match].isElement else { return false }
                    texts[match, default: ("", "")].before = waiting
                    waiting = ""
                }
                previous = match
                continue
            }
            if let previous, old[previous].isElement {
                texts[previous, default: ("", "")].after += spelled(node)
            } else {
                waiting += spelled(node)
            }
        }
        guard waiting.isEmpty else { return replaceOnly(old, &isTaken, by: waiting) }
        for (offset, node) in new.enumerated() {
            guard let match = matches.oldOffsets[offset] else { continue }
            let extra = texts[match] ?? ("", "")
            if extra.before.isEmpty, extra.after.isEmpty, old[match].leadingSpace == node.leadingSpace {
                if !old[match].isElement || reconcile(old[match], node) { continue }
            }
            guard old[match].isElement else { return false }
            list.append((old[match].id, extra.before + spelled(node) + extra.after))
        }
        return remove(old, except: isTaken)
    }

    /// Replaces the first of several elements of which none remains.
    private mutating func replaceOnly(_ old: [Node], _ taken: inout Set<Int>, by text: String) -> Bool {
        guard taken.isEmpty, let first = old.firstIndex(where: \.isElement) else { return false }
        list.append((old[first].id, text))
        taken.insert(first)
        return remove(old, except: taken)
    }

    private mutating func remove(_ old: [Node], except taken: Set<Int>) -> Bool {
        for (offset, node) in old.enumerated() where !taken.contains(offset) {
            guard node.isElement else { return false }
            list.append((node.id, ""))
        }
        return true
    }

    private func spelled(_ node: Node) -> String {
        node.leadingSpace + String(decoding: target.write(node.id), as: UTF8.self)
    }
}

/// The text of an element without that of its content.
private struct Shell: Equatable {
    private var start: ArraySlice<UInt8>
    private var end: ArraySlice<UInt8>

    init(of node: Node, _ bytes: [UInt8], in tree: XMLTree) {
        var quote: UInt8?
        var tagEnd = bytes.count
        for (offset, byte) in bytes.enumerated() {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                tagEnd = offset + 1
                break
            }
        }
        let content = node.content.reduce(0) { $0 + $1.leadingSpace.utf8.count + tree.write($1.id).count }
        start = bytes[..<tagEnd]
        end = bytes[min(bytes.count, tagEnd + content)...]
    }

    static func == (left: Shell, right: Shell) -> Bool {
        left.start.elementsEqual(right.start) && left.end.elementsEqual(right.end)
    }
}

extension Node {
    /// What makes a node the same as one in another version among its siblings.
    fileprivate var token: String {
        switch kind {
        case .element: "<\(name) \(objectID ?? self["key"] ?? self["name"] ?? "")"
        case .comment: "<!--\(text)"
        case .text, .characterData: "\(text)"
        case .instruction, .document: "<?\(text)"
        }
    }

    fileprivate var objectID: String? { self["id"] ?? self["sceneID"] }
}
