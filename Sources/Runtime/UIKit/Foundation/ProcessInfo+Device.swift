public import Foundation

extension ProcessInfo {
    /// How hot the device is.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// Posted when `thermalState` changes, which it doesn't.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    // Adapted sources have these in place of the values of Foundation for Linux, which are those of Linux.

    /// The version of iOS that the device has.
    public var deviceSystemVersion: OperatingSystemVersion { UIEnvironment.current.system.version }
    /// The version in words: "Version 17.5".
    public var deviceSystemVersionString: String { "Version \(UIEnvironment.current.system.versionText)" }

    /// A Boolean value that indicates whether an iPad's app runs on a Mac: never.
    public var isiOSAppOnMac: Bool { false }
    /// A Boolean value that indicates whether an app made with Mac Catalyst runs: never.
    public var isMacCatalystApp: Bool { false }
    /// A simulated device doesn't get hot.
    public var thermalState: ThermalState { .nominal }
    /// A simulated device doesn't save power.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    /// Posted when `isLowPowerModeEnabled` changes, which it doesn't.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
