import CPango
import Foundation

/// The fonts of this system that substitute requested ones.
enum StandInFonts {
    /// Returns the families in order of preference, separated by commas.
    static func families(of font: TextFont) -> String {
        switch font.family {
        case .system, .monospacedDigitSystem: font.drawnSize >= 20 ? "Inter Display,Inter" : "Inter"
        case .monospacedSystem: "SF Mono,Liberation Mono,DejaVu Sans Mono,monospace"
        case .named(let name): name.replacing(",", with: " ") + "," + (likeness[key(name)] ?? sans)
        }
    }

    /// Returns the font features. A substitute for a font with known advances must not use its own kerning or
    /// ligatures.
    static func features(of font: TextFont) -> String {
        switch font.family {
        case .system: "kern=0,liga=0,calt=0"
        case .monospacedDigitSystem: "kern=0,liga=0,calt=0,tnum=1"
        case .monospacedSystem: ""
        case .named(let name):
            NamedFontTable.face(family: name, weight: font.drawnWeight) == nil || isInstalled(name)
                ? "" : "kern=0,liga=0,calt=0"
        }
    }

    static func isInstalled(_ family: String) -> Bool { PangoLock.shared.withLock { cp_has_family(family) } }

    static func isKnown(_ family: String) -> Bool { likeness[key(family)] != nil }

    private static let sans = "Liberation Sans,Nimbus Sans,Inter,DejaVu Sans"
    private static let serif = "Liberation Serif,Nimbus Roman,DejaVu Serif"
    private static let mono = "Liberation Mono,Nimbus Mono PS,DejaVu Sans Mono"

    /// The substitutes of iOS families.
    private static let substitutes = [
        "Helvetica": sans, "Helvetica Neue": sans, "Arial": sans, "Avenir": sans, "Avenir Next": sans, "Verdana": sans,
        "Trebuchet MS": sans, "Gill Sans": sans, "Futura": sans, "Optima": sans, "Georgia": serif,
        "Times New Roman": serif, "Palatino": "P052," + serif, "Baskerville": serif, "Cochin": serif, "Didot": serif,
        "Hoefler Text": serif, "Iowan Old Style": serif, "Charter": serif, "New York": serif, "Courier": mono,
        "Courier New": mono, "Menlo": "DejaVu Sans Mono," + mono, "SF Mono": mono, "American Typewriter": serif,
        "Marker Felt": sans, "Noteworthy": sans, "Chalkboard SE": sans, "Chalkduster": sans, "Copperplate": serif,
        "Bradley Hand": sans, "Papyrus": serif, "Snell Roundhand": serif, "Superclarendon": serif,
        "Academy Engraved LET": serif, "Al Nile": sans, "Apple Color Emoji": sans, "Apple SD Gothic Neo": sans,
        "Apple Symbols": sans, "Arial Hebrew": sans, "Arial Rounded MT Bold": sans, "Avenir Next Condensed": sans,
        "Bodoni 72": serif, "Bodoni 72 Oldstyle": serif, "Bodoni 72 Smallcaps": serif, "Bodoni Ornaments": serif,
        "Damascus": sans, "Devanagari Sangam MN": sans, "DIN Alternate": sans, "DIN Condensed": sans,
        "Euphemia UCAS": sans, "Farah": sans, "Galvji": sans, "Geeza Pro": sans, "Grantha Sangam MN": sans,
        "Gujarati Sangam MN": sans, "Gurmukhi MN": sans, "Heiti SC": sans, "Heiti TC": sans,
        "Hiragino Maru Gothic ProN": sans, "Hiragino Mincho ProN": serif, "Hiragino Sans": sans, "Impact": sans,
        "Kailasa": sans, "Kannada Sangam MN": sans, "Kefa": serif, "Khmer Sangam MN": sans, "Kohinoor Bangla": sans,
        "Kohinoor Devanagari": sans, "Kohinoor Gujarati": sans, "Kohinoor Telugu": sans, "Lao Sangam MN": sans,
        "Malayalam Sangam MN": sans, "Mishafi": sans, "Mukta Mahee": sans, "Myanmar Sangam MN": sans,
        "Noto Nastaliq Urdu": sans, "Noto Sans Kannada": sans, "Noto Sans Myanmar": sans, "Noto Sans Oriya": sans,
        "Oriya Sangam MN": sans, "Party LET": sans, "PingFang HK": sans, "PingFang MO": sans, "PingFang SC": sans,
        "PingFang TC": sans, "Rockwell": serif, "Savoye LET": serif, "Sinhala Sangam MN": sans,
        "STIX Two Math": serif, "STIX Two Text": serif, "Symbol": serif, "Tamil Sangam MN": sans,
        "Telugu Sangam MN": sans, "Thonburi": sans, "Zapf Dingbats": sans, "Zapfino": serif,
    ]

    /// What the names of fonts begin with if it isn't the family.
    private static let otherNames = [
        "Bodoni Svty Two": "Bodoni 72", "Bodoni Svty Two OS": "Bodoni 72 Oldstyle",
        "Bodoni Svty Two SC": "Bodoni 72 Smallcaps", "Hira Maru ProN": "Hiragino Maru Gothic ProN",
        "Hira Min ProN": "Hiragino Mincho ProN", "ST Heiti SC": "Heiti SC", "ST Heiti TC": "Heiti TC",
    ]

    /// The substitutes by the keys of names.
    private static let likeness = Dictionary(
        (substitutes.map { ($0.key, $0.value) } + otherNames.map { ($0.key, substitutes[$0.value] ?? sans) })
            .map { (key($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })

    /// Returns a name without what the names of fonts leave out of that of the family, or add to it.
    private static func key(_ name: String) -> String {
        var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if let ending = endings.first(where: { key.hasSuffix($0) }) { key.removeLast(ending.count) }
        return key
    }

    private static let endings = ["plain", "semibold", "bold", "medium", "light", "itctt", "itc"]

    /// The names of the families of iOS that are known.
    static let knownFamilies = substitutes.keys.sorted()
}
