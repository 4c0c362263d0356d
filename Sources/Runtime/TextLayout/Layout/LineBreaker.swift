import Foundation

/// Where lines of a paragraph end.
struct LineBreaker {
    /// Rounding must not push out a word that fits exactly.
    static let tolerance: CGFloat = 0.001
    /// Where tabs lead when nothing else is said: multiples of this.
    private static let tabInterval: CGFloat = 28

    let paragraph: ShapedParagraph

    /// The cluster after the line that begins at `start`: as much as fits, at least one cluster. White space at the
    /// end hangs over.
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

    /// How wide clusters are from `x` on.
    static func width(of clusters: some Sequence<Cluster>, from x: CGFloat = 0) -> CGFloat {
        clusters.reduce(x) { $0 + advance(of: $1, at: $0) } - x
    }
}
