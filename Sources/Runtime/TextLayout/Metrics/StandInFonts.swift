import CPango
import Foundation

/// The fonts of this system that substitute requested ones.
enum StandInFonts {
    /// Returns the families in order of preference, separated by commas.
    static func families(of font: TextFont) -> String {
        switch font.family {
        case .system, .monospacedDigitSystem: font.drawnSize >= 20 ? "Inter Display,Inter" : "Inter"
        case .monospacedSystem: "SF Mono,Liberation Mono,DejaVu Sans Mono,monospace"
        case .named(let name): name.replacing(",", with: " ") + "," + (likeness[name.lowercased()] ?? sans)
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

    static func isKnown(_ family: String) -> Bool { likeness[family.lowercased()] != nil }

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
    ]

    /// The substitutes by lowercase name.
    private static let likeness = Dictionary(uniqueKeysWithValues: substitutes.map { ($0.key.lowercased(), $0.value) })

    /// The names of the families of iOS that are known.
    static let knownFamilies = substitutes.keys.sorted()
}
