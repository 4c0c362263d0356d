import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows of a table view's selection and separators, and of the separator of a cell.
struct TableRows {
    private let node: Node
    private var id: String { node["id"] ?? "" }

    init(_ node: Node) { self.node = node }

    var selection: [InspectorRow] {
        rows("Selection", "", one: "allowsSelection", several: "allowsMultipleSelection", usual: "single")
    }

    var editing: [InspectorRow] {
        rows(
            "Editing", " During Editing", one: "allowsSelectionDuringEditing",
            several: "allowsMultipleSelectionDuringEditing", usual: "none")
    }

    /// Returns the row of two attributes, of which the second says nothing without the first.
    private func rows(
        _ title: String, _ when: String, one: String, several: String, usual: String
    ) -> [InspectorRow] {
        guard let type = node.elementType, let first = type.attribute(one), let second = type.attribute(several) else {
            return []
        }
        let isOn = (node[one] ?? first.defaultValue) == "YES"
        let isMultiple = (node[several] ?? second.defaultValue) == "YES"
        let option = { (value: String, words: String, allows: String, allowsSeveral: String) in
            InspectorRow.Choice(
                value: value, title: words + when,
                set: [CommandTemplate.set(id, one, allows), CommandTemplate.set(id, several, allowsSeveral)])
        }
        return [
            InspectorRow(
                title, chosen: isOn ? isMultiple ? "multiple" : "single" : "none", usual: usual,
                of: [
                    option("none", "No Selection", "NO", "NO"), option("single", "Single Selection", "YES", "NO"),
                    option("multiple", "Multiple Selection", "YES", "YES"),
                ])
        ]
    }

    /// The rows of the insets of separators: the usual ones, or some of its own.
    var separatorInset: [InspectorRow] {
        guard node.elementType?.child("inset", key: "separatorInset") != nil else { return [] }
        let own = node.child("inset", key: "separatorInset")
        let choice = InspectorRow(
            "Separator Inset", chosen: own == nil ? "default" : "custom", usual: "default",
            of: [
                InspectorRow.Choice(
                    value: "default", title: "Default", set: [CommandTemplate.removeValue(id, "separatorInset")]),
                InspectorRow.Choice(
                    value: "custom", title: "Custom", set: [insets(0, .number(15), 0, .number(0))]),
            ])
        guard let own else { return [choice] }
        let number = { (part: String) in own.number(part) ?? 0 }
        var row = InspectorRow("Inset", .list, .array([.number(number("minX")), .number(number("maxX"))]))
        row.parts = ["Left", "Right"]
        row.set = [insets(number("minY"), .string("$0"), number("maxY"), .string("$1"))]
        row.reset = choice.reset
        return [choice, row]
    }

    private func insets(_ top: Double, _ left: JSONValue, _ bottom: Double, _ right: JSONValue) -> JSONValue {
        CommandTemplate.setValue(
            id, "separatorInset", .record(["insets": .array([.number(top), left, .number(bottom), right])]))
    }
}
