package import CoreGraphics
import Foundation

/// The heights of bars on a screen, which are smaller on a phone in landscape.
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

    /// The height of a navigation bar in a sheet (iOS 13: 40 to 96 on an iPhone 8, 54 to 110 with a notch).
    package static let sheetBar: CGFloat = 56
    /// The additional height of a prompt above the title: a bar with one is 74 points high, as Apple's guidelines say.
    package static let prompt: CGFloat = 30
    /// The additional height of a large title.
    package static let largeTitle: CGFloat = 52

    /// Returns whether a screen is tall enough for large titles.
    package static func allowLargeTitles(_ traits: UITraitCollection) -> Bool { traits.verticalSizeClass != .compact }
}
