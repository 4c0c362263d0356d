import JSONText
import StoryboardEditing
import StoryboardModel

/// The neighbors of a view, which the page shows in the Add New Constraints popover.
enum NeighbourDescription {
    static func view(
        _ id: String, _ neighbours: [LayoutSide: Neighbour], in document: Document, _ layout: DocumentLayout
    ) -> JSONValue {
        let describe = ObjectDescription(document: document)
        let frame = layout[id]?.frame ?? document.object(id)?.frame
        let sides = LayoutSide.allCases.compactMap { side in
            neighbours[side].map { neighbour in
                let item = neighbour.item.text
                return JSONMember(
                    key: side.rawValue,
                    value: .record([
                        "distance": .number(neighbour.distance),
                        "to": .string(document.object(item).map(describe.name) ?? titles[item] ?? item),
                    ]))
            }
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
