import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDevice` lets one override.
@MainActor
class OverridingUIDevice: UIDevice {
    override class var current: UIDevice {
        heardByClass(Self.self, "current")
        return super.current
    }
    override var name: String { heard(self, "name", super.name) }
    override var model: String { heard(self, "model", super.model) }
    override var localizedModel: String { heard(self, "localizedModel", super.localizedModel) }
    override var systemName: String { heard(self, "systemName", super.systemName) }
    override var systemVersion: String { heard(self, "systemVersion", super.systemVersion) }
    override var userInterfaceIdiom: UIUserInterfaceIdiom {
        heard(self, "userInterfaceIdiom", super.userInterfaceIdiom)
    }
    override var isMultitaskingSupported: Bool { heard(self, "isMultitaskingSupported", super.isMultitaskingSupported) }
    override var identifierForVendor: UUID? { heard(self, "identifierForVendor", super.identifierForVendor) }
    override var orientation: UIDeviceOrientation { heard(self, "orientation", super.orientation) }
    override var isGeneratingDeviceOrientationNotifications: Bool {
        heard(self, "isGeneratingDeviceOrientationNotifications", super.isGeneratingDeviceOrientationNotifications)
    }
    override func beginGeneratingDeviceOrientationNotifications() {
        heard(
            self, "beginGeneratingDeviceOrientationNotifications()",
            super.beginGeneratingDeviceOrientationNotifications())
    }
    override func endGeneratingDeviceOrientationNotifications() {
        heard(
            self, "endGeneratingDeviceOrientationNotifications()", super.endGeneratingDeviceOrientationNotifications())
    }
    override var batteryLevel: Float { heard(self, "batteryLevel", super.batteryLevel) }
    override var batteryState: BatteryState { heard(self, "batteryState", super.batteryState) }
    override var isBatteryMonitoringEnabled: Bool {
        get { heard(self, "isBatteryMonitoringEnabled", super.isBatteryMonitoringEnabled) }
        set { super.isBatteryMonitoringEnabled = heard(self, "isBatteryMonitoringEnabled =", newValue) }
    }
    override var isProximityMonitoringEnabled: Bool {
        get { heard(self, "isProximityMonitoringEnabled", super.isProximityMonitoringEnabled) }
        set { super.isProximityMonitoringEnabled = heard(self, "isProximityMonitoringEnabled =", newValue) }
    }
    override var proximityState: Bool { heard(self, "proximityState", super.proximityState) }
    override func playInputClick() {
        heard(self, "playInputClick()", super.playInputClick())
    }
}
