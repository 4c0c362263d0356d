import CoreGraphics
import Foundation
import Testing

@testable import Security

@Suite(.ownKeychain) struct KeychainTests {
    private let password: [String: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "service", kSecAttrAccount: "me",
    ]

    private func with(_ more: [String: Any]) -> [String: Any] {
        password.merging(more) { $1 }
    }

    private func add(_ more: [String: Any] = [:]) -> OSStatus {
        SecItemAdd(dictionary(with([kSecValueData: Data("secret".utf8)]).merging(more) { $1 }), nil)
    }

    @Test func `a password is added, found, changed and removed`() throws {
        #expect(find(with([kSecReturnData: true])).status == errSecItemNotFound)
        #expect(add() == errSecSuccess)
        #expect(find(with([kSecReturnData: true])).object as? Data == Data("secret".utf8))
        let change = dictionary([kSecValueData: Data("changed".utf8), kSecAttrLabel: "Label"])
        #expect(SecItemUpdate(dictionary(password), change) == errSecSuccess)
        let found = find(with([kSecReturnData: true, kSecReturnAttributes: true])).object as? [String: Any]
        #expect(found?[kSecValueData] as? Data == Data("changed".utf8))
        #expect(found?[kSecAttrLabel] as? String == "Label")
        #expect(SecItemDelete(dictionary(password)) == errSecSuccess)
        #expect(SecItemDelete(dictionary(password)) == errSecItemNotFound)
        #expect(SecItemUpdate(dictionary(password), change) == errSecItemNotFound)
    }

