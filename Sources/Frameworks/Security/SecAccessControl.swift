public import CoreGraphics
public import Foundation

/// Conditions for the use of an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var userPresence: Self { Self(rawValue: 1 << 0) }
    public static var biometryAny: Self { Self(rawValue: 1 << 1) }
    public static var touchIDAny: Self { biometryAny }
    public static var biometryCurrentSet: Self { Self(rawValue: 1 << 3) }
    public static var touchIDCurrentSet: Self { biometryCurrentSet }
    public static var devicePasscode: Self { Self(rawValue: 1 << 4) }
    public static var companion: Self { Self(rawValue: 1 << 5) }
    public static var or: Self { Self(rawValue: 1 << 14) }
    public static var and: Self { Self(rawValue: 1 << 15) }
    public static var privateKeyUsage: Self { Self(rawValue: 1 << 30) }
    public static var applicationPassword: Self { Self(rawValue: 1 << 31) }
}

/// When and under which conditions an item can be used.
///
/// The keychain keeps it, and does not ask anybody: like on a simulator, an item's data is returned at once.
public final class SecAccessControl: Hashable, Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        self.protection = protection
        self.flags = flags
    }

    /// The control that `text` describes.
    convenience init?(text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let flags = UInt(parts[1]) else { return nil }
        self.init(protection: String(parts[0]), flags: SecAccessControlCreateFlags(rawValue: flags))
    }

    /// A description for the keychain.
    var text: String { "\(protection) \(flags.rawValue)" }

    public static func == (lhs: SecAccessControl, rhs: SecAccessControl) -> Bool {
        lhs.text == rhs.text
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

/// Makes an access control of one of the constants `kSecAttrAccessible...` and flags.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let protection = protection as? String, accessibilities.contains(protection) else {
        error.set(errSecParam, "the protection is none of the constants kSecAttrAccessible...")
        return nil
    }
    return SecAccessControl(protection: protection, flags: flags)
}

public func SecAccessControlGetTypeID() -> UInt {
    typeID(of: SecAccessControl.self)
}

/// The values of the attribute `kSecAttrAccessible`.
let accessibilities: Set<String> = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
]

/// A number that differs for each class of objects.
func typeID(of type: AnyObject.Type) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type).hashValue)
}
