import CPango
import CoreGraphics
import Foundation

/// Groups a paragraph's glyphs by cluster, and gives substitutes the advances of the original fonts.
struct ClusterBuilder {
    let text: ParagraphText
    let start: Int
    let runs: [StyledText.Run]
    let firstRun: Int
    let shaped: OpaquePointer

    func build() -> [Cluster] {
        var count: Int32 = 0
        let items = UnsafeBufferPointer(start: cp_shaped_items(shaped, &count), count: Int(count))
        let glyphs = UnsafeBufferPointer(start: cp_shaped_glyphs(shaped, &count), count: Int(count))
        let characters = UnsafeBufferPointer(start: cp_shaped_characters(shaped, &count), count: Int(count))
        var clusters: [Cluster] = []
        clusters.reserveCapacity(text.scalars.count)
        for (index, item) in items.enumerated() {
            let known = KnownAdvances(runs[firstRun + Int(item.style)].attributes.font, of: item)
            for (range, end) in groups(item, glyphs) {
                let first = text.scalar(ofByte: Int(glyphs[range.lowerBound].cluster))
                let scalars = first..<max(text.scalar(ofByte: end), first + 1)
                clusters.append(
                    cluster(index, item, known, scalars, range, glyphs, characters))
            }
        }
        return clusters
    }

    /// Returns the glyphs of each cluster of an item and its end in bytes, in logical order.
    private func groups(_ item: cp_item, _ glyphs: UnsafeBufferPointer<cp_glyph>) -> [(Range<Int>, Int)] {
        let all = Int(item.first_glyph)..<Int(item.first_glyph + item.glyph_count)
        var ranges: [Range<Int>] = []
        var first = all.lowerBound
        for index in all where index + 1 == all.upperBound || glyphs[index + 1].cluster != glyphs[index].cluster {
            ranges.append(first..<index + 1)
            first = index + 1
        }
        if item.level % 2 == 1 { ranges.reverse() }
        return ranges.enumerated().map { index, range in
            let isLast = index + 1 == ranges.count
            return (range, Int(isLast ? item.end : glyphs[ranges[index + 1].lowerBound].cluster))
        }
    }

    private func cluster(
        _ index: Int, _ item: cp_item, _ known: KnownAdvances?, _ scalars: Range<Int>, _ range: Range<Int>,
        _ glyphs: UnsafeBufferPointer<cp_glyph>, _ characters: UnsafeBufferPointer<UInt8>
    ) -> Cluster {
        let run = firstRun + Int(item.style)
        let attributes = runs[run].attributes
        let own = CGFloat(range.reduce(0) { $0 + glyphs[$1].advance })
        let first = text.scalars[scalars.lowerBound]
        var advance = own
        var shift: CGFloat = 0
        var spread: CGFloat = 0
        var kerning: CGFloat = 0
        if let attachment = attributes.attachment {
            advance = attachment.size.width.isFinite ? max(attachment.size.width, 0) : 0
        } else {
            if Self.isEmoji(text.scalars[scalars]) {
                advance = Self.emojiAdvance * attributes.font.drawnSize
            } else if let known, let width = known.advance(of: text.scalars[scalars]) {
                advance = width
                kerning = self.kerning(behind: scalars, known)
            } else if Int(glyphs[range.lowerBound].glyph) & CP_UNKNOWN_GLYPH != 0, Self.fillsSquare(first) {
                advance = attributes.font.drawnSize
            } else {
                advance = own * (known?.standInScale ?? 1) / attributes.font.glyphScale
            }
            if first == Self.ellipsis { spread = (advance - own) / CGFloat(range.count) }
            shift = (advance - own - spread * CGFloat(range.count - 1)) / 2
            let extra = kerning + attributes.kern + attributes.tracking
            if extra.isFinite, advance > 0 { advance = max(advance + extra, 0) }
        }
        let unit = text.unit(ofScalar: scalars.lowerBound)
        let bits = Int(characters[scalars.lowerBound])
        return Cluster(
            start: start + unit, length: text.unit(ofScalar: scalars.upperBound) - unit, advance: advance,
            shift: shift, spread: spread, item: index, run: run, glyphs: range, level: Int(item.level),
            canBreakBefore: bits & CP_LINE_BREAK_BEFORE != 0, isWhite: bits & CP_WHITE != 0, isTab: first == "\t",
            character: UInt16(exactly: first.value))
    }

    private func kerning(behind scalars: Range<Int>, _ known: KnownAdvances) -> CGFloat {
        guard scalars.count == 1, text.scalars.indices.contains(scalars.upperBound) else { return 0 }
        return known.kerning(text.scalars[scalars.lowerBound], text.scalars[scalars.upperBound])
    }

    private static let ellipsis: Unicode.Scalar = "…"

    /// The width of Apple's emoji in ems: stored frames of "🐷" at 40 points are 45 wide. The only size measured.
    private static let emojiAdvance: CGFloat = 1.125

    private static func isEmoji(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.first?.properties.isEmojiPresentation == true
            || scalars.contains("\u{FE0F}") && scalars.first?.properties.isEmoji == true
    }

    /// Returns whether the character is one em wide in any font.
    private static func fillsSquare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
