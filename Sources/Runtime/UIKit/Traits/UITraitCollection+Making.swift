public import Foundation

/// Collections with one trait, or with those of several collections.
extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(userInterfaceIdiom: idiom, displayScale: 0)
    }
    public convenience init(displayScale scale: CGFloat) {
        self.init(userInterfaceIdiom: .unspecified, displayScale: scale)
    }
    public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(displayScale: 0, horizontalSizeClass: sizeClass)
    }
    public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(displayScale: 0, verticalSizeClass: sizeClass)
    }
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
        self.init(displayScale: 0, userInterfaceStyle: style)
    }
    public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
        self.init(displayScale: 0, layoutDirection: direction)
    }
    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init(displayScale: 0, preferredContentSizeCategory: category)
    }
    public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
        self.init(displayScale: 0, accessibilityContrast: contrast)
    }
    public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
        self.init(displayScale: 0, userInterfaceLevel: level)
    }
    public convenience init(displayGamut gamut: UIDisplayGamut) { self.init(displayScale: 0, displayGamut: gamut) }

    /// Creates a collection with the traits of several; later ones take precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        let all = collections.reduce(UITraitCollection(displayScale: 0, displayGamut: .unspecified)) {
            $0.overridden(by: $1)
        }
        self.init(
            userInterfaceIdiom: all.userInterfaceIdiom, displayScale: all.displayScale,
            horizontalSizeClass: all.horizontalSizeClass, verticalSizeClass: all.verticalSizeClass,
            userInterfaceStyle: all.userInterfaceStyle, layoutDirection: all.layoutDirection,
            preferredContentSizeCategory: all.preferredContentSizeCategory,
            accessibilityContrast: all.accessibilityContrast, userInterfaceLevel: all.userInterfaceLevel,
            displayGamut: all.displayGamut, others: all.others)
    }
}
