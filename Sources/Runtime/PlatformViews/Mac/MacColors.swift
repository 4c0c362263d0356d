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

    /// Returns a color of AppKit's list of system colors.
    func named(_ name: String) -> UIColor? { MacSystemColors.color(named: name, resources.traits) }
}
