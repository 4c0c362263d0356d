import AppAssets
import CoreGraphics
import PlatformViews
import StoryboardModel
import SystemStyles
import UIKit

/// What colors look like in the appearance of a canvas, as CSS by name.
struct Swatches {
    /// The colors of asset catalogs.
    var named: [String: String] = [:]
    var system: [String: String] = [:]
    /// The colors of AppKit's list of system colors.
    var mac: [String: String] = [:]

    init() {}

    /// Creates the swatches of the app's colors and of the system's.
    @MainActor
    init(of names: some Sequence<String>, in surroundings: DesignSurroundings, isDark: Bool) {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        for name in names { named[name] = surroundings.color(named: name, traits).map { Self.css($0, traits) } }
        system = Self.system(isDark: isDark)
        mac = isDark ? Self.darkMac : Self.lightMac
    }

    /// Returns what the system's colors look like.
    @MainActor
    static func system(isDark: Bool) -> [String: String] { isDark ? darkSystem : lightSystem }

    @MainActor private static let lightSystem = systemColors(UITraitCollection(userInterfaceStyle: .light))
    @MainActor private static let darkSystem = systemColors(UITraitCollection(userInterfaceStyle: .dark))

    @MainActor private static let lightMac = macColors(UITraitCollection(userInterfaceStyle: .light))
    @MainActor private static let darkMac = macColors(UITraitCollection(userInterfaceStyle: .dark))

    @MainActor
    private static func macColors(_ traits: UITraitCollection) -> [String: String] {
        MacSystemColors.all(traits).mapValues { css($0, traits) }
    }

    @MainActor
    private static func systemColors(_ traits: UITraitCollection) -> [String: String] {
        var found: [String: String] = [:]
        for color in SystemColor.allCases {
            found[color.rawValue] = UIColor.system(named: color.rawValue).map { css($0, traits) }
        }
        return found
    }

    @MainActor
    private static func css(_ color: UIColor, _ traits: UITraitCollection) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
        return "#" + parts.map(hex).joined()
    }

    private static func hex(_ part: CGFloat) -> String {
        let digits = String(Int(clamping: (max(0, min(1, part)) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
    }
}
