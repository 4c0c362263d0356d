public import Foundation
import Synchronization

// Core Foundation's functions of dictionaries take and return addresses of objects. Texts and numbers are values here: an object
// that stays stands for each whose address is asked for.

/// A value that an object stands for.
private enum AddressedValue: Hashable, Sendable {
    case text(String)
    case number(NSNumber)

    private static let objects = Mutex<[AddressedValue: NSObject]>([:])

    /// The object that stands for the value, which is never released.
    var address: UnsafeMutableRawPointer? {
        let bits = Self.objects.withLock { objects in
            let object = objects[self] ?? made
            objects[self] = object
            return UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        }
        return UnsafeMutableRawPointer(bitPattern: bits)
    }

    private var made: NSObject {
        switch self {
        case .text(let text): NSString(string: text)
        case .number(let number): number
        }
    }
}

extension Unmanaged where Instance == NSString {
    /// A reference to the object that stands for a text.
    public static func passUnretained(_ text: CFString) -> Unmanaged<NSString> {
        guard let address = AddressedValue.text(text).address else { return .passUnretained(NSString(string: text)) }
        return .fromOpaque(address)
    }
}

/// Returns the address of the value of a key, whose address is given, or nil if there is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key, let theDict else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    let name = (object as? NSString).map { AnyHashable(String(describing: $0)) } ?? object as? AnyHashable
    guard let name, let value = theDict[name] else { return nil }
    switch value {
    case let text as String: return UnsafeRawPointer(AddressedValue.text(text).address)
    case let values as CFDictionary: return address(ofBuffer: values, isKept: type(of: value) == CFDictionary.self)
    case let values as CFArray: return address(ofBuffer: values, isKept: type(of: value) == CFArray.self)
    case let number as NSNumber: return UnsafeRawPointer(AddressedValue.number(number).address)
    case let number as Bool: return UnsafeRawPointer(AddressedValue.number(NSNumber(value: number)).address)
    case let number as Int: return UnsafeRawPointer(AddressedValue.number(NSNumber(value: number)).address)
    case let number as Double: return UnsafeRawPointer(AddressedValue.number(NSNumber(value: number)).address)
    default:
        let object = value as AnyObject
        // The object of a value is a new one, which nobody else keeps.
        let isKept = type(of: value) is AnyClass
        return UnsafeRawPointer(
            (isKept ? Unmanaged.passUnretained(object) : Unmanaged.passRetained(object)).toOpaque())
    }
}

/// Returns the address of a list's or dictionary's values, which the dictionary around them keeps, or else nobody releases.
private func address<Values>(ofBuffer values: Values, isKept: Bool) -> UnsafeRawPointer {
    let buffer = Unmanaged.passUnretained(unsafeBitCast(values, to: AnyObject.self))
    return UnsafeRawPointer((isKept ? buffer : buffer.retain()).toOpaque())
}

/// Returns whether a dictionary has a key, whose address is given, and writes the address of its value, if there is one.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// Returns whether a dictionary has a key, whose address is given.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
