import StoryboardModel

/// The kinds of views that others can be embedded in.
enum ViewEmbedding: String, CaseIterable {
    case view, viewWithoutInset, stackView, scrollView

    /// Returns the library's item for the new view.
    func item(isVertical: Bool) -> String {
        switch self {
        case .view, .viewWithoutInset: "view"
        case .scrollView: "scrollView"
        case .stackView: isVertical ? "verticalStackView" : "horizontalStackView"
        }
    }

    /// The distance by which the new view extends beyond its subviews.
    var inset: Double { self == .view ? 20 : 0 }
}

/// The order and spacing of views.
struct Arrangement {
    var isVertical: Bool
    /// The indexes of the views, from top to bottom or left to right.
    var order: [Int]
    /// The spacing between the views, or nil if it varies.
    var spacing: Double?

    init(of frames: [DocumentRect]) {
        let byRow = frames.indices.sorted { (frames[$0].y, frames[$0].x, $0) < (frames[$1].y, frames[$1].x, $1) }
        let byColumn = frames.indices.sorted { (frames[$0].x, frames[$0].y, $0) < (frames[$1].x, frames[$1].y, $1) }
        let down = zip(byRow, byRow.dropFirst()).map { frames[$1].y - frames[$0].y - frames[$0].height }
        let across = zip(byColumn, byColumn.dropFirst()).map { frames[$1].x - frames[$0].x - frames[$0].width }
        // The direction in which they overlap least.
        isVertical = (down.min() ?? 0) >= (across.min() ?? 0)
        order = isVertical ? byRow : byColumn
        let gaps = isVertical ? down : across
        if let gap = gaps.first, gap > 0, gaps.allSatisfy({ abs($0 - gap) < 0.01 }) { spacing = gap }
    }

    /// Returns the frames of the views one after another with the spacing, from the corner that they have in common: what a stack
    /// view makes of them.
    func stacked(_ frames: [DocumentRect]) -> [DocumentRect] {
        guard let outer = frames.first.map({ frames.reduce($0) { $0.union($1) } }) else { return [] }
        let breadth = frames.map { isVertical ? $0.width : $0.height }.max() ?? 0
        var stacked = frames
        var (x, y) = (outer.x, outer.y)
        for index in order {
            let (width, height) = isVertical ? (breadth, frames[index].height) : (frames[index].width, breadth)
            stacked[index] = DocumentRect(x: x, y: y, width: width, height: height)
            if isVertical { y += height + (spacing ?? 0) } else { x += width + (spacing ?? 0) }
        }
        return stacked
    }
}

extension DocumentRect {
    func union(_ other: DocumentRect) -> DocumentRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return DocumentRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    func insetBy(_ distance: Double) -> DocumentRect {
        DocumentRect(
            x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }

    func moved(_ x: Double, _ y: Double) -> DocumentRect {
        DocumentRect(x: self.x + x, y: self.y + y, width: width, height: height)
    }
}
