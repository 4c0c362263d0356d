package import Foundation

/// Where a line of text stands in a view: a share of the view's height, and a distance from there.
struct Baseline {
    var share: CGFloat
    var offset: CGFloat

    /// The lower edge, on which views without text stand.
    static let bottom = Baseline(share: 1, offset: 0)

    /// The first line of a text that stands in the middle of its view.
    static func first(of height: CGFloat, _ font: UIFont, scale: CGFloat) -> Baseline {
        Baseline(share: 0.5, offset: (font.ascender - height / 2).rounded(scale: scale))
    }

    static func last(of height: CGFloat, _ font: UIFont, scale: CGFloat) -> Baseline {
        Baseline(share: 0.5, offset: (height / 2 + font.descender).rounded(scale: scale))
    }
}

extension UIView {
    /// How far below its top the view has its first or last line of text; its height where it has none.
    package func line(isFirst: Bool) -> CGFloat {
        let line = isFirst ? firstBaseline : lastBaseline
        return line.share * bounds.height + line.offset
    }

    /// The view of a document's object in this one.
    package func descendant(withDocumentID id: String) -> UIView? {
        if documentID == id { return self }
        for view in subviews {
            if let found = view.descendant(withDocumentID: id) { return found }
        }
        return nil
    }
}
