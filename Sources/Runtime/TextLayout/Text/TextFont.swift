import CPango
import CoreGraphics
public import Foundation

/// A font as a text asks for it. The system font is measured as Apple's and drawn with Inter, which looks much alike.
public struct TextFont: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system, monospacedDigitSystem, monospacedSystem
        /// A family that is not there is replaced by one that looks alike.
        case named(String)
    }

    public var family: Family
    /// In points.
    public var size: CGFloat
    /// From 100 to 900, as in CSS: 400 is regular, 700 bold.
    public var weight: Int
    public var isItalic: Bool
    /// Which of the system's fonts is meant; counts for the system's families only.
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
    /// Negative, as UIFont has it.
    public var descender: CGFloat {
        let plain = metrics.descender * drawnSize
        guard hasWholeLines else { return plain }
        return ascender - (ascender - plain).rounded(.up)
    }
    /// What is kept free between lines.
    public var leading: CGFloat { lineDistance > 0 ? lineDistance - lineHeight : metrics.leading * drawnSize }
    public var capHeight: CGFloat { metrics.capHeight * drawnSize }
    public var xHeight: CGFloat { metrics.xHeight * drawnSize }
    /// From descender to ascender.
    public var lineHeight: CGFloat { ascender - descender }

    /// Whether the family can be asked for: Apple's well-known ones always can, others when they are installed.
    public static func isAvailable(family: String) -> Bool {
        StandInFonts.isKnown(family) || StandInFonts.isInstalled(family)
    }

    /// Lines of families other than the system's and Helvetica are whole points high: so stored frames of labels have it.
    private var hasWholeLines: Bool {
        guard case .named(let name) = family else { return false }
        return !name.lowercased().hasPrefix("helvetica")
    }

    /// The size within what fonts can be drawn at.
    var drawnSize: CGFloat { size.isFinite ? min(max(size, 0.1), 4000) : 0.1 }

    /// From ultra light to black.
    var drawnWeight: Int { min(max(weight, 100), 900) }

    /// Hands the font to C.
    func withStyle<Result>(range: Range<Int>, _ body: (cp_style) -> Result) -> Result {
        StandInFonts.families(of: self).withCString { families in
            StandInFonts.features(of: self).withCString { features in
                body(
                    cp_style(
                        start: Int32(range.lowerBound), end: Int32(range.upperBound), families: families,
                        size: Double(drawnSize), weight: Int32(drawnWeight), is_italic: isItalic, features: features))
            }
        }
    }

    private var metrics: FontMetrics { FontMetrics.of(self) }
}
