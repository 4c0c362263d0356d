package import Foundation
package import UIKit

/// A device that an app runs on: its screen, how it is held, and what a person prefers.
package struct HostDevice {
    package var screen: DeviceScreen
    package var orientation: UIDeviceOrientation
    /// The kind and scale of the device, and what a person prefers. Size classes are those of the screen.
    package var traits: UITraitCollection
    /// The version of the system, for looks that depend on it.
    package var system = SystemGeneration.newest
    /// What the device senses and is connected to.
    package var conditions = DeviceConditions()

    package init(screen: DeviceScreen, orientation: UIDeviceOrientation = .portrait, traits: UITraitCollection) {
        (self.screen, self.orientation, self.traits) = (screen, orientation, traits)
    }

    /// Changes what a person prefers.
    package mutating func prefer(_ other: UITraitCollection) {
        traits = UITraitCollection(traitsFrom: [traits, other])
    }

    /// Gives the app a part of the screen. It is compact where it is narrower than the half of a large tablet.
    package mutating func resize(to size: CGSize) {
        var shape = screen.portrait
        shape.size = size
        shape.horizontalSizeClass = size.width < 600 ? .compact : .regular
        shape.verticalSizeClass = size.height < 480 ? .compact : .regular
        screen = DeviceScreen(portrait: shape)
    }

    /// The traits of the screen, as the device is held.
    package var screenTraits: UITraitCollection {
        screen.traits(UIInterfaceOrientation(orientation) ?? .portrait, preferred: traits)
    }
}
