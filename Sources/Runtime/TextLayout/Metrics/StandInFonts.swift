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

    /// The substitutes of iOS families, by lowercase name.
    private static let likeness = [
        "helvetica": sans, "helvetica neue": sans, "arial": sans, "avenir": sans, "avenir next": sans, "verdana": sans,
        "trebuchet ms": sans, "gill sans": sans, "futura": sans, "optima": sans, "georgia": serif,
        "times new roman": serif, "palatino": "P052," + serif, "baskerville": serif, "cochin": serif, "didot": serif,
        "hoefler text": serif, "iowan old style": serif, "charter": serif, "new york": serif, "courier": mono,
        "courier new": mono, "menlo": "DejaVu Sans Mono," + mono, "sf mono": mono, "american typewriter": serif,
        "marker felt": sans, "noteworthy": sans, "chalkboard se": sans, "chalkduster": sans, "copperplate": serif,
        "bradley hand": sans, "papyrus": serif, "snell roundhand": serif, "superclarendon": serif,
    ]
}
