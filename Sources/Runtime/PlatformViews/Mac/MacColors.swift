import Foundation
import StoryboardModel
import QuartzCore
import UIKit
import XMLTree

/// The colors of AppKit that documents refer to by name, and those of its controls.
@MainActor
struct MacColors {
    let resources: PlatformResources

    private var isDark: Bool { resources.traits.userInterfaceStyle == .dark }

    /// A gray in light and dark windows.
    private func gray(_ light: (white: CGFloat, alpha: CGFloat), _ dark: (white: CGFloat, alpha: CGFloat)) -> UIColor {
        let (white, alpha) = isDark ? dark : light
        return UIColor(white: white, alpha: alpha)
    }

    var label: UIColor { named("labelColor") ?? .black }
    var secondaryLabel: UIColor { named("secondaryLabelColor") ?? .gray }
    var tertiaryLabel: UIColor { named("tertiaryLabelColor") ?? .gray }
    var disabled: UIColor { named("disabledControlTextColor") ?? .gray }
    var window: UIColor { named("windowBackgroundColor") ?? .white }
    var text: UIColor { named("textBackgroundColor") ?? .white }
    var separator: UIColor { named("separatorColor") ?? .gray }
    var accent: UIColor { named("controlAccentColor") ?? .systemBlue }
    var onAccent: UIColor { .white }
    /// The area of a button.
    var bezel: UIColor { gray((1, 1), (0.42, 1)) }
    /// The border of buttons and fields.
    var border: UIColor { gray((0, 0.16), (1, 0.16)) }
    /// The area of a title bar and a toolbar.
    var titleBar: UIColor { gray((0.965, 1), (0.22, 1)) }
    /// An area that is a little darker than the window, such as that of a box.
    var well: UIColor { gray((0, 0.035), (1, 0.05)) }
    /// The area of a track, and of a segment that isn't chosen.
    var track: UIColor { gray((0, 0.1), (1, 0.14)) }
    var alternateRow: UIColor { gray((0.955, 1), (0.155, 1)) }

    /// Returns the color in an element's child, or nil if there is none.
    func color(_ key: String, of node: Node?) -> UIColor? {
        guard let color = node?.child(key: key), color.name == "color" else { return nil }
        if case .catalog(let name, _)? = DocumentColor(color) { return named(name) }
        return resources.ownColor(color)
    }

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

    /// Returns a color of AppKit's list of system colors.
    func named(_ name: String) -> UIColor? {
        if let pair = Self.grays[name] {
            let (white, alpha) = isDark ? pair.dark : pair.light
            return UIColor(white: white, alpha: alpha)
        }
        if ["selectedControlColor", "selectedTextBackgroundColor"].contains(name) {
            return UIColor.systemBlue.resolvedColor(with: resources.traits).withAlphaComponent(0.3)
        }
        if Self.accents.contains(name) { return UIColor.systemBlue.resolvedColor(with: resources.traits) }
        return UIColor.system(named: name)?.resolvedColor(with: resources.traits)
    }
}
