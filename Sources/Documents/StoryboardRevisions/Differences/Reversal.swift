public import StoryboardEditing
public import StoryboardModel
import XMLTree

/// The commands that take some of the changes between two versions of a document back in the later one.
///
/// An object that was deleted comes back with the connections and constraints that went with it; an object that was
/// added goes, but not the older objects that were moved into it. Once all that a person decided about an object is taken
/// back, so is what followed from it, such as its frame.
public struct Reversal: Sendable {
    /// The commands, in the order in which they apply.
    public private(set) var commands: [Command] = []
    /// The later version with the changes taken back so far.
    public private(set) var document: Document
    /// The changes that a person decided and that are still there.
    public private(set) var rest: [DocumentDifference.Entry] = []
    private let old: Document
    private let new: Document
    private let lineage: Lineage
    /// The objects that are being restored, so that those that refer to each other are restored once.
    private var isRestored: Set<Int> = []

    /// Finds the commands for the changes with these keys, of the difference between the versions. Other keys are ignored.
    ///
    /// - Parameter kept: The keys of changes that stay although they count as noise.
    public init(of keys: Set<String>, keeping kept: Set<String> = [], from old: Document, to new: Document) {
        document = new
        (self.old, self.new) = (old, new)
        lineage = Lineage([.base: old.tree, .theirs: new.tree])
        var reader = DifferenceReader(lineage)
        reader.read()
        let all = Array(zip(reader.entries, reader.subjects))
        let open = all.filter { entry, _ in
            !keys.contains(entry.key) && (!entry.isNoise || kept.contains(entry.key))
        }
        if open.isEmpty, let script = try? CommandScript(from: new, to: old) {
            (commands, document) = (script.commands, old)
            return
        }
        let chosen = Self.withNoise(all, keys, open)
        // What was deleted or moved comes back before what refers to it, or is in it.
        for kind in [DocumentDifference.Entry.Kind.deleted, .moved, .reordered, .deleted, .changed, .added] {
            isRestored = []
            for (entry, subject) in chosen where entry.kind == kind { revert(kind, subject) }
        }
        rest = DocumentDifference(from: old, to: document).decisions
    }

    private typealias Found = (DocumentDifference.Entry, DifferenceReader.Subject)

    /// Returns the chosen changes, and the noise of objects and scenes about which nothing else remains to be said.
    private static func withNoise(_ all: [Found], _ keys: Set<String>, _ open: [Found]) -> [Found] {
        let chosen = all.filter { keys.contains($0.0.key) }
        let objects = Set(chosen.map(\.1.object)).subtracting(open.map(\.1.object))
        let scenes = Set(chosen.compactMap(\.0.sceneID)).subtracting(open.compactMap(\.0.sceneID))
        return all.filter { entry, subject in
            keys.contains(entry.key)
                || entry.isNoise && (objects.contains(subject.object) || scenes.contains(entry.sceneID ?? ""))
        }
    }

    private mutating func revert(_ kind: DocumentDifference.Entry.Kind, _ subject: DifferenceReader.Subject) {
        switch kind {
        case .added: remove(subject.object)
        case .deleted: restore(subject.object)
        case .moved, .reordered: moveBack(subject.object)
        case .changed: change(subject)
        }
    }

    // MARK: Objects

    private mutating func remove(_ number: Int) {
        guard let node = lineage.node(number, .theirs), let id = node.objectID else { return }
        for inner in lineage.children(of: number, .theirs) { moveOut(inner) }
        guard document.object(id) != nil else { return }
        // A placeholder can't be deleted by hand, but was added by somebody.
        if !perform(.delete(object: Address(id))) { perform(.replace(object: Address(id), xml: "")) }
    }

    /// Moves the older objects in an element that is new back to where they were.
    private mutating func moveOut(_ number: Int) {
        if lineage.isObject[number], lineage.relatives[number].base != nil { return moveBack(number) }
        for inner in lineage.children(of: number, .theirs) { moveOut(inner) }
    }

    /// Puts an object back to where it was, without what a person's move would adapt.
    private mutating func moveBack(_ number: Int) {
        guard let node = lineage.node(number, .base), let id = node.objectID, document.object(id) != nil,
            let parent = lineage.parent(of: number, .base), let holder = holder(lineage.owner(of: parent)),
            let present = document.object(id)
        else { return }
        let (before, state) = (next(after: node), (document, commands))
        let left = lineage.parent(of: number, .theirs)
        let xml = String(decoding: document.tree.write(present.id), as: UTF8.self)
        if perform(.replace(object: Address(id), xml: "")),
            perform(.insert(into: holder, xml: xml, before: before)),
            document.object(id)?.parent?.name == node.parent?.name
        {
            if let left { removeIfEmpty(left) }
            return
        }
        (document, commands) = state
        perform(.move(object: Address(id), into: holder, before: before))
    }

    /// Inserts a deleted object with what was in it, and what referred to it.
    private mutating func restore(_ number: Int) {
        guard let node = lineage.node(number, .base), let id = node.objectID, document.object(id) == nil,
            isRestored.insert(number).inserted, let parent = lineage.parent(of: number, .base),
            let holder = holder(lineage.owner(of: parent))
        else { return }
        var version = old
        var moved: [Int] = []
        trim(lineage.children(of: number, .base), of: &version, &moved)
        perform(
            .insert(
                into: holder, xml: String(decoding: version.tree.write(node.id), as: UTF8.self),
                before: next(after: node)))
        for inner in moved { moveBack(inner) }
        let ids = Set(node.subtree.compactMap(\.objectID))
        for other in 1..<max(1, lineage.count) { restoreReferences(of: other, to: ids) }
    }

