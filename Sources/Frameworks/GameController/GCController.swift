public import Foundation

extension Notification.Name {
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = Notification.Name(
        "GCControllerDidStopBeingCurrentNotification")
    public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
    public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
    public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
}

/// Something that is connected and has buttons.
public protocol GCDevice: NSObjectProtocol {
    var handlerQueue: DispatchQueue { get set }
    var vendorName: String? { get }
    var productCategory: String { get }
}

public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void

open class GCControllerElement: NSObject, @unchecked Sendable {
    // Used on the handlers' queue.
    open var isAnalog: Bool { false }
}

open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
}

open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
    open var value: Float { 0 }
    open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
}

open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler?
}

/// The buttons of a controller.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
    // Used on the handlers' queue.
    public internal(set) weak var controller: GCController?
    open var allButtons: Set<GCControllerButtonInput> { [] }
}

open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}

open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    open var reportsAbsoluteDpadValues = false
    open var allowsRotation = false
    open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
}

public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

/// A controller for games. None is connected here, and none is found.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    // Used on the handlers' queue.
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var isAttachedToDevice: Bool { false }
    open var controllerPausedHandler: ((GCController) -> Void)?

    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    open class var shouldMonitorBackgroundEvents: Bool {
        get { false }
        set {}
    }

    /// Ends at once: no controller is near.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
        guard let completionHandler else { return }
        nonisolated(unsafe) let ended = completionHandler
        DispatchQueue.main.async { ended() }
    }

    open class func startWirelessControllerDiscovery() async {}
    open class func stopWirelessControllerDiscovery() {}
}

/// A keyboard that games read. None is connected here.
open class GCKeyboard: NSObject, @unchecked Sendable {
    open class var coalesced: GCKeyboard? { nil }
}

/// A mouse that games read. None is connected here.
open class GCMouse: NSObject, @unchecked Sendable {
    open class var current: GCMouse? { nil }
    open class func mice() -> [GCMouse] { [] }
}
