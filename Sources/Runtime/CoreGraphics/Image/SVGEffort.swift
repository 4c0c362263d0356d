import Foundation

/// How much work it may be to draw an SVG document, guessed from its text, never too low.
struct SVGEffort: Sendable {
    /// In bytes that make simple areas and lines. Nil for what may take any time or memory.
    private let weight: Int?

    /// How much is drawn in this process, in bytes times pixels: not a second.
    private static let most = 1 << 36

    /// `repeats` is whether elements may be repeated that repeat others.
    init(_ svg: Data, repeats: Bool = true) {
        let words = repeats ? Self.unboundedWords + ["<use", ":use"] : Self.unboundedWords
        guard svg.count <= 1 << 18, !words.contains(where: { svg.range(of: Data($0.utf8)) != nil }) else {
            weight = nil
            return
        }
        weight = svg.count + 4096 * Self.layeringWords.reduce(0) { $0 + Self.count($1, in: svg) }
    }

    /// What makes much of few words.
    private static let unboundedWords = [
        "filter", "<image", ":image", "pattern", "mask", "marker", "dash", "<!ENTITY", "include",
    ]
    /// What is drawn apart, in pixels of its own.
    private static let layeringWords = ["opacity", "clip", "blend", "isolation"]

    private static func count(_ word: String, in svg: Data) -> Int {
        var (count, rest) = (0, svg[...])
        while let range = rest.range(of: Data(word.utf8)) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// Whether it is little to draw the document in a size in pixels.
    func isSmall(_ width: Int, _ height: Int) -> Bool { weight.map { $0 * width * height <= Self.most } ?? false }
}
