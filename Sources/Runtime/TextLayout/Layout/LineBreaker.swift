import Foundation

/// Breaks a paragraph into lines.
struct LineBreaker {
    /// A tolerance for rounding, so that a word that fits exactly isn't wrapped.
    static let tolerance: CGFloat = 0.001
    /// The default interval of tab stops.
    private static let tabInterval: CGFloat = 28

    let paragraph: ShapedParagraph

    /// Returns the index after the last cluster of the line that begins at `start`: as many as fit, at least one.
    /// Trailing white space doesn't count.
    func end(of start: Int, width: CGFloat) -> Int {
        let clusters = paragraph.clusters
        var x: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.canBreakBefore { lastBreak = index }
            let advance = Self.advance(of: cluster, at: x)
            if index > start, !cluster.isWhite, x + advance > width + Self.tolerance {
                return paragraph.attributes.lineBreakMode == .charWrapping ? index : lastBreak ?? index
            }
            x += advance
        }
        return clusters.count
    }

    static func advance(of cluster: Cluster, at x: CGFloat) -> CGFloat {
        guard cluster.isTab else { return cluster.advance }
        return ((x / tabInterval).rounded(.down) + 1) * tabInterval - x
    }

    /// Returns the width of clusters that begin at `x`.
    static func width(of clusters: some Sequence<Cluster>, from x: CGFloat = 0) -> CGFloat {
        clusters.reduce(x) { $0 + advance(of: $1, at: $0) } - x
    }
}
