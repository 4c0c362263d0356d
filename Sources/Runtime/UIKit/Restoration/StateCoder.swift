import CoreGraphics
import Foundation

/// Takes the values of an object's state, or gives them back.
///
/// Property lists and objects with a coding are kept as they are. Of controllers, views and registered objects the
/// restoration path is kept, so that the one of the restored interface is given back.
final class StateCoder: NSCoder {
    /// The values by keys, as a property list.
    private(set) var values: [String: Any]
    /// Returns what stands for an object of the interface, or nil for any other object.
    private let reference: (AnyObject) -> [String: Any]?
    private let resolve: ([String: Any]) -> AnyObject?
    /// Called with a value that can't be kept.
    private let refuse: (String, Any) -> Void

    /// Creates a coder that takes values.
    init(reference: @escaping (AnyObject) -> [String: Any]?, refuse: @escaping (String, Any) -> Void) {
        (values, self.reference, self.refuse) = ([:], reference, refuse)
        resolve = { _ in nil }
        super.init()
    }

    /// Creates a coder that gives values back.
    init(_ values: [String: Any], resolve: @escaping ([String: Any]) -> AnyObject?) {
        (self.values, self.resolve) = (values, resolve)
        (reference, refuse) = ({ _ in nil }, { _, _ in })
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Numbers

    override func encode(_ value: Bool, forKey key: String) { values[key] = value }
    override func encode(_ value: Int, forKey key: String) { values[key] = value }
    override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
    override func encode(_ value: Double, forKey key: String) { values[key] = value }

    private func number(_ key: String) -> NSNumber? {
        switch values[key] {
        case let value as NSNumber: value
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: nil
        }
    }

    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    // MARK: Objects

    private static let (referenceKey, archiveKey) = ("$reference", "$archive")

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return }
        if let kept = keep(object) {
            values[key] = kept
        } else if !(object is UIResponder) {
            // Controllers and views without an identifier aren't restored.
            refuse(key, object)
        }
    }
    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    override func encode(_ value: Any?) { refuse("", value as Any) }

    /// Returns a property list for a value, or nil if there is none.
    private func keep(_ value: Any) -> Any? {
        switch value {
        case let text as String: return text
        case let data as Data: return data
        case let date as Date: return date
        case let flag as Bool: return flag
        case let number as Int: return number
        case let number as Double: return number
        case let number as CGFloat: return Double(number)
        case let list as [Any]:
            let kept = list.compactMap(keep)
            return kept.count == list.count ? kept : nil
        case let table as [String: Any]:
            let kept = table.compactMapValues(keep)
            return kept.count == table.count ? kept : nil
        default: break
        }
        let object = value as AnyObject
        if let reference = reference(object) { return [Self.referenceKey: reference] }
        switch object {
        case let text as NSString: return String(describing: text)
        case let number as NSNumber: return number
        case let data as NSData: return Data(referencing: data)
        case let list as NSArray: return keep(list.map { $0 })
        case let coded as any NSCoding:
            let data = try? NSKeyedArchiver.archivedData(withRootObject: coded, requiringSecureCoding: false)
            return data.map { [Self.archiveKey: $0] }
        default: return nil
        }
    }

    override func decodeObject(forKey key: String) -> Any? { values[key].flatMap(given) }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? {
        guard let value = decodeObject(forKey: key) else { return nil }
        if let object = value as? Object { return object }
        return switch value {
        case let text as String: NSString(string: text) as? Object
        case let data as Data: NSData(data: data) as? Object
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) as? Object
        case let list as [Any]: NSArray(array: list) as? Object
        case let table as [String: Any]: NSDictionary(dictionary: table) as? Object
        case let url as URL: NSURL(string: url.absoluteString) as? Object
        default: number(key) as? Object
        }
    }

    private func given(_ kept: Any) -> Any? {
        switch kept {
        case let list as [Any]: return list.compactMap(given)
        case let table as [String: Any]:
            if let reference = table[Self.referenceKey] as? [String: Any] { return resolve(reference) }
            if let data = table[Self.archiveKey] as? Data { return NSKeyedUnarchiver.unarchiveObject(with: data) }
            return table.compactMapValues(given)
        default: return kept
        }
    }
}
