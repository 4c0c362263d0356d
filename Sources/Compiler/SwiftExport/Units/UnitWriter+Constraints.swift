import ElementCatalog
import StoryboardModel
import XMLTree

extension UnitWriter {
    func collectConstraints(of view: Node) {
        let all = view.child("constraints").map { Array($0.children) } ?? []
        let kept = Set(installed(all, in: view, "constraints").map(\.id))
        for constraint in all.compactMap(Constraint.init) where !constraint.isPlaceholder {
            // One that is there in some size classes is made, and activated in these.
            if kept.contains(constraint.node.id) || isSwitched(constraint) { pending.append(constraint) }
        }
    }

    /// Writes the collected constraints, when all views have names.
    func writeConstraints() {
        for constraint in pending { write(constraint) }
        let order = Dictionary(
            parts.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        func place(_ item: String) -> Int {
            order[item] ?? order[item.split(separator: ".").first.map(String.init) ?? ""] ?? -1
        }
        layout.groups = layout.groups.enumerated()
            .sorted { (place($0.element.item), $0.offset) < (place($1.element.item), $1.offset) }.map(\.element)
    }

    /// Adds the statements about what differs between size classes.
    func writeVariations() { layout.last = variationLines() }

    private func write(_ constraint: Constraint) {
        guard let form = ConstraintForm(constraint, in: self) else { return }
        let name = constraintName(constraint)
        let isVaried = constraint.node.children.contains { $0.name == "variation" }
        if !isVaried, !isSwitched(constraint), constraint.priority == 1000, name == nil,
            constraint.node["identifier"] == nil
        {
            return layout.add(form.expression, of: form.item)
        }
        let used = freeName(name ?? "\(form.shortItem)\(form.attribute.capitalizedFirst)Constraint")
        refer(constraint.node, as: used)
        layout.named.append("let \(used) = \(form.expression)")
        if constraint.priority != 1000 {
            layout.named.append("\(used).priority = \(values.priority(constraint.priority))")
        }
        if let identifier = constraint.node["identifier"] {
            layout.named.append("\(used).identifier = \(SwiftWords.literal(identifier))")
        }
        collectVariations(of: constraint.node)
        if !isSwitched(constraint) { layout.add(used, of: form.item) }
    }

    /// Returns the name of an outlet that leads to a constraint.
    private func constraintName(_ constraint: Constraint) -> String? {
        let outlets = document.references(to: constraint.id).filter {
            ["outlet", "outletCollection"].contains($0.node.name)
        }
        guard let outlet = outlets.first?.node else { return nil }
        let name = outlet["property"] ?? ""
        return outlet.name == "outlet" && SwiftWords.isIdentifier(name) ? name : "constraint"
    }
}

/// A constraint as code says it.
struct ConstraintForm {
    /// The view or guide that the constraint is about, and its attribute.
    var item: String
    var attribute: String
    var expression: String

    /// The name of the item without what it is a part of.
    var shortItem: String { item == "self" ? "view" : item.split(separator: ".").last.map(String.init) ?? item }

    private struct Side {
        let item: String
        let attribute: String
        let isRoot: Bool
    }

    init?(_ constraint: Constraint, in writer: UnitWriter) {
        guard let first = Self.side(constraint.firstItemID, constraint.firstAttribute, constraint, writer) else {
            return nil
        }
        var second: Side?
        if let id = constraint.secondItemID, let attribute = constraint.secondAttribute {
            guard let side = Self.side(id, attribute, constraint, writer) else { return nil }
            second = side
        }
        self.init(constraint, first, second, writer)
    }

