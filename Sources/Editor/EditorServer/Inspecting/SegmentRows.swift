import ElementCatalog
import JSONText
import StoryboardModel
import XMLTree

/// The rows of the segments of a segmented control, or of a Mac's cell with segments: one segment at a time.
struct SegmentRows {
    private let holder: Node
    private let platform: Platforms
    private let resources: InspectorResources
    private var id: String { holder["id"] ?? "" }

    init(_ holder: Node, _ platform: Platforms, _ resources: InspectorResources) {
        (self.holder, self.platform, self.resources) = (holder, platform, resources)
    }

    private static let entries = [
        InspectorTable.Entry(name: "title", title: "Title"), InspectorTable.Entry(name: "label", title: "Label"),
        InspectorTable.Entry(name: "image", title: "Image"),
        InspectorTable.Entry(name: "imageScaling", title: "Scaling"),
        InspectorTable.Entry(name: "enabled", title: "Enabled", group: "Behavior"),
        InspectorTable.Entry(name: "selected", title: "Selected", group: "Behavior"),
        InspectorTable.Entry(name: "tag", title: "Segment Tag"),
    ]

    var rows: [InspectorRow] {
        (holder.child("segments").map { Array($0.children) } ?? []).enumerated().flatMap { offset, segment in
            let attributes = AttributeRows(
                segment, platform, resources, address: "\(id)/segments/segment[\(offset + 1)]")
            var rows = Self.entries.flatMap(attributes.rows)
            if platform != .macOS { rows.append(selected(offset)) }
            if segment.has("width") || platform == .macOS {
                rows += attributes.rows(InspectorTable.Entry(name: "width", title: "Segment Width"))
            }
            if segment.child(key: "contentOffset") != nil {
                rows += attributes.rows(InspectorTable.Entry(name: "contentOffset", title: "Content Offset"))
            }
            let title = [segment.text("title"), segment.text("label")].compactMap(\.self).first { !$0.isEmpty }
            let page = InspectorRow.Page(
                title: "Segment", option: "\(offset)",
                name: "Segment \(offset)" + (title.map { " – \($0)" } ?? ""))
            for index in rows.indices { rows[index].page = page }
            return rows
        }
    }

    /// Returns the row that says whether a segment is the selected one, of which a control has at most one.
    private func selected(_ index: Int) -> InspectorRow {
        var row = InspectorRow(
            "Selected", isOn: holder.number("selectedSegmentIndex") == Double(index), usual: false,
            on: [CommandTemplate.set(id, "selectedSegmentIndex", "\(index)")],
            off: [CommandTemplate.remove(id, "selectedSegmentIndex")])
        row.group = "Behavior"
        return row
    }
}
