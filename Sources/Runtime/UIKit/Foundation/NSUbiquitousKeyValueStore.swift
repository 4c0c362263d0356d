public import Foundation

/// Values that an owner's devices share. There is no account here, so that they stay on the device.
public class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let store = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")

    public func object(forKey aKey: String) -> Any? { store?.object(forKey: aKey) }
    public func set(_ anObject: Any?, forKey aKey: String) { store?.set(anObject, forKey: aKey) }
    public func removeObject(forKey aKey: String) { store?.removeObject(forKey: aKey) }
    public func string(forKey aKey: String) -> String? { store?.string(forKey: aKey) }
    public func array(forKey aKey: String) -> [Any]? { store?.array(forKey: aKey) }
    public func dictionary(forKey aKey: String) -> [String: Any]? { store?.dictionary(forKey: aKey) }
    public func data(forKey aKey: String) -> Data? { store?.data(forKey: aKey) }
    public func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    public func double(forKey aKey: String) -> Double { store?.double(forKey: aKey) ?? 0 }
    public func bool(forKey aKey: String) -> Bool { store?.bool(forKey: aKey) ?? false }
    public func set(_ value: Int64, forKey aKey: String) { store?.set(NSNumber(value: value), forKey: aKey) }
    public func set(_ value: Double, forKey aKey: String) { store?.set(value, forKey: aKey) }
    public func set(_ value: Bool, forKey aKey: String) { store?.set(value, forKey: aKey) }
    public var dictionaryRepresentation: [String: Any] { store?.dictionaryRepresentation() ?? [:] }

    /// Writes the values to the device.
    @discardableResult
    public func synchronize() -> Bool { store?.synchronize() ?? false }
}

extension FileManager {
    /// Returns nil: there is no account, as on a device whose owner has none.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