    private init?(_ constraint: Constraint, _ first: Side, _ second: Side?, _ writer: UnitWriter) {
        var (first, second, relation, constant) = (first, second, constraint.relation, constraint.constant)
        if constraint.isSymbolic { constant = Self.standardSpace(constraint, writer.document) }
        let multiplier = constraint.multiplier
        // A view is placed in the one that contains it, not the other way round.
        if let other = second, first.isRoot, !other.isRoot, multiplier == 1 {
            (first, second, constant) = (other, first, constant == 0 ? 0 : -constant)
            relation =
                relation == .equal ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        (item, attribute) = (first.item, first.attribute)
        guard Self.isPair(first.attribute, second?.attribute, multiplier) else {
            expression = Self.plain(constraint, first, second, relation, constant)
            return
        }
        let left = Self.anchor(first, writer)
        let verb = Self.verbs[relation] ?? "equalTo"
        guard let second else {
            expression = "\(left).constraint(\(verb)Constant: \(SwiftWords.number(constant)))"
            return
        }
        var arguments = ["\(verb): \(Self.anchor(second, writer))"]
        if multiplier != 1 { arguments.append("multiplier: \(Self.ratio(constraint))") }
        if constant != 0 { arguments.append("constant: \(SwiftWords.number(constant))") }
        expression = "\(left).constraint(\(arguments.joined(separator: ", ")))"
    }

    /// Returns the space of a standard constraint: 8 points between neighbors, 20 to the superview, as UIKit reads it.
    private static func standardSpace(_ constraint: Constraint, _ document: Document) -> Double {
        guard let first = document.object(constraint.firstItemID),
            let second = constraint.secondItemID.flatMap(document.object)
        else { return 0 }
        let names = [first.name, second.name]
        if names.contains("viewControllerLayoutGuide") { return 8 }
        if first.isViewGuide || second.isViewGuide { return 0 }
        func owner(_ view: Node) -> NodeID? { view.parent?.parent?.id }
        return owner(first) == second.id || owner(second) == first.id ? 20 : 8
    }

    private static let verbs: [Constraint.Relation: String] = [
        .equal: "equalTo", .lessThanOrEqual: "lessThanOrEqualTo", .greaterThanOrEqual: "greaterThanOrEqualTo",
    ]

    /// Returns a multiplier as the document spells it: "16:9" is `16.0 / 9.0`.
    private static func ratio(_ constraint: Constraint) -> String {
        let parts = (constraint.node["multiplier"] ?? "").split { $0 == ":" || $0 == "/" }.compactMap {
            Double(spelled: String($0))
        }
        guard parts.count == 2 else { return SwiftWords.number(constraint.multiplier) }
        return parts.map { $0 == $0.rounded() ? SwiftWords.number($0) + ".0" : SwiftWords.number($0) }.joined(
            separator: " / ")
    }

    // MARK: Anchors

    private static func side(
        _ id: String, _ attribute: String, _ constraint: Constraint, _ writer: UnitWriter
    ) -> Side? {
        guard let node = writer.document.object(id) else {
            writer.report.leaveOut(
                "export.constraint", constraint.node,
                "the constraint names '\(id.oneLine)', which is not in the document",
                hint: "delete the constraint")
            return nil
        }
        var base: String
        switch node.name {
        case "viewLayoutGuide", "keyboardLayoutGuide":
            guard let owner = node.parent?["id"].flatMap(writer.reference), let guide = guides[node["key"] ?? ""] else {
                return missing(node, constraint, writer)
            }
            base = writer.member(owner, guide)
        case "viewControllerLayoutGuide":
            return topOrBottom(node, attribute, writer)
        default:
            guard let reference = writer.reference(id) else { return missing(node, constraint, writer) }
            base = reference
            // Constraints of a cell of older documents are those of its content.
            if node.child("view", key: "contentView") != nil, node.elementType?.kind == .cellView {
                base = writer.member(reference, "contentView")
            }
        }
        let isRoot =
            constraint.owner?["id"] == id
            || node.parent?["id"] == constraint.owner?["id"] && node.isViewGuide
        return Side(item: base, attribute: attribute, isRoot: isRoot)
    }

    private static func missing(_ node: Node, _ constraint: Constraint, _ writer: UnitWriter) -> Side? {
        writer.report.leaveOut(
            "export.constraint", constraint.node,
            "the constraint to '\(node.displayName.oneLine)' isn't in the code: it isn't a view or guide of the same class"
        )
        return nil
    }

    /// The top and bottom guides of controllers end where the safe area begins.
    private static func topOrBottom(_ guide: Node, _ attribute: String, _ writer: UnitWriter) -> Side? {
        let isTop = guide["type"] != "bottom"
        let isInner = isTop ? attribute == "bottom" : attribute == "top"
        let base = isInner ? "view.safeAreaLayoutGuide" : "view"
        return Side(item: base, attribute: isInner ? (isTop ? "top" : "bottom") : attribute, isRoot: true)
    }

    private static let guides = [
        "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide", "keyboard": "keyboardLayoutGuide",
        "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
    ]

    private static func anchor(_ side: Side, _ writer: UnitWriter) -> String {
        switch side.attribute {
        case "baseline": return writer.member(side.item, "lastBaselineAnchor")
        case let name where name.hasSuffix("Margin"):
            return writer.member(side.item, "layoutMarginsGuide.\(name.dropLast("Margin".count))Anchor")
        case let name where name.hasSuffix("WithinMargins"):
            return writer.member(side.item, "layoutMarginsGuide.\(name.dropLast("WithinMargins".count))Anchor")
        default: return writer.member(side.item, "\(side.attribute)Anchor")
        }
    }

    /// Whether there are anchors for two attributes.
    private static func isPair(_ first: String, _ second: String?, _ multiplier: Double) -> Bool {
        guard let second else { return ["width", "height"].contains(first) }
        let kinds = [kind(of: first), kind(of: second)]
        return kinds[0] == kinds[1] && (multiplier == 1 || kinds[0] == "size")
    }

    private static func kind(of attribute: String) -> String {
        switch attribute {
        case "width", "height": "size"
        case "leading", "trailing", "leadingMargin", "trailingMargin": "x"
        case "left", "right", "leftMargin", "rightMargin": "sides"
        case "centerX", "centerXWithinMargins": "x"
        default: "y"
        }
    }

    /// Returns a constraint that anchors can't say.
    private static func plain(
        _ constraint: Constraint, _ first: Side, _ second: Side?, _ relation: Constraint.Relation, _ constant: Double
    ) -> String {
        func name(_ attribute: String) -> String { attribute == "baseline" ? "lastBaseline" : attribute }
        var arguments = [
            "item: \(first.item)", "attribute: .\(name(first.attribute))", "relatedBy: .\(relation.rawValue)",
        ]
        arguments.append("toItem: \(second?.item ?? "nil")")
        arguments.append("attribute: .\(second.map { name($0.attribute) } ?? "notAnAttribute")")
        arguments.append("multiplier: \(ratio(constraint)), constant: \(SwiftWords.number(constant))")
        return "NSLayoutConstraint(\(arguments.joined(separator: ", ")))"
    }
}
