package import Foundation

/// The screen of a device, as an app sees it in portrait and turned.
package struct DeviceScreen: Equatable, Sendable {
    /// A screen in one orientation.
    package struct Shape: Equatable, Sendable {
        /// The size in points.
        package var size: CGSize
        package var safeArea: UIEdgeInsets
        /// The height of the status bar, or 0 without one.
        package var statusBarHeight: CGFloat
        /// Where navigation bars begin that are at the top of the screen: at the end of the safe area or, on phones with an
        /// island, a little higher, at the end of the status bar.
        package var barTop: CGFloat
        package var horizontalSizeClass: UIUserInterfaceSizeClass
        package var verticalSizeClass: UIUserInterfaceSizeClass

        package init(
            size: CGSize, safeArea: UIEdgeInsets = .zero, statusBarHeight: CGFloat = 0,
            barTop: CGFloat? = nil, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
            verticalSizeClass: UIUserInterfaceSizeClass = .regular
        ) {
            (self.size, self.safeArea, self.statusBarHeight) = (size, safeArea, statusBarHeight)
            self.barTop = barTop ?? safeArea.top
            (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
        }

        /// The traits that the shape determines.
        var traits: UITraitCollection {
            UITraitCollection(
                displayScale: 0, horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass)
        }
    }

    package var portrait: Shape
    package var landscape: Shape

    /// Creates a screen; without a second shape, it is the same in all orientations.
    package init(portrait: Shape, landscape: Shape? = nil) {
        (self.portrait, self.landscape) = (portrait, landscape ?? portrait)
    }

    /// Returns the traits in an orientation, with what a person prefers.
    package func traits(
        _ orientation: UIInterfaceOrientation, preferred: UITraitCollection
    ) -> UITraitCollection {
        UITraitCollection(others: .ofDevices).overridden(by: preferred).overridden(by: shape(orientation).traits)
    }

    func shape(_ orientation: UIInterfaceOrientation) -> Shape { orientation.isLandscape ? landscape : portrait }
}
