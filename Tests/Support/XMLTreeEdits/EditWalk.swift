public import XMLTree

/// Random edits of a tree, each with its inverse, and the checks that must hold after every one of them.
public struct EditWalk<Source: Choices> {
    public private(set) var tree: XMLTree
    public var choices: Source
    private var steps: [Step] = []
    /// Nodes that were made or taken out and may come back.
    private var loose: [NodeID] = []
    private var kept: [(tree: XMLTree, text: [UInt8])] = []

    private struct Step {
        var name: String
        var before: [UInt8]
        var undo: (inout XMLTree) -> Void
    }

    public init(_ tree: XMLTree, choices: Source) {
        self.tree = tree
        self.choices = choices
    }

    /// The edits so far, for a message.
    public var trace: String { steps.map(\.name).joined(separator: "\n") }

    /// Does one edit. Gives what is wrong afterward; nil when all is well.
    public mutating func step() -> String? {
        let before = tree.write()
        if choices.pick(below: 8) == 0 { kept.append((tree, before)) }
        if choices.pick(below: 6) == 0 { tree.dropUnusedText(beyond: 0) }
        guard let (name, undo) = edit() else { return nil }
        steps.append(Step(name: name, before: before, undo: undo))
        return fault()
    }

    /// Takes every edit back, the last one first, and checks the text after each.
    public mutating func undoAll() -> String? {
        while let step = steps.popLast() {
            step.undo(&tree)
            if choices.pick(below: 6) == 0 { tree.dropUnusedText(beyond: 0) }
            if let fault = tree.invariantViolation() { return "\(fault) after taking back '\(step.name)'" }
            guard tree.write() == step.before else {
                return "taking back '\(step.name)' gives\n\(show(tree.write()))\ninstead of\n\(show(step.before))"
            }
        }
        for (copy, text) in kept where copy.write() != text { return "an edit reached a copy of the tree" }
        return nil
    }

    private func show(_ text: [UInt8]) -> String { String(decoding: text, as: UTF8.self) }

    /// The text must be readable, and say what the tree says.
    private func fault() -> String? {
        if let fault = tree.invariantViolation() { return fault }
        let text = tree.write()
        do {
            let read = try XMLTree(text)
            guard read.write() == text else { return "the text does not come back:\n\(show(text))" }
            let expected = summary(of: tree)
            let found = summary(of: read)
            return expected == found ? nil : "the tree says\n\(expected)\nits text says\n\(found)"
        } catch {
            return "\(error)\n\(show(text))"
        }
    }

    private func summary(of tree: XMLTree) -> String {
        tree.root.subtree.map { node in
            let attributes = node.attributes.map { "\($0.name)=\($0.value.debugDescription)" }
            let text = node.text.unicodeScalars.filter { !" \t\r\n".unicodeScalars.contains($0) }
            return "\(node.depth) \(node.name) \(attributes) \(String(String.UnicodeScalarView(text)))"
        }.joined(separator: "\n")
    }
}

// MARK: - The edits

extension EditWalk {
    private typealias Edit = (name: String, undo: (inout XMLTree) -> Void)

    private mutating func edit() -> Edit? {
        switch choices.pick(below: 10) {
        case 0, 1: setAttribute()
        case 2: removeAttribute()
        case 3: detach()
        case 4: move()
        case 5, 6: insert()
        case 7: attachLoose()
        case 8: setLeadingSpace()
        default: reindent()
        }
    }

    private mutating func pickElement() -> Node { choices.pick(from: Array(tree.root.subtree)) }

    /// Any attached node except the root element and the document.
    private mutating func pickNode() -> Node? {
        let nodes = tree.document.subtree.flatMap { Array($0.content) }.filter { $0 != tree.root }
        return nodes.isEmpty ? nil : choices.pick(from: nodes)
    }

    private mutating func pickPlace(for node: NodeID) -> Place? {
        let kind = tree[node].kind
        let canStandOutside = kind == .comment || kind == .instruction
        let parent = canStandOutside && choices.pick(below: 6) == 0 ? tree.document : pickElement()
        let places = parent.content.map { Place(in: parent.id, before: $0.id) } + [Place(in: parent.id)]
        let place = choices.pick(from: places)
        return tree.canAttach(node, at: place) ? place : nil
    }

