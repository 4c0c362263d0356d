import CPango
import CoreGraphics
import Foundation

/// Metrics of fonts, computed once.
// Sendable because the dictionary is protected by PangoLock.
final class FontMetricsCache: @unchecked Sendable {
    static let shared = FontMetricsCache()
    private var known: [TextFont: FontMetrics] = [:]

    func metrics(of font: TextFont) -> FontMetrics {
        PangoLock.shared.withLock {
            var font = font
            // Large enough to hide Pango's rounding.
            font.size = 1000
            if let metrics = known[font] { return metrics }
            let metrics = measure(font)
            known[font] = metrics
            return metrics
        }
    }

    private func measure(_ font: TextFont) -> FontMetrics {
        var (ascent, descent, xHeight, capHeight) = (0.0, 0.0, 0.0, 0.0)
        StandInFonts.families(of: font).withCString {
            cp_font_metrics(
                $0, Double(font.size), Int32(font.drawnWeight), font.isItalic, &ascent, &descent, &xHeight, &capHeight)
        }
        let em = Double(font.size)
        return FontMetrics(
            ascender: CGFloat(ascent / em), descender: CGFloat(-descent / em), capHeight: CGFloat(capHeight / em),
            xHeight: CGFloat(xHeight / em))
    }
}
