/// A color that iOS names. The raw value is its name in documents, nibs and asset catalogs.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red = "systemRedColor"
    case orange = "systemOrangeColor"
    case yellow = "systemYellowColor"
    case green = "systemGreenColor"
    case mint = "systemMintColor"
    case teal = "systemTealColor"
    case cyan = "systemCyanColor"
    case blue = "systemBlueColor"
    case indigo = "systemIndigoColor"
    case purple = "systemPurpleColor"
    case pink = "systemPinkColor"
    case brown = "systemBrownColor"
    case gray = "systemGrayColor"
    case gray2 = "systemGray2Color"
    case gray3 = "systemGray3Color"
    case gray4 = "systemGray4Color"
    case gray5 = "systemGray5Color"
    case gray6 = "systemGray6Color"
    case label = "labelColor"
    case secondaryLabel = "secondaryLabelColor"
    case tertiaryLabel = "tertiaryLabelColor"
    case quaternaryLabel = "quaternaryLabelColor"
    case placeholderText = "placeholderTextColor"
    case darkText = "darkTextColor"
    case lightText = "lightTextColor"
    case link = "linkColor"
    case tint = "tintColor"
    case separator = "separatorColor"
    case opaqueSeparator = "opaqueSeparatorColor"
    case fill = "systemFillColor"
    case secondaryFill = "secondarySystemFillColor"
    case tertiaryFill = "tertiarySystemFillColor"
    case quaternaryFill = "quaternarySystemFillColor"
    case background = "systemBackgroundColor"
    case secondaryBackground = "secondarySystemBackgroundColor"
    case tertiaryBackground = "tertiarySystemBackgroundColor"
    case groupedBackground = "systemGroupedBackgroundColor"
    case secondaryGroupedBackground = "secondarySystemGroupedBackgroundColor"
    case tertiaryGroupedBackground = "tertiarySystemGroupedBackgroundColor"
    case tableBackground = "tableBackgroundColor"
    case groupTableViewBackground = "groupTableViewBackgroundColor"
    case tableCellGroupedBackground = "tableCellGroupedBackgroundColor"
    case viewFlipsideBackground = "viewFlipsideBackgroundColor"
    case scrollViewTexturedBackground = "scrollViewTexturedBackgroundColor"
    case clear = "clearColor"
    case black = "blackColor"
    case white = "whiteColor"

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The color with a name in documents, nibs and asset catalogs.
    package init?(named name: String) {
        guard let color = Self.byName[name] else { return nil }
        self = color
    }

    /// The value in light mode, which is also the fallback value in documents and nibs.
    package var light: Value { looks.light }

    /// Returns the value in dark mode; `isElevated` for an elevated level, such as a sheet.
    package func dark(isElevated: Bool = false) -> Value {
        isElevated ? looks.elevated ?? looks.dark : looks.dark
    }

    /// Whether the name describes the color rather than its use. Documents don't list values for these.
    package var isPlain: Bool { [.clear, .black, .white].contains(self) }

    /// Whether the color doesn't vary.
    package var isFixed: Bool { looks.light == looks.dark && looks.elevated == nil }

    private var looks: Looks { Self.table[self] ?? Looks(light: .gray(0), dark: .gray(0)) }

    /// The components from 0 to 1, as in documents: sRGB, or gray with a gamma of 2.2.
    package enum Value: Hashable, Sendable {
        case rgb(red: Double, green: Double, blue: Double, alpha: Double)
        case gray(white: Double, alpha: Double)

        package var components: (red: Double, green: Double, blue: Double, alpha: Double) {
            switch self {
            case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
            case .gray(let white, let alpha): (white, white, white, alpha)
            }
        }

        /// Components from 0 to 255.
        static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Value {
            .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
        }

        static func gray(_ white: Double, _ alpha: Double = 1) -> Value { .gray(white: white, alpha: alpha) }
    }

    struct Looks {
        var light: Value
        var dark: Value
        var elevated: Value?
    }
}
