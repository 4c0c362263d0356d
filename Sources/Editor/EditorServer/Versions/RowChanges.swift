import JSONText
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Finds the rows of inspectors whose values differ from those of another version.
struct RowChanges {
    private let document: Document
    private let old: Document
    private var changes: [(entry: DocumentDifference.Entry, element: Element, attribute: String?)] = []

    /// An element of either version.
    private struct Element: Equatable {
        var isOld: Bool
        var node: NodeID
    }

    /// What a command of a row changes: an attribute of an element, or all of it.
    private struct Target {
        var element: Element
        var attribute: String?
    }

    /// Reads the changes of some objects, and of the document itself.
    init?(_ comparison: Comparison?, of ids: [String], in document: Document) {
        guard let comparison, let old = comparison.base.document else { return nil }
        (self.document, self.old) = (document, old)
        let ids = Set(ids)
        for entry in comparison.changes
        where entry.kind == .changed && entry.objectID.map(ids.contains) != false {
            let parts = entry.property.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let steps = parts.first.map { $0.isEmpty ? "" : "/\($0)" } ?? ""
            for element in elements(at: (entry.objectID ?? "document") + steps).prefix(1) {
                changes.append((entry, element, parts.count > 1 ? String(parts[1]) : nil))
            }
        }
    }

    /// Returns the changes that a row shows.
    func changes(in row: InspectorRow) -> [DocumentDifference.Entry] {
        if changes.isEmpty || row.variation != nil { return [] }
        // The items of a menu also change what other rows show.
        let ofOptions = row.control == .menu ? [] : row.options.flatMap(\.set)
        let targets = (row.set + ofOptions).flatMap(targets)
        return changes.filter { change in
            targets.contains { target in
                guard let attribute = target.attribute else { return isInside(change.element, target.element) }
                return change.element == target.element && (change.attribute ?? attribute) == attribute
            }
        }.map(\.entry)
    }

    /// Returns the elements with an address, that of the document first.
    private func elements(at address: String) -> [Element] {
        [(document, false), (old, true)].compactMap { version, isOld in
            (try? version.resolve(Address(address))).map { Element(isOld: isOld, node: $0.id) }
        }
    }

    private func tree(of element: Element) -> XMLTree { element.isOld ? old.tree : document.tree }

    private func isInside(_ element: Element, _ other: Element) -> Bool {
        guard element.isOld == other.isOld else { return false }
        return element == other || tree(of: element)[element.node].ancestor { $0.id == other.node } != nil
    }

    private func targets(of command: JSONValue) -> [Target] {
        guard case .object(let members) = command, let name = members.first?.key,
            case .object(let fields)? = members.first?.value, let address = fields.text("object")
        else { return [] }
        let elements = elements(at: address)
        switch name {
        case "set":
            return fields.text("attribute").map { name in elements.map { Target(element: $0, attribute: name) } } ?? []
        case "setText": return elements.map { Target(element: $0, attribute: "#text") }
        case "setValue": return fields.text("key").map { values($0, of: elements) } ?? []
        case "setFrame": return values("frame", of: elements)
        default: return []
        }
    }

    private func values(_ key: String, of elements: [Element]) -> [Target] {
        elements.compactMap { element in
            let value = tree(of: element)[element.node].child(key: key)
            return value.map { Target(element: Element(isOld: element.isOld, node: $0.id)) }
        }
    }
}

extension [JSONMember] {
    fileprivate func text(_ key: String) -> String? {
        guard case .string(let text)? = first(where: { $0.key == key })?.value else { return nil }
        return text
    }
}
