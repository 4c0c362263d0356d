import Foundation

/// A cache of shaped texts and their lines, so that a repeated measurement of a label costs almost nothing.
// Sendable because the entries are protected by PangoLock.
final class LayoutCache: @unchecked Sendable {
    struct Key: Hashable {
        /// The text without attributes that only affect painting.
        var text: StyledText
        var width: CGFloat
        var maximumLines: Int
        var height: CGFloat
    }

    struct Entry {
        var text: ShapedText
        var lines: [TextLayout.Line]
        var bottom: CGFloat
    }

    static let shared = LayoutCache()
    /// The length above which texts aren't cached.
    private static let longestText = 4000
    private var shaped = BoundedCache<StyledText, ShapedText>(limit: 500)
    private var entries = BoundedCache<Key, Entry>(limit: 1000)

    func entry(for key: Key) -> Entry {
        PangoLock.shared.withLock {
            if let known = entries[key] { return known }
            let isKept = key.text.text.utf8.count <= Self.longestText
            let text = (isKept ? shaped[key.text] : nil) ?? ShapedText(key.text)
            var builder = LayoutBuilder(
                text, width: key.width, maximumLines: key.maximumLines, height: key.height)
            let lines = builder.build()
            let entry = Entry(text: text, lines: lines, bottom: builder.bottom)
            if isKept {
                shaped[key.text] = text
                entries[key] = entry
            }
            return entry
        }
    }
}
