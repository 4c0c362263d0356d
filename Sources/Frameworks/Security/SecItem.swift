public import CoreGraphics
import Foundation

// The keychain is a file of the app's home, which `KeychainFile` describes.

/// Adds an item to the keychain.
///
/// The result is `errSecDuplicateItem` if there is one with the attributes that identify items of the class.
/// Without an access group, the item has that of the app; without an accessibility, it has `WhenUnlocked`.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status {
        () throws(KeychainError) in
        let query = try KeychainQuery(attributes, for: .adding)
        guard let itemClass = query.itemClass else { throw KeychainError(errSecParam) }
        guard itemClass != .identity else { throw KeychainError(errSecUnimplemented) }
        let item = KeychainItem(itemClass, attributes: try initialAttributes(query), data: query.data)
        try KeychainFile().change { (items) throws(KeychainError) in
            guard !items.contains(where: { $0.itemClass == itemClass && $0.identity == item.identity }) else {
                throw KeychainError(errSecDuplicateItem)
            }
            items.append(item)
        }
        result?.pointee = object(of: item, query.returned)
    }
}

/// Finds items in the keychain, one unless the query has another limit.
///
/// With one of the constants `kSecReturn...`, an item is an `NSData` with its data, an `NSDictionary` with its
/// attributes, a `SecKey` or `SecCertificate`, or an `NSData` with a reference for life; with several, an
/// `NSDictionary` with all. If the limit is more than one, the result is an `NSArray` of them.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status {
        () throws(KeychainError) in
        let query = try KeychainQuery(query, for: .searching)
        let limit = query.limit ?? 1
        let items = try KeychainFile().items().filter { query.matches($0) }.prefix(limit)
        guard let first = items.first else { throw KeychainError(errSecItemNotFound) }
        guard !query.returned.isEmpty else { return }
        if limit == 1 {
            guard let object = object(of: first, query.returned) else { throw KeychainError(errSecDecode) }
            result?.pointee = object
        } else {
            result?.pointee = NSArray(array: items.compactMap { object(of: $0, query.returned) })
        }
    }
}

/// Changes attributes and data of all items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status {
        () throws(KeychainError) in
        let query = try KeychainQuery(query, for: .searching)
        try KeychainFile().change { (items) throws(KeychainError) in
            let found = items.indices.filter { query.matches(items[$0]) }.prefix(query.limit ?? .max)
            guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
            for index in found { try update(&items[index], attributesToUpdate) }
            for index in found {
                let item = items[index]
                let same = items.count { $0.itemClass == item.itemClass && $0.identity == item.identity }
                guard same == 1 else { throw KeychainError(errSecDuplicateItem) }
            }
        }
    }
}

/// Removes all items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status {
        () throws(KeychainError) in
        let query = try KeychainQuery(query, for: .searching)
        try KeychainFile().change { (items) throws(KeychainError) in
            let found = items.indices.filter { query.matches(items[$0]) }.prefix(query.limit ?? .max)
            guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
            for index in found.reversed() { items.remove(at: index) }
        }
    }
}

private func status(_ body: () throws(KeychainError) -> Void) -> OSStatus {
    do {
        try body()
        return errSecSuccess
    } catch {
        return error.status
    }
}

private func initialAttributes(_ query: KeychainQuery) throws(KeychainError) -> [String: KeychainValue] {
    var attributes = query.attributes
    let now = KeychainValue.date(Date())
    attributes[kSecAttrCreationDate] = attributes[kSecAttrCreationDate] ?? now
    attributes[kSecAttrModificationDate] = attributes[kSecAttrModificationDate] ?? now
    attributes[kSecAttrSynchronizable] = attributes[kSecAttrSynchronizable] ?? .number(0)
    attributes[kSecAttrAccessGroup] =
        attributes[kSecAttrAccessGroup] ?? .text(Bundle.main.bundleIdentifier ?? "application")
    try setAccessibility(of: &attributes, changes: query.attributes)
    if attributes[kSecAttrAccessible] == nil { attributes[kSecAttrAccessible] = .text(kSecAttrAccessibleWhenUnlocked) }
    return attributes
}

/// Takes the accessibility from an access control, which an app gives instead of it.
private func setAccessibility(
    of attributes: inout [String: KeychainValue], changes: [String: KeychainValue]
) throws(KeychainError) {
    guard case .text(let text)? = changes[kSecAttrAccessControl], let control = SecAccessControl(text: text) else {
        return
    }
    guard changes[kSecAttrAccessible] == nil else { throw KeychainError(errSecParam) }
    attributes[kSecAttrAccessible] = .text(control.protection)
}

private func update(_ item: inout KeychainItem, _ changes: CFDictionary) throws(KeychainError) {
    let changes = try KeychainQuery(changes: changes, of: item.itemClass)
    item.attributes.merge(changes.attributes) { $1 }
    if changes.attributes[kSecAttrAccessible] != nil { item.attributes[kSecAttrAccessControl] = nil }
    try setAccessibility(of: &item.attributes, changes: changes.attributes)
    if changes.attributes[kSecAttrAccessControl] != nil {
        item.attributes[kSecAttrAccessControl] = changes.attributes[kSecAttrAccessControl]
    }
    if changes.attributes[kSecAttrModificationDate] == nil {
        item.attributes[kSecAttrModificationDate] = .date(Date())
    }
    item.data = changes.data ?? item.data
}

/// The object that an app gets for an item, or nil if it asks for nothing.
private func object(of item: KeychainItem, _ returned: Set<String>) -> AnyObject? {
    let parts: [(name: String, value: AnyObject?)] = [
        (kSecReturnAttributes, nil),
        (kSecReturnData, NSData(data: item.data ?? Data())),
        (kSecReturnRef, item.reference),
        (kSecReturnPersistentRef, NSData(data: item.persistentReference)),
    ].filter { returned.contains($0.0) }
    // Passwords have no references of their own; their attributes take that place.
    let isReferenceOfPassword = returned.contains(kSecReturnRef) && ![.key, .certificate].contains(item.itemClass)
    if returned.count == 1, !returned.contains(kSecReturnAttributes), !isReferenceOfPassword {
        return parts.first?.value
    }
    guard !returned.isEmpty else { return nil }
    var dictionary = returned.contains(kSecReturnAttributes) || isReferenceOfPassword ? item.visibleAttributes : [:]
    let names = [
        kSecReturnData: kSecValueData, kSecReturnRef: kSecValueRef, kSecReturnPersistentRef: kSecValuePersistentRef,
    ]
    for (name, value) in parts {
        if let name = names[name], let value { dictionary[name] = value }
    }
    return NSDictionary(dictionary: dictionary)
}
