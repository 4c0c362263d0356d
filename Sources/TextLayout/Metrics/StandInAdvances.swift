import CPango
import Foundation

/// What the font that stands in for the system's would advance by, found out once a character and kept.
// Sendable because only the holder of PangoLock reaches the dictionary.
final class StandInAdvances: @unchecked Sendable {
    private struct Key: Hashable {
        var scalar: Unicode.Scalar
        var weight: Int
        var isLarge: Bool
    }

    static let shared = StandInAdvances()
    private var ems: [Key: Double] = [:]

    /// In points. Nil for characters that the font does not have.
    func advance(of scalar: Unicode.Scalar, weight: Int, size: Double) -> Double? {
        PangoLock.shared.withLock {
            let key = Key(scalar: scalar, weight: weight, isLarge: size >= 20)
            if let known = ems[key] { return known.isNaN ? nil : known * size }
            let measured = measure(key)
            ems[key] = measured ?? .nan
            return measured.map { $0 * size }
        }
    }

    /// In ems.
    private func measure(_ key: Key) -> Double? {
        let font = TextFont(size: key.isLarge ? 1000 : 19, weight: key.weight)
        let text = Array(String(key.scalar).utf8)
        guard text.first != 0, !key.scalar.properties.isWhitespace || key.scalar == " " else { return nil }
        return font.withStyle(range: 0..<text.count) { style in
            var style = style
            let shaped = text.withUnsafeBytes {
                cp_shape($0.bindMemory(to: CChar.self).baseAddress, Int32(text.count), &style, 1, Int32(CP_NATURAL))
            }
            defer { cp_shaped_release(shaped) }
            var (items, glyphs): (Int32, Int32) = (0, 0)
            guard let item = cp_shaped_items(shaped, &items), items == 1, item.pointee.is_asked_for,
                let glyph = cp_shaped_glyphs(shaped, &glyphs), glyphs > 0,
                Int(glyph.pointee.glyph) & CP_UNKNOWN_GLYPH == 0
            else { return nil }
            return (0..<Int(glyphs)).reduce(0) { $0 + glyph[$1].advance } / Double(font.size)
        }
    }
}
