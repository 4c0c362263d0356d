package import CoreGraphics
import Foundation

/// How high bars are on a screen: phones that lie on their side have little room for them.
package struct BarHeights {
    package let navigationBar: CGFloat
    package let toolbar: CGFloat
    package let tabBar: CGFloat

    package init(_ traits: UITraitCollection) {
        let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
        navigationBar = isLow ? 32 : 44
        toolbar = isLow ? 32 : 44
        tabBar = isLow ? 32 : 49
    }

    /// What a large title adds where there is room for one.
    package static let largeTitle: CGFloat = 52

    /// Whether a screen is high enough for large titles.
    package static func allowLargeTitles(_ traits: UITraitCollection) -> Bool { traits.verticalSizeClass != .compact }
}
