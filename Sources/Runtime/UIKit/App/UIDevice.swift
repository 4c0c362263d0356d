public import Foundation
import RandomNumbers

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    private let environment = UIEnvironment.current

    /// The device of the app.
    open class var current: UIDevice { UIEnvironment.current.device }

    open var name: String { model }
    /// "iPhone" or "iPad".
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad && environment.system >= 13 ? "iPadOS" : "iOS" }
    /// The version of iOS whose behavior the app gets, such as "17.5".
    open var systemVersion: String { environment.system.versionText }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { environment.screen.traitCollection.userInterfaceIdiom }
    open var isMultitaskingSupported: Bool { true }

    /// Identifies the device for the app. It is made of the app's bundle identifier, so that it stays the same.
    open var identifierForVendor: UUID? {
        var bytes: [UInt8] = []
        for basis in [UInt64(0xcbf2_9ce4_8422_2325), 0x8422_2325_cbf2_9ce4] {
            let hash = StableHash.of(Bundle.main.bundleIdentifier ?? Bundle.main.bundlePath, basis: basis)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
        }
        // The version and variant of identifiers that aren't made of a time.
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
                bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }

    // MARK: Orientation

    /// The orientation in which a person holds the device, which is unknown until the app begins notifications.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? environment.heldOrientation : .unknown
    }
    private var orientationListeners = 0
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Posts that the device is held in another orientation, if somebody asked for it.
    func orientationChanged() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: What there is no hardware for

    /// The level from 0 to 1, or -1 because it isn't known.
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
    open var isBatteryMonitoringEnabled = false
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    /// Plays the sound of a key; there is none.
    open func playInputClick() {}

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
