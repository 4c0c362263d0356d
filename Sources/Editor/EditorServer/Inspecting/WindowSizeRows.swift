import ElementCatalogue
import JSONText
import StoryboardModel
import XMLTree

/// The sizes of a Mac's window, and its place on the screen.
struct WindowSizeRows {
    private let window: Node
    private var id: String { window["id"] ?? "" }

    init(_ window: Node) { self.window = window }

    /// The values that the Size inspector shows of windows.
    static let keys: Set<String> = [
        "contentRect", "screenRect", "minSize", "maxSize", "minFullScreenContentSize", "maxFullScreenContentSize",
        "initialPositionMask",
    ]

    var section: InspectorSection {
        let sizes = [
            ("minSize", "Minimum Size"), ("maxSize", "Maximum Size"),
            ("minFullScreenContentSize", "Full Screen Minimum"), ("maxFullScreenContentSize", "Full Screen Maximum"),
        ].map { list("size", $0, $1, ["width", "height"]) }
        let content = list("rect", "contentRect", "Content", ["x", "y", "width", "height"])
        return InspectorSection(title: "Window", rows: [content] + sizes + [initialPosition].compactMap(\.self))
    }

    /// The row of the edges of the screen that a window keeps its distance from.
    private var initialPosition: InspectorRow? {
        let key = "initialPositionMask"
        guard let flags = window.elementType?.flagSet(key: key) else { return nil }
        let own = window.child(key: key)
        var row = InspectorRow(
            "Initial Position", .flags, .array(flags.flagNames.filter { own?.bool($0) == true }.map { .string($0) }))
        row.options = flags.flagNames.map { InspectorRow.Choice(value: $0, title: $0.spacedWords) }
        row.isDefault = own == nil
        row.set = [CommandTemplate.setValue(id, key, .record(["flags": .string("$value")]))]
        row.reset = [CommandTemplate.removeValue(id, key)]
        return row
    }

    /// Returns the row of a value that is a list of numbers, of a kind as commands name it.
    private func list(_ kind: String, _ key: String, _ title: String, _ parts: [String]) -> InspectorRow {
        let own = window.child(key: key)
        var row = InspectorRow(title, .list, .array(parts.map { .number(own?.number($0) ?? 0) }))
        row.parts = parts.map(\.spacedWords)
        row.isDefault = own == nil
        row.set = [CommandTemplate.setValue(id, key, .record([kind: CommandTemplate.parts(parts.count)]))]
        row.reset = [CommandTemplate.removeValue(id, key)]
        return row
    }
}
