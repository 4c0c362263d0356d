import AppDriver
import AppHost
import AppScreen
import CLimits
import Foundation
import QuartzCore
import StoryboardPlayer
import UIKit

/// An app that others show: a page, or the editor.
@MainActor
final class ShownApp: ApplicationHost {
    private let host: AppHost
    private let screen: AppScreen

    init(_ run: AppRun) throws(DriverError) {
        guard let device = run.hostDevice() else {
            throw DriverError("there is no device '\(run.deviceID(for: .main))'")
        }
        // Lines are seen when they are printed.
        cl_print_lines()
        host = AppHost(device, clock: Self.clock)
        BundleAssets.open(in: host.environment)
        SavedState.open(in: host.environment)
        SystemFrameworks.open(in: host.environment)
        screen = AppScreen(host, on: device, named: run.deviceID(for: .main), ScreenConnection()) {
            AppRun.device(named: $0)
        }
        screen.capture = { screen, isStandalone in
            Result { () throws(DriverError) in
                try AppCapture.screen(
                    of: screen.host, on: screen.deviceName, isDark: screen.device.traits.userInterfaceStyle == .dark,
                    isStandalone: isStandalone)
            }
        }
    }

    /// A running clock, or one that runs when the app is back where it was.
    private static var clock: HostClock {
        guard SceneReturn.isWanted else { return HostClock(speed: 1) }
        let clock = HostClock()
        clock.advance(by: ProcessInfo.processInfo.systemUptime)
        return clock
    }

    var environment: UIEnvironment { host.environment }

    func run(_ launch: @MainActor () -> Void) -> Int32 {
        screen.run(launch)
        return 0
    }
}
