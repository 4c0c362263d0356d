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

public typealias CFTypeID = UInt

/// Returns a number that stands for the kind of a value: whether it is a Boolean one is what sources ask for.
public func CFGetTypeID(_ cf: Any?) -> CFTypeID {
    guard let number = cf as? NSNumber else { return cf is String || cf is NSString ? 7 : 0 }
    // Booleans are numbers of this type in Foundation, too.
    return String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
}

/// Returns how many references Swift counts to an object.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { cf.map { CFIndex(clamping: _getRetainCount($0)) } ?? 0 }

public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFStringGetTypeID() -> CFTypeID { 7 }

public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Encodings of texts: the names that IANA gives them, the numbers of Core Foundation, and those of Foundation.
private let encodings: [(name: String, number: CFStringEncoding, encoding: String.Encoding)] = [
    ("utf-8", 0x0800_0100, .utf8), ("us-ascii", 0x0600, .ascii), ("ascii", 0x0600, .ascii),
    ("iso-8859-1", 0x0201, .isoLatin1), ("latin1", 0x0201, .isoLatin1), ("iso-8859-2", 0x0202, .isoLatin2),
    ("utf-16", 0x0100, .utf16), ("utf-16be", 0x1000_0100, .utf16BigEndian),
    ("utf-16le", 0x1400_0100, .utf16LittleEndian),
    ("utf-32", 0x0c00_0100, .utf32), ("windows-1250", 0x0501, .windowsCP1250), ("windows-1251", 0x0502, .windowsCP1251),
    ("windows-1252", 0x0500, .windowsCP1252), ("windows-1253", 0x0503, .windowsCP1253),
    ("windows-1254", 0x0504, .windowsCP1254), ("shift_jis", 0x0a01, .shiftJIS), ("euc-jp", 0x0920, .japaneseEUC),
    ("iso-2022-jp", 0x0820, .iso2022JP), ("macintosh", 0, .macOSRoman),
]

/// Returns the encoding with a name of IANA's registry.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = (theString ?? "").lowercased()
    return encodings.first { $0.name == name }?.number ?? kCFStringEncodingInvalidId
}

/// Returns Foundation's number of an encoding; one that Foundation doesn't name has its highest bit set.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings.first { $0.number == encoding }?.encoding.rawValue ?? UInt(encoding | 0x8000_0000)
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    encodings.first { $0.encoding.rawValue == encoding }?.number ?? kCFStringEncodingInvalidId
}

public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    encodings.first { $0.number == encoding }?.name
}

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The seconds between the beginnings of 1970 and 2001.
public let kCFAbsoluteTimeIntervalSince1970: Double = 978_307_200
public let kCFAbsoluteTimeIntervalSince1904: Double = 3_061_152_000

/// A range of a text in UTF-16 units.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }

    package init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

// MARK: Transforms

public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformStripCombiningMarks: CFString! = StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformHiraganaKatakana: CFString! = StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue

/// Transforms a text, or the part of it in a range. Returns whether the transform is known and the range is one of the text.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let whole = NSRange(location: 0, length: string.length)
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    guard part.location >= 0, part.length >= 0, part.location <= whole.length - part.length,
        let result = string.substring(with: part).applyingTransform(StringTransform(transform), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: part, with: result)
    range?.pointee.length = result.utf16.count
    return true
}
