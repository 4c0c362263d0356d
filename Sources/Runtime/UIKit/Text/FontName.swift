import Foundation
import TextLayout

/// A font name in nibs and code: `.SFUI-Semibold`, `HelveticaNeue-BoldItalic`, `Avenir Next`.
struct FontName {
    let family: String
    let weight: Int
    let isItalic: Bool
    let isSystem: Bool

    init(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        isItalic = style.contains("italic") || style.contains("oblique")
        isSystem = name.isEmpty || name.hasPrefix(".SF") || name.hasPrefix(".Helvetica") || name == "System"
        weight = Self.weights.first { style.contains($0.0) }?.1 ?? 400
        family = Self.spaced(parts.first ?? name)
    }

    func font(size: Double) -> TextFont {
        // The bold system font is only semibold for Dynamic Type; here it is bold.
        TextFont(
            family: isSystem ? .system : .named(family), size: size, weight: weight, isItalic: isItalic)
    }

    private static let weights: [(String, Int)] = [
        ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600),
        ("demi", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
    ]

    /// Returns a name with spaces: `HelveticaNeue` as `Helvetica Neue`.
    private static func spaced(_ name: String) -> String {
        var result = ""
        var previous: Character?
        for character in name {
            if character.isUppercase, let previous, previous.isLowercase { result.append(" ") }
            result.append(character)
            previous = character
        }
        let ending = [" PSMT", " PS", " MT"].first { result.hasSuffix($0) }
        return String(result.dropLast(ending?.count ?? 0))
    }
}
