import CPango
import CoreGraphics
import Foundation

/// Shapes paragraphs into clusters with advances.
struct Shaper {
    let runs: [StyledText.Run]
    /// The run of the next paragraph's beginning: paragraphs come in order.
    private var firstRun = 0

    init(runs: [StyledText.Run]) { self.runs = runs }

    mutating func shape(
        _ units: [UInt16], at start: Int, endLength: Int, paragraph: ParagraphAttributes
    ) -> ShapedParagraph {
        while firstRun + 1 < runs.count, runs[firstRun].range.upperBound <= start { firstRun += 1 }
        let text = ParagraphText(units)
        let end = start + units.count
        let styles = runs[firstRun...].prefix { $0.range.lowerBound < end || $0.range.lowerBound == start }
        let direction =
            switch paragraph.baseWritingDirection {
            case .natural: CP_NATURAL
            case .leftToRight: CP_LEFT_TO_RIGHT
            case .rightToLeft: CP_RIGHT_TO_LEFT
            }
        return PangoLock.shared.withLock {
            var cStyles: [cp_style] = []
            let shaped = withStyles(styles, of: text, at: start, into: &cStyles) { cStyles in
                text.bytes.withUnsafeBytes { bytes in
                    cp_shape(
                        bytes.bindMemory(to: CChar.self).baseAddress, Int32(text.count), cStyles, Int32(cStyles.count),
                        Int32(direction))
                }
            }
            let clusters = ClusterBuilder(text: text, start: start, runs: runs, firstRun: firstRun, shaped: shaped)
            return ShapedParagraph(
                shaped: shaped, range: start..<end, endLength: endLength, attributes: paragraph,
                clusters: clusters.build())
        }
    }

    /// Collects C styles one by one, because their strings are valid only within a closure.
    private func withStyles(
        _ styles: ArraySlice<StyledText.Run>, of text: ParagraphText, at start: Int, into gathered: inout [cp_style],
        _ body: ([cp_style]) -> OpaquePointer
    ) -> OpaquePointer {
        var strings: [UnsafeMutablePointer<CChar>?] = []
        defer { for string in strings { free(string) } }
        for run in styles {
            let from = text.byte(ofUnit: max(run.range.lowerBound - start, 0))
            let to = text.byte(ofUnit: min(run.range.upperBound - start, text.unitCount))
            run.attributes.font.withStyle(range: from..<to) { style in
                var style = style
                strings += [strdup(style.families), strdup(style.features)]
                style.families = UnsafePointer(strings[strings.count - 2])
                style.features = UnsafePointer(strings[strings.count - 1])
                gathered.append(style)
            }
        }
        return body(gathered)
    }
}
