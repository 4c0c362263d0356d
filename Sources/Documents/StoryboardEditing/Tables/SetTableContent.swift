import StoryboardModel
import XMLTree

extension Command {
    /// Sets the content of a table view: dynamic `prototypes`, or `static`.
    public static func setTableContent(table: Address, mode: String) -> Self {
        Self(SetTableContent(table: table, mode: mode))
    }
}

struct SetTableContent: DocumentCommand {
    static let summary = "sets the content of a table view: dynamic prototypes or static cells"
    static let example = #"{"table": "8bC-Xf-vdC", "mode": "static"}"#
    var table: Address
    var mode: String

    static func read(_ fields: CommandFields) -> Self {
        Self(
            table: fields.required("table", "the table view, or its controller"),
            mode: fields.required("mode", "prototypes or static"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setTableContent(table, to: mode)
    }
}

extension Document {
    /// Makes a table static, with a section of its prototypes and at least three cells, or dynamic, with its cells as
    /// prototypes.
    mutating func setTableContent(_ address: Address, to mode: String) throws(ChangeError) -> [String] {
        let table = try table(at: address)
        guard mode == "static" || mode == "prototypes" else {
            throw .refused("a table cannot be '\(mode)'", hint: "choose one of: prototypes, static")
        }
        if (tree[table]["dataMode"] ?? "prototypes") == mode { return [] }
        if mode == "prototypes" {
            try makePrototypes(of: table)
            return []
        }
        guard tree[table]["key"] == "view", tree[table].parent?.name == "tableViewController" else {
            throw .refused(
                "only the table of a table view controller can be static", hint: "add a tableViewController for it")
        }
        return try makeStatic(table)
    }

    private mutating func makeStatic(_ table: NodeID) throws(ChangeError) -> [String] {
        try set("dataMode", of: table, to: "static")
        let prototypes = tree[table].child("prototypes")?.children.map(\.id) ?? []
        let sections = try ensureChild("sections", in: table)
        let section = try insertElement("tableViewSection", attributes: [], at: Place(in: sections))
        if !prototypes.isEmpty {
            let cells = try ensureChild("cells", in: section)
            for cell in prototypes { try put(cell, at: Place(in: cells)) }
            if let left = tree[table].child("prototypes")?.id { try removeIfLeftEmpty(left) }
        }
        guard let id = tree[section]["id"] else { throw ChangeError(.impossiblePlace) }
        _ = try setRowCount(Address(id), to: max(3, prototypes.count))
        return [id]
    }

    private mutating func makePrototypes(of table: NodeID) throws(ChangeError) {
        try set("dataMode", of: table, to: "prototypes")
        let cells = rows(of: table)
        guard let sections = tree[table].child("sections")?.id else { return }
        for cell in cells { try severOutlets(into: cell) }
        if !cells.isEmpty {
            let prototypes = try ensureChild("prototypes", in: table)
            for cell in cells { try put(cell, at: Place(in: prototypes)) }
        }
        for section in tree[sections].children.map(\.id) { try delete(section) }
        if tree[sections].isAttached { try removeElement(sections) }
        if let prototypes = tree[table].child("prototypes")?.id { try restack(rowsOf: prototypes) }
    }

    /// Removes outlets into a prototype cell, which may have many copies.
    private mutating func severOutlets(into cell: NodeID) throws(ChangeError) {
        for id in tree[cell].subtree.compactMap({ $0["id"] }) {
            for reference in index.references(to: id) {
                let isOutlet = ["outlet", "outletCollection"].contains(tree[reference.node].name)
                if isOutlet, !tree[reference.node].isInside([cell]) { try sever(reference) }
            }
        }
    }
}
