import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// What the inspector of a button shows: the rows of its configuration, or those of its states if it has none.
struct ButtonRows {
    private let button: Node
    private var id: String { button["id"] ?? "" }
    private var configuration: Node? { button.child("buttonConfiguration", key: "configuration") }

    init(_ button: Node) { self.button = button }

    /// Attributes that only buttons without a configuration use.
    private static let former: Set<String> = [
        "fontDescription", "titleShadowOffset", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "contentEdgeInsets", "titleEdgeInsets",
        "imageEdgeInsets", "preferredSymbolConfiguration",
    ]

    /// Returns the entries that apply, those of the states once for each state.
    func entries(_ entries: [InspectorTable.Entry]) -> [(entry: InspectorTable.Entry, page: InspectorRow.Page?)] {
        let isConfigured = configuration != nil
        let states: [(key: String, title: String)] = [
            ("normal", "Default"), ("highlighted", "Highlighted"), ("focused", "Focused"), ("selected", "Selected"),
            ("disabled", "Disabled"),
        ]
        let fitting = entries.filter { entry in
            if entry.path?.hasPrefix("buttonConfiguration") == true { return isConfigured }
            return !isConfigured || entry.path?.hasPrefix("state") != true && !Self.former.contains(entry.name)
        }
        let isOfState = { (entry: InspectorTable.Entry) in entry.path?.hasPrefix("state[normal]") == true }
        guard let first = fitting.firstIndex(where: isOfState) else { return fitting.map { ($0, nil) } }
        // Interface Builder asks for the state once, before the rows that depend on it.
        let ofStates = states.flatMap { state in
            fitting.filter(isOfState).map { entry -> (entry: InspectorTable.Entry, page: InspectorRow.Page?) in
                var entry = entry
                entry.path = entry.path?.replacing("state[normal]", with: "state[\(state.key)]")
                return (entry, InspectorRow.Page(title: "State Config", option: state.title))
            }
        }
        let others = fitting.filter { !isOfState($0) }.map { (entry: $0, page: InspectorRow.Page?.none) }
        return Array(others.prefix(first)) + ofStates + others.dropFirst(first)
    }

    /// The names that the rows of a button without use for them don't show, unless the document has them.
    var useless: Set<String> {
        let foreign = configuration == nil ? ["height"] : Self.former.union(["height"])
        return foreign.filter { !button.has($0) && button.child(key: $0) == nil }
    }

    /// The row of the style: that of a configuration, or Default for none.
    var style: InspectorRow {
        let own = configuration?["style"]
        var row = InspectorRow("Style", .choice, own.map { .string($0) } ?? .null)
        let known = ["plain", "gray", "tinted", "filled"]
        let further = ElementCatalog.shared.enumerations["buttonConfigurationStyle"]?.values ?? []
        let all =
            (known + further.filter { !known.contains($0) }) + (own.map { further.contains($0) ? [] : [$0] } ?? [])
        row.options =
            [InspectorRow.Choice(.null, "Default")]
            + all.map {
                InspectorRow.Choice(
                    value: $0, title: EnumerationTitles.title(of: $0, in: "buttonConfigurationStyle"))
            }
        row.isDefault = own == nil
        let address = "\(id)/buttonConfiguration[configuration]"
        row.set = [CommandTemplate.set(address, "style")]
        if configuration == nil {
            let state = button.child("state", key: "normal")
            for name in ["title", "image"] {
                if let value = state?.text(name) { row.set.append(CommandTemplate.set(address, name, value)) }
            }
            if state?["catalog"] == "system", state?.has("image") == true {
                row.set.append(CommandTemplate.set(address, "catalog", "system"))
            }
        }
        row.reset = configuration == nil ? [] : [CommandTemplate.removeValue(id, "configuration")]
        return row
    }
}
