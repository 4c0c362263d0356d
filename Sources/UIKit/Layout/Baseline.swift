import Foundation

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
