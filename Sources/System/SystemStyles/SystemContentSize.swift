/// A preferred size of text, from the smallest to the largest. The raw value is UIKit's.
package enum SystemContentSize: String, Hashable, Sendable, CaseIterable {
    case extraSmall = "UICTContentSizeCategoryXS"
    case small = "UICTContentSizeCategoryS"
    case medium = "UICTContentSizeCategoryM"
    case large = "UICTContentSizeCategoryL"
    case extraLarge = "UICTContentSizeCategoryXL"
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// The index of the size, from 0.
    package var place: Int { Self.places[self] ?? 0 }

    /// The name in commands and the editor: "XS" to "XXXL", then "AX1" to "AX5".
    package var shortName: String { Self.shortNames[place] }

    private static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    package var isAccessibilitySize: Bool { place >= Self.accessibilityMedium.place }

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
