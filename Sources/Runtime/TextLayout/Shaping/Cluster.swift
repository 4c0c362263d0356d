import Foundation

/// The smallest part of a text that is drawn by itself: most often a character.
struct Cluster: Sendable {
    /// UTF-16 units of the whole text.
    var start: Int
    var length: Int
    var advance: CGFloat
    /// How far glyphs are moved within the advance.
    var shift: CGFloat
    /// Places in the lists of the paragraph and of the text.
    var item: Int
    var run: Int
    var glyphs: Range<Int>
    var level: Int
    var canBreakBefore: Bool
    var isWhite: Bool
    var isTab = false
    /// Its glyphs are those of the line's ellipsis, and its range what is hidden.
    var isEllipsis = false

    var end: Int { start + length }
}
