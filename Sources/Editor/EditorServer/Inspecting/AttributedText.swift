import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Texts with attributes as rows show them.
enum AttributedText {
    /// Returns the runs of a text, each with the look of its colors on the canvas.
    static func value(of attributedString: Node, _ resources: InspectorResources) -> JSONValue {
        let fragments = attributedString.children.filter { $0.name == "fragment" }
        return .array(
            zip(fragments, TextRun.runs(of: attributedString)).map { fragment, run in
                let attributes = fragment.child("attributes")
                return .record([
                    "run": run.json,
                    "color": css(attributes?.child("color", key: "NSColor"), resources),
                    "background": css(attributes?.child("color", key: "NSBackgroundColor"), resources),
                    "underlineColor": css(attributes?.child("color", key: "NSUnderlineColor"), resources),
                    "strikethroughColor": css(attributes?.child("color", key: "NSStrikethroughColor"), resources),
                ])
            })
    }

    private static func css(_ color: Node?, _ resources: InspectorResources) -> JSONValue? {
        guard let color, case .object(let members) = resources.color(color) else { return nil }
        return members.first { $0.key == "css" }?.value
    }

    /// Returns a plain text as a run with the look of the view that shows it, if that has one.
    static func plain(_ text: String, look view: Node?) -> TextRun {
        var run = TextRun(text: text)
        guard let view else { return run }
        let font = view.child("fontDescription", key: "fontDescription").flatMap { DocumentValue.Font($0) }
        // Attributed texts have fonts of a size, no text styles.
        run.font = font?.size == nil ? DocumentValue.Font(weight: "regular", size: 17) : font
        run.color = view.child("color", key: "textColor").flatMap { DocumentValue.Color($0) }
        run.alignment = view["textAlignment"] ?? "natural"
        return run
    }
}
