import CPango
import CoreGraphics
public import Foundation

/// A font that a text requests. The system font has Apple's metrics and is drawn with Inter, which is similar.
public struct TextFont: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system, monospacedDigitSystem, monospacedSystem
        /// A family, or a similar one if it isn't available.
        case named(String)
    }

    public var family: Family
    /// The size in points.
    public var size: CGFloat
    /// The weight from 100 to 900, as in CSS: 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    /// The generation of the system font; other families ignore it.
    public var release: SystemFontRelease = .current
    /// The least distance from a line to the next, as a text style has it; 0 for the font's own.
    public var lineDistance: CGFloat = 0

    public init(family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    public var ascender: CGFloat { metrics.ascender * drawnSize }
    /// The descender, which is negative as in UIFont.
    public var descender: CGFloat {
        let plain = metrics.descender * drawnSize
        guard hasWholeLines else { return plain }
        return ascender - (ascender - plain).rounded(.up)
    }
    /// What is kept free between lines.
    public var leading: CGFloat { lineDistance > 0 ? lineDistance - lineHeight : metrics.leading * drawnSize }
    public var capHeight: CGFloat { metrics.capHeight * drawnSize }
    public var xHeight: CGFloat { metrics.xHeight * drawnSize }
    /// The distance from descender to ascender.
    public var lineHeight: CGFloat { ascender - descender }

    /// Returns a Boolean value that indicates whether a family is available: well-known Apple families, and installed
    /// ones.
    public static func isAvailable(family: String) -> Bool {
        StandInFonts.isKnown(family) || StandInFonts.isInstalled(family)
    }

    /// The names of well-known Apple families.
    public static var knownFamilies: [String] { StandInFonts.knownFamilies }

    /// Whether the line height is rounded to whole points, as for families other than the system's and Helvetica:
    /// stored frames of labels show it.
    private var hasWholeLines: Bool {
        guard case .named(let name) = family else { return false }
        return !name.lowercased().hasPrefix("helvetica")
    }

    /// The size, clamped to what can be drawn.
    var drawnSize: CGFloat { size.isFinite ? min(max(size, 0.1), 4000) : 0.1 }

    /// The size in which glyphs are drawn, relative to the font's. Inter's capitals are 0.727 em high, and 0.7046 in Apple's
    /// system font.
    var glyphScale: CGFloat {
        switch family {
        case .system, .monospacedDigitSystem: 0.7046 / 0.727
        case .monospacedSystem, .named: 1
        }
    }

    /// The weight, from ultralight to black.
    var drawnWeight: Int { min(max(weight, 100), 900) }

    /// Passes the font to C.
    func withStyle<Result>(range: Range<Int>, _ body: (cp_style) -> Result) -> Result {
        StandInFonts.families(of: self).withCString { families in
            StandInFonts.features(of: self).withCString { features in
                body(
                    cp_style(
                        start: Int32(range.lowerBound), end: Int32(range.upperBound), families: families,
                        size: Double(drawnSize * glyphScale), weight: Int32(drawnWeight), is_italic: isItalic,
                        features: features))
            }
        }
    }

    private var metrics: FontMetrics { FontMetrics.of(self) }
}
