import ElementCatalog
public import XMLTree

extension Document {
    /// Makes a change and returns the change that undoes it.
    @discardableResult
    public mutating func apply(_ change: Change) throws(ChangeError) -> Change {
        let inverse: Change
        switch change {
        case .setAttribute(let node, let name, let spelling):
            touchTitle(around: node)
            inverse = try setAttribute(node, name, spelling)
        case .insert(let node, let place):
            touchTitle(around: place.parent)
            inverse = try insert(node, at: place)
        case .remove(let node):
            touchTitle(around: node)
            inverse = try remove(node)
        case .move(let node, let place, let indentation):
            touchTitle(around: node)
            touchTitle(around: place.parent)
            inverse = try move(node, to: place, indentation)
        case .setFinalSpace(let space):
            guard space.allSatisfy(\.isWhitespace) else { throw ChangeError(.impossiblePlace) }
            inverse = .setFinalSpace(tree.finalSpace)
            tree.setFinalSpace(to: space)
        }
        if inverse != change { takeBack?.append(inverse) }
        return inverse
    }

    /// Makes several changes as a unit: all of them or, if `body` throws, none.
    public mutating func transaction<Result>(
        _ name: String, _ body: (inout Document) throws(ChangeError) -> Result
    ) throws(ChangeError) -> (result: Result, transaction: Transaction) {
        let outer = takeBack
        if outer == nil { tree.dropUnusedText() }
        takeBack = []
        do {
            let result = try body(&self)
            let inverse = Array((takeBack ?? []).reversed())
            takeBack = outer.map { $0 + inverse.reversed() }
            return (result, Transaction(name: name, inverse: inverse))
        } catch {
            let inverse = (takeBack ?? []).reversed()
            takeBack = nil
            for change in inverse { try apply(change) }
            takeBack = outer
            throw error
        }
    }

    /// Undoes a transaction and returns the one that redoes it.
    public mutating func undo(_ transaction: Transaction) throws(ChangeError) -> Transaction {
        try self.transaction(transaction.name) { document throws(ChangeError) in
            for change in transaction.inverse { try document.apply(change) }
        }.transaction
    }

    // MARK: Changes

    private mutating func setAttribute(
        _ node: NodeID, _ name: String, _ spelling: AttributeSpelling?
    ) throws(ChangeError) -> Change {
        guard isKnown(node), tree[node].isElement else { throw ChangeError(.notAnElement) }
        guard Self.isName(name) else { throw ChangeError(.invalidName(name)) }
        if let spelling, !Entities.canSpell(spelling.value) { throw ChangeError(.unspellable(name)) }
        let old = tree.spelling(of: name, in: node)
        let inverse = Change.setAttribute(node, name: name, to: old)
        if old?.value == spelling?.value, spelling?.bytes == nil || spelling?.bytes == old?.bytes {
            return .setAttribute(node, name: name, to: spelling)
        }
        var placed = spelling
        if placed != nil, placed?.position == nil { placed?.position = position(for: name, in: tree[node]) }
        let isAttached = tree[node].isAttached
        if isAttached { index.remove(tree[node]) }
        tree.setAttribute(name, of: node, to: placed)
        if isAttached { index.add(tree[node]) }
        return inverse
    }

    private mutating func insert(_ node: NodeID, at place: Place) throws(ChangeError) -> Change {
        guard isKnown(node), isKnown(place.parent) else { throw ChangeError(.impossiblePlace) }
        if stands(node, at: place) { return .insert(node, at: place) }
        guard tree.canAttach(node, at: place) else { throw ChangeError(.impossiblePlace) }
        try checkDepth(of: node, below: place.parent)
        tree.attach(node, at: place)
        if tree[node].isAttached { index.add(subtree: tree[node]) }
        return .remove(node)
    }

