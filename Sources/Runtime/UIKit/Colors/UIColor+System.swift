import Foundation
import SystemStyles

extension SystemColor {
    func resolved(with traits: UITraitCollection) -> UIColor {
        let value =
            traits.userInterfaceStyle == .dark ? dark(isElevated: traits.userInterfaceLevel == .elevated) : light
        let parts = value.components
        return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
}

extension UIColor {
    /// Returns a dynamic color, or a static one if the system color doesn't vary.
    static func system(_ color: SystemColor) -> UIColor {
        color.isFixed ? color.resolved(with: .standard) : UIColor(.system(color, alpha: nil))
    }

    /// Returns the system color with its name in documents and asset catalogs, such as `systemRedColor` or
    /// `labelColor`.
    package static func system(named name: String) -> UIColor? { SystemColor(named: name).map(system) }

    public static let systemRed = system(.red)
    public static let systemOrange = system(.orange)
    public static let systemYellow = system(.yellow)
    public static let systemGreen = system(.green)
    public static let systemMint = system(.mint)
    public static let systemTeal = system(.teal)
    public static let systemCyan = system(.cyan)
    public static let systemBlue = system(.blue)
    public static let systemIndigo = system(.indigo)
    public static let systemPurple = system(.purple)
    public static let systemPink = system(.pink)
    public static let systemBrown = system(.brown)
    public static let systemGray = system(.gray)
    public static let systemGray2 = system(.gray2)
    public static let systemGray3 = system(.gray3)
    public static let systemGray4 = system(.gray4)
    public static let systemGray5 = system(.gray5)
    public static let systemGray6 = system(.gray6)
    public static let label = system(.label)
    public static let secondaryLabel = system(.secondaryLabel)
    public static let tertiaryLabel = system(.tertiaryLabel)
    public static let quaternaryLabel = system(.quaternaryLabel)
    public static let placeholderText = system(.placeholderText)
    public static let separator = system(.separator)
    public static let opaqueSeparator = system(.opaqueSeparator)
    public static let link = system(.link)
    public static let darkText = system(.darkText)
    public static let lightText = system(.lightText)
    public static let tintColor = system(.tint)
    public static let systemFill = system(.fill)
    public static let secondarySystemFill = system(.secondaryFill)
    public static let tertiarySystemFill = system(.tertiaryFill)
    public static let quaternarySystemFill = system(.quaternaryFill)
    public static let systemBackground = system(.background)
    public static let secondarySystemBackground = system(.secondaryBackground)
    public static let tertiarySystemBackground = system(.tertiaryBackground)
    /// The background of grouped tables, by its name before iOS 13.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    public static let systemGroupedBackground = system(.groupedBackground)
    public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
    public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
}
