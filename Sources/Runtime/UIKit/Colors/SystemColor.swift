import Foundation

/// The colours that have a meaning, as Apple publishes them for light and dark.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
    case separator, opaqueSeparator, link, darkText, lightText, tint
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

    /// From the name that nibs and documents have for it: `labelColor`, `systemGray2Color`, `systemFillColor`.
    init?(archived name: String) {
        guard let color = Self.archivedNames[name] else { return nil }
        self = color
    }

    private static let archivedNames: [String: SystemColor] = {
        var names: [String: SystemColor] = [
            "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
            "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
            "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "linkColor": .link,
            "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tint,
            "systemFillColor": .fill, "secondarySystemFillColor": .secondaryFill,
            "tertiarySystemFillColor": .tertiaryFill, "quaternarySystemFillColor": .quaternaryFill,
            "systemBackgroundColor": .background, "secondarySystemBackgroundColor": .secondaryBackground,
            "tertiarySystemBackgroundColor": .tertiaryBackground,
            "systemGroupedBackgroundColor": .groupedBackground,
            "secondarySystemGroupedBackgroundColor": .secondaryGroupedBackground,
            "tertiarySystemGroupedBackgroundColor": .tertiaryGroupedBackground,
            "groupTableViewBackgroundColor": .groupedBackground, "tableBackgroundColor": .background,
            "viewFlipsideBackgroundColor": .gray,
        ]
        for color in [
            red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, gray2, gray3, gray4,
            gray5, gray6,
        ] {
            names["system\(color.rawValue.prefix(1).uppercased())\(color.rawValue.dropFirst())Color"] = color
        }
        return names
    }()

    func resolved(with traits: UITraitCollection) -> UIColor {
        let isDark = traits.userInterfaceStyle == .dark
        let isElevated = isDark && traits.userInterfaceLevel == .elevated
        let (light, dark, elevated) = Self.values[self] ?? (0xFF, 0xFF, nil)
        let value = isElevated ? elevated ?? dark : isDark ? dark : light
        func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// Red, green, blue and alpha, in light, in dark, and in dark where one layer lies over another.
    private static let values: [SystemColor: (light: UInt32, dark: UInt32, elevated: UInt32?)] = [
        .red: (0xFF3B_30FF, 0xFF45_3AFF, nil), .orange: (0xFF95_00FF, 0xFF9F_0AFF, nil),
        .yellow: (0xFFCC_00FF, 0xFFD6_0AFF, nil), .green: (0x34C7_59FF, 0x30D1_58FF, nil),
        .mint: (0x00C7_BEFF, 0x63E6_E2FF, nil), .teal: (0x30B0_C7FF, 0x40C8_E0FF, nil),
        .cyan: (0x32AD_E6FF, 0x64D2_FFFF, nil), .blue: (0x007A_FFFF, 0x0A84_FFFF, nil),
        .indigo: (0x5856_D6FF, 0x5E5C_E6FF, nil), .purple: (0xAF52_DEFF, 0xBF5A_F2FF, nil),
        .pink: (0xFF2D_55FF, 0xFF37_5FFF, nil), .brown: (0xA284_5EFF, 0xAC8E_68FF, nil),
        .gray: (0x8E8E_93FF, 0x8E8E_93FF, nil), .gray2: (0xAEAE_B2FF, 0x6363_66FF, nil),
        .gray3: (0xC7C7_CCFF, 0x4848_4AFF, nil), .gray4: (0xD1D1_D6FF, 0x3A3A_3CFF, nil),
        .gray5: (0xE5E5_EAFF, 0x2C2C_2EFF, nil), .gray6: (0xF2F2_F7FF, 0x1C1C_1EFF, nil),
        .label: (0x0000_00FF, 0xFFFF_FFFF, nil), .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599, nil),
        .tertiaryLabel: (0x3C3C_434D, 0xEBEB_F54D, nil), .quaternaryLabel: (0x3C3C_432E, 0xEBEB_F529, nil),
        .placeholderText: (0x3C3C_434D, 0xEBEB_F54D, nil), .separator: (0x3C3C_434A, 0x5454_5899, nil),
        .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF, nil), .link: (0x007A_FFFF, 0x0984_FFFF, nil),
        .darkText: (0x0000_00FF, 0x0000_00FF, nil), .lightText: (0xFFFF_FF99, 0xFFFF_FF99, nil),
        .tint: (0x007A_FFFF, 0x0A84_FFFF, nil), .fill: (0x7878_8033, 0x7878_805C, nil),
        .secondaryFill: (0x7878_8029, 0x7878_8052, nil), .tertiaryFill: (0x7676_801F, 0x7676_803D, nil),
        .quaternaryFill: (0x7474_8014, 0x7676_802E, nil),
        .background: (0xFFFF_FFFF, 0x0000_00FF, 0x1C1C_1EFF),
        .secondaryBackground: (0xF2F2_F7FF, 0x1C1C_1EFF, 0x2C2C_2EFF),
        .tertiaryBackground: (0xFFFF_FFFF, 0x2C2C_2EFF, 0x3A3A_3CFF),
        .groupedBackground: (0xF2F2_F7FF, 0x0000_00FF, 0x1C1C_1EFF),
        .secondaryGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF, 0x2C2C_2EFF),
        .tertiaryGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF, 0x3A3A_3CFF),
    ]
}

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(.system(color, alpha: nil)) }

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
    public static let systemGroupedBackground = system(.groupedBackground)
    public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
    public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
}
