public import Foundation

// Code for Apple's systems passes these to functions of this module, often with `as CFArray`.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber
public typealias CFURL = URL
public typealias CFUUID = UUID
public typealias CFDate = Date
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFMutableString = NSMutableString
public typealias CFMutableData = NSMutableData
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFMutableArray = NSMutableArray
public typealias CFAbsoluteTime = Double
public typealias CFTimeZone = TimeZone
public typealias CFLocale = Locale
public typealias CFBundle = Bundle
public typealias CFOptionFlags = UInt
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

public let noErr: OSStatus = 0

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A value that a function of Core Foundation returns with or without a reference of its own. References are counted by
/// Swift here, so both ways of taking it are the same.
public struct UnmanagedValue<Value> {
    private let value: Value

    public init(_ value: Value) { self.value = value }

    public static func passRetained(_ value: Value) -> Self { Self(value) }
    public static func passUnretained(_ value: Value) -> Self { Self(value) }

    public func takeRetainedValue() -> Value { value }
    public func takeUnretainedValue() -> Value { value }
}

/// Where values are created; there is one place here.
public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil

/// Creates data that grows; 0 is the capacity of one without a limit.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(0, capacity))
}

/// The greatest number, as C's headers name it.
public let HUGE = Float.greatestFiniteMagnitude

public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
