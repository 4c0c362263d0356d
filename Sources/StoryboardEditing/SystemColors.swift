/// The light values of the colours that iOS varies, from Apple's Human Interface Guidelines and documents that Xcode saved.
enum SystemColors {
    struct Value {
        /// Components from 0 to 255; equal ones are written as a grey.
        var red: Double, green: Double, blue: Double, alpha: Double

        init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        var xml: String {
            if red == green, green == blue, red == 0 || red == 255 {
                return """
                    <color white="\(Self.spell(red / 255))" alpha="\(Self.spell(alpha))" colorSpace="custom" \
                    customColorSpace="genericGamma22GrayColorSpace"/>
                    """
            }
            return """
                <color red="\(Self.spell(red / 255))" green="\(Self.spell(green / 255))" blue="\(Self.spell(blue / 255))" \
                alpha="\(Self.spell(alpha))" colorSpace="custom" customColorSpace="sRGB"/>
                """
        }

        private static func spell(_ value: Double) -> String { value.xcodeSpelling }
    }

    static let light: [String: Value] = [
        "labelColor": Value(0, 0, 0),
        "secondaryLabelColor": Value(60, 60, 67, 0.6),
        "tertiaryLabelColor": Value(60, 60, 67, 0.3),
        "quaternaryLabelColor": Value(60, 60, 67, 0.18),
        "placeholderTextColor": Value(60, 60, 67, 0.3),
        "separatorColor": Value(60, 60, 67, 0.29),
        "opaqueSeparatorColor": Value(198, 198, 200),
        "linkColor": Value(0, 122, 255),
        "darkTextColor": Value(0, 0, 0),
        "lightTextColor": Value(255, 255, 255, 0.6),
        "tintColor": Value(0, 122, 255),
        "systemBackgroundColor": Value(255, 255, 255),
        "secondarySystemBackgroundColor": Value(242, 242, 247),
        "tertiarySystemBackgroundColor": Value(255, 255, 255),
        "systemGroupedBackgroundColor": Value(242, 242, 247),
        "secondarySystemGroupedBackgroundColor": Value(255, 255, 255),
        "tertiarySystemGroupedBackgroundColor": Value(242, 242, 247),
        "groupTableViewBackgroundColor": Value(242, 242, 247),
        "systemFillColor": Value(120, 120, 128, 0.2),
        "secondarySystemFillColor": Value(120, 120, 128, 0.16),
        "tertiarySystemFillColor": Value(118, 118, 128, 0.12),
        "quaternarySystemFillColor": Value(116, 116, 128, 0.08),
        "systemRedColor": Value(255, 59, 48),
        "systemOrangeColor": Value(255, 149, 0),
        "systemYellowColor": Value(255, 204, 0),
        "systemGreenColor": Value(52, 199, 89),
        "systemMintColor": Value(0, 199, 190),
        "systemTealColor": Value(48, 176, 199),
        "systemCyanColor": Value(50, 173, 230),
        "systemBlueColor": Value(0, 122, 255),
        "systemIndigoColor": Value(88, 86, 214),
        "systemPurpleColor": Value(175, 82, 222),
        "systemPinkColor": Value(255, 45, 85),
        "systemBrownColor": Value(162, 132, 94),
        "systemGrayColor": Value(142, 142, 147),
        "systemGray2Color": Value(174, 174, 178),
        "systemGray3Color": Value(199, 199, 204),
        "systemGray4Color": Value(209, 209, 214),
        "systemGray5Color": Value(229, 229, 234),
        "systemGray6Color": Value(242, 242, 247),
    ]
}
