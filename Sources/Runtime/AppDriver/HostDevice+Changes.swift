package import AppHost
import UIKit

extension HostDevice {
    /// Returns the device after a change. What a person prefers goes from one device to the next.
    @MainActor
    package func changed(
        by change: DriverStep.DeviceChange, deviceNamed: @MainActor (String) -> HostDevice?
    ) throws(DriverError) -> HostDevice {
        var device = self
        if let name = change.name {
            guard let named = deviceNamed(name) else { throw DriverError("there is no device '\(name)'") }
            device = named
            (device.orientation, device.conditions) = (orientation, conditions)
            device.prefer(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle),
                    UITraitCollection(preferredContentSizeCategory: traits.preferredContentSizeCategory),
                    UITraitCollection(layoutDirection: traits.layoutDirection),
                ]))
        }
        if let size = change.size { device.resize(to: size) }
        if let orientation = change.orientation { device.orientation = orientation }
        if let style = change.appearance { device.prefer(UITraitCollection(userInterfaceStyle: style)) }
        if let size = change.contentSize { device.prefer(UITraitCollection(preferredContentSizeCategory: size)) }
        if let direction = change.direction { device.prefer(UITraitCollection(layoutDirection: direction)) }
        change.conditions.forEach { $0(&device.conditions) }
        return device
    }
}

extension AppHost {
    /// Tells the running app what has changed about its device.
    package func follow(from old: HostDevice, to new: HostDevice) {
        if new.screen != old.screen { send(.resize(new.screen)) }
        if new.traits != old.traits { send(.prefer(new.traits)) }
        if new.orientation != old.orientation { send(.hold(new.orientation)) }
        if new.conditions != old.conditions { send(.conditions(new.conditions)) }
    }
}
