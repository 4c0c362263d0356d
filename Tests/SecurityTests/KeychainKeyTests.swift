import CoreGraphics
import Foundation
import Testing

@testable import Security

@Suite(.ownKeychain) struct KeychainKeyTests {
    private let tag = Data("com.example.key".utf8)

    private func makeKey(_ attributes: [String: Any] = [:]) throws -> SecKey {
        let parameters: [String: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
            kSecPrivateKeyAttrs: attributes,
        ]
        return try #require(SecKeyCreateRandomKey(dictionary(parameters), nil))
    }

    private var query: [String: Any] {
        [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true]
    }

    @Test func `a permanent key is in the keychain`() throws {
        let key = try makeKey([kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag, kSecAttrLabel: "Label"])
        let found = try #require(find(query).object as? SecKey)
        #expect(found == key)
        let attributes = find([kSecClass: kSecClassKey, kSecReturnAttributes: true]).object as? [String: Any]
        #expect(attributes?[kSecAttrLabel] as? String == "Label")
        #expect(attributes?[kSecAttrKeySizeInBits] as? Int == 256)
        #expect(attributes?[kSecAttrIsPermanent] as? Bool == true)
        #expect(
            find([
                kSecClass: kSecClassKey, kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
            ]).status == errSecSuccess)
        #expect(find([kSecClass: kSecClassKey, kSecAttrKeyClass: 0]).status == errSecItemNotFound)
        #expect(find([kSecClass: kSecClassKey, kSecAttrKeyClass: 1]).status == errSecSuccess)
    }

    @Test func `another key is not`() throws {
        _ = try makeKey()
        #expect(find([kSecClass: kSecClassKey]).status == errSecItemNotFound)
    }

    @Test func `a key is added by its reference and found by it`() throws {
        let key = try makeKey()
        let item: [String: Any] = [kSecClass: kSecClassKey, kSecValueRef: key, kSecAttrApplicationTag: tag]
        #expect(SecItemAdd(dictionary(item), nil) == errSecSuccess)
        #expect(SecItemAdd(dictionary(item), nil) == errSecDuplicateItem)
        #expect(find(query).object as? SecKey == key)
        let data = find([kSecValueRef: key, kSecReturnData: true]).object as? Data
        #expect(data == SecKeyCopyExternalRepresentation(key, nil))
        #expect(SecItemDelete(dictionary([kSecValueRef: key])) == errSecSuccess)
    }

    @Test func `a key is added by its data`() throws {
        let key = try makeKey()
        let data = try #require(SecKeyCopyExternalRepresentation(key, nil))
        let item: [String: Any] = [
            kSecClass: kSecClassKey, kSecValueData: data, kSecAttrKeyType: kSecAttrKeyTypeEC,
            kSecAttrKeyClass: kSecAttrKeyClassPrivate, kSecAttrApplicationTag: tag,
        ]
        #expect(SecItemAdd(dictionary(item), nil) == errSecSuccess)
        #expect(find(query).object as? SecKey == key)
        let both = find(query.merging([kSecReturnData: true]) { $1 }).object as? [String: Any]
        #expect(both?[kSecValueRef] as? SecKey == key)
        #expect(both?[kSecValueData] as? Data == data)
    }

    @Test func `data that is no key has no reference`() {
        let item: [String: Any] = [
            kSecClass: kSecClassKey, kSecValueData: Data([1]), kSecAttrKeyType: kSecAttrKeyTypeEC,
            kSecAttrKeyClass: kSecAttrKeyClassPrivate, kSecAttrApplicationTag: tag,
        ]
        #expect(SecItemAdd(dictionary(item), nil) == errSecSuccess)
        #expect(find(query).status == errSecDecode)
        let all = find(query.merging([kSecMatchLimit: kSecMatchLimitAll]) { $1 })
        #expect((all.object as? [SecKey])?.isEmpty == true)
    }

    @Test func `a certificate is added by its reference and found by its label`() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, Fixture.certificate))
        #expect(SecItemAdd(dictionary([kSecValueRef: certificate]), nil) == errSecSuccess)
        #expect(SecItemAdd(dictionary([kSecValueRef: certificate]), nil) == errSecDuplicateItem)
        let query: [String: Any] = [
            kSecClass: kSecClassCertificate, kSecAttrLabel: "example.com", kSecReturnRef: true,
            kSecReturnAttributes: true,
        ]
        let found = find(query).object as? [String: Any]
        #expect(found?[kSecValueRef] as? SecCertificate == certificate)
        #expect(found?[kSecAttrSerialNumber] as? Data == Data([0x12, 0x34]))
        #expect(
            SecItemAdd(dictionary([kSecClass: kSecClassKey, kSecValueRef: certificate]), nil) == errSecParam)
    }
}
