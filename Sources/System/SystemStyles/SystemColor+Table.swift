extension SystemColor {
    /// The values of iOS 13 to 18, from Apple's Human Interface Guidelines.
    ///
    /// Light values are those of the `<systemColor>` resources that Xcode 12 to 16 saved, if documents have any. Where
    /// two earlier tables disagreed, the reason for the value is noted. Xcode 26 lists others for iOS 26: 255, 56, 60
    /// for red and an opacity of 0.12 for the separator.
    static let table: [SystemColor: Looks] = [
        .red: Looks(light: .rgb(255, 59, 48), dark: .rgb(255, 69, 58)),
        .orange: Looks(light: .rgb(255, 149, 0), dark: .rgb(255, 159, 10)),
        .yellow: Looks(light: .rgb(255, 204, 0), dark: .rgb(255, 214, 10)),
        .green: Looks(light: .rgb(52, 199, 89), dark: .rgb(48, 209, 88)),
        .mint: Looks(light: .rgb(0, 199, 190), dark: .rgb(99, 230, 226)),
        .teal: Looks(light: .rgb(48, 176, 199), dark: .rgb(64, 200, 224)),
        .cyan: Looks(light: .rgb(50, 173, 230), dark: .rgb(100, 210, 255)),
        .blue: Looks(light: .rgb(0, 122, 255), dark: .rgb(10, 132, 255)),
        .indigo: Looks(light: .rgb(88, 86, 214), dark: .rgb(94, 92, 230)),
        .purple: Looks(light: .rgb(175, 82, 222), dark: .rgb(191, 90, 242)),
        .pink: Looks(light: .rgb(255, 45, 85), dark: .rgb(255, 55, 95)),
        .brown: Looks(light: .rgb(162, 132, 94), dark: .rgb(172, 142, 104)),
        .gray: Looks(light: .rgb(142, 142, 147), dark: .rgb(142, 142, 147)),
        .gray2: Looks(light: .rgb(174, 174, 178), dark: .rgb(99, 99, 102)),
        .gray3: Looks(light: .rgb(199, 199, 204), dark: .rgb(72, 72, 74)),
        .gray4: Looks(light: .rgb(209, 209, 214), dark: .rgb(58, 58, 60)),
        .gray5: Looks(light: .rgb(229, 229, 234), dark: .rgb(44, 44, 46)),
        .gray6: Looks(light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30)),

        .label: Looks(light: .gray(0), dark: .gray(1)),
        .secondaryLabel: Looks(light: .rgb(60, 60, 67, 0.6), dark: .rgb(235, 235, 245, 0.6)),
        // 0.3 in one table and 77/255 in the other; documents have 0.29803921568627451, which is 76/255. The other faint labels
        // are rounded alike: 0.18 is 45/255.
        .tertiaryLabel: Looks(light: .rgb(60, 60, 67, 76 / 255), dark: .rgb(235, 235, 245, 76 / 255)),
        .quaternaryLabel: Looks(light: .rgb(60, 60, 67, 45 / 255), dark: .rgb(235, 235, 245, 40 / 255)),
        .placeholderText: Looks(light: .rgb(60, 60, 67, 76 / 255), dark: .rgb(235, 235, 245, 76 / 255)),
        .darkText: Looks(light: .gray(0), dark: .gray(0)),
        .lightText: Looks(light: .gray(1, 0.6), dark: .gray(1, 0.6)),
        .link: Looks(light: .rgb(0, 122, 255), dark: .rgb(9, 132, 255)),
        .tint: Looks(light: .rgb(0, 122, 255), dark: .rgb(10, 132, 255)),
        // One table had the nearest 255th of this and of the fills; documents have the fraction itself, as 0.16.
        .separator: Looks(light: .rgb(60, 60, 67, 0.29), dark: .rgb(84, 84, 88, 0.6)),
        .opaqueSeparator: Looks(light: .rgb(198, 198, 200), dark: .rgb(56, 56, 58)),
        .fill: Looks(light: .rgb(120, 120, 128, 0.2), dark: .rgb(120, 120, 128, 0.36)),
        .secondaryFill: Looks(light: .rgb(120, 120, 128, 0.16), dark: .rgb(120, 120, 128, 0.32)),
        .tertiaryFill: Looks(light: .rgb(118, 118, 128, 0.12), dark: .rgb(118, 118, 128, 0.24)),
        .quaternaryFill: Looks(light: .rgb(116, 116, 128, 0.08), dark: .rgb(118, 118, 128, 0.18)),

        .background: plainLooks,
        .secondaryBackground: Looks(
            light: .rgb(242, 242, 247), dark: .rgb(28, 28, 30), elevated: .rgb(44, 44, 46)),
        .tertiaryBackground: Looks(light: .gray(1), dark: .rgb(44, 44, 46), elevated: .rgb(58, 58, 60)),
        .groupedBackground: groupedLooks,
        .secondaryGroupedBackground: groupedCellLooks,
        .tertiaryGroupedBackground: Looks(
            light: .rgb(242, 242, 247), dark: .rgb(44, 44, 46), elevated: .rgb(58, 58, 60)),
        .tableBackground: plainLooks,
        .groupTableViewBackground: groupedLooks,
        // Documents list white for it, as for the background of grouped cells that replaced it.
        .tableCellGroupedBackground: groupedCellLooks,

        // Colors of iOS 6 that newer systems know by name. Documents have the name alone, so there is no value to
        // compare: these are the dark shades that the names stand for. UIKit's table had systemGray for the first and
        // lacked the second.
        .viewFlipsideBackground: Looks(light: .rgb(31, 33, 36), dark: .rgb(31, 33, 36)),
        .scrollViewTexturedBackground: Looks(light: .rgb(111, 113, 121), dark: .rgb(111, 113, 121)),

        .clear: Looks(light: .gray(0, 0), dark: .gray(0, 0)),
        .black: Looks(light: .gray(0), dark: .gray(0)),
        .white: Looks(light: .gray(1), dark: .gray(1)),
    ]

    private static let plainLooks = Looks(light: .gray(1), dark: .gray(0), elevated: .rgb(28, 28, 30))
    private static let groupedLooks = Looks(
        light: .rgb(242, 242, 247), dark: .gray(0), elevated: .rgb(28, 28, 30))
    private static let groupedCellLooks = Looks(
        light: .gray(1), dark: .rgb(28, 28, 30), elevated: .rgb(44, 44, 46))
}
