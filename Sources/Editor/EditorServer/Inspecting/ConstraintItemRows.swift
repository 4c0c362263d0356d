import ElementCatalog
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The rows of the items of a constraint: "Label.Leading", with a menu that changes the attribute, relates it to the margins
/// or exchanges the items.
struct ConstraintItemRows {
    private let constraint: Constraint
    private let document: Document
    private var id: String { constraint.id }

    init?(_ node: Node, _ document: Document) {
        guard let constraint = Constraint(node) else { return nil }
        (self.constraint, self.document) = (constraint, document)
    }

    var first: InspectorRow? {
        row(
            "First Item", Item(document.object(constraint.firstItemID), constraint.firstAttribute, "firstAttribute"),
            beside: constraint.secondItemID)
    }

    var second: InspectorRow? {
        guard let other = constraint.secondItemID, let attribute = constraint.secondAttribute else { return nil }
        return row(
            "Second Item", Item(document.object(other), attribute, "secondAttribute"), beside: constraint.firstItemID)
    }

    /// One of the items with its line.
    private struct Item {
        var node: Node
        /// The line, without a word for margins.
        var line: String
        var isOfMargins: Bool
        /// The name of the attribute that has the line.
        var attribute: String

        init?(_ node: Node?, _ line: String, _ attribute: String) {
            guard let node else { return nil }
            (self.node, self.attribute) = (node, attribute)
            self.line = line.replacing("WithinMargins", with: "").replacing("Margin", with: "")
            isOfMargins = self.line != line
        }

        /// Returns the name of a line of the item.
        func name(_ line: String, ofMargins: Bool) -> String {
            ofMargins && mayHaveMargins(line) ? line + (line.hasPrefix("center") ? "WithinMargins" : "Margin") : line
        }

        func mayHaveMargins(_ line: String) -> Bool {
            node.elementType?.kind != .layoutGuide && !["width", "height", "baseline", "firstBaseline"].contains(line)
        }
    }

    private static let physical = ["left", "right"]
    private static let logical = ["leading", "trailing"]

    /// The lines that a constraint with a line may have instead.
    private static func lines(like line: String) -> [String] {
        switch line {
        case "width", "height": ["width", "height"]
        case "top", "bottom", "centerY", "firstBaseline", "baseline":
            ["top", "bottom", "centerY", "firstBaseline", "baseline"]
        default: (physical.contains(line) ? physical : logical) + ["centerX"]
        }
    }

    private func row(_ title: String, _ item: Item?, beside other: String?) -> InspectorRow? {
        guard let item else { return nil }
        let name = item.name(item.line, ofMargins: item.isOfMargins)
        var row = InspectorRow(title, .menu, .string("\(itemName(item.node, beside: other)).\(Self.title(name))"))
        row.options = Self.lines(like: item.line).map { line in
            var choice = InspectorRow.Choice(
                value: line, title: Self.title(line),
                set: [CommandTemplate.set(id, item.attribute, item.name(line, ofMargins: item.isOfMargins))])
            choice.isOn = line == item.line
            return choice
        }
        var margin = InspectorRow.Choice(
            value: "toMargin", title: "Relative to margin",
            set: item.mayHaveMargins(item.line)
                ? [CommandTemplate.set(id, item.attribute, item.name(item.line, ofMargins: !item.isOfMargins))] : [])
        (margin.isOn, margin.isApart) = (item.isOfMargins, true)
        var direction = InspectorRow.Choice(
            value: "byDirection", title: "Respect language direction", set: turned(item.line))
        direction.isOn = Self.logical.contains(item.line)
        var reverse = InspectorRow.Choice(
            value: "reverse", title: "Reverse First And Second Item", set: reversed)
        reverse.isApart = true
        row.options += [margin, direction, reverse]
        row.set = row.options[0].set
        return row
    }

    private static func title(_ line: String) -> String { EnumerationTitles.title(of: line, in: "layoutAttribute") }

    private func itemName(_ node: Node, beside other: String?) -> String {
        let view = other.flatMap(document.object)
        // A guide is in its view, not beside it.
        let superview = view?.ancestor { $0.isView || $0.elementType?.kind == .cellView }
        return superview == node ? "Superview" : ObjectDescription(document: document).name(of: node)
    }

    // MARK: Changes of both items

