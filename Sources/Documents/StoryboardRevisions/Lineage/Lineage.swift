import StoryboardModel
import XMLTree

/// The elements of several versions of a document, matched with each other: objects by their ids wherever they are,
/// and other elements by what distinguishes them in their parent.
///
/// What is the same thing in the versions has one number. The root element has number 0.
struct Lineage: Sendable {
    let trees: [Revision: XMLTree]
    private(set) var relatives: [Relatives] = []
    /// What an element is to a merge, by number.
    private(set) var roles: [ElementRole] = []
    /// Whether elements have an id, by number.
    private(set) var isObject: [Bool] = []
    /// The number of the parent in each version, or nil where the version doesn't have the element.
    private var parents: [Revision: [Int?]] = [:]
    private var children: [Revision: [[Int]]] = [:]
    /// The place of elements among siblings with the same name in the first version that has them, from 1; 0 if there are none.
    private var places: [Int] = []
    /// The new ids of objects in `theirs` whose id another kind of object has in `ours`.
    let renamed: [String: String]
    /// The ids that several elements of a version have.
    private(set) var duplicates: [Revision: [String]] = [:]

    private var holders: [Revision: [String: NodeID]] = [:]
    private var numbers: [String: Int] = [:]
    private var pending: [Int] = []

    init(_ trees: [Revision: XMLTree], renaming renamed: [String: String] = [:]) {
        self.trees = trees
        self.renamed = renamed
        for version in Revision.allCases { enterIDs(of: version) }
        var roots = Relatives()
        for (version, tree) in trees { roots[version] = tree.root.id }
        add(roots, role: .fact, isObject: true)
        var next = 0
        while next < pending.count {
            match(childrenOf: pending[next])
            next += 1
        }
    }

    var count: Int { relatives.count }

    /// Returns the element with a number in a version.
    func node(_ number: Int, _ version: Revision) -> Node? {
        guard let node = relatives[number][version] else { return nil }
        return trees[version]?[node]
    }

    /// Returns the element with a number in the first of some versions that has it.
    func node(_ number: Int, preferring versions: [Revision] = [.ours, .theirs, .base]) -> Node? {
        for version in versions {
            if let node = node(number, version) { return node }
        }
        return nil
    }

    func parent(of number: Int, _ version: Revision) -> Int? { parents[version]?[number] }

    func children(of number: Int, _ version: Revision) -> [Int] { children[version]?[number] ?? [] }

    /// Returns the number of the object with an id.
    func number(ofID id: String) -> Int? { numbers["id " + id] }

    /// Returns the place of an element among siblings with the same name, from 1, or nil if it has none.
    func place(of number: Int) -> Int? { places[number] > 0 ? places[number] : nil }

    /// Returns the nearest object around an element, or the element itself if it is one.
    func owner(of number: Int) -> Int {
        var current = number
        while !isObject[current] {
            let parent = Revision.allCases.lazy.compactMap { self.parent(of: current, $0) }.first
            guard let parent else { return 0 }
            current = parent
        }
        return current
    }

    /// Returns the value of an attribute. Ids in `theirs` are those of the result.
    func value(_ attribute: String, of node: Node, _ version: Revision) -> String? {
        guard let value = node[attribute] else { return nil }
        guard version == .theirs, let new = renamed[value] else { return value }
        return Document.meaning(of: attribute, in: node) == .other ? value : new
    }

    // MARK: Ids

    private static func identity(of element: Node) -> String? {
        if element.name == "scene", let id = element["sceneID"] { return "scene " + id }
        guard let id = element["id"], Document.meaning(of: "id", in: element) == .identity else { return nil }
        return "id " + id
    }

    private mutating func enterIDs(of version: Revision) {
        guard let tree = trees[version] else { return }
        var found: [String: NodeID] = [:]
        for element in tree.root.subtree {
            guard var identity = Self.identity(of: element) else { continue }
            if version == .theirs, let id = element["id"], let new = renamed[id] { identity = "id " + new }
            if found[identity] == nil {
                found[identity] = element.id
            } else {
                duplicates[version, default: []].append(element.objectID ?? "")
            }
        }
        holders[version] = found
    }

    // MARK: Matching

    @discardableResult
    private mutating func add(_ nodes: Relatives, role: ElementRole, isObject: Bool) -> Int {
        relatives.append(nodes)
        roles.append(role)
        self.isObject.append(isObject)
        places.append(0)
        for version in Revision.allCases {
            parents[version, default: []].append(nil)
            children[version, default: []].append([])
        }
        let number = relatives.count - 1
        let holdsText = Revision.allCases.contains { node(number, $0)?.isMixed == true }
        if !holdsText { pending.append(number) }
        return number
    }

    private mutating func match(childrenOf parent: Int) {
        var nameless: [Revision: [Node]] = [:]
        var order: [Revision: [(node: NodeID, number: Int?)]] = [:]
        for version in Revision.allCases {
            guard let node = node(parent, version) else { continue }
            for child in node.children {
                let number = object(child, version, in: parent)
                if number == nil { nameless[version, default: []].append(child) }
                order[version, default: []].append((child.id, number))
            }
        }
        let named = LocalNames(nameless).names
        let holders = named.mapValues {
            Dictionary($0.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        }
        var locals: [String: Int] = [:]
        for version in Revision.allCases {
            var twins: [String: [Int]] = [:]
            for (child, number) in order[version] ?? [] {
                let known = number ?? named[version]?[child].map { self.local($0, &locals, holders, in: parent) }
                guard let known else { continue }
                children[version]?[parent].append(known)
                parents[version]?[known] = parent
                twins[trees[version]?[child].name ?? "", default: []].append(known)
            }
            for numbers in twins.values where numbers.count > 1 {
                for (offset, number) in numbers.enumerated() where places[number] == 0 { places[number] = offset + 1 }
            }
        }
    }

    /// Returns the number of an element with an id, or nil if it has none or another element has the same.
    private mutating func object(_ element: Node, _ version: Revision, in parent: Int) -> Int? {
        guard var identity = Self.identity(of: element) else { return nil }
        if version == .theirs, let id = element["id"], let new = renamed[id] { identity = "id " + new }
        guard holders[version]?[identity] == element.id else { return nil }
        if let number = numbers[identity] { return number }
        var nodes = Relatives()
        for version in Revision.allCases { nodes[version] = holders[version]?[identity] }
        let number = add(nodes, role: role(of: element, in: parent), isObject: true)
        numbers[identity] = number
        return number
    }

    private mutating func local(
        _ name: String, _ locals: inout [String: Int], _ named: [Revision: [String: NodeID]], in parent: Int
    ) -> Int {
        if let number = locals[name] { return number }
        var nodes = Relatives()
        for version in Revision.allCases { nodes[version] = named[version]?[name] }
        let sample = Revision.allCases.first { nodes[$0] != nil }
        let element = sample.flatMap { version in nodes[version].flatMap { trees[version]?[$0] } }
        let number = add(nodes, role: element.map { role(of: $0, in: parent) } ?? .fact, isObject: false)
        locals[name] = number
        return number
    }

    private func role(of element: Node, in parent: Int) -> ElementRole {
        if roles[parent] == .listing { return .listing }
        return ElementRole(of: element, isInRoot: parent == 0)
    }
}

extension Node {
    /// Whether the element has both text and elements, so that it can only be compared as a whole.
    var isMixed: Bool {
        var hasText = false
        var hasElements = false
        for node in content {
            switch node.kind {
            case .element: hasElements = true
            case .text, .characterData: hasText = hasText || !node.text.allSatisfy(\.isWhitespace)
            default: break
            }
        }
        return hasText && hasElements
    }
}
