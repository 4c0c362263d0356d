import CCrypto
import CoreGraphics
import Foundation

/// An item of the keychain.
struct KeychainItem: Hashable, Sendable {
    let itemClass: KeychainClass
    /// An identifier for life.
    let persistentReference: Data
    var attributes: [String: KeychainValue]
    var data: Data?

    /// The values that no other item of the class has.
    var identity: [KeychainValue?] {
        itemClass.identifying.map { name in attributes[name].flatMap { $0.isEmpty ? nil : $0 } }
    }

    init(_ itemClass: KeychainClass, attributes: [String: KeychainValue], data: Data?) {
        self.itemClass = itemClass
        self.attributes = attributes
        self.data = data
        var reference = Data(count: 16)
        reference.withUnsafeMutableBytes { _ = ccrypto_random($0.baseAddress, $0.count) }
        persistentReference = Data(itemClass.name.utf8) + reference
    }

    /// The item of a dictionary in the keychain's file.
    init?(propertyList: [String: Any]) {
        guard let name = propertyList[kSecClass] as? String, let itemClass = KeychainClass.named(name),
            let reference = propertyList[kSecValuePersistentRef] as? Data
        else { return nil }
        self.itemClass = itemClass
        persistentReference = reference
        data = propertyList[kSecValueData] as? Data
        attributes = [:]
        for (name, object) in propertyList where itemClass.attributes.contains(name) {
            guard let value = KeychainValue(object) else { return nil }
            attributes[name] = value
        }
    }

    var propertyList: [String: Any] {
        var list = attributes.mapValues(\.object)
        list[kSecClass] = itemClass.name
        list[kSecValuePersistentRef] = persistentReference
        list[kSecValueData] = data
        return list
    }

    /// The attributes as an app sees them.
    var visibleAttributes: [String: Any] {
        var visible = attributes.mapValues(\.object)
        visible[kSecClass] = itemClass.name
        if case .text(let text)? = attributes[kSecAttrAccessControl] {
            visible[kSecAttrAccessControl] = SecAccessControl(text: text)
        }
        return visible
    }

    /// The key or certificate of the item, or nil for other classes and for data that is none.
    var reference: AnyObject? {
        guard let data else { return nil }
        switch itemClass {
        case .key:
            let properties = visibleAttributes.reduce(into: CFDictionary()) { $0[$1.key] = $1.value }
            return SecKeyCreateWithData(data, properties, nil)
        case .certificate:
            return SecCertificateCreateWithData(nil, data)
        default:
            return nil
        }
    }
}