    /// Returns the commands that make both items respect the direction of the language, or not any more.
    private func turned(_ line: String) -> [JSONValue] {
        let isLogical = Self.logical.contains(line)
        guard isLogical || Self.physical.contains(line) else { return [] }
        let turn = { (attribute: String, line: String) in
            let (from, to) = isLogical ? (Self.logical, Self.physical) : (Self.physical, Self.logical)
            return zip(from, to).first { line.hasPrefix($0.0) }.map { old, new in
                CommandTemplate.set(id, attribute, new + line.dropFirst(old.count))
            }
        }
        return [
            turn("firstAttribute", constraint.firstAttribute),
            constraint.secondAttribute.flatMap { turn("secondAttribute", $0) },
        ].compactMap(\.self)
    }

    /// The commands that exchange the items. The constraint means the same afterward.
    private var reversed: [JSONValue] {
        guard let other = constraint.secondItemID, let attribute = constraint.secondAttribute,
            let multiplier = reversedMultiplier
        else { return [] }
        let owner = constraint.owner?["id"]
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .greaterThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        return [
            // The view that the constraint belongs to isn't named as the first item.
            other == owner ? CommandTemplate.remove(id, "firstItem") : CommandTemplate.set(id, "firstItem", other),
            CommandTemplate.set(id, "firstAttribute", attribute),
            CommandTemplate.set(id, "relation", relation.rawValue),
            CommandTemplate.set(id, "secondItem", constraint.firstItemID),
            CommandTemplate.set(id, "secondAttribute", constraint.firstAttribute),
            CommandTemplate.set(id, "multiplier", multiplier), CommandTemplate.remove(id, "symbolic"),
        ] + constants
    }

    private var reversedMultiplier: String? {
        guard let own = constraint.node["multiplier"] else { return "1" }
        if constraint.multiplier == 0 { return nil }
        let parts = own.split(separator: ":")
        return parts.count == 2 ? "\(parts[1]):\(parts[0])" : (1 / constraint.multiplier).xcodeSpelling
    }

    /// The commands of the constant, in general and for traits.
    private var constants: [JSONValue] {
        let reversed = { (constant: Double) in
            constant == 0 ? "0" : (-constant / constraint.multiplier).xcodeSpelling
        }
        let varying = constraint.node.children.compactMap(Variation.init).compactMap { variation in
            variation.node.number("constant").map { (variation.key, $0) }
        }
        return [CommandTemplate.set(id, "constant", reversed(constraint.constant))]
            + varying.map { CommandTemplate.set(id, "constant", reversed($1), traits: $0) }
    }

    // MARK: Numbers

    /// Returns the row of the priority with those that have names.
    func priority(_ row: InspectorRow) -> InspectorRow {
        var row = row
        row.options = [("Required", 1000), ("High", 750), ("Low", 250)].map { title, number in
            var choice = InspectorRow.Choice(
                value: "\(number)", title: "\(title) (\(number))",
                set: [CommandTemplate.set(id, "priority", "\(number)")])
            choice.isOn = constraint.priority == Double(number)
            return choice
        }
        return row
    }

    /// The rows of the constant, with the standard value if the items can have one.
    func constant(_ rows: [InspectorRow]) -> [InspectorRow] {
        guard var row = rows.first else { return rows }
        // A number of its own is no standard value any more.
        row.set.append(CommandTemplate.remove(id, "symbolic"))
        row.reset.append(CommandTemplate.remove(id, "symbolic"))
        if constraint.isSymbolic { (row.value, row.placeholder) = (.null, "Standard") }
        guard let standard else { return [row] + rows.dropFirst() }
        var choice = InspectorRow.Choice(
            value: "standard", title: "Use Standard Value",
            set: [
                CommandTemplate.set(id, "constant", standard.xcodeSpelling), CommandTemplate.set(id, "symbolic", "YES"),
            ])
        choice.isOn = constraint.isSymbolic
        row.options = [choice]
        return [row] + rows.dropFirst()
    }

    /// The standard spacing between the items, in the order in which Interface Builder names them: 8 between neighbors, 20
    /// to the edge of the superview. Nil for other constraints.
    private var standard: Double? {
        guard document.kind.isUIKit, constraint.multiplier == 1, let other = constraint.secondItemID else { return nil }
        let isOuter = { (id: String) in
            id == constraint.owner?["id"] || document.object(id)?.elementType?.kind == .layoutGuide
        }
        let (first, second) = (isOuter(constraint.firstItemID), isOuter(other))
        switch (constraint.firstAttribute, constraint.secondAttribute) {
        case ("leading", "trailing"), ("top", "bottom"): return first ? nil : 8
        case ("leading", "leading"), ("top", "top"): return !first && second ? 20 : nil
        case ("trailing", "trailing"), ("bottom", "bottom"): return first && !second ? 20 : nil
        default: return nil
        }
    }
}
