import Foundation

/// An estimate of the work that drawing an SVG document takes, made from its text and never too low.
struct SVGEffort: Sendable {
    /// The length in bytes, with a surcharge for layers; nil if there is no limit to time or memory.
    private let weight: Int?

    /// The maximum work for this process, in bytes times pixels; takes less than a second.
    private static let most = 1 << 36

    /// Creates an estimate. `repeats` indicates whether repeated elements may repeat others.
    init(_ svg: Data, repeats: Bool = true) {
        let words = repeats ? Self.unboundedWords + ["<use", ":use"] : Self.unboundedWords
        guard svg.count <= 1 << 18, !words.contains(where: { svg.range(of: Data($0.utf8)) != nil }) else {
            weight = nil
            return
        }
        weight = svg.count + 4096 * Self.layeringWords.reduce(0) { $0 + Self.count($1, in: svg) }
    }

    /// The words of elements and attributes that can cause any amount of work.
    private static let unboundedWords = [
        "filter", "<image", ":image", "pattern", "mask", "marker", "dash", "<!ENTITY", "include",
    ]
    /// The words of attributes that cause a layer of its own.
    private static let layeringWords = ["opacity", "clip", "blend", "isolation"]

    private static func count(_ word: String, in svg: Data) -> Int {
        var (count, rest) = (0, svg[...])
        while let range = rest.range(of: Data(word.utf8)) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// Returns a Boolean value that indicates whether the document may be drawn in this process at a size in pixels.
    func isSmall(_ width: Int, _ height: Int) -> Bool { weight.map { $0 * width * height <= Self.most } ?? false }
}