    private mutating func remove(_ node: NodeID) throws(ChangeError) -> Change {
        guard isKnown(node) else { throw ChangeError(.impossiblePlace) }
        guard node != root.id, node != tree.document.id else { throw ChangeError(.isRoot) }
        guard let place = place(of: node) else { return .remove(node) }
        if tree[node].isAttached { index.remove(subtree: tree[node]) }
        tree.detach(node)
        return .insert(node, at: place)
    }

    private mutating func move(
        _ node: NodeID, to place: Place, _ asked: String?
    ) throws(ChangeError) -> Change {
        guard isKnown(node), isKnown(place.parent), node != root.id else { throw ChangeError(.impossiblePlace) }
        // A node that begins no line has no indentation to replace.
        let indentation = beginsLine(node) ? asked : nil
        let oldIndentation = self.indentation(of: node)
        if stands(node, at: place), indentation == nil || indentation == oldIndentation {
            return .move(node, to: place, indentation: asked)
        }
        guard let old = self.place(of: node), place.before != node else { throw ChangeError(.impossiblePlace) }
        try checkDepth(of: node, below: place.parent)
        if tree[node].isAttached { index.remove(subtree: tree[node]) }
        tree.detach(node)
        guard tree.canAttach(node, at: place) else {
            tree.attach(node, at: old)
            if tree[node].isAttached { index.add(subtree: tree[node]) }
            throw ChangeError(.impossiblePlace)
        }
        if let indentation { tree.reindent(node, from: Array(oldIndentation.utf8), to: Array(indentation.utf8)) }
        tree.attach(node, at: place)
        if tree[node].isAttached { index.add(subtree: tree[node]) }
        return .move(node, to: old, indentation: indentation == nil ? nil : oldIndentation)
    }

    /// Records the title of a scene before a change that may affect it: one of its controller or of a child of the
    /// controller.
    private mutating func touchTitle(around node: NodeID) {
        guard isKnown(node), tree[node].isElement else { return }
        let element = tree[node]
        guard let controller = element.isController ? element : element.parent, controller.isController,
            let scene = controller.parent?.parent.flatMap(Scene.init)
        else { return }
        index.touch(scene)
    }

    // MARK: Conditions

    func isKnown(_ node: NodeID) -> Bool { Int(node.rawValue) < tree.nodeCount }

    /// Returns the place of a node, or nil if it is detached.
    public func place(of node: NodeID) -> Place? {
        guard let parent = tree[node].parent else { return nil }
        return Place(in: parent.id, before: tree[node].next?.id)
    }

    private func stands(_ node: NodeID, at place: Place) -> Bool {
        tree[node].parent?.id == place.parent && tree[node].next?.id == place.before
    }

    /// Returns the white space between the start of a node's line and the node.
    public func indentation(of node: NodeID) -> String { Self.indentation(in: tree.lineStart(of: node)) }

    /// Returns the white space before an element that is put into a node.
    package func indentation(inside node: NodeID) -> String { Self.indentation(in: tree.lineStart(inside: node)) }

    private func checkDepth(of node: NodeID, below parent: NodeID) throws(ChangeError) {
        let limit = limits.depth
        var depth = tree[parent].depth + 1
        var level = tree[node].isElement ? [tree[node]] : []
        while !level.isEmpty {
            depth += 1
            guard depth <= limit else { throw ChangeError(.tooDeep(limit: limit)) }
            level = level.flatMap { Array($0.children) }
        }
    }

    private func beginsLine(_ node: NodeID) -> Bool { tree[node].leadingSpace.utf8.contains(UInt8(ascii: "\n")) }

    static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else { return false }
        return name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-.:".unicodeScalars.contains($0)
        }
    }

    /// Returns the index of a new attribute in Apple's order.
    private func position(for attribute: String, in element: Node) -> Int {
        let order = AttributeOrder(of: element.name)
        let rank = order.rank(attribute)
        var position = 0
        for (offset, existing) in element.attributes.enumerated() where order.rank(existing.name) <= rank {
            position = offset + 1
        }
        return position
    }
}
