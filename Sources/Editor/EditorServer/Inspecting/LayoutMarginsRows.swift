import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows of a view's margins: the kind, its numbers, and what they depend on.
struct LayoutMarginsRows {
    private let view: Node
    private let attributes: AttributeRows
    private var id: String { view["id"] ?? "" }

    init(_ view: Node, _ attributes: AttributeRows) { (self.view, self.attributes) = (view, attributes) }

    /// The margins that a document may write: their element, key and sides.
    private struct Kind {
        var name: String
        var title: String
        var element: String
        var key: String
        var sides: [String]
    }

    private static let directional = Kind(
        name: "directional", title: "Language Directional", element: "directionalEdgeInsets",
        key: "directionalLayoutMargins", sides: ["top", "leading", "bottom", "trailing"])
    private static let fixed = Kind(
        name: "fixed", title: "Fixed", element: "edgeInsets", key: "layoutMargins",
        sides: ["top", "left", "bottom", "right"])

    /// The kinds that the view may have.
    private var kinds: [Kind] {
        [Self.directional, Self.fixed].filter { view.elementType?.child($0.element, key: $0.key) != nil }
    }

    var rows: [InspectorRow] { (kinds.isEmpty ? [] : [kind]) + values + dependencies }

    private var kind: InspectorRow {
        let own = kinds.first { view.child(key: $0.key) != nil }
        let removals = kinds.map { CommandTemplate.removeValue(id, $0.key) }
        let shown = own.map { numbers($0, view.child(key: $0.key)) } ?? [8, 8, 8, 8]
        return InspectorRow(
            "Layout Margins", chosen: own?.name ?? "default", usual: "default",
            of: [InspectorRow.Choice(value: "default", title: "Default", set: removals)]
                + kinds.map { kind in
                    let others = kinds.filter { $0.key != kind.key }.map { CommandTemplate.removeValue(id, $0.key) }
                    let insets = JSONValue.record(["insets": .array(shown.map { .number($0) })])
                    return InspectorRow.Choice(
                        value: kind.name, title: kind.title,
                        set: others + [CommandTemplate.setValue(id, kind.key, insets)])
                })
    }

    /// The rows of the margins that the document has, in general and for traits.
    private var values: [InspectorRow] {
        let varying = VaryingRows(node: view)
        return kinds.flatMap { kind -> [InspectorRow] in
            let variations = varying.variations(of: kind.key).map { variation in
                row(kind, variation.node.child(key: kind.key), for: variation)
            }
            guard let own = view.child(key: kind.key) else { return variations }
            var general = row(kind, own)
            general.vary = varying.introduction(of: kind.key)
            return [general] + variations
        }
    }

    private func row(_ kind: Kind, _ own: Node?, for variation: Variation? = nil) -> InspectorRow {
        var row = InspectorRow("Margins", .list, .array(numbers(kind, own).map { .number($0) }))
        row.parts = kind.sides.map(\.spacedWords)
        let insets = JSONValue.record(["insets": CommandTemplate.parts(4)])
        row.set = [CommandTemplate.setValue(id, kind.key, insets, traits: variation?.key)]
        row.reset = [CommandTemplate.removeValue(id, kind.key, traits: variation?.key)]
        row.variation = variation
        return row
    }

    private func numbers(_ kind: Kind, _ own: Node?) -> [Double] { kind.sides.map { own?.number($0) ?? 0 } }

    private var dependencies: [InspectorRow] {
        let titles = [
            ("preservesSuperviewLayoutMargins", "Preserve Superview Margins"),
            ("layoutMarginsFollowReadableWidth", "Follow Readable Width"),
            ("insetsLayoutMarginsFromSafeArea", "Safe Area Relative Margins"),
        ]
        return titles.flatMap { attributes.rows(InspectorTable.Entry(name: $0, title: $1)) }
    }
}
