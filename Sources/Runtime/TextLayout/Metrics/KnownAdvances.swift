import CPango
import CoreGraphics
import Foundation

/// The known advances of a font for which another one is drawn.
enum KnownAdvances {
    case system(TextFont)
    case named(NamedFontTable.Face, TextFont)

    /// Creates the advances, or nil if glyphs have those of the drawn font.
    init?(_ font: TextFont, of item: cp_item) {
        switch font.family {
        case .system, .monospacedDigitSystem:
            guard item.choice >= 0 else { return nil }
            self = .system(font)
        case .monospacedSystem: return nil
        case .named(let name):
            // The first choice is the font itself.
            guard item.choice > 0, let face = NamedFontTable.face(family: name, weight: font.drawnWeight) else {
                return nil
            }
            self = .named(face, font)
        }
    }

    /// Returns the advance of a glyph's characters, or nil if one of them isn't in a table.
    func advance(of scalars: ArraySlice<Unicode.Scalar>) -> CGFloat? {
        var sum = 0.0
        for (index, scalar) in scalars.enumerated() where index == 0 || !Self.isDrawnOverOthers(scalar) {
            guard let advance = advance(of: scalar) else { return nil }
            sum += advance
        }
        return CGFloat(sum)
    }

    /// Returns the kerning of a pair.
    func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> CGFloat {
        guard case .system(let font) = self else { return 0 }
        return CGFloat(
            SystemFontTable.kerning(left, right, weight: font.drawnWeight, size: Double(font.drawnSize)))
    }

    /// The width of the font relative to its substitute, for characters that aren't in a table.
    var standInScale: CGFloat {
        guard case .named(let face, _) = self else { return 1 }
        return CGFloat(face.standInScale)
    }

    private func advance(of scalar: Unicode.Scalar) -> Double? {
        switch self {
        case .system(let font):
            let isDigit = font.family == .monospacedDigitSystem && ("0"..."9").contains(scalar)
            return SystemFontTable.advance(
                of: isDigit ? "0" : scalar, weight: font.drawnWeight, size: Double(font.drawnSize),
                release: font.release)
        case .named(let face, let font):
            // A letter with an accent is as wide as the letter.
            let advance = face.advance(of: scalar) ?? Self.letter(of: scalar).flatMap(face.advance)
            return advance.map { $0 * Double(font.drawnSize) }
        }
    }

    private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    }

    private static func isDrawnOverOthers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}
