import Foundation

/// The places to which the tabs of a line go.
struct TabRuler {
    /// The interval of stops after those of the paragraph: iOS has twelve at this distance where a paragraph has none.
    private static let usualInterval: CGFloat = 28

    let paragraph: ParagraphAttributes
    /// Where the line begins: stops are measured from the leading edge of the text.
    let indent: CGFloat

    /// Returns the advance of a cluster that begins at a distance from the beginning of the line.
    func advance(of index: Int, in clusters: ArraySlice<Cluster>, at x: CGFloat) -> CGFloat {
        let cluster = clusters[index]
        guard cluster.isTab else { return cluster.advance }
        guard let stop = stop(after: x + indent) else {
            let interval = paragraph.defaultTabInterval > 0 ? paragraph.defaultTabInterval : Self.usualInterval
            return (((x + indent) / interval).rounded(.down) + 1) * interval - indent - x
        }
        let room = stop.location - indent - x
        let following = clusters[(index + 1)...].prefix { !$0.isTab }
        return max(room - used(by: following, at: stop), 0)
    }

    /// Returns the width of clusters that begin at the beginning of the line, or behind `x`.
    func width(of clusters: ArraySlice<Cluster>, from x: CGFloat = 0) -> CGFloat {
        clusters.indices.reduce(x) { $0 + advance(of: $1, in: clusters, at: $0) } - x
    }

    private func stop(after x: CGFloat) -> ParagraphAttributes.TabStop? {
        paragraph.tabStops.first { $0.location > x + LineBreaker.tolerance }
    }

    /// What a text takes of the room in front of a stop.
    private func used(by clusters: ArraySlice<Cluster>, at stop: ParagraphAttributes.TabStop) -> CGFloat {
        let width = { (part: ArraySlice<Cluster>) in part.reduce(0) { $0 + $1.advance } }
        switch stop.alignment {
        case .leading: return 0
        case .center: return width(clusters) / 2
        case .trailing: return width(clusters)
        case .terminators(let characters):
            return width(clusters.prefix { !($0.character.map(characters.contains) ?? false) })
        }
    }
}
