import XMLTree

/// Names for elements without an id among their siblings, equal in versions where the elements are the same thing.
///
/// Most elements are distinguished by an attribute, such as `key` or `keyPath`. Others, such as the titles of segments, are
/// matched with those of the first version in order: those with the same content, then what is between them.
struct LocalNames {
    private(set) var names: [Revision: [NodeID: String]] = [:]

    /// The attributes that tell siblings apart, the most telling first.
    private static let distinguishing = ["key", "keyPath", "reference", "identifier", "name", "className"]

    init(_ elements: [Revision: [Node]]) {
        var plain: [String: [Revision: [Node]]] = [:]
        for (version, nodes) in elements {
            var counts: [String: Int] = [:]
            for node in nodes {
                guard let name = Self.distinguished(node) else {
                    plain[node.name, default: [:]][version, default: []].append(node)
                    continue
                }
                let count = counts[name, default: 0]
                counts[name] = count + 1
                names[version, default: [:]][node.id] = "\(name) \(count)"
            }
        }
        for (name, versions) in plain { enter(versions, named: name) }
    }

    private static func distinguished(_ node: Node) -> String? {
        for attribute in distinguishing {
            guard let value = node[attribute] else { continue }
            // A property has one value, whatever its element is.
            return attribute == "key" ? "[\(value)]" : "\(node.name)[\(attribute)=\(value)]"
        }
        return nil
    }

    // MARK: Elements in order

    private mutating func enter(_ versions: [Revision: [Node]], named name: String) {
        guard let first = Revision.allCases.first(where: { versions[$0] != nil }), let model = versions[first] else {
            return
        }
        for (offset, node) in model.enumerated() { names[first, default: [:]][node.id] = "\(name) \(offset)" }
        // A single one is the same thing, whatever is in it.
        if versions.values.allSatisfy({ $0.count == 1 }) {
            for (version, nodes) in versions { names[version, default: [:]][nodes[0].id] = "\(name) 0" }
            return
        }
        let contents = model.map(\.wholeContent)
        for version in Revision.allCases where version != first {
            guard let nodes = versions[version] else { continue }
            let matches = SequenceMatches(contents, nodes.map(\.wholeContent))
            var extra: [String: Int] = [:]
            for (offset, node) in nodes.enumerated() {
                let gap = matches.oldOffsets[offset]
                if let old = gap {
                    names[version, default: [:]][node.id] = "\(name) \(old)"
                } else {
                    let content = node.wholeContent
                    let count = extra[content, default: 0]
                    extra[content] = count + 1
                    names[version, default: [:]][node.id] = "\(name) new \(count) \(content)"
                }
            }
        }
    }
}

/// The elements of two sequences that correspond: those that are equal in the shortest edit script, and between them one
/// after the other as changed ones.
struct SequenceMatches {
    /// For each element of the new sequence its offset in the old one, or nil if it was added.
    private(set) var oldOffsets: [Int?]

    /// Creates the matches of equal elements only.
    init(exactly old: [String], _ new: [String]) { self.init(old, new, pairsChanged: false) }

    init(_ old: [String], _ new: [String]) { self.init(old, new, pairsChanged: true) }

    private init(_ old: [String], _ new: [String], pairsChanged: Bool) {
        oldOffsets = Array(repeating: nil, count: new.count)
        // Most of two long sequences is equal at both ends.
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] {
            oldOffsets[start] = start
            start += 1
        }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            oldOffsets[new.count - 1 - end] = old.count - 1 - end
            end += 1
        }
        match(old[start..<(old.count - end)], new[start..<(new.count - end)], pairsChanged)
    }

    /// The product of lengths above which the shortest script isn't sought, because that takes too long.
    private static let mostCompared = 4_000_000

    private mutating func match(_ old: ArraySlice<String>, _ new: ArraySlice<String>, _ pairsChanged: Bool) {
        guard old.count * new.count <= Self.mostCompared else {
            if pairsChanged { for (one, other) in zip(old.indices, new.indices) { oldOffsets[other] = one } }
            return
        }
        let difference = Array(new).difference(from: Array(old))
        let removed = Set(difference.removals.map { $0.place + old.startIndex })
        let inserted = Set(difference.insertions.map { $0.place + new.startIndex })
        var (inOld, inNew) = (old.startIndex, new.startIndex)
        while inOld < old.endIndex || inNew < new.endIndex {
            var (gapOld, gapNew): ([Int], [Int]) = ([], [])
            while inOld < old.endIndex, removed.contains(inOld) {
                gapOld.append(inOld)
                inOld += 1
            }
            while inNew < new.endIndex, inserted.contains(inNew) {
                gapNew.append(inNew)
                inNew += 1
            }
            if pairsChanged { for (one, other) in zip(gapOld, gapNew) { oldOffsets[other] = one } }
            if inOld < old.endIndex, inNew < new.endIndex {
                oldOffsets[inNew] = inOld
                inOld += 1
                inNew += 1
            }
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension Node {
    /// A text that is equal for elements with equal content, whatever their white space.
    var wholeContent: String {
        var text = "<\(name)"
        for (name, value) in attributes { text += " \(name)=\u{1}\(value)\u{1}" }
        text += ">"
        for node in content {
            switch node.kind {
            case .element: text += node.wholeContent
            case .text, .characterData: text += node.text
            case .comment, .instruction, .document: break
            }
        }
        return text + "</>"
    }
}
