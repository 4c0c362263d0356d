package import AppDriver
package import AppHost
package import Foundation
package import UIKit

/// A small app on a device, which a test drives.
@MainActor
package struct AppStage {
    package let driver: AppDriver
    package var host: AppHost { driver.host }

    /// Launches an app whose window shows a controller.
    package init(place: DevicePlace? = nil, _ root: @escaping @MainActor () -> UIViewController) throws {
        let shape = DeviceScreen.Shape(
            size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            statusBarHeight: 54)
        var device = HostDevice(screen: DeviceScreen(portrait: shape), traits: Self.traits)
        device.conditions.place = place
        driver = AppDriver(on: device, deviceNamed: { _ in nil }) { device in
            let host = AppHost(device)
            host.launch(root)
            return host
        }
        // The app is launched: a change of the device happens while it runs.
        try perform(#"{"wait": 0}"#)
    }

    private static var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(layoutDirection: .leftToRight),
        ])
    }

    /// Performs steps that are written as in a file.
    package func perform(_ steps: String...) throws {
        for step in try DriverStep.list(Array("[\(steps.joined(separator: ","))]".utf8)) { try driver.perform(step) }
    }

    /// What UIKit has reported.
    package var messages: [String] { host.messages }

    /// Returns the color of the screen at a point, from 0 to 255.
    package func color(at point: CGPoint) -> (red: Int, green: Int, blue: Int)? {
        _ = host.makeFrame()
        guard let pixels = host.pixels else { return nil }
        let scale = CGFloat(pixels.width) / host.size.width
        let place = Int(point.y * scale) * pixels.bytesPerRow + Int(point.x * scale) * 4
        let bytes = pixels.data.advanced(by: place).assumingMemoryBound(to: UInt8.self)
        return (Int(bytes[2]), Int(bytes[1]), Int(bytes[0]))
    }

    /// Calls a closure in the app's environment, and waits until the app is at rest.
    @discardableResult
    package func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
        let value = try host.environment.perform { try body() }
        driver.rest()
        return value
    }
}
