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
    /// A shaped text takes some hundred bytes for each of its own: this many bytes of text are a few megabytes.
    private var usual = Kept(texts: 500, entries: 1000, budget: 64 << 10)
    /// Few of the longest texts, each of which takes megabytes.
    private var long = Kept(texts: 1, entries: 2, budget: 256 << 10)
    private static let longestUsualText = 4000

    private struct Kept {
        var shaped: BoundedCache<StyledText, ShapedText>
        var entries: BoundedCache<Key, Entry>

        /// Creates caches of numbers of texts and entries, and of as many bytes of text as `budget`.
        init(texts: Int, entries: Int, budget: Int) {
            shaped = BoundedCache(limit: texts, budget: budget)
            self.entries = BoundedCache(limit: entries, budget: 2 * budget)
        }

        mutating func entry(for key: Key) -> Entry {
            if let known = entries[key] { return known }
            let text = shaped[key.text] ?? ShapedText(key.text)
            var builder = LayoutBuilder(
                text, width: key.width, maximumLines: key.maximumLines, height: key.height)
            let lines = builder.build()
            let entry = Entry(text: text, lines: lines, bottom: builder.bottom)
            let weight = key.text.text.utf8.count
            shaped.keep(text, for: key.text, weight: weight)
            entries.keep(entry, for: key, weight: weight)
            return entry
        }
    }

    /// Returns the lines of a text that flows around something.
    func flow(
        _ text: StyledText, _ width: CGFloat, _ maximumLines: Int, _ height: CGFloat,
        _ fragments: @escaping TextLayout.Fragments
    ) -> Entry {
        PangoLock.shared.withLock {
            let shaped = ShapedText(text)
            var builder = LayoutBuilder(
                shaped, width: width, maximumLines: maximumLines, height: height, fragments: fragments)
            let lines = builder.build()
            return Entry(text: shaped, lines: lines, bottom: builder.bottom)
        }
    }

    func entry(for key: Key) -> Entry {
        PangoLock.shared.withLock {
            key.text.text.utf8.count <= Self.longestUsualText ? usual.entry(for: key) : long.entry(for: key)
        }
    }
}
