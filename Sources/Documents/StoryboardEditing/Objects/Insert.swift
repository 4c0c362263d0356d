import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Inserts XML in Apple's order or before `before`. Missing ids are created.
    public static func insert(into: Address, xml: String, before: Address? = nil, freshIDs: Bool? = nil) -> Self {
        Self(Insert(into: into, xml: xml, before: before, freshIDs: freshIDs))
    }
}

struct Insert: DocumentCommand {
    static let summary = "inserts XML in Apple's order; missing ids are created"
    static let example =
        ##"{"into": "8bC-Xf-vdC", "xml": "<label text=\"Hello\"/>", "before": "Qx1-ab-C2d", "freshIDs": true}"##
    var into: Address
    var xml: String
    var before: Address?
    var freshIDs: Bool?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            into: fields.required("into", "the container"),
            xml: fields.required("xml", "one element"),
            before: fields.optional("before", "the sibling to insert it before"),
            freshIDs: fields.optional("freshIDs", "whether to replace all ids by new ones"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.insert(xml, into: into, before: before, ids: freshIDs == true ? .fresh : .kept)
    }
}

extension Document {
    mutating func insert(
        _ xml: String, into address: Address, before: Address?, ids arriving: ArrivingIDs
    ) throws(ChangeError) -> [String] {
        let parent = try resolve(address).id
        let new = try Self.read(xml)
        guard let container = container(for: new.name, key: new["key"], in: tree[parent]) else {
            throw .refused(
                "'\(new.name)' is not allowed in '\(tree[parent].name)'", hint: Self.accepted(by: tree[parent]))
        }
        let holder = try makeContainer(container, in: parent)
        let place = try place(for: new, key: container.key, in: holder, before: before)
        let node = try makeElement(copying: new, inside: holder, ids: arriving)
        try apply(.setAttribute(node, name: "key", to: container.key.map { AttributeSpelling($0) }))
        if tree[node].name == "scene" { try insertScene(node, at: place) } else { try apply(.insert(node, at: place)) }
        return tree[node].objectID.map { [$0] } ?? []
    }

    static func read(_ xml: String) throws(ChangeError) -> Node {
        do {
            return try XMLTree(xml.utf8).root
        } catch {
            throw ChangeError(.malformed(error.description))
        }
    }

    static func accepted(by parent: Node) -> String? {
        guard let type = parent.elementType else { return nil }
        let names = type.children.compactMap { row -> String? in
            switch row.content {
            case .element(let name):
                return row.keys.isEmpty ? name : "\(name)[\(row.keys.joined(separator: " "))]"
            case .kind(let kind): return "any \(kind.rawValue)"
            }
        }
        return names.isEmpty ? "it accepts nothing" : "it accepts: \(names.joined(separator: ", "))"
    }
}
