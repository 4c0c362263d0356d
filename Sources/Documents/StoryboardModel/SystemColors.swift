/// The light values of the colours that iOS varies, from Apple's Human Interface Guidelines and documents that Xcode saved.
public enum SystemColors {
    public static let light: [String: DocumentColor] = [
        "clearColor": gray(0, 0),
        "tableBackgroundColor": gray(1),
        "tableCellGroupedBackgroundColor": gray(1),
        "viewFlipsideBackgroundColor": rgb(31, 33, 36),
        "scrollViewTexturedBackgroundColor": rgb(111, 113, 121),
        "labelColor": gray(0),
        "secondaryLabelColor": rgb(60, 60, 67, 0.6),
        "tertiaryLabelColor": rgb(60, 60, 67, 0.3),
        "quaternaryLabelColor": rgb(60, 60, 67, 0.18),
        "placeholderTextColor": rgb(60, 60, 67, 0.3),
        "separatorColor": rgb(60, 60, 67, 0.29),
        "opaqueSeparatorColor": rgb(198, 198, 200),
        "linkColor": rgb(0, 122, 255),
        "darkTextColor": gray(0),
        "lightTextColor": gray(1, 0.6),
        "tintColor": rgb(0, 122, 255),
        "systemBackgroundColor": gray(1),
        "secondarySystemBackgroundColor": rgb(242, 242, 247),
        "tertiarySystemBackgroundColor": gray(1),
        "systemGroupedBackgroundColor": rgb(242, 242, 247),
        "secondarySystemGroupedBackgroundColor": gray(1),
        "tertiarySystemGroupedBackgroundColor": rgb(242, 242, 247),
        "groupTableViewBackgroundColor": rgb(242, 242, 247),
        "systemFillColor": rgb(120, 120, 128, 0.2),
        "secondarySystemFillColor": rgb(120, 120, 128, 0.16),
        "tertiarySystemFillColor": rgb(118, 118, 128, 0.12),
        "quaternarySystemFillColor": rgb(116, 116, 128, 0.08),
        "systemRedColor": rgb(255, 59, 48),
        "systemOrangeColor": rgb(255, 149, 0),
        "systemYellowColor": rgb(255, 204, 0),
        "systemGreenColor": rgb(52, 199, 89),
        "systemMintColor": rgb(0, 199, 190),
        "systemTealColor": rgb(48, 176, 199),
        "systemCyanColor": rgb(50, 173, 230),
        "systemBlueColor": rgb(0, 122, 255),
        "systemIndigoColor": rgb(88, 86, 214),
        "systemPurpleColor": rgb(175, 82, 222),
        "systemPinkColor": rgb(255, 45, 85),
        "systemBrownColor": rgb(162, 132, 94),
        "systemGrayColor": rgb(142, 142, 147),
        "systemGray2Color": rgb(174, 174, 178),
        "systemGray3Color": rgb(199, 199, 204),
        "systemGray4Color": rgb(209, 209, 214),
        "systemGray5Color": rgb(229, 229, 234),
        "systemGray6Color": rgb(242, 242, 247),
    ]

    /// Components from 0 to 255.
    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> DocumentColor {
        .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha, space: "sRGB")
    }

    private static func gray(_ white: Double, _ alpha: Double = 1) -> DocumentColor {
        .gray(white: white, alpha: alpha, space: "genericGamma22GrayColorSpace")
    }
}
