import Foundation

/// Truncates a line with an ellipsis.
struct Truncation {
    let clusters: ArraySlice<Cluster>
    /// The cluster of the ellipsis, without a position.
    let ellipsis: Cluster
    let width: CGFloat
    let ruler: TabRuler
    /// The end of the text that the line represents, after its last cluster if more paragraphs follow.
    let end: Int

    /// Returns the remaining clusters and the ellipsis.
    func apply(_ mode: LineBreakMode) -> [Cluster] {
        let room = max(width - ellipsis.advance + LineBreaker.tolerance, 0)
        switch mode {
        case .truncatingHead:
            let tail = suffix(within: room)
            return [hiding(clusters.startIndex..<tail)] + clusters[tail...]
        case .truncatingMiddle:
            let head = prefix(within: room / 2)
            let used = ruler.width(of: clusters[..<head])
            let tail = max(suffix(within: room - used), head)
            return clusters[..<head] + [hiding(head..<tail)] + clusters[tail...]
        default:
            let head = prefix(within: room)
            return clusters[..<head] + [hiding(head..<clusters.endIndex)]
        }
    }

    private func hiding(_ hidden: Range<Int>) -> Cluster {
        var cluster = ellipsis
        cluster.start =
            hidden.lowerBound < clusters.endIndex ? clusters[hidden.lowerBound].start : clusters.last?.end ?? end
        cluster.length =
            (hidden.upperBound < clusters.endIndex ? clusters[hidden.upperBound].start : end) - cluster.start
        cluster.isEllipsis = true
        return cluster
    }

    /// Returns the index of the first cluster that doesn't fit.
    private func prefix(within room: CGFloat) -> Int {
        var x: CGFloat = 0
        for index in clusters.indices {
            x += ruler.advance(of: index, in: clusters, at: x)
            if x > room { return index }
        }
        return clusters.endIndex
    }

    /// Returns the index of the first cluster at the end that fits.
    private func suffix(within room: CGFloat) -> Int {
        var x: CGFloat = 0
        for index in clusters.indices.reversed() {
            x += ruler.advance(of: index, in: clusters, at: x)
            if x > room { return index + 1 }
        }
        return clusters.startIndex
    }
}
