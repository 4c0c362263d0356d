import Foundation

/// The glyphs of "…" for each set of attributes.
// Sendable because the entries are protected by PangoLock.
final class EllipsisCache: @unchecked Sendable {
    static let shared = EllipsisCache()
    private var entries = BoundedCache<TextAttributes, ShapedParagraph>(limit: 64)

    func ellipsis(like attributes: TextAttributes) -> ShapedParagraph {
        PangoLock.shared.withLock {
            var attributes = attributes.unpainted
            attributes.attachment = nil
            if let known = entries[attributes] { return known }
            var shaper = Shaper(runs: [StyledText.Run(range: 0..<1, attributes: attributes)])
            let shaped = shaper.shape(Array("…".utf16), at: 0, endLength: 0, paragraph: ParagraphAttributes())
            entries.keep(shaped, for: attributes)
            return shaped
        }
    }
}
