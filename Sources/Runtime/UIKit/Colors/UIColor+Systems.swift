import Foundation

/// Colors of parts whose look iOS 13 changed, with dark appearance. The older ones are those of pictures of iOS 12.
extension UIColor {
    /// Returns the color of the lines between rows.
    static func rowLine(in system: SystemGeneration) -> UIColor {
        system < 13 ? UIColor(hex: 0xC8C7CC) : .separator
    }

    /// Returns the color of the text at a row's end.
    static func rowDetail(in system: SystemGeneration) -> UIColor {
        system < 13 ? UIColor(hex: 0x8E8E93) : .secondaryLabel
    }

    /// Returns the color of the chevron at a row's end.
    static func rowSign(in system: SystemGeneration) -> UIColor {
        system < 13 ? UIColor(hex: 0xC7C7CC) : .tertiaryLabel
    }

    /// Returns the color of the titles of groups of rows.
    static func groupTitle(in system: SystemGeneration) -> UIColor {
        system < 13 ? UIColor(hex: 0x6D6D72) : .secondaryLabel
    }

    /// Returns the color of a disabled button in a bar: D4D4D4 on a bar of F7F7F7 in iOS 12.
    static func disabledBarItem(in system: SystemGeneration) -> UIColor {
        system < 13 ? UIColor(white: 0.5, alpha: 0.29) : .tertiaryLabel
    }

    /// Returns the background of alerts and action sheets: F6F6F6 to F9F9F9 over white rows in iOS 12.
    static func alertCard(in system: SystemGeneration) -> UIColor {
        system < 13 ? UIColor(hex: 0xF8F8F8) : UIColor(light: UIColor(hex: 0xF4F4F5), dark: UIColor(hex: 0x2A2A2C))
    }
}
