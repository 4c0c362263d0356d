import StoryboardModel
import XMLTree

extension Document {
    /// Sets the number of rows in a section, copying or deleting cells at its end.
    mutating func setRowCount(_ address: Address, to count: Int) throws(ChangeError) -> [String] {
        let section = try resolve(address).id
        guard tree[section].name == "tableViewSection" else {
            throw .refused("'\(tree[section].displayName)' is not a section of a static table")
        }
        return try setCount(of: "tableViewCell", in: section, list: "cells", to: count)
    }

    mutating func setSectionCount(_ address: Address, to count: Int) throws(ChangeError) -> [String] {
        let table = try table(at: address)
        guard tree[table]["dataMode"] == "static" else {
            throw .refused("'\(tree[table].displayName)' is not a static table and has no sections")
        }
        return try setCount(of: "tableViewSection", in: table, list: "sections", to: count)
    }

    /// Sets the number of prototype cells of a table or collection view.
    mutating func setPrototypeCount(_ address: Address, to count: Int) throws(ChangeError) -> [String] {
        let list = try list(at: address)
        guard tree[list]["dataMode"] != "static" else {
            throw .refused("'\(tree[list].displayName)' is static and has no prototype cells")
        }
        return tree[list].name == "tableView"
            ? try setCount(of: "tableViewCell", in: list, list: "prototypes", to: count)
            : try setCount(of: "collectionViewCell", in: list, list: "cells", to: count)
    }

    func table(at address: Address) throws(ChangeError) -> NodeID {
        let list = try list(at: address)
        guard tree[list].name == "tableView" else { throw .refused("'\(tree[list].displayName)' is not a table view") }
        return list
    }

    /// Returns a table or collection view at its own address or that of its controller.
    private func list(at address: Address) throws(ChangeError) -> NodeID {
        let node = try resolve(address)
        let list = node.isController ? node.child(key: "view") ?? node : node
        guard kind.isUIKit, ["tableView", "collectionView"].contains(list.name) else {
            throw .refused("'\(node.displayName)' is not a table or collection view")
        }
        return list.id
    }

    /// The largest number of rows, sections or prototypes.
    static let largestCount = 200

    private mutating func setCount(
        of element: String, in holder: NodeID, list: String, to count: Int
    ) throws(ChangeError) -> [String] {
        guard (0...Self.largestCount).contains(count) else {
            throw .refused("there cannot be \(count) of them", hint: "from 0 to \(Self.largestCount)")
        }
        let present = tree[holder].child(list)?.children.filter { $0.name == element }.map(\.id) ?? []
        if count < present.count {
            for node in present[count...].reversed() { try deleteObject(node) }
            return []
        }
        var created: [String] = []
        var last = present.last
        while created.count + present.count < count {
            let new = try addRow(element, after: last, in: holder)
            created += new.id.map { [$0] } ?? []
            last = new.node
        }
        return created
    }

    private mutating func addRow(
        _ element: String, after last: NodeID?, in holder: NodeID
    ) throws(ChangeError) -> (node: NodeID?, id: String?) {
        guard let last else {
            let id = try addObject(element, into: address(of: holder), nil, nil, before: nil).first
            return (id.flatMap { index.object($0) }, id)
        }
        _ = try duplicate(last, nil, nil)
        guard let copy = tree[last].nextElement?.id else { throw ChangeError(.impossiblePlace) }
        // Reuse identifiers must be unique, so a copy has none.
        for node in [copy] + cells(ofSection: copy) {
            try apply(.setAttribute(node, name: "reuseIdentifier", to: nil))
        }
        return (copy, tree[copy].objectID)
    }
}
