import JSONText
import StoryboardModel
import XMLTree

/// What the canvas is to pretend around a controller's view.
struct SimulatedMetricsRows {
    let node: Node

    private static let rows: [(key: String, title: String, choices: [(title: String, xml: String)])] = [
        (
            "simulatedStatusBarMetrics", "Status Bar",
            [("None", "<nil/>"), ("Light Content", #"<simulatedStatusBarMetrics statusBarStyle="lightContent"/>"#)]
        ),
        (
            "simulatedTopBarMetrics", "Top Bar",
            [
                ("None", "<nil/>"),
                ("Navigation Bar", #"<simulatedNavigationBarMetrics prompted="NO"/>"#),
                ("Opaque Navigation Bar", #"<simulatedNavigationBarMetrics translucent="NO" prompted="NO"/>"#),
            ]
        ),
        (
            "simulatedBottomBarMetrics", "Bottom Bar",
            [
                ("None", "<nil/>"), ("Tab Bar", "<simulatedTabBarMetrics/>"), ("Toolbar", "<simulatedToolbarMetrics/>"),
            ]
        ),
    ]

    var section: InspectorSection? {
        guard !node.isStoryboardReference else { return nil }
        let id = node["id"] ?? ""
        let rows = Self.rows.map { key, title, choices in
            let own = node.child(key: key)
            let known = choices.first { $0.xml.hasPrefix("<\(own?.name ?? "")") && own != nil }
            var row = InspectorRow(title, .choice, .string(own == nil ? "" : known?.xml ?? own?.name ?? ""))
            row.options = [InspectorRow.Choice(value: "", title: "Inferred")]
            row.options += choices.map { InspectorRow.Choice(value: $0.xml, title: $0.title) }
            if let own, known == nil {
                row.options.append(InspectorRow.Choice(value: own.name, title: own.name.spacedWords))
            }
            row.isDefault = own == nil
            row.set = [CommandTemplate.setValue(id, key)]
            row.reset = [CommandTemplate.setValue(id, key, nil)]
            return row
        }
        return InspectorSection(title: "Simulated Metrics", rows: rows)
    }
}
