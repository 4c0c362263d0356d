import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows of a view's accessibility: whether it is an element, its texts and traits.
struct AccessibilityRows {
    private let node: Node
    private let own: Node?
    private let address: String

    init(_ node: Node) {
        self.node = node
        own = node.child("accessibility", key: "accessibilityConfiguration")
        address = "\(node["id"] ?? "")/accessibility[accessibilityConfiguration]"
    }

    var rows: [InspectorRow] {
        guard let type = node.elementType, type.child("accessibility", key: "accessibilityConfiguration") != nil,
            type.platforms.isSuperset(of: .iOS)
        else { return [] }
        let texts = [("label", "Label"), ("hint", "Hint"), ("identifier", "Identifier")].map(text)
        return [enabled] + texts + [traits]
    }

    private var enabled: InspectorRow {
        let known = own?.child("bool", key: "isElement")
        var row = InspectorRow("Enabled", isOn: known.map { $0.bool("value") } ?? Self.elements.contains(node.name))
        row.isDefault = known == nil
        row.help = "Whether assistive technology finds the view itself rather than its content"
        row.set = [CommandTemplate.set("\(address)/bool[isElement]", "value")]
        row.reset = [CommandTemplate.removeValue(address, "isElement")]
        return row
    }

    private func text(_ name: String, _ title: String) -> InspectorRow {
        var row = InspectorRow(title, .text, .string(own?.text(name) ?? ""))
        row.isDefault = own?.text(name) == nil
        row.edits(name, of: address)
        return row
    }

    private var traits: InspectorRow {
        let known = own?.child("accessibilityTraits", key: "traits")
        let usual = Self.usualTraits[node.name].map { [$0] } ?? []
        let names = ElementCatalog.shared["accessibilityTraits"]?.flagNames.filter { $0 != "none" } ?? []
        let on = known.map { known in names.filter(known.bool) } ?? usual
        var row = InspectorRow("Traits", .flags, .array(on.map { .string($0) }))
        let listed = Set(Self.traits.map(\.name))
        row.options =
            Self.traits.map { InspectorRow.Choice(value: $0.name, title: $0.title) }
            + on.filter { !listed.contains($0) }.map { InspectorRow.Choice(value: $0, title: $0.spacedWords) }
        row.isDefault = known == nil
        row.set = [CommandTemplate.setValue(address, "traits", .record(["flags": .string("$value")]))]
        row.reset = [CommandTemplate.removeValue(address, "traits")]
        return row
    }

    /// The traits in Interface Builder's order.
    private static let traits: [(name: String, title: String)] = [
        ("button", "Button"), ("link", "Link"), ("image", "Image"), ("selected", "Selected"),
        ("staticText", "Static Text"), ("searchField", "Search Field"), ("playsSound", "Plays Sound"),
        ("keyboardKey", "Keyboard Key"), ("summaryElement", "Summary Element"),
        ("notEnabled", "User Interaction Disabled"), ("updatesFrequently", "Updates Frequently"),
        ("startsMediaSession", "Starts Media Session"), ("adjustable", "Adjustable"),
        ("allowsDirectInteraction", "Allows Direct Interaction"), ("causesPageTurn", "Causes Page Turn"),
        ("header", "Header"),
    ]

    /// The traits that views have if the document names none.
    private static let usualTraits = [
        "label": "staticText", "button": "button", "imageView": "image", "slider": "adjustable",
        "searchBar": "searchField",
    ]

    /// The views that are elements if the document doesn't say otherwise: texts and controls.
    private static let elements: Set<String> = [
        "label", "button", "textField", "textView", "switch", "slider", "stepper", "progressView", "pageControl",
        "activityIndicatorView",
    ]
}
