import CPango
import CoreGraphics
import Foundation

/// The vertical metrics of a font, in ems.
struct FontMetrics {
    var ascender: CGFloat
    /// The descender, which is negative.
    var descender: CGFloat
    var leading: CGFloat = 0
    var capHeight: CGFloat
    var xHeight: CGFloat

    /// The metrics of Apple's system font, with 2048 units per em: 1950 above the baseline, 494 below it.
    private static let system = FontMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

    /// The metrics that UIFont reports for Apple's proprietary families, so that line heights match iOS; the weight
    /// follows the name if fonts of a family differ.
    private static let known: [String: FontMetrics] = [
        "helvetica": FontMetrics(ascender: 0.92, descender: -0.23, capHeight: 0.72, xHeight: 0.523),
        "helvetica neue": FontMetrics(
            ascender: 0.952, descender: -0.213, leading: 0.028, capHeight: 0.714, xHeight: 0.517),
        "helvetica neue 100": FontMetrics(
            ascender: 0.931, descender: -0.213, leading: 0.027, capHeight: 0.714, xHeight: 0.514),
        "helvetica neue 200": FontMetrics(
            ascender: 0.967, descender: -0.213, leading: 0.029, capHeight: 0.714, xHeight: 0.514),
        "helvetica neue 300": FontMetrics(
            ascender: 0.967, descender: -0.213, leading: 0.029, capHeight: 0.714, xHeight: 0.517),
        "helvetica neue 500": FontMetrics(
            ascender: 0.975, descender: -0.217, leading: 0.029, capHeight: 0.714, xHeight: 0.517),
        "helvetica neue 700": FontMetrics(
            ascender: 0.975, descender: -0.217, leading: 0.029, capHeight: 0.714, xHeight: 0.517),
        "arial": FontMetrics(
            ascender: 1854 / 2048, descender: -434 / 2048, leading: 67 / 2048, capHeight: 0.716, xHeight: 0.519),
        "times new roman": FontMetrics(
            ascender: 1825 / 2048, descender: -443 / 2048, leading: 87 / 2048, capHeight: 0.662, xHeight: 0.448),
        "georgia": FontMetrics(ascender: 1878 / 2048, descender: -449 / 2048, capHeight: 0.693, xHeight: 0.484),
        "verdana": FontMetrics(ascender: 2059 / 2048, descender: -430 / 2048, capHeight: 0.727, xHeight: 0.545),
        "avenir": FontMetrics(ascender: 1, descender: -0.366, capHeight: 0.708, xHeight: 0.468),
        "avenir next": FontMetrics(ascender: 1, descender: -0.366, capHeight: 0.708, xHeight: 0.468),
        "futura": FontMetrics(ascender: 1.039, descender: -0.26, capHeight: 0.755, xHeight: 0.435),
        "gill sans": FontMetrics(ascender: 0.918, descender: -0.23, capHeight: 0.682, xHeight: 0.449),
        "hoefler text": FontMetrics(ascender: 0.721, descender: -0.279, capHeight: 0.66, xHeight: 0.41),
        "optima": FontMetrics(ascender: 0.919, descender: -0.268, capHeight: 0.69, xHeight: 0.48),
        "courier": FontMetrics(ascender: 0.754, descender: -0.246, capHeight: 0.58, xHeight: 0.44),
        "courier new": FontMetrics(ascender: 0.833, descender: -0.3, capHeight: 0.571, xHeight: 0.423),
        "trebuchet ms": FontMetrics(ascender: 0.939, descender: -0.222, capHeight: 0.716, xHeight: 0.523),
        "menlo": FontMetrics(ascender: 1901 / 2048, descender: -483 / 2048, capHeight: 0.729, xHeight: 0.547),
    ]

    /// Families with a known line height; the substitute determines the part above the baseline.
    private static let lineHeights: [String: CGFloat] = [
        "american typewriter": 1.154, "baskerville": 1.144, "bradley hand": 1.249, "chalkboard se": 1.4144,
        "chalkduster": 1.263, "charter": 1.218, "cochin": 1.147, "copperplate": 1.011, "didot": 1.24,
        "iowan old style": 1.3652, "marker felt": 1.086, "noteworthy": 1.6, "palatino": 1.1001, "papyrus": 1.543,
        "snell roundhand": 1.261, "superclarendon": 1.205,
    ]

    static func of(_ font: TextFont) -> FontMetrics {
        guard case .named(let family) = font.family else { return system }
        let name = family.lowercased()
        if let metrics = known["\(name) \(font.drawnWeight)"] ?? known[name] { return metrics }
        let drawn = FontMetricsCache.shared.metrics(of: font)
        guard let height = lineHeights[name] else { return drawn }
        return drawn.stretched(toLineHeight: height)
    }

    private func stretched(toLineHeight height: CGFloat) -> FontMetrics {
        guard ascender > descender else { return self }
        var metrics = self
        metrics.ascender *= height / (ascender - descender)
        metrics.descender *= height / (ascender - descender)
        return metrics
    }
}
