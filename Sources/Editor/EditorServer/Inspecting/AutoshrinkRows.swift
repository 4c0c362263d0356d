import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows that say how a label's text shrinks to fit: not at all, to a scale or to a size of its font.
struct AutoshrinkRows {
    private let label: Node
    private var id: String { label["id"] ?? "" }

    init(_ label: Node) { self.label = label }

    private enum Kind: String {
        case fixed, scale, size
    }

    private var kind: Kind {
        if label["adjustsFontSizeToFit"] == "NO" { return .fixed }
        return label.has("minimumFontSize") ? .size : .scale
    }

    var rows: [InspectorRow] {
        guard label.elementType?.attribute("adjustsFontSizeToFit") != nil else { return [] }
        let choice = InspectorRow(
            "Autoshrink", chosen: kind.rawValue, usual: Kind.fixed.rawValue,
            of: [
                option(.fixed, "Fixed Font Size"), option(.scale, "Minimum Font Scale"),
                option(.size, "Minimum Font Size"),
            ])
        switch kind {
        case .fixed: return [choice]
        case .scale: return [choice, value("minimumScaleFactor", "Minimum Font Scale")]
        case .size: return [choice, value("minimumFontSize", "Minimum Font Size")]
        }
    }

    /// Returns an option. Only one of the attributes is there at a time.
    private func option(_ kind: Kind, _ title: String) -> InspectorRow.Choice {
        let remove = { (name: String) in CommandTemplate.remove(id, name) }
        let commands =
            switch kind {
            case .fixed:
                [
                    remove("minimumScaleFactor"), remove("minimumFontSize"),
                    CommandTemplate.set(id, "adjustsFontSizeToFit", "NO"),
                ]
            case .scale:
                [
                    remove("adjustsFontSizeToFit"), remove("minimumFontSize"),
                    CommandTemplate.set(id, "minimumScaleFactor", "0.5"),
                ]
            case .size:
                [
                    remove("adjustsFontSizeToFit"), remove("minimumScaleFactor"),
                    CommandTemplate.set(id, "minimumFontSize", "9"),
                ]
            }
        return InspectorRow.Choice(value: kind.rawValue, title: title, set: commands)
    }

    private func value(_ name: String, _ title: String) -> InspectorRow {
        var row = InspectorRow(title, .number, label.number(name).map { .number($0) } ?? .null)
        row.placeholder = "0"
        row.isDefault = !label.has(name)
        row.edits(name, of: id)
        return row
    }
}