    private mutating func setAttribute() -> Edit {
        let node = pickElement()
        let names = node.attributes.map(\.name) + ["id", "key", "x", "größe"]
        let name = choices.pick(from: names)
        let value = choices.pick(from: ["", "a", "it's", "\"<&>\"", "a\nb\tc\rd", "é🙂", "  "])
        let old = tree.spelling(of: name, in: node.id)
        var new = AttributeSpelling(value)
        if choices.pick(below: 4) == 0 { new.bytes = Array("\n  \(name) =\t'&#x41;&lt;'".utf8) }
        if choices.pick(below: 2) == 0 { new.position = choices.pick(below: node.attributeCount + 1) }
        let id = node.id
        tree.setAttribute(name, of: id, to: new)
        return ("set \(name) of \(id.rawValue)", { $0.setAttribute(name, of: id, to: old) })
    }

    private mutating func removeAttribute() -> Edit? {
        let node = pickElement()
        guard node.attributeCount > 0 else { return nil }
        let name = choices.pick(from: node.attributes.map(\.name))
        let old = tree.spelling(of: name, in: node.id)
        let id = node.id
        tree.setAttribute(name, of: id, to: nil)
        return ("remove \(name) of \(id.rawValue)", { $0.setAttribute(name, of: id, to: old) })
    }

    private func place(of node: Node) -> Place? {
        node.parent.map { Place(in: $0.id, before: node.next?.id) }
    }

    private mutating func detach() -> Edit? {
        guard let node = pickNode(), let old = place(of: node) else { return nil }
        let id = node.id
        tree.detach(id)
        loose.append(id)
        return ("detach \(id.rawValue)", { $0.attach(id, at: old) })
    }

    private mutating func move() -> Edit? {
        guard let node = pickNode(), let old = place(of: node) else { return nil }
        let id = node.id
        tree.detach(id)
        guard let new = pickPlace(for: id) else {
            tree.attach(id, at: old)
            return nil
        }
        tree.attach(id, at: new)
        return (
            "move \(id.rawValue) into \(new.parent.rawValue)",
            { tree in
                tree.detach(id)
                tree.attach(id, at: old)
            }
        )
    }

    private mutating func insert() -> Edit? {
        guard let id = make(), let place = pickPlace(for: id) else { return nil }
        switch choices.pick(below: 3) {
        case 0: break
        case 1: tree.setLeadingSpace(of: id, to: tree.lineStart(inside: place.parent))
        default: tree.layOutLines(of: id, from: tree.lineStart(inside: place.parent))
        }
        tree.attach(id, at: place)
        loose.append(id)
        return ("insert \(id.rawValue) into \(place.parent.rawValue)", { $0.detach(id) })
    }

    private mutating func make() -> NodeID? {
        switch choices.pick(below: 4) {
        case 0: return tree.makeText(choices.pick(from: ["", "text", " a<b ]]> ", "\r\n", "é"]))
        case 1: return tree.makeComment(choices.pick(from: ["", "-", "--", "note", "-\u{301}-\u{301}>", "a-->b"]))
        default:
            let pieces = [
                "<view id=\"v\"><subviews/></view>", "<p>\n<q></q>\n</p>", "<r a='1'>t</r>", "<s>\n</s>", "<t />",
                "<![CDATA[<]]>", "<u><!--c--><w><x/></w></u>",
            ]
            return (try? tree.makeNodes(Array(choices.pick(from: pieces).utf8)))?.first
        }
    }

    private mutating func attachLoose() -> Edit? {
        let candidates = loose.filter { tree[$0].parent == nil }
        guard !candidates.isEmpty else { return nil }
        let id = choices.pick(from: candidates)
        guard let place = pickPlace(for: id) else { return nil }
        tree.attach(id, at: place)
        return ("attach \(id.rawValue) in \(place.parent.rawValue)", { $0.detach(id) })
    }

    private mutating func setLeadingSpace() -> Edit? {
        guard let node = pickNode() else { return nil }
        let old = Array(node.leadingSpace.utf8)
        let id = node.id
        tree.setLeadingSpace(of: id, to: Array(choices.pick(from: ["", " ", "\n", "\n    ", "\r\n\t", "\n\n"]).utf8))
        return ("space of \(id.rawValue)", { $0.setLeadingSpace(of: id, to: old) })
    }

    private mutating func reindent() -> Edit? {
        let indentations = ["", "    ", "\t", "        "].map { Array($0.utf8) }
        let id = pickElement().id
        let old = choices.pick(from: indentations)
        let new = choices.pick(from: indentations)
        guard tree.reindent(id, from: old, to: new) else { return nil }
        return ("reindent \(id.rawValue)", { $0.reindent(id, from: new, to: old) })
    }
}
