import Foundation

/// A text element that is drawn as a unit, usually a character.
struct Cluster: Sendable {
    /// The start in UTF-16 units of the whole text.
    var start: Int
    var length: Int
    var advance: CGFloat
    /// The offset of the glyphs in the advance.
    var shift: CGFloat
    /// What is added behind each of its glyphs: dots of an ellipsis are as far apart as those of the original font.
    var spread: CGFloat = 0
    /// The indexes in the lists of the paragraph and of the text.
    var item: Int
    var run: Int
    var glyphs: Range<Int>
    var level: Int
    var canBreakBefore: Bool
    var isWhite: Bool
    var isTab = false
    /// The character in UTF-16, or nil for one that takes two units.
    var character: UInt16?
    /// Whether its glyphs are the line's ellipsis, and its range the text that is hidden.
    var isEllipsis = false

    var end: Int { start + length }
}
