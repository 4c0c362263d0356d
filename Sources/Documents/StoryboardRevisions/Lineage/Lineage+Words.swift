import ElementCatalog
import StoryboardModel
import XMLTree

/// Objects and elements as a reader of Interface Builder knows them.
extension Lineage {
    /// Returns an object in words: "label 'Coffee'", "segue Show 'Buy' to Details", "constraint Coffee.top = Bean.bottom + 8".
    ///
    /// - Parameter revisions: The versions from which the words are taken, the preferred one first.
    func words(_ number: Int, preferring revisions: [Revision] = [.ours, .theirs, .base]) -> String {
        guard let revision = revisions.first(where: { relatives[number][$0] != nil }),
            let node = node(number, revision), let tree = trees[revision]
        else { return "" }
        return ObjectWords(tree: tree, find: { id in self.number(ofID: id).flatMap { self.node($0, revision) } })
            .words(node)
    }

    /// Returns the steps from an object to an element in it, as in an address.
    func steps(from owner: Int, to number: Int) -> String {
        var steps: [String] = []
        var current = number
        while current != owner, let node = node(current) {
            let step = node["key"] ?? place(of: current).map { String($0) }
            steps.append(step.map { "\(node.name)[\($0)]" } ?? node.name)
            guard let parent = parentInAny(of: current) else { break }
            current = parent
        }
        return steps.reversed().joined(separator: "/")
    }

    /// Returns the number of the parent in the first version that has the element.
    func parentInAny(of number: Int) -> Int? {
        Revision.allCases.lazy.compactMap { self.parent(of: number, $0) }.first
    }

    /// Returns the XML of an element in a version.
    func xml(_ number: Int, _ revision: Revision) -> String? {
        guard let node = node(number, revision) else { return nil }
        return trees[revision].map { String(decoding: $0.write(node.id), as: UTF8.self) }
    }
}

/// Puts objects of one version into words.
struct ObjectWords {
    let tree: XMLTree
    /// Returns the object with an id.
    let find: (String) -> Node?

    func words(_ node: Node) -> String {
        if node.name == "document" { return "the document" }
        if node.name == "scene" { return "scene \(node.displayName)" }
        if let constraint = Constraint(node) { return "constraint " + words(constraint) }
        if let segue = Segue(node) { return words(segue) }
        switch node.name {
        case "outlet", "outletCollection":
            let kind = node.name == "outlet" ? "outlet" : "outlet collection"
            return "\(kind) '\(node["property"] ?? "")' to \(name(node["destination"] ?? node["target"]))"
        case "action": return "action '\(node["selector"] ?? "")' to \(name(node["destination"] ?? node["target"]))"
        default: return named(node)
        }
    }

    private func named(_ node: Node) -> String {
        let kind = node.typeTitle.lowercasedWords
        let name = node.displayName
        return name == node.typeTitle ? kind : "\(kind) '\(name)'"
    }

    private func words(_ segue: Segue) -> String {
        let identifier = segue.identifier.map { " '\($0)'" } ?? ""
        if segue.kind == .relationship {
            return
                "relationship \((segue.relationship ?? "").spacedWords.lowercased())\(identifier) to \(name(segue.destinationID))"
        }
        if let action = segue.unwindAction { return "unwind segue\(identifier) '\(action)'" }
        return "segue \(segue.kind.name.spacedWords)\(identifier) to \(name(segue.destinationID))"
    }

    private func words(_ constraint: Constraint) -> String {
        let sign =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(name(constraint.firstItemID)).\(constraint.firstAttribute) \(sign) "
        if let second = constraint.secondItemID {
            let factor = constraint.node["multiplier"].map { "\($0) × " } ?? ""
            text += factor + "\(name(second)).\(constraint.secondAttribute ?? "")"
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " − " : " + ") + abs(constraint.constant).plainSpelling
            }
        } else {
            text += constraint.constant.plainSpelling
        }
        return constraint.priority == 1000 ? text : text + " @\(constraint.priority.plainSpelling)"
    }

    /// Returns the name of the object with an id.
    private func name(_ id: String?) -> String {
        guard let id else { return "nothing" }
        guard let node = find(id) else { return id }
        if node.elementType?.kind == .layoutGuide { return node.typeTitle }
        return node.displayName
    }
}

extension String {
    /// A title within a sentence: "Table View Cell" as "table view cell", but "OpenGL ES View" as it is.
    var lowercasedWords: String {
        split(separator: " ").map { word in
            word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
        }.joined(separator: " ")
    }
}

extension Double {
    /// The number with at most three decimals, and none that are zero.
    var plainSpelling: String {
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map { String($0) } ?? String(rounded)
    }
}
