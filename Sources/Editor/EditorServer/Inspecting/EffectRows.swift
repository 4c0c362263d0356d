import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows of a visual effect view: the style of its blur, and whether what it contains shines through the blur.
struct EffectRows {
    private let view: Node
    private let resources: InspectorResources
    private var id: String { view["id"] ?? "" }
    private var vibrancy: Node? { view.child("vibrancyEffect") }
    private var blur: Node? { (vibrancy ?? view).child("blurEffect") }

    init(_ view: Node, _ resources: InspectorResources) { (self.view, self.resources) = (view, resources) }

    var rows: [InspectorRow] { [style, vibrant] }

    private var style: InspectorRow {
        let own = blur?["style"]
        var row = InspectorRow("Blur Style", .choice, own.map { .string($0) } ?? .null)
        let address = vibrancy == nil ? "\(id)/blurEffect" : "\(id)/vibrancyEffect/blurEffect"
        row.options = resources.choices("blurStyle", including: own, standard: nil).map { choice in
            var choice = choice
            if blur == nil, case .string(let style) = choice.value {
                let holder = vibrancy == nil ? id : "\(id)/vibrancyEffect"
                choice.set = [CommandTemplate.insert(holder, "<blurEffect style=\"\(style)\"/>")]
            }
            return choice
        }
        row.set = blur == nil ? row.options.first?.set ?? [] : [CommandTemplate.set(address, "style")]
        return row
    }

    /// The row of the vibrancy. Documents have it as an effect around that of the blur.
    private var vibrant: InspectorRow {
        let style = blur?["style"] ?? "regular"
        let blurred = "<blurEffect style=\"\(style.xmlEscaped)\"/>"
        let none = change(to: blurred)
        let own = vibrancy?["style"]
        var options = [InspectorRow.Choice(value: "none", title: "None", set: none)]
        let others = own == nil ? [] : ElementCatalog.shared.enumerations["vibrancyStyle"]?.values ?? []
        options.append(
            InspectorRow.Choice(
                value: "default", title: "Default", set: change(to: "<vibrancyEffect>\(blurred)</vibrancyEffect>")))
        // A document that names the kind of vibrancy may name another.
        options += others.map {
            InspectorRow.Choice(
                value: $0, title: $0.spacedWords, set: [CommandTemplate.set("\(id)/vibrancyEffect", "style", $0)])
        }
        let chosen = vibrancy == nil ? "none" : own ?? "default"
        return InspectorRow("Vibrancy", chosen: chosen, usual: "none", of: options)
    }

    private func change(to effect: String) -> [JSONValue] {
        ["vibrancyEffect", "blurEffect"].filter { view.child($0) != nil }.map {
            CommandTemplate.command("delete", ["object": .string("\(id)/\($0)")])
        } + [CommandTemplate.insert(id, effect)]
    }
}
