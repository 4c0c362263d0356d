import StoryboardModel
import XMLTree

extension Document {
    /// Makes room for a cell's accessory, as Xcode does: the content view ends before it.
    mutating func makeRoomForAccessory(of cell: NodeID) throws(ChangeError) {
        guard let outer = tree[cell].frame, let content = tree[cell].child(key: "contentView")?.id,
            var inner = tree[content].frame
        else { return }
        let margin: Double = outer.width >= 400 ? 20 : 16
        let room = Self.accessoryWidths[tree[cell]["accessoryType"] ?? ""].map { $0 + margin + 16.0 / 3 } ?? 0
        inner.width = max(0, outer.width - room)
        try resize(content, to: inner)
        try layOutTexts(of: cell, width: inner.width, rightMargin: room > 0 ? 8 : margin)
    }

    private static let accessoryWidths: [String: Double] = [
        "disclosureIndicator": 9, "detailDisclosureButton": 43, "checkmark": 16, "detailButton": 22,
    ]

    /// Aligns the labels of a style with the end of the content view.
    private mutating func layOutTexts(of cell: NodeID, width: Double, rightMargin: Double) throws(ChangeError) {
        let isBasic = tree[cell]["style"] == CellStyle.basic.attribute
        guard isBasic || tree[cell]["style"] == CellStyle.rightDetail.attribute,
            let label = tree[cell][isBasic ? "textLabel" : "detailTextLabel"].flatMap({ index.object($0) }),
            var frame = tree[label].frame
        else { return }
        if isBasic {
            frame.width = max(0, width - frame.x - rightMargin)
        } else {
            frame.x = max(0, width - rightMargin - frame.width)
        }
        try setFrame(of: label, to: frame)
    }
}
