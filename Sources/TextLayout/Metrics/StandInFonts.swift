import Foundation

/// Which fonts of this system are drawn for those that are asked for.
enum StandInFonts {
    /// In order of preference, separated by commas.
    static func families(of font: TextFont) -> String {
        switch font.family {
        case .system, .monospacedDigitSystem: font.drawnSize >= 20 ? "Inter Display,Inter" : "Inter"
        case .monospacedSystem: "SF Mono,Liberation Mono,DejaVu Sans Mono,monospace"
        case .named(let name): name.replacing(",", with: " ") + "," + (likeness[name.lowercased()] ?? sans)
        }
    }

    /// What the system font does not do, Inter must not do either.
    static func features(of font: TextFont) -> String {
        switch font.family {
        case .system: "kern=0,liga=0,calt=0"
        case .monospacedDigitSystem: "kern=0,liga=0,calt=0,tnum=1"
        case .monospacedSystem, .named: ""
        }
    }

    static func isKnown(_ family: String) -> Bool { likeness[family.lowercased()] != nil }

    private static let sans = "Liberation Sans,Nimbus Sans,Inter,DejaVu Sans"
    private static let serif = "Liberation Serif,Nimbus Roman,DejaVu Serif"
    private static let mono = "Liberation Mono,Nimbus Mono PS,DejaVu Sans Mono"

    /// Families that iOS has, in lower case.
    private static let likeness = [
        "helvetica": sans, "helvetica neue": sans, "arial": sans, "avenir": sans, "avenir next": sans, "verdana": sans,
        "trebuchet ms": sans, "gill sans": sans, "futura": sans, "optima": sans, "georgia": serif,
        "times new roman": serif, "palatino": serif, "baskerville": serif, "cochin": serif, "didot": serif,
        "hoefler text": serif, "new york": serif, "courier": mono, "courier new": mono, "menlo": mono, "sf mono": mono,
        "american typewriter": serif, "marker felt": sans, "noteworthy": sans, "chalkboard se": sans,
    ]
}