    /// Removes the objects that the later version has elsewhere.
    private func trim(_ numbers: [Int], of version: inout Document, _ moved: inout [Int]) {
        for number in numbers {
            if lineage.isObject[number], lineage.relatives[number].theirs != nil {
                guard let node = lineage.relatives[number].base, (try? version.apply(.remove(node))) != nil else {
                    continue
                }
                moved.append(number)
            } else {
                trim(lineage.children(of: number, .base), of: &version, &moved)
            }
        }
    }

    /// Restores a connection or constraint that was deleted with one of these objects, and attributes that named one.
    private mutating func restoreReferences(of number: Int, to ids: Set<String>) {
        guard let node = lineage.node(number, .base) else { return }
        let references = node.attributes.filter { Document.meaning(of: $0.name, in: node) == .reference }
        guard references.contains(where: { ids.contains($0.value) }),
            references.allSatisfy({ document.object($0.value) != nil })
        else { return }
        if let present = current(number) {
            for (name, value) in references where ids.contains(value) && present[name] == nil {
                perform(.set(object: document.address(of: present.id), attribute: name, value: value))
            }
        } else if lineage.isObject[number], lineage.relatives[number].theirs == nil {
            restore(number)
        }
    }

    /// Returns the address of an object, which is restored if it was deleted.
    private mutating func holder(_ number: Int) -> Address? {
        if number == 0 { return "document" }
        guard let id = lineage.node(number, .base)?.objectID else { return nil }
        if document.object(id) == nil { restore(number) }
        return document.object(id) == nil ? nil : Address(id)
    }

    /// Returns the first of the objects after an object that is still beside it.
    private func next(after node: Node) -> Address? {
        var next = node.nextElement
        while let candidate = next {
            if let id = candidate.objectID, let other = document.object(id), other.parent?.name == node.parent?.name,
                other.enclosingObject?.objectID == candidate.enclosingObject?.objectID
            {
                return Address(id)
            }
            next = candidate.nextElement
        }
        return nil
    }

    // MARK: Properties

    private mutating func change(_ subject: DifferenceReader.Subject) {
        switch (lineage.relatives[subject.element].base, current(subject.element)?.id) {
        case (let before?, let after?):
            if let attribute = subject.attribute {
                change(attribute, of: after, to: before)
            } else {
                perform(.replace(object: document.address(of: after), xml: xml(before)))
            }
        case (let before?, nil): insert(before, subject)
        case (nil, let after?):
            perform(.replace(object: document.address(of: after), xml: ""))
            if let holder = lineage.parent(of: subject.element, .theirs) { removeIfEmpty(holder) }
        case (nil, nil): break
        }
    }

    /// Returns what an element of the later version is now, or nil if it is gone.
    private func current(_ number: Int) -> Node? {
        guard let node = lineage.relatives[number].theirs else { return nil }
        if document.tree[node].isAttached { return document.tree[node] }
        // What was replaced or moved has another node.
        return try? document.resolve(new.address(of: node))
    }

    private mutating func change(_ attribute: String, of node: NodeID, to before: NodeID) {
        let address = document.address(of: node)
        if attribute == "#text" {
            perform(.setText(object: address, text: old.tree[before].ownContent))
            return
        }
        let value = old.tree[before][attribute]
        perform(
            value.map { .set(object: address, attribute: attribute, value: $0) }
                ?? .removeAttribute(object: address, attribute: attribute))
        guard let node = try? document.resolve(address).id, document.tree[node][attribute] != value else { return }
        // A default value is omitted by a command that sets it, but was spelled.
        var spelled = document
        guard
            (try? spelled.apply(
                .setAttribute(node, name: attribute, to: old.tree.spelling(of: attribute, in: before)))) != nil
        else { return }
        perform(.replace(object: address, xml: String(decoding: spelled.tree.write(node), as: UTF8.self)))
    }

    /// Inserts a value that is gone, with the elements around it that are gone as well.
    private mutating func insert(_ node: NodeID, _ subject: DifferenceReader.Subject) {
        guard let parent = lineage.parent(of: subject.element, .base) else { return }
        if let holder = current(parent)?.id {
            let next = old.tree[node].nextElement.flatMap { next -> Address? in
                let twin = document.tree[holder].children.first { $0.name == next.name && $0["key"] == next["key"] }
                return twin.map { document.address(of: $0.id) }
            }
            if perform(.insert(into: document.address(of: holder), xml: xml(node), before: next)) { return }
            perform(.insert(into: document.address(of: holder), xml: xml(node)))
        } else if let owner = current(subject.object)?.id {
            // The elements between are made again, or stand in the old version with nothing else in them.
            if perform(.insert(into: document.address(of: owner), xml: xml(node))) { return }
            insert(lineage.relatives[parent].base ?? node, .init(object: subject.object, element: parent))
        }
    }

    /// Removes a list that the version before didn't have with its last element.
    private mutating func removeIfEmpty(_ number: Int) {
        guard lineage.relatives[number].base == nil, !lineage.isObject[number], let node = current(number),
            node.children.isEmpty
        else { return }
        perform(.replace(object: document.address(of: node.id), xml: ""))
        if let holder = lineage.parent(of: number, .theirs) { removeIfEmpty(holder) }
    }

    private func xml(_ node: NodeID) -> String { String(decoding: old.tree.write(node), as: UTF8.self) }

    @discardableResult
    private mutating func perform(_ command: Command) -> Bool {
        guard (try? document.perform(command)) != nil else { return false }
        commands.append(command)
        return true
    }
}
