import Foundation
package import UIKit

/// AppKit's list of system colors.
@MainActor
package enum MacSystemColors {
    /// The white of AppKit's system colors, in light and dark windows, as the color panel shows them.
    private static let grays: [String: (light: (CGFloat, CGFloat), dark: (CGFloat, CGFloat))] = [
        "labelColor": ((0, 0.85), (1, 0.85)), "secondaryLabelColor": ((0, 0.5), (1, 0.55)),
        "tertiaryLabelColor": ((0, 0.26), (1, 0.25)), "quaternaryLabelColor": ((0, 0.1), (1, 0.1)),
        "textColor": ((0, 1), (1, 1)), "controlTextColor": ((0, 0.85), (1, 0.85)),
        "headerTextColor": ((0, 0.85), (1, 1)), "windowFrameTextColor": ((0, 0.85), (1, 0.85)),
        "disabledControlTextColor": ((0, 0.25), (1, 0.25)), "placeholderTextColor": ((0, 0.25), (1, 0.25)),
        "selectedControlTextColor": ((0, 0.85), (1, 0.85)), "selectedTextColor": ((0, 1), (1, 1)),
        "alternateSelectedControlTextColor": ((1, 1), (1, 1)), "selectedMenuItemTextColor": ((1, 1), (1, 1)),
        "textBackgroundColor": ((1, 1), (0.118, 1)), "controlBackgroundColor": ((1, 1), (0.118, 1)),
        "controlColor": ((1, 1), (1, 0.25)), "windowBackgroundColor": ((0.925, 1), (0.196, 1)),
        "underPageBackgroundColor": ((0.588, 0.9), (0.157, 1)), "gridColor": ((0.902, 1), (0.102, 1)),
        "separatorColor": ((0, 0.1), (1, 0.1)), "windowFrameColor": ((0.667, 1), (0.667, 1)),
        "controlShadowColor": ((0, 0.27), (0, 0.27)), "controlHighlightColor": ((1, 1), (1, 0.2)),
        "scrollBarColor": ((0.67, 1), (0.4, 1)), "headerColor": ((1, 1), (0.15, 1)),
        "unemphasizedSelectedContentBackgroundColor": ((0.863, 1), (0.275, 1)),
    ]

    /// The colors of selections and of the accent.
    private static let accents = [
        "controlAccentColor", "selectedContentBackgroundColor", "alternateSelectedControlColor", "linkColor",
        "selectedMenuItemColor", "keyboardFocusIndicatorColor", "selectedControlColor", "selectedTextBackgroundColor",
    ]

    /// Returns a color by its name, or nil if it is unknown.
    package static func color(named name: String, _ traits: UITraitCollection) -> UIColor? {
        if let pair = grays[name] {
            let (white, alpha) = traits.userInterfaceStyle == .dark ? pair.dark : pair.light
            return UIColor(white: white, alpha: alpha)
        }
        if ["selectedControlColor", "selectedTextBackgroundColor"].contains(name) {
            return UIColor.systemBlue.resolvedColor(with: traits).withAlphaComponent(0.3)
        }
        if accents.contains(name) { return UIColor.systemBlue.resolvedColor(with: traits) }
        return UIColor.system(named: name)?.resolvedColor(with: traits)
    }

    /// Returns the colors that AppKit has in addition to UIKit's, by name.
    package static func all(_ traits: UITraitCollection) -> [String: UIColor] {
        var found: [String: UIColor] = [:]
        for name in Array(grays.keys) + accents { found[name] = color(named: name, traits) }
        return found
    }
}
