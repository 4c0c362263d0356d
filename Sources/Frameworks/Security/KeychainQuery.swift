import CoreGraphics
import Foundation

/// What a dictionary of an app asks of the keychain.
///
/// Errors are `errSecParam` for values of a wrong type and for keys that a function does not take,
/// `errSecNoSuchAttr` for attributes that the class does not have, and `errSecUnimplemented` for searches that the
/// keychain cannot do.
struct KeychainQuery {
    enum Purpose {
        case adding, searching, updating
    }

    /// The class, or nil if the query has a persistent reference only.
    private(set) var itemClass: KeychainClass?
    private(set) var attributes: [String: KeychainValue] = [:]
    private(set) var data: Data?
    private(set) var reference: AnyObject?
    private(set) var persistentReference: Data?
    private(set) var ignoresCase = false
    private(set) var limit: Int?
    /// The names of the constants `kSecReturn...` that are true.
    private(set) var returned: Set<String> = []
    private var matchesAnySynchronizable = false

    init(_ dictionary: CFDictionary, for purpose: Purpose) throws(KeychainError) {
        var values: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let name = key.base as? String else { throw KeychainError(errSecParam) }
            values[name] = value
        }
        try readClass(values)
        for (name, value) in values {
            if name.hasPrefix("r_") {
                if try flag(value) { returned.insert(name) }
            } else if name.hasPrefix("m_") {
                guard purpose != .adding else { throw KeychainError(errSecParam) }
                try readMatch(name, value)
            } else if name.hasPrefix("v_") {
                try readValue(name, value)
            } else if name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain || name == kSecClass {
                continue
            } else {
                try readAttribute(name, value, for: purpose)
            }
        }
        try readAttributesOfReference()
    }

    /// What an app wants to change in items of a class.
    init(changes dictionary: CFDictionary, of itemClass: KeychainClass) throws(KeychainError) {
        guard !dictionary.isEmpty else { throw KeychainError(errSecParam) }
        self.itemClass = itemClass
        for (key, value) in dictionary {
            guard let name = key.base as? String, name != kSecClass else { throw KeychainError(errSecParam) }
            if name == kSecValueData {
                try readValue(name, value)
            } else if name.hasPrefix("u_") || name == kSecUseDataProtectionKeychain {
                continue
            } else if ["r_", "m_", "v_"].contains(where: { name.hasPrefix($0) }) {
                throw KeychainError(errSecParam)
            } else {
                try readAttribute(name, value, for: .updating)
            }
        }
    }

    func matches(_ item: KeychainItem) -> Bool {
        if let persistentReference, persistentReference != item.persistentReference { return false }
        if let itemClass, itemClass != item.itemClass { return false }
        if attributes[kSecAttrSynchronizable] == nil, !matchesAnySynchronizable, persistentReference == nil,
            item.attributes[kSecAttrSynchronizable]?.isEmpty == false
        {
            return false
        }
        return attributes.allSatisfy { name, value in
            guard name != kSecAttrAccessControl else { return true }
            guard let other = item.attributes[name] else { return value.isEmpty }
            return value.isEqual(to: other, ignoringCase: ignoresCase)
        }
    }

    private mutating func readClass(_ values: [String: Any]) throws(KeychainError) {
        if let value = values[kSecClass] {
            guard let name = value as? String, let known = KeychainClass.named(name) else {
                throw KeychainError(errSecParam)
            }
            itemClass = known
        } else if values[kSecValueRef] is SecKey {
            itemClass = .key
        } else if values[kSecValueRef] is SecCertificate {
            itemClass = .certificate
        } else if values[kSecValuePersistentRef] == nil {
            throw KeychainError(errSecParam)
        }
    }

    private mutating func readMatch(_ name: String, _ value: Any) throws(KeychainError) {
        switch name {
        case kSecMatchLimit:
            switch KeychainValue(value) {
            case .text(kSecMatchLimitOne): limit = 1
            case .text(kSecMatchLimitAll): limit = .max
            case .number(let number) where number > 0: limit = number
            default: throw KeychainError(errSecParam)
            }
        case kSecMatchCaseInsensitive:
            ignoresCase = try flag(value)
        default:
            throw KeychainError(errSecUnimplemented)
        }
    }

    private mutating func readValue(_ name: String, _ value: Any) throws(KeychainError) {
        switch (name, value) {
        case (kSecValueData, let value as Data): data = value
        case (kSecValuePersistentRef, let value as Data): persistentReference = value
        case (kSecValueRef, let value as SecKey) where itemClass == .key: reference = value
        case (kSecValueRef, let value as SecCertificate) where itemClass == .certificate: reference = value
        default: throw KeychainError(errSecParam)
        }
    }

    private mutating func readAttribute(_ name: String, _ object: Any, for purpose: Purpose) throws(KeychainError) {
        if let itemClass, !itemClass.attributes.contains(name) { throw KeychainError(errSecNoSuchAttr) }
        guard var value = KeychainValue(object) else { throw KeychainError(errSecParam) }
        switch name {
        case kSecAttrSynchronizable where value == .text(kSecAttrSynchronizableAny):
            guard purpose == .searching else { throw KeychainError(errSecParam) }
            matchesAnySynchronizable = true
            return
        case kSecAttrAccessControl where !(object is SecAccessControl):
            throw KeychainError(errSecParam)
        case kSecAttrAccessible:
            guard case .text(let text) = value, accessibilities.contains(text) else { throw KeychainError(errSecParam) }
        case kSecAttrKeyClass, kSecAttrKeyType:
            // Keys have constants that are text with a number.
            if itemClass == .key, case .number(let number) = value { value = .text("\(number)") }
        default:
            break
        }
        attributes[name] = value
    }

    /// Fills in the attributes that a key or a certificate has.
    private mutating func readAttributesOfReference() throws(KeychainError) {
        var found: [String: Any] = [:]
        if let key = reference as? SecKey {
            found = key.attributes
            data = data ?? key.externalRepresentation
        } else if let certificate = reference as? SecCertificate {
            found = certificate.attributes
            data = data ?? certificate.data
        }
        for (name, object) in found where attributes[name] == nil { attributes[name] = KeychainValue(object) }
    }

    private func flag(_ value: Any) throws(KeychainError) -> Bool {
        guard let number = value as? NSNumber else { throw KeychainError(errSecParam) }
        return number.boolValue
    }
}
