import ElementCatalog
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Turns the document of our side into what a plan decides, by changes that can be undone.
struct PlanBuilder {
    private let plan: MergePlan
    private let lineage: Lineage
    /// Constraints without a view that contains their items, and such an item of each.
    private(set) var lost: [(constraint: Int, item: Int)] = []
    /// The nodes of the result by number.
    private var nodes: [NodeID?]

    init(_ plan: MergePlan) {
        self.plan = plan
        lineage = plan.lineage
        nodes = (0..<lineage.count).map { number in
            plan.exists[number] && plan.hosts[number] == .ours ? plan.lineage.relatives[number].ours : nil
        }
    }

    mutating func build(in document: inout Document) throws(ChangeError) {
        // What is gone leaves first, with all that isn't taken elsewhere; its ids are then free.
        try arrange(in: &document)
        try removeGone(from: &document)
        try changeContent(in: &document)
        try moveStrays(in: &document)
    }

    // MARK: Structure

    private mutating func arrange(in document: inout Document) throws(ChangeError) {
        var waiting = [0]
        var next = 0
        while next < waiting.count {
            let parent = waiting[next]
            next += 1
            guard !plan.children[parent].isEmpty, let node = nodes[parent] else { continue }
            try arrange(plan.children[parent], in: node, &document)
            waiting += plan.children[parent]
        }
    }

    /// Puts children into a parent in order, moving as few of them as possible.
    private mutating func arrange(
        _ children: [Int], in parent: NodeID, _ document: inout Document
    ) throws(ChangeError) {
        var wanted: [NodeID: Int] = [:]
        for (offset, number) in children.enumerated() {
            if let node = nodes[number] { wanted[node] = offset }
        }
        let present = document.tree[parent].children.compactMap { wanted[$0.id] }
        let staying = Set(LongestRun(present).values)
        var before: NodeID?
        // The last child may be followed by comments, before which nothing is put.
        for (offset, number) in children.enumerated().reversed() {
            if let node = nodes[number], staying.contains(offset) {
                before = document.place(before: node)?.before ?? node
                continue
            }
            before = try place(number, at: Place(in: parent, before: before), &document)
        }
    }

    /// Moves or creates an element, and returns the first node of it and its comments.
    private mutating func place(
        _ number: Int, at place: Place, _ document: inout Document
    ) throws(ChangeError) -> NodeID {
        if let node = nodes[number] {
            let comments = document.comments(before: node)
            let indentation = document.indentation(inside: place.parent)
            for comment in comments + [node] {
                try document.apply(.move(comment, to: place, indentation: indentation))
            }
            return comments.first ?? node
        }
        let made = try make(number, inside: place.parent, &document)
        for node in made { try document.apply(.insert(node, at: place)) }
        nodes[number] = made.last
        return made[0]
    }

    /// Creates an element without its elements, and the comments before it.
    private func make(
        _ number: Int, inside parent: NodeID, _ document: inout Document
    ) throws(ChangeError) -> [NodeID] {
        let side = plan.hosts[number]
        guard let tree = lineage.trees[side], let source = lineage.node(number, side) else {
            throw ChangeError(.impossiblePlace)
        }
        var made: [NodeID] = []
        var comments: [String] = []
        var previous = source.previous
        while let comment = previous, comment.kind == .comment {
            comments.insert(comment.text, at: 0)
            previous = comment.previous
        }
        for comment in comments { made.append(try document.makeComment(comment, inside: parent)) }
        let isLeaf = lineage.children(of: number, side).isEmpty
        let isRenamed = side == .theirs && !lineage.renamed.isEmpty
        let text =
            isLeaf && !isRenamed
            ? String(decoding: tree.write(source.id), as: UTF8.self) : spelled(number, source, side, tree)
        made.append(try document.makeNode(verbatim: text.withLineBreak(document.tree.newline), inside: parent))
        return made
    }

    /// Returns the text of an element without its elements.
    private func spelled(_ number: Int, _ source: Node, _ side: Revision, _ tree: XMLTree) -> String {
        var text = "<\(source.name)"
        for (name, value) in source.attributes {
            let new = lineage.value(name, of: source, side)
            if new == value, let bytes = tree.spelling(of: name, in: source.id)?.bytes {
                text += String(decoding: bytes, as: UTF8.self)
            } else {
                text += " \(name)=\"\(String(decoding: Entities.encodeAttribute(new ?? value), as: UTF8.self))\""
            }
        }
        let content = source.children.isEmpty ? source.text : ""
        if content.isEmpty { return text + "/>" }
        return text + ">" + String(decoding: Entities.encodeContent(content), as: UTF8.self) + "</\(source.name)>"
    }

