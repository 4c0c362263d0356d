import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The sections of a bar's appearances: which of them it has, and each one's background, shadow and titles.
struct BarAppearanceRows {
    private let bar: Node
    private let rows: AttributeRows
    private var id: String { bar["id"] ?? "" }

    private static let keys = [
        ("standardAppearance", "Standard"), ("compactAppearance", "Compact"),
        ("scrollEdgeAppearance", "Scroll Edge"), ("compactScrollEdgeAppearance", "Compact Scroll Edge"),
    ]

    init(_ bar: Node, _ rows: AttributeRows) {
        (self.bar, self.rows) = (bar, rows)
    }

    var sections: [InspectorSection] {
        let known = Self.keys.compactMap { key, title in element(key).map { (element: $0, key: key, title: title) } }
        guard !known.isEmpty else { return [] }
        let choice = InspectorSection(title: "Appearances", rows: known.map { checkbox($0.element, $0.key, $0.title) })
        return [choice]
            + known.filter { bar.child($0.element, key: $0.key) != nil }.map { element, key, title in
                let entries = (InspectorTable.shared.sections["Bar Appearance"] ?? []).map { entry in
                    var entry = entry
                    entry.path = "\(element)[\(key)]" + (entry.path.map { "/\($0)" } ?? "")
                    return entry
                }
                return InspectorSection(title: "\(title) Appearance", rows: entries.flatMap(rows.rows))
            }
    }

    /// Returns the name of the element of an appearance.
    private func element(_ key: String) -> String? {
        for child in bar.elementType?.children ?? [] where child.keys.contains(key) {
            if case .element(let name) = child.content { return name }
        }
        return nil
    }

    /// Returns a row that adds an appearance, or removes it with all that it says.
    private func checkbox(_ element: String, _ key: String, _ title: String) -> InspectorRow {
        let has = bar.child(element, key: key) != nil
        var row = InspectorRow(title, isOn: has)
        row.isDefault = !has
        row.set = [
            has
                ? CommandTemplate.removeValue(id, key)
                : CommandTemplate.setValue(id, key, xml: "<\(element)/>")
        ]
        row.reset = has ? [CommandTemplate.removeValue(id, key)] : []
        return row
    }
}
