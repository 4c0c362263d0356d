import JSONText
import StoryboardEditing
import StoryboardModel

/// The neighbors of a view, which the page shows in the Add New Constraints popover.
enum NeighborDescription {
    static func view(
        _ id: String, _ neighbors: [LayoutSide: [Neighbor]], in document: Document, _ layout: DocumentLayout
    ) -> JSONValue {
        let describe = ObjectDescription(document: document)
        let frame = layout[id]?.frame ?? document.object(id)?.frame
        func name(_ item: Address) -> JSONValue {
            .string(document.object(item.text).map(describe.name) ?? titles[item.text] ?? item.text)
        }
        let sides = LayoutSide.allCases.compactMap { side -> JSONMember? in
            guard let choices = neighbors[side], let nearest = choices.first else { return nil }
            let others = choices.map { choice in
                JSONValue.record([
                    "item": .string(choice.item.text), "to": name(choice.item), "distance": .number(choice.distance),
                ])
            }
            return JSONMember(
                key: side.rawValue,
                value: .record([
                    "distance": .number(nearest.distance), "to": name(nearest.item), "choices": .array(others),
                ]))
        }
        return .object(
            [
                JSONMember(key: "id", value: .string(id)),
                JSONMember(key: "width", value: .number(hundredths(frame?.width ?? 0))),
                JSONMember(key: "height", value: .number(hundredths(frame?.height ?? 0))),
            ] + sides)
    }

    private static let titles = [
        "superview": "Container", "superviewMargins": "Container Margin", "safeArea": "Safe Area",
    ]

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
