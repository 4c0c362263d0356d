import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The rows of a controller's simulated metrics.
struct SimulatedMetricsRows {
    let node: Node

    private static let rows: [(key: String, title: String, bars: [(name: String, title: String)])] = [
        ("simulatedStatusBarMetrics", "Status Bar", [("lightContent", "Light Content")]),
        (
            "simulatedTopBarMetrics", "Top Bar",
            [("navigationBar", "Navigation Bar"), ("opaqueNavigationBar", "Opaque Navigation Bar")]
        ),
        ("simulatedBottomBarMetrics", "Bottom Bar", [("tabBar", "Tab Bar"), ("toolbar", "Toolbar")]),
    ]

    var section: InspectorSection? {
        guard !node.isStoryboardReference else { return nil }
        return InspectorSection(title: "Simulated Metrics", rows: Self.rows.map(row))
    }

    /// Returns a row whose options are commands; the one without a command is Inferred.
    private func row(_ key: String, _ title: String, _ bars: [(name: String, title: String)]) -> InspectorRow {
        let id = node["id"] ?? ""
        let own = node.child(key: key)
        var row = InspectorRow(title, .choice, Self.value(of: own))
        row.options =
            [InspectorRow.Choice(.null, "Inferred"), InspectorRow.Choice(DocumentValue.none.json, "None")]
            + bars.map { InspectorRow.Choice(.record(["bar": .string($0.name)]), $0.title) }
        if let own, !row.options.contains(where: { $0.value == row.value }) {
            row.options.append(InspectorRow.Choice(row.value, own.name.spacedWords))
        }
        row.isDefault = own == nil
        row.set = [CommandTemplate.setValue(id, key, .string("$value"))]
        row.reset = [CommandTemplate.removeValue(id, key)]
        return row
    }

    private static func value(of node: Node?) -> JSONValue {
        guard let node else { return .null }
        if node.name == "nil" { return DocumentValue.none.json }
        return .record(["bar": .string(DocumentValue.bar(of: node) ?? node.name)])
    }
}
