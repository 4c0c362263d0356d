import CPango
import Foundation

/// A paragraph's glyphs and advances, before it is broken into lines.
// Sendable although it holds a pointer: glyphs never change, and only the holder of PangoLock draws with their fonts.
final class ShapedParagraph: @unchecked Sendable {
    /// UTF-16 units, without the line end.
    let range: Range<Int>
    /// How many units end the paragraph; 0 at the end of the text.
    let endLength: Int
    let attributes: ParagraphAttributes
    let isRightToLeft: Bool
    /// In the order of the text.
    let clusters: [Cluster]
    private let shaped: OpaquePointer
    private let items: UnsafeBufferPointer<cp_item>
    private let glyphs: UnsafeBufferPointer<cp_glyph>

    /// Takes `shaped` over.
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
