import StoryboardModel
import XMLTree

extension Command {
    /// Replaces an element by XML as it is spelled: one element, several or none, and comments. White space before the
    /// first is kept unless the XML begins with some. Nothing is kept consistent but what the document lists. For
    /// `document`, what precedes the root element is replaced by what precedes it in the XML, if there is any, and the root
    /// element, which keeps the white space in its tags, if the XML has one; white space alone replaces that at the end.
    public static func replace(object: Address, xml: String) -> Self { Self(Replace(object: object, xml: xml)) }
}

struct Replace: DocumentCommand {
    static let summary = "replaces an element by XML exactly as it is spelled"
    static let example = ##"{"object": "8bC-Xf-vdC/color[textColor]", "xml": "<nil key=\"textColor\"/>"}"##
    var object: Address
    var xml: String

    static func read(_ fields: CommandFields) -> Self {
        Self(
            object: fields.required("object", "the element"),
            xml: fields.required("xml", "one element, several or none, and comments; ids are kept as they are"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.replace(document.resolve(object).id, by: xml)
    }
}

extension Document {
    /// Replaces an element by XML as it is spelled, and returns the ids of the objects that come in its place.
    mutating func replace(_ element: NodeID, by xml: String) throws(ChangeError) -> [String] {
        let nodes = try makeNodes(verbatim: xml)
        if element == root.id {
            if nodes.isEmpty {
                try apply(.setFinalSpace(xml))
            } else {
                try replaceRoot(by: nodes)
            }
            return []
        }
        guard let place = place(of: element) else { throw ChangeError(.impossiblePlace) }
        if let text = nodes.first(where: { [.text, .characterData].contains(tree[$0].kind) }) {
            throw .refused(
                "'\(tree[text].text)' is text between elements", hint: "replace the element that contains it")
        }
        if let first = nodes.first, tree[first].leadingSpace.isEmpty { copyLeadingSpace(from: element, to: first) }
        try apply(.remove(element))
        for node in nodes { try apply(.insert(node, at: place)) }
        return nodes.compactMap { tree[$0].isElement ? tree[$0].objectID : nil }
    }

    /// Replaces what precedes the root element, if the nodes have any of it, and gives the root element the attributes and
    /// content of theirs, if they have one.
    private mutating func replaceRoot(by nodes: [NodeID]) throws(ChangeError) {
        let elements = nodes.filter { tree[$0].isElement }
        guard elements.count <= 1, elements.allSatisfy({ tree[$0].name == root.name }) else {
            throw .refused("the root element is replaced by one '\(root.name)'")
        }
        let prologue = nodes.prefix { !elements.contains($0) }
        if !prologue.isEmpty {
            let root = root.id
            for node in tree.document.content.map(\.id).prefix(while: { $0 != root }) { try apply(.remove(node)) }
            for node in prologue { try apply(.insert(node, at: Place(in: tree.document.id, before: root))) }
        }
        if let new = elements.first { try replaceRoot(by: new) }
    }

    private mutating func replaceRoot(by new: NodeID) throws(ChangeError) {
        let root = root.id
        for name in tree[root].attributes.map(\.name) { try apply(.setAttribute(root, name: name, to: nil)) }
        for name in tree[new].attributes.map(\.name) {
            try apply(.setAttribute(root, name: name, to: tree.spelling(of: name, in: new)))
        }
        for child in tree[root].content.map(\.id) { try apply(.remove(child)) }
        for child in tree[new].content.map(\.id) {
            try apply(.remove(child))
            try apply(.insert(child, at: Place(in: root)))
        }
    }
}