    @Test func `an item with the same account, service and group is a duplicate`() {
        #expect(add() == errSecSuccess)
        #expect(add([kSecAttrLabel: "other"]) == errSecDuplicateItem)
        #expect(add([kSecAttrAccount: "you"]) == errSecSuccess)
        #expect(add([kSecAttrService: "other"]) == errSecSuccess)
        #expect(add([kSecAttrAccessGroup: "group"]) == errSecSuccess)
        #expect(add([kSecAttrSynchronizable: true]) == errSecSuccess)
        #expect(add([kSecAttrSynchronizable: true]) == errSecDuplicateItem)
        #expect(SecItemAdd(dictionary([kSecClass: kSecClassGenericPassword]), nil) == errSecSuccess)
        #expect(
            SecItemAdd(dictionary([kSecClass: kSecClassGenericPassword, kSecAttrAccount: ""]), nil)
                == errSecDuplicateItem)
        let change = dictionary([kSecAttrAccount: "you"])
        #expect(SecItemUpdate(dictionary(with([kSecAttrLabel: "none"])), change) == errSecItemNotFound)
        #expect(SecItemUpdate(dictionary(password), change) == errSecDuplicateItem)
        #expect(find(password).status == errSecSuccess)
    }

    @Test func `internet passwords differ by server, port, path and protocol`() {
        let query: [String: Any] = [
            kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.com", kSecAttrAccount: "me",
            kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecAttrPort: 443, kSecAttrPath: "/",
        ]
        func add(_ more: [String: Any]) -> OSStatus { SecItemAdd(dictionary(query.merging(more) { $1 }), nil) }
        #expect(add([:]) == errSecSuccess)
        #expect(add([kSecAttrComment: "comment"]) == errSecDuplicateItem)
        for (name, value) in [
            (kSecAttrServer, "example.org" as Any), (kSecAttrPort, 8443), (kSecAttrPath, "/a"),
            (kSecAttrProtocol, kSecAttrProtocolFTP), (kSecAttrSecurityDomain, "domain"),
            (kSecAttrAuthenticationType, kSecAttrAuthenticationTypeHTTPBasic),
        ] {
            #expect(add([name: value]) == errSecSuccess)
        }
        let all: [String: Any] = [
            kSecClass: kSecClassInternetPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
        ]
        #expect((find(all).object as? [[String: Any]])?.count == 7)
        let found = find(all.merging([kSecAttrPort: 8443]) { $1 }).object as? [[String: Any]]
        #expect(found?.first?[kSecAttrPort] as? Int == 8443)
        #expect(found?.first?[kSecAttrProtocol] as? String == kSecAttrProtocolHTTPS)
    }

    @Test func `attributes come back with those that the keychain adds`() throws {
        #expect(
            add([
                kSecAttrLabel: "Label", kSecAttrDescription: "Description", kSecAttrComment: "Comment",
                kSecAttrGeneric: Data([1, 2]), kSecAttrCreator: 7, kSecAttrType: NSNumber(value: UInt32.max),
                kSecAttrIsInvisible: true, kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
            ]) == errSecSuccess)
        let found = try #require(find(with([kSecReturnAttributes: true])).object as? [String: Any])
        #expect(found[kSecAttrLabel] as? String == "Label")
        #expect(found[kSecAttrDescription] as? String == "Description")
        #expect(found[kSecAttrComment] as? String == "Comment")
        #expect(found[kSecAttrGeneric] as? Data == Data([1, 2]))
        #expect(found[kSecAttrCreator] as? Int == 7)
        #expect(found[kSecAttrType] as? UInt32 == .max)
        #expect(found[kSecAttrIsInvisible] as? Bool == true)
        #expect(found[kSecAttrAccessible] as? String == kSecAttrAccessibleAfterFirstUnlock)
        #expect(found[kSecAttrSynchronizable] as? Bool == false)
        #expect(found[kSecAttrAccessGroup] as? String != nil)
        #expect(found[kSecClass] as? String == kSecClassGenericPassword)
        let created = try #require(found[kSecAttrCreationDate] as? Date)
        #expect(abs(created.timeIntervalSinceNow) < 60)
        #expect(found[kSecAttrModificationDate] as? Date == created)
        #expect(found[kSecValueData] == nil)
        #expect(SecItemUpdate(dictionary(password), dictionary([kSecAttrComment: "new"])) == errSecSuccess)
        let changed = try #require(find(with([kSecReturnAttributes: true])).object as? [String: Any])
        #expect(try #require(changed[kSecAttrModificationDate] as? Date) > created)
        #expect(changed[kSecAttrCreationDate] as? Date == created)
    }

    @Test func `accessibility is when unlocked unless an item says otherwise`() {
        #expect(add() == errSecSuccess)
        let found = find(with([kSecReturnAttributes: true])).object as? [String: Any]
        #expect(found?[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
    }

    @Test func `limits say how many items are found`() {
        for account in ["a", "b", "c"] { #expect(add([kSecAttrAccount: account]) == errSecSuccess) }
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecReturnAttributes: true]
        #expect((find(query).object as? [String: Any])?[kSecAttrAccount] as? String == "a")
        let all = find(query.merging([kSecMatchLimit: kSecMatchLimitAll]) { $1 }).object as? [[String: Any]]
        #expect(all?.map { $0[kSecAttrAccount] as? String } == ["a", "b", "c"])
        let two = find(query.merging([kSecMatchLimit: 2]) { $1 }).object as? [[String: Any]]
        #expect(two?.count == 2)
        let data = find([
            kSecClass: kSecClassGenericPassword, kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll,
        ])
        #expect((data.object as? [Data])?.count == 3)
        #expect(SecItemDelete(dictionary([kSecClass: kSecClassGenericPassword])) == errSecSuccess)
        #expect(find(query).status == errSecItemNotFound)
    }

    @Test func `synchronizable items are found if a query asks for them`() {
        #expect(add([kSecAttrSynchronizable: true]) == errSecSuccess)
        #expect(find(password).status == errSecItemNotFound)
        #expect(find(with([kSecAttrSynchronizable: false])).status == errSecItemNotFound)
        #expect(find(with([kSecAttrSynchronizable: true])).status == errSecSuccess)
        #expect(find(with([kSecAttrSynchronizable: kSecAttrSynchronizableAny])).status == errSecSuccess)
        #expect(add([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == errSecParam)
        #expect(
            SecItemDelete(dictionary(with([kSecAttrSynchronizable: kSecAttrSynchronizableAny]))) == errSecSuccess)
    }

    @Test func `a persistent reference finds its item until it is removed`() throws {
        var object: CFTypeRef?
        #expect(
            SecItemAdd(dictionary(with([kSecValueData: Data([1]), kSecReturnPersistentRef: true])), &object)
                == errSecSuccess)
        let reference = try #require(object as? Data)
        let query: [String: Any] = [kSecValuePersistentRef: reference, kSecReturnData: true]
        #expect(find(query).object as? Data == Data([1]))
        let change = dictionary([kSecAttrAccount: "you", kSecAttrSynchronizable: true])
        #expect(SecItemUpdate(dictionary(password), change) == errSecSuccess)
        #expect(find(query).object as? Data == Data([1]))
        #expect(SecItemDelete(dictionary([kSecValuePersistentRef: reference])) == errSecSuccess)
        #expect(find(query).status == errSecItemNotFound)
    }

    @Test func `adding returns what it is asked for`() {
        var object: CFTypeRef?
        #expect(
            SecItemAdd(dictionary(with([kSecValueData: Data([1]), kSecReturnData: true])), &object) == errSecSuccess)
        #expect(object as? Data == Data([1]))
        object = nil
        #expect(
            SecItemAdd(dictionary(with([kSecAttrAccount: "b", kSecReturnAttributes: true])), &object) == errSecSuccess)
        #expect((object as? [String: Any])?[kSecAttrAccount] as? String == "b")
    }

    @Test func `values of a query and its options do not narrow a search`() {
        #expect(add() == errSecSuccess)
        let query = with([
            kSecValueData: Data("other".utf8), kSecUseOperationPrompt: "prompt",
            kSecUseDataProtectionKeychain: true, kSecUseAuthenticationUI: kSecUseAuthenticationUISkip,
        ])
        #expect(find(query).status == errSecSuccess)
        #expect(find(with([kSecAttrAccessible: kSecAttrAccessibleAlways])).status == errSecItemNotFound)
        #expect(find(with([kSecAttrService: "SERVICE"])).status == errSecItemNotFound)
        #expect(find(with([kSecAttrService: "SERVICE", kSecMatchCaseInsensitive: true])).status == errSecSuccess)
        #expect(SecItemDelete(dictionary(query)) == errSecSuccess)
    }

    @Test func `accounts can be data`() {
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: Data("me".utf8)]
        #expect(SecItemAdd(dictionary(query), nil) == errSecSuccess)
        #expect(SecItemAdd(dictionary(query), nil) == errSecDuplicateItem)
        #expect(find(query).status == errSecSuccess)
    }

    @Test func `text that XML cannot contain comes back`() {
        let text = "a\u{0}\u{1}<&>\u{FFFF}\n\r\u{1F511}é"
        #expect(add([kSecAttrAccount: text]) == errSecSuccess)
        let found = find(with([kSecAttrAccount: text, kSecReturnAttributes: true])).object as? [String: Any]
        #expect(found?[kSecAttrAccount] as? String == text)
    }

    @Test func `access controls come back, and set the accessibility`() throws {
        let control = try #require(
            SecAccessControlCreateWithFlags(
                kCFAllocatorDefault, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
                [.biometryAny, .or, .devicePasscode],
                nil))
        #expect(
            add([kSecAttrAccessControl: control, kSecAttrAccessible: kSecAttrAccessibleAlways]) == errSecParam)
        #expect(add([kSecAttrAccessControl: "control"]) == errSecParam)
        #expect(add([kSecAttrAccessControl: control]) == errSecSuccess)
        let found = find(with([kSecReturnAttributes: true, kSecAttrAccessControl: control])).object as? [String: Any]
        #expect(found?[kSecAttrAccessControl] as? SecAccessControl == control)
        #expect(found?[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly)
        let change = dictionary([kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked])
        #expect(SecItemUpdate(dictionary(password), change) == errSecSuccess)
        let changed = find(with([kSecReturnAttributes: true])).object as? [String: Any]
        #expect(changed?[kSecAttrAccessControl] == nil)
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, "other", .userPresence, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }

    @Test func `queries with wrong parts are errors`() {
        #expect(SecItemAdd(dictionary([:]), nil) == errSecParam)
        #expect(find([:]).status == errSecParam)
        #expect(find([kSecClass: "other"]).status == errSecParam)
        #expect(find([kSecClass: 7]).status == errSecParam)
        #expect(SecItemDelete(dictionary([kSecAttrAccount: "me"])) == errSecParam)
        #expect(add([kSecValueData: "text"]) == errSecParam)
        #expect(add([kSecAttrAccount: ["array"]]) == errSecParam)
        #expect(add([kSecAttrServer: "example.com"]) == errSecNoSuchAttr)
        #expect(add([kSecAttrAccessible: "other"]) == errSecParam)
        #expect(add([kSecMatchLimit: kSecMatchLimitOne]) == errSecParam)
        #expect(add([kSecReturnData: "yes"]) == errSecParam)
        #expect(SecItemAdd([1: 2], nil) == errSecParam)
        #expect(find(with([kSecMatchLimit: "other"])).status == errSecParam)
        #expect(find(with([kSecMatchLimit: 0])).status == errSecParam)
        #expect(find(with([kSecMatchSubjectContains: "text"])).status == errSecUnimplemented)
        #expect(SecItemAdd(dictionary([kSecClass: kSecClassIdentity]), nil) == errSecUnimplemented)
        #expect(find([kSecClass: kSecClassIdentity]).status == errSecItemNotFound)
    }

    @Test func `changes with wrong parts are errors, and change nothing`() {
        #expect(add() == errSecSuccess)
        for change in [
            [:], [kSecClass: kSecClassGenericPassword], [kSecReturnData: true], [kSecMatchLimit: kSecMatchLimitOne],
            [kSecValueData: 7], [kSecAttrAccount: Date.self],
        ] as [[String: Any]] {
            #expect(SecItemUpdate(dictionary(password), dictionary(change)) == errSecParam)
        }
        #expect(SecItemUpdate(dictionary(password), dictionary([kSecAttrPort: 1])) == errSecNoSuchAttr)
        #expect(find(with([kSecReturnData: true])).object as? Data == Data("secret".utf8))
    }

    @Test func `only the owner can read the file`() throws {
        #expect(add() == errSecSuccess)
        let folder = try #require(KeychainFile.folder)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.appendingPathComponent("keychain.plist").path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: folder.appendingPathComponent("keychain.plist")), format: nil)
        #expect(((list as? [String: Any])?["items"] as? [[String: Any]])?.count == 1)
    }

    @Test(arguments: ["", "text", "<plist><dict/></plist>", "bplist00"])
    func `a damaged file is an error and stays as it is`(text: String) throws {
        #expect(add() == errSecSuccess)
        let file = try #require(KeychainFile.folder).appendingPathComponent("keychain.plist")
        try Data(text.utf8).write(to: file)
        #expect(find(password).status == errSecNotAvailable)
        #expect(add() == errSecNotAvailable)
        #expect(SecItemUpdate(dictionary(password), dictionary([kSecAttrLabel: "a"])) == errSecNotAvailable)
        #expect(SecItemDelete(dictionary(password)) == errSecNotAvailable)
        #expect(try Data(contentsOf: file) == Data(text.utf8))
    }

    @Test func `a file with an item that is none is an error`() throws {
        #expect(add() == errSecSuccess)
        let file = try #require(KeychainFile.folder).appendingPathComponent("keychain.plist")
        let list: [String: Any] = ["version": 1, "items": [[kSecClass: "other"]]]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        #expect(find(password).status == errSecNotAvailable)
    }

    @Test func `a folder that cannot be made is an error`() throws {
        let folder = try #require(KeychainFile.folder)
        try Data().write(to: folder)
        #expect(add() == errSecIO)
    }

    @Test func `threads add items at the same time without losing any`() async {
        await withTaskGroup(of: OSStatus.self) { group in
            for number in 0..<20 {
                group.addTask {
                    SecItemAdd(
                        [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "account \(number)"] as CFDictionary, nil
                    )
                }
            }
            for await status in group { #expect(status == errSecSuccess) }
        }
        let all = find([
            kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
        ])
        #expect((all.object as? [[String: Any]])?.count == 20)
    }
}
