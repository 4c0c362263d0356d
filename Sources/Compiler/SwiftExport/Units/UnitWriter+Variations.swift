import ElementCatalog
import StoryboardModel
import XMLTree

/// What differs between size classes.
extension UnitWriter {
    /// Keeps an object whose attributes, subviews or constraints differ between size classes.
    func collectVariations(of node: Node) {
        if node.children.contains(where: { $0.name == "variation" && $0["key"] != Variation.general }) {
            varied.append(node)
        }
    }

    /// Whether a constraint is there in some size classes only.
    func isSwitched(_ constraint: Constraint) -> Bool {
        let variations =
            constraint.owner?.children.filter { $0.name == "variation" && $0["key"] != Variation.general } ?? []
        let masks = variations.flatMap(\.children).filter { $0["key"] == "constraints" }
        return masks.flatMap(\.children).contains { $0["reference"] == constraint.id }
    }

    /// Returns the statements that set what differs between size classes, and set it again when they change.
    func variationLines() -> [String] {
        var conditions: [(key: String, name: String, test: String)] = []
        var changes: [String] = []
        for node in varied {
            for change in self.changes(of: node) {
                var text = change.base
                for (key, value) in change.values {
                    guard let condition = condition(key, &conditions) else { continue }
                    text = "\(condition) ? \(value) : \(text)"
                }
                changes.append("\(change.target) = \(Self.simplified(text))")
            }
        }
        guard !changes.isEmpty else { return [] }
        let tests = conditions.map { "    let \($0.name) = \($0.test)" }
        let captured =
            unit.usesConstants ? [] : parts.map(\.name).filter { name in changes.contains { $0.hasPrefix("\(name).") } }
        let list = captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] "
        return ["let updateForTraits = { \(list)(traits: UITraitCollection) in"] + tests + indented(changes) + [
            "}", "updateForTraits(traitCollection)",
            "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
            "    (object: \(unit.className), _: UITraitCollection) in", "    updateForTraits(object.traitCollection)",
            "}",
        ]
    }

    private static func simplified(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count == 5, words[1] == "?" else { return text }
        switch (words[2], words[4]) {
        case ("true", "false"): return String(words[0])
        case ("false", "true"): return "!\(words[0])"
        default: return text
        }
    }

    // MARK: Changes

    private struct Change {
        let target: String
        let base: String
        /// The values by the keys of variations, of which later ones win.
        var values: [(key: String, value: String)]
    }

    private func changes(of node: Node) -> [Change] {
        guard let object = node["id"].flatMap(reference) else { return [] }
        var found: [Change] = []
        func add(_ target: String, _ base: String, _ key: String, _ value: String) {
            if let place = found.firstIndex(where: { $0.target == target }) {
                found[place].values.append((key, value))
            } else {
                found.append(Change(target: target, base: base, values: [(key, value)]))
            }
        }
        let variations = node.children.filter { $0.name == "variation" && $0["key"] != Variation.general }
            .sorted { ($0["key"] ?? "").filter { $0 == "=" }.count < ($1["key"] ?? "").filter { $0 == "=" }.count }
        for variation in variations {
            let key = variation["key"] ?? ""
            for (name, value) in variation.attributes where name != "key" {
                guard let (target, base, text) = attribute(name, value, of: node, object) else { continue }
                add(target, base, key, text)
            }
            for child in variation.children {
                if child.name == "mask" {
                    for mention in child.children { addMention(mention, child, in: node, key, add) }
                } else if let (target, base, text) = value(child, of: node, object) {
                    add(target, base, key, text)
                }
            }
        }
        return found
    }

    private func addMention(
        _ mention: Node, _ mask: Node, in owner: Node, _ key: String, _ add: (String, String, String, String) -> Void
    ) {
        guard let id = mention["reference"], let target = reference(id) else { return }
        let isConstraint = mask["key"] == "constraints"
        let list = owner.child(isConstraint ? "constraints" : "subviews").map { Array($0.children) } ?? []
        let isThere = installed(list, in: owner, isConstraint ? "constraints" : "subviews").contains { $0["id"] == id }
        let isIncluded = mention.name == "include"
        if isConstraint { return add("\(target).isActive", "\(isThere)", key, "\(isIncluded)") }
        add("\(target).isHidden", "\(!isThere)", key, "\(!isIncluded)")
    }

    private func attribute(_ name: String, _ value: String, of node: Node, _ object: String) -> (
        String, String, String
    )? {
        if node.name == "constraint" {
            guard name == "constant", let number = Double(spelled: value) else { return nil }
            let constant = Constraint(node)?.constant ?? 0
            return ("\(object).constant", SwiftWords.number(constant), SwiftWords.number(number))
        }
        guard let type = node.elementType?.attribute(name),
            case .code(let spelling)? = PropertyTable.shared.row(name, of: node.name)?.spelling,
            !spelling.contains("$"), let text = values.attribute(name, value, of: node, as: type.type)
        else { return nil }
        let usual = (node[name] ?? type.defaultValue).flatMap { values.attribute(name, $0, of: node, as: type.type) }
        return usual.map { (member(object, spelling), $0, text) }
    }

    private func value(_ child: Node, of node: Node, _ object: String) -> (String, String, String)? {
        guard let key = child["key"] else { return nil }
        if child.name == "rect", key == "frame" {
            guard !isConstrained(node), let rect = DocumentRect(child), let usual = node.frame else { return nil }
            return ("\(object).frame", "CGRect(\(Self.words(of: usual)))", "CGRect(\(Self.words(of: rect)))")
        }
        guard case .code(let spelling)? = PropertyTable.shared.row("[\(key)]", of: node.name)?.spelling,
            let text = values.child(child, property: key)
        else { return nil }
        let usual = node.child(key: key).flatMap { values.child($0, property: key) } ?? "nil"
        return (member(object, spelling), usual, text)
    }

    // MARK: Conditions

    /// Returns the name of the condition of a variation's key, such as `isCompactHeight`.
    private func condition(
        _ key: String, _ known: inout [(key: String, name: String, test: String)]
    ) -> String? {
        if let found = known.first(where: { $0.key == key }) { return found.name }
        let traits = ["heightClass": ("vertical", "Height"), "widthClass": ("horizontal", "Width")]
        var (name, tests) = ("is", [String]())
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=").map(String.init)
            guard pair.count == 2, let (axis, word) = traits[pair[0]] else {
                if pair.first == "layout" { continue }
                return nil
            }
            name += pair[1].capitalizedFirst + word
            tests.append("traits.\(axis)SizeClass == .\(pair[1])")
        }
        guard !tests.isEmpty else { return nil }
        known.append((key, name, tests.joined(separator: " && ")))
        return name
    }
}
