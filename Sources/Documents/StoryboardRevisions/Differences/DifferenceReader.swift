import ElementCatalog
import StoryboardModel
import XMLTree

/// Reads the differences out of a lineage of two versions, the base and theirs.
struct DifferenceReader {
    private let lineage: Lineage
    private(set) var entries: [DocumentDifference.Entry] = []
    /// What each of the entries is about.
    private(set) var subjects: [Subject] = []

    /// What differs: an object, or an element in it with an attribute or as a whole.
    struct Subject {
        var object: Int
        var element: Int
        var attribute: String?
    }

    init(_ lineage: Lineage) { self.lineage = lineage }

    mutating func read() {
        for number in documentOrder() where lineage.isObject[number] { read(number) }
    }

    /// Returns the numbers in the order of the later version; what only the earlier one has follows what it followed there.
    private func documentOrder() -> [Int] {
        var order: [Int] = []
        var isListed: Set<Int> = []
        var waiting = [0]
        while let number = waiting.popLast() {
            guard isListed.insert(number).inserted else { continue }
            order.append(number)
            // What is gone, after what it followed among what stays; what was first, at the front.
            let new = lineage.children(of: number, .theirs)
            let staying = Set(new)
            var gone: [Int?: [Int]] = [:]
            var previous: Int?
            for child in lineage.children(of: number, .base) {
                if staying.contains(child) {
                    previous = child
                } else if lineage.relatives[child].theirs == nil {
                    gone[previous, default: []].append(child)
                }
            }
            let children = (gone[nil] ?? []) + new.flatMap { [$0] + (gone[$0] ?? []) }
            waiting += children.reversed()
        }
        return order
    }

    private mutating func read(_ number: Int) {
        let nodes = lineage.relatives[number]
        switch (nodes.base, nodes.theirs) {
        case (nil, _?): if isOutermost(number, .theirs) { add(.added, number, newWords(number)) }
        case (_?, nil): if isOutermost(number, .base) { add(.deleted, number, deletedWords(number)) }
        case (_?, _?): readChanges(of: number)
        case (nil, nil): break
        }
    }

    /// Whether the object around an added or deleted one isn't added or deleted itself.
    private func isOutermost(_ number: Int, _ version: Revision) -> Bool {
        guard let parent = lineage.parent(of: number, version) else { return true }
        let around = lineage.relatives[lineage.owner(of: parent)]
        return around.base != nil && around.theirs != nil
    }

    // MARK: Objects that come and go

    private func newWords(_ number: Int) -> String { sender(of: number, .theirs) ?? contents(of: number, .theirs) }

    private func deletedWords(_ number: Int) -> String { sender(of: number, .base) ?? contents(of: number, .base) }

    /// Returns from where a connection leads, or nil for another object.
    private func sender(of number: Int, _ version: Revision) -> String? {
        guard let node = lineage.node(number, version), node.elementType?.kind == .connection,
            let sender = node.enclosingObject
        else { return nil }
        return " from \(sender.displayName)"
    }

    /// Returns how many objects an object has in it that would be missed, or nothing if it has none.
    private func contents(of number: Int, _ version: Revision) -> String {
        guard let node = lineage.node(number, version) else { return "" }
        let views = node.subtree.filter { $0 != node && $0.isView && $0.has("id") }.count
        return views == 0 ? "" : " with \(views) \(views == 1 ? "view" : "views")"
    }

    // MARK: Objects that stay

    private mutating func readChanges(of number: Int) {
        guard let old = lineage.node(number, .base), let new = lineage.node(number, .theirs) else { return }
        if old.name != new.name { add(.changed, number, "becomes \(lineage.words(number, preferring: [.theirs]))") }
        readParent(of: number)
        var reader = PropertyReader(lineage)
        reader.read(number)
        for change in reader.changes {
            add(.changed, number, change.words, noise: change.noise, change.element, change.attribute)
        }
        for list in reader.lists { readOrder(of: list, in: number) }
    }

    private mutating func readParent(of number: Int) {
        guard let before = lineage.parent(of: number, .base), let after = lineage.parent(of: number, .theirs) else {
            return
        }
        let (old, new) = (lineage.owner(of: before), lineage.owner(of: after))
        if old != new {
            let from = lineage.words(old, preferring: [.base])
            add(.moved, number, "moved from \(from) to \(lineage.words(new, preferring: [.theirs]))")
        } else if before != after {
            let steps = [before, after].map {
                lineage.node($0, preferring: [.theirs, .base])?.name.spacedWords.lowercased() ?? ""
            }
            add(.moved, number, "moved from \(steps[0]) to \(steps[1])")
        }
    }

    /// Reads which children of a list have another place among those that stay.
    private mutating func readOrder(of list: Int, in owner: Int) {
        let old = lineage.children(of: list, .base)
        let new = lineage.children(of: list, .theirs)
        let shared = Set(old).intersection(new)
        let offsets = Dictionary(uniqueKeysWithValues: old.filter(shared.contains).enumerated().map { ($1, $0) })
        let order = new.filter(shared.contains)
        let staying = Set(LongestRun(order.compactMap { offsets[$0] }).values)
        for number in order where offsets[number].map({ !staying.contains($0) }) ?? false {
            guard lineage.isObject[number] else { continue }
            let after = order.firstIndex(of: number).flatMap { $0 > 0 ? order[$0 - 1] : nil }
            let place = after.map { "after \(lineage.words($0, preferring: [.theirs]))" } ?? "to the front"
            let name = lineage.node(list, .theirs)?.name ?? ""
            let isNoise = ElementRole.unorderedLists.contains(name)
            add(.reordered, number, "moved \(place)", noise: isNoise ? "order" : nil)
        }
    }

    // MARK: Entries

    /// Returns the id of the object around an object, for a deleted one that of the earlier version.
    private func parentID(of number: Int, _ kind: DocumentDifference.Entry.Kind) -> String? {
        let version: Revision = kind == .deleted ? .base : .theirs
        guard number != 0, let parent = lineage.parent(of: number, version) else { return nil }
        let owner = lineage.owner(of: parent)
        return owner == 0 ? nil : lineage.node(owner, version)?.objectID
    }

    private mutating func add(
        _ kind: DocumentDifference.Entry.Kind, _ number: Int, _ words: String, noise: String? = nil,
        _ element: Int? = nil, _ attribute: String? = nil
    ) {
        subjects.append(Subject(object: number, element: element ?? number, attribute: attribute))
        let steps = element.map { lineage.steps(from: number, to: $0) } ?? ""
        let revisions: [Revision] = kind == .added ? [.theirs] : [.base, .theirs]
        let node = lineage.node(number, preferring: kind == .deleted ? [.base] : [.theirs, .base])
        let scene = node?.scene
        entries.append(
            DocumentDifference.Entry(
                kind: kind, sceneID: scene?.id, section: scene?.title ?? "Document",
                objectID: number == 0 ? nil : node?.objectID, object: lineage.words(number, preferring: revisions),
                words: words, noise: noise, parentID: parentID(of: number, kind),
                property: steps + (attribute.map { "@\($0)" } ?? "")))
    }
}