    private func removeGone(from document: inout Document) throws(ChangeError) {
        for number in 1..<max(1, lineage.count) {
            guard let node = lineage.relatives[number].ours, nodes[number] != node, document.tree[node].isAttached
            else { continue }
            // Its parent goes as well, and takes it along.
            if let parent = lineage.parent(of: number, .ours), nodes[parent] != lineage.relatives[parent].ours {
                continue
            }
            let isReplaced = plan.exists[number]
            if !isReplaced { for comment in document.comments(before: node) { try document.apply(.remove(comment)) } }
            let parent = document.tree[node].parent?.id
            try document.apply(.remove(node))
            if let parent { try document.removeIfLeftEmpty(parent) }
        }
    }

    /// Moves constraints to where their items are. What can't be a constraint is removed.
    private mutating func moveStrays(in document: inout Document) throws(ChangeError) {
        for (number, item) in plan.strays.sorted(by: { $0.key < $1.key }) {
            guard let node = nodes[number], document.tree[node].isAttached else { continue }
            if try document.moveToOwner(node) { continue }
            let list = document.tree[node].parent?.id
            try document.apply(.remove(node))
            if let list { try document.removeIfLeftEmpty(list) }
            lost.append((number, item))
        }
    }

    // MARK: Content

    private func changeContent(in document: inout Document) throws(ChangeError) {
        for (number, changes) in plan.attributes.sorted(by: { $0.key < $1.key }) {
            guard let node = nodes[number] else { continue }
            for (name, version) in changes {
                try document.apply(
                    .setAttribute(node, name: name, to: version.flatMap { spelling(of: name, number, $0) }))
            }
        }
        for (number, version) in plan.texts.sorted(by: { $0.key < $1.key }) {
            guard let node = nodes[number], let source = lineage.node(number, version) else { continue }
            try document.replaceContent(of: node, by: source, in: lineage.trees[version])
        }
    }

    private func spelling(of name: String, _ number: Int, _ version: Revision) -> AttributeSpelling? {
        guard let node = lineage.node(number, version), let value = lineage.value(name, of: node, version) else {
            return nil
        }
        let spelling = lineage.trees[version]?.spelling(of: name, in: node.id)
        return AttributeSpelling(value, bytes: spelling?.value == value ? spelling?.bytes : nil)
    }
}

extension Document {
    /// Returns the comments directly before an element.
    fileprivate func comments(before element: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        var previous = tree[element].previous
        while let comment = previous, comment.kind == .comment {
            found.insert(comment.id, at: 0)
            previous = comment.previous
        }
        return found
    }

    /// Replaces an element by one with the same attributes and the content of another.
    fileprivate mutating func replaceContent(
        of node: NodeID, by source: Node, in other: XMLTree?
    ) throws(ChangeError) {
        guard let place = place(of: node), let other else { return }
        var text = String(decoding: other.write(source.id), as: UTF8.self)
        text = text.withLineBreak(tree.newline)
        let new = try makeNode(verbatim: text, inside: place.parent)
        let attributes = tree[node].attributes.map(\.name)
        let names = Set(attributes + tree[new].attributes.map(\.name))
        for name in names.sorted() {
            var spelling = tree.spelling(of: name, in: node)
            spelling?.position = nil
            try apply(.setAttribute(new, name: name, to: spelling))
        }
        try apply(.remove(node))
        try apply(.insert(new, at: place))
    }
}

extension String {
    /// The text with the line break of another document.
    func withLineBreak(_ newline: String) -> String {
        guard unicodeScalars.contains(where: { $0 == "\n" }) else { return self }
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in unicodeScalars {
            if scalar == "\n" {
                if isAfterReturn { result.removeLast() }
                result.append(contentsOf: newline.unicodeScalars)
            } else {
                result.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(result)
    }
}

/// The longest increasing run among distinct numbers, which may have others between.
struct LongestRun {
    private(set) var values: [Int] = []

    init(_ numbers: [Int]) {
        // For each length the offset of the least number that ends such a run, and for each number the one before it.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (offset, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[offset] = ends[low - 1] }
            if low == ends.count { ends.append(offset) } else { ends[low] = offset }
        }
        var offset = ends.last ?? -1
        while offset >= 0 {
            values.append(numbers[offset])
            offset = previous[offset]
        }
        values.reverse()
    }
}
