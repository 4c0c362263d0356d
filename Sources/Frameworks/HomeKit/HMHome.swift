public import Foundation

// What a home consists of. Without access to a home, apps get none of these.

public protocol HMHomeDelegate: NSObjectProtocol {
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func homeDidUpdateName(_ home: HMHome)
}

extension HMHomeDelegate {
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func homeDidUpdateName(_ home: HMHome) {}
}

open class HMHome: NSObject, @unchecked Sendable {
    // Never made
    open weak var delegate: (any HMHomeDelegate)?
    public let name: String
    public let uniqueIdentifier: UUID
    open var isPrimary: Bool { false }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var actionSets: [HMActionSet] { [] }

    init(_ name: String) { (self.name, uniqueIdentifier) = (name, UUID()) }

    open func roomForEntireHome() -> HMRoom { HMRoom(name) }
    open func addRoom(
        withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { [] }
}

open class HMRoom: NSObject, @unchecked Sendable {
    // It never changes.
    public let name: String
    public let uniqueIdentifier = UUID()
    open var accessories: [HMAccessory] { [] }

    init(_ name: String) { self.name = name }
}

public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
}

open class HMAccessory: NSObject, @unchecked Sendable {
    // Never made
    open weak var delegate: (any HMAccessoryDelegate)?
    public let name: String
    public let uniqueIdentifier = UUID()
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open weak var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var category: HMAccessoryCategory { HMAccessoryCategory(HMAccessoryCategoryTypeOther) }

    init(_ name: String) { self.name = name }
}

open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    // It never changes.
    public let categoryType: String
    open var localizedDescription: String { categoryType }

    init(_ type: String) { categoryType = type }
}

open class HMService: NSObject, @unchecked Sendable {
    // Never made
    public let name: String
    public let serviceType: String
    public let uniqueIdentifier = UUID()
    open weak var accessory: HMAccessory? { nil }
    open var characteristics: [HMCharacteristic] { [] }

    init(_ name: String, _ type: String) { (self.name, serviceType) = (name, type) }
}

open class HMCharacteristic: NSObject, @unchecked Sendable {
    // Never made
    public let characteristicType: String
    public let uniqueIdentifier = UUID()
    open weak var service: HMService? { nil }
    open var value: Any? { nil }
    open var properties: [String] { [] }
    open var isNotificationEnabled: Bool { false }

    init(_ type: String) { characteristicType = type }

    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
}

open class HMActionSet: NSObject, @unchecked Sendable {
    // Never made
    public let name: String
    public let uniqueIdentifier = UUID()

    init(_ name: String) { self.name = name }
}

public let HMAccessoryCategoryTypeOther = "other"
public let HMAccessoryCategoryTypeLightbulb = "lightbulb"
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeName = "00000023-0000-1000-8000-0026BB765291"
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
public let HMCharacteristicPropertySupportsEventNotification = "HMCharacteristicPropertySupportsEventNotification"
