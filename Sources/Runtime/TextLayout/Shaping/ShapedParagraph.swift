import CPango
import Foundation

/// The glyphs and advances of a paragraph, before it is broken into lines.
// Sendable although it holds a pointer: glyphs don't change, and their fonts are protected by PangoLock.
final class ShapedParagraph: @unchecked Sendable {
    /// The range in UTF-16 units, without the line end.
    let range: Range<Int>
    /// The number of units that end the paragraph; 0 at the end of the text.
    let endLength: Int
    let attributes: ParagraphAttributes
    let isRightToLeft: Bool
    /// The clusters in logical order.
    let clusters: [Cluster]
    private let shaped: OpaquePointer
    private let items: UnsafeBufferPointer<cp_item>
    private let glyphs: UnsafeBufferPointer<cp_glyph>

    /// Creates a paragraph that takes ownership of `shaped`.
    init(
        shaped: OpaquePointer, range: Range<Int>, endLength: Int, attributes: ParagraphAttributes,
        clusters: [Cluster]
    ) {
        self.shaped = shaped
        self.range = range
        self.endLength = endLength
        self.attributes = attributes
        self.clusters = clusters
        isRightToLeft = cp_shaped_is_right_to_left(shaped)
        var count: Int32 = 0
        let firstItem = cp_shaped_items(shaped, &count)
        items = UnsafeBufferPointer(start: firstItem, count: Int(count))
        let firstGlyph = cp_shaped_glyphs(shaped, &count)
        glyphs = UnsafeBufferPointer(start: firstGlyph, count: Int(count))
    }

    deinit { PangoLock.shared.withLock { cp_shaped_release(shaped) } }

    func font(of cluster: Cluster) -> OpaquePointer? { items[cluster.item].font }

    func glyphs(of cluster: Cluster) -> Slice<UnsafeBufferPointer<cp_glyph>> { glyphs[cluster.glyphs] }
}
