package import Foundation

/// The position of a baseline in a view: a fraction of the view's height, and an offset.
struct Baseline {
    var share: CGFloat
    var offset: CGFloat

    /// The bottom edge, which is the baseline of views without text.
    static let bottom = Baseline(share: 1, offset: 0)

    /// Returns the first baseline of text that is vertically centered in its view.
    static func first(of height: CGFloat, _ font: UIFont, scale: CGFloat) -> Baseline {
        Baseline(share: 0.5, offset: (font.ascender - height / 2).rounded(scale: scale))
    }

    static func last(of height: CGFloat, _ font: UIFont, scale: CGFloat) -> Baseline {
        Baseline(share: 0.5, offset: (height / 2 + font.descender).rounded(scale: scale))
    }
}

extension UIView {
    /// Returns the distance from the top of the view to its first or last baseline; the height if it has no text.
    package func line(isFirst: Bool) -> CGFloat {
        let line = isFirst ? firstBaseline : lastBaseline
        return line.share * bounds.height + line.offset
    }

    /// Returns the descendant for an object of the document.
    package func descendant(withDocumentID id: String) -> UIView? {
        if documentID == id { return self }
        for view in subviews {
            if let found = view.descendant(withDocumentID: id) { return found }
        }
        return nil
    }
}
