public import XMLTree

extension Document {
    /// Returns whether positions in a view are counted from its bottom, as in most views of AppKit. Those of lists, texts, tabs
    /// and panes are flipped, by Apple's documentation of `NSView.isFlipped` and its overrides.
    public func countsUpward(in view: Node) -> Bool {
        guard kind.isMac else { return false }
        switch view.name {
        case "tableView", "outlineView", "textView", "collectionView", "scrollView", "splitView", "tabView":
            return false
        case "clipView":
            let content = view.child(key: "documentView") ?? view.child("subviews")?.children.first
            return content.map { countsUpward(in: $0) } ?? true
        default: return true
        }
    }
}
