import CPango
import CoreGraphics
import Foundation

/// Draws a line: backgrounds, then glyphs with underlines and strikethroughs.
struct LinePainter {
    /// Adjacent clusters with the same attributes.
    private struct Stretch {
        var clusters: [TextLayout.PlacedCluster]
        var font: OpaquePointer?
        var run: Int
        var isEllipsis: Bool

        var left: CGFloat { clusters.first?.x ?? 0 }
        var right: CGFloat { clusters.last.map { $0.x + $0.advance } ?? 0 }

        /// The parts without white space.
        var words: [ClosedRange<CGFloat>] {
            clusters.split { $0.cluster.isWhite }.compactMap { word in
                guard let first = word.first, let last = word.last else { return nil }
                return first.x...max(first.x, last.x + last.advance)
            }
        }
    }

    let line: TextLayout.Line
    let runs: [StyledText.Run]
    let origin: CGPoint
    let parts: TextLayout.Parts
    /// The part of the text that is drawn; nil for all.
    let range: Range<Int>?

    func paint(in context: CGContext) {
        let stretches = stretches()
        for stretch in stretches where parts.contains(.backgrounds) {
            guard let color = runs[stretch.run].attributes.background else { continue }
            context.saveGState()
            context.setFillColor(color)
            context.fill(
                CGRect(
                    x: origin.x + stretch.left, y: origin.y + line.origin.y, width: stretch.right - stretch.left,
                    height: line.height))
            context.restoreGState()
        }
        guard parts != .backgrounds else { return }
        for stretch in stretches { paint(stretch, in: context) }
    }

    /// Returns the stretches from left to right.
    private func stretches() -> [Stretch] {
        var result: [Stretch] = []
        for placed in line.clusters.sorted(by: { $0.x < $1.x }) {
            let cluster = placed.cluster
            if let range, cluster.start >= range.upperBound || cluster.end <= range.lowerBound { continue }
            let source = cluster.isEllipsis ? line.ellipsis : line.paragraph
            let font = source?.font(of: cluster)
            if let last = result.last, last.font == font, last.run == cluster.run,
                last.isEllipsis == cluster.isEllipsis
            {
                result[result.count - 1].clusters.append(placed)
            } else {
                result.append(
                    Stretch(clusters: [placed], font: font, run: cluster.run, isEllipsis: cluster.isEllipsis))
            }
        }
        return result
    }

    private func paint(_ stretch: Stretch, in context: CGContext) {
        let attributes = runs[stretch.run].attributes
        let baseline = origin.y + line.baseline - (attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0)
        context.saveGState()
        if let shadow = attributes.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        if parts.contains(.glyphs) {
            if let attachment = attributes.attachment, !stretch.isEllipsis {
                paint(attachment, stretch, baseline, in: context)
            } else {
                paintGlyphs(stretch, attributes, baseline, in: context)
            }
        }
        paintLines(
            from: stretch.left, to: stretch.right, words: stretch.words, attributes, baseline, in: context)
        context.restoreGState()
    }

    private func paint(
        _ attachment: TextAttributes.Attachment, _ stretch: Stretch, _ baseline: CGFloat, in context: CGContext
    ) {
        guard let image = attachment.image else { return }
        for placed in stretch.clusters {
            let top = baseline - attachment.baselineOffset - attachment.size.height
            context.drawUpright(
                image, in: CGRect(origin: CGPoint(x: origin.x + placed.x, y: top), size: attachment.size))
        }
    }

    private func paintGlyphs(
        _ stretch: Stretch, _ attributes: TextAttributes, _ baseline: CGFloat, in context: CGContext
    ) {
        guard let source = stretch.isEllipsis ? line.ellipsis : line.paragraph, let font = stretch.font,
            isDrawable(attributes.font.drawnSize, context.ctm.scales)
        else { return }
        var glyphs: [cp_placed_glyph] = []
        for placed in stretch.clusters where !placed.cluster.isTab {
            var x = Double(origin.x + placed.x + placed.cluster.shift)
            for glyph in source.glyphs(of: placed.cluster) {
                glyphs.append(
                    cp_placed_glyph(
                        glyph: glyph.glyph, x: x + glyph.x_offset, y: Double(baseline) + glyph.y_offset))
                x += glyph.advance + Double(placed.cluster.spread)
            }
        }
        let (color, outline) = (attributes.color.drawnComponents, attributes.outline)
        let line = (outline?.color ?? attributes.color).drawnComponents
        let reach = attributes.font.drawnSize
        let box = CGRect(
            x: origin.x + stretch.left - reach, y: baseline - reach * 2,
            width: stretch.right - stretch.left + reach * 2,
            height: reach * 3)
        let count = Int32(clamping: glyphs.count)
        if attributes.obliqueness != 0 {
            // Letters lean around their baseline.
            context.translateBy(x: 0, y: baseline)
            context.concatenate(CGAffineTransform(a: 1, b: 0, c: -attributes.obliqueness, d: 1, tx: 0, ty: 0))
            context.translateBy(x: 0, y: -baseline)
        }
        context.draw(within: box) { cairo in
            if outline?.isFilled ?? true {
                cp_draw(
                    cairo, font, glyphs, count, color.red, color.green, color.blue,
                    color.alpha * Double(context.alpha))
            }
            if let outline {
                cp_stroke(
                    cairo, font, glyphs, count, line.red, line.green, line.blue, line.alpha * Double(context.alpha),
                    Double(outline.width * attributes.font.drawnSize))
            }
        }
    }

    /// Returns whether glyphs have a size that is neither invisible nor too large for FreeType, after which Cairo would
    /// keep rejecting the font.
    private func isDrawable(_ size: CGFloat, _ scales: ClosedRange<CGFloat>) -> Bool {
        scales.lowerBound * size > 0.01 && scales.upperBound * size < 10_000
    }
}
