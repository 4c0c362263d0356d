import CoreGraphics
import Foundation
import Testing

@testable import Security

@Suite struct SecKeyTests {
    private let sample = Data("sample".utf8)

    private func rsaKey() throws -> SecKey {
        try key(Fixture.rsaKey, kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate)
    }

    private func curveKey(_ bits: Int) throws -> SecKey {
        let parameters: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: bits]
        return try #require(SecKeyCreateRandomKey(dictionary(parameters), nil))
    }

    private func key(_ data: Data, _ type: String, _ keyClass: String) throws -> SecKey {
        var error: Unmanaged<CFError>?
        let key = SecKeyCreateWithData(data, [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass], &error)
        if let error { throw error.takeRetainedValue() }
        return try #require(key)
    }

    private func code(_ body: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> OSStatus {
        var error: Unmanaged<CFError>?
        guard !body(&error) else { return errSecSuccess }
        return error.map { OSStatus($0.takeRetainedValue().code) } ?? -1
    }

    @Test func `keys have their size, and come back from their representation`() throws {
        for bits in [256, 384, 521] {
            let key = try curveKey(bits)
            let open = try #require(SecKeyCopyPublicKey(key))
            let (data, openData) = (
                try #require(SecKeyCopyExternalRepresentation(key, nil)),
                try #require(SecKeyCopyExternalRepresentation(open, nil))
            )
            #expect(data.prefix(openData.count) == openData)
            #expect(try self.key(data, kSecAttrKeyTypeEC, kSecAttrKeyClassPrivate) == key)
            #expect(try self.key(openData, kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClassPublic) == open)
            #expect(SecKeyGetBlockSize(key) == (bits + 7) / 8)
            #expect(SecKeyCopyPublicKey(open) == open)
        }
        let rsa = try rsaKey()
        let open = try #require(SecKeyCopyPublicKey(rsa))
        #expect(SecKeyCopyExternalRepresentation(rsa, nil) == Fixture.rsaKey)
        #expect(SecKeyGetBlockSize(rsa) == 256)
        #expect(try key(Fixture.rsaPublicKeyInfo, kSecAttrKeyTypeRSA, kSecAttrKeyClassPublic) == open)
        let data = try #require(SecKeyCopyExternalRepresentation(open, nil))
        #expect(try key(data, kSecAttrKeyTypeRSA, kSecAttrKeyClassPublic) == open)
    }

    @Test func `attributes describe a key`() throws {
        let key = try curveKey(384)
        let attributes = SecKeyCopyAttributes(key) as? [String: Any]
        #expect(attributes?[kSecAttrKeyType] as? String == kSecAttrKeyTypeEC)
        #expect(attributes?[kSecAttrKeyClass] as? String == kSecAttrKeyClassPrivate)
        #expect(attributes?[kSecAttrKeySizeInBits] as? Int == 384)
        #expect((attributes?[kSecAttrApplicationLabel] as? Data)?.count == 20)
        let open = SecKeyCopyAttributes(try #require(SecKeyCopyPublicKey(key))) as? [String: Any]
        #expect(open?[kSecAttrApplicationLabel] as? Data == attributes?[kSecAttrApplicationLabel] as? Data)
    }

    @Test func `a random RSA key signs`() throws {
        let parameters: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: "1024"]
        var (open, own): (SecKey?, SecKey?)
        #expect(SecKeyGeneratePair(dictionary(parameters), &open, &own) == errSecSuccess)
        let (key, publicKey) = (try #require(own), try #require(open))
        let signature = try #require(SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA512, sample, nil))
        #expect(SecKeyVerifySignature(publicKey, .rsaSignatureMessagePKCS1v15SHA512, sample, signature, nil))
    }

    @Test func `keys that cannot be made are errors`() {
        func status(_ parameters: [String: Any]) -> OSStatus {
            code { SecKeyCreateRandomKey(dictionary(parameters), $0) != nil }
        }
        #expect(status([:]) == errSecParam)
        #expect(status([kSecAttrKeyType: kSecAttrKeyTypeEC]) == errSecParam)
        #expect(status([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 255]) == errSecParam)
        #expect(status([kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 7]) == errSecParam)
        #expect(status([kSecAttrKeyType: "99", kSecAttrKeySizeInBits: 256]) == errSecParam)
        #expect(
            status([
                kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256,
                kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
            ]) == errSecUnimplemented)
        #expect(SecKeyGeneratePair([:], nil, nil) == errSecParam)
    }

    @Test func `data that is no key is an error`() throws {
        let curve = try #require(SecKeyCopyExternalRepresentation(try curveKey(256), nil))
        for data in [
            Data(), Data([1]), Data(count: 65), Data(count: 97), curve.dropLast(), Fixture.rsaKey.dropLast(),
            Fixture.rsaKey + [0],
        ] {
            for type in [kSecAttrKeyTypeRSA, kSecAttrKeyTypeEC, "99"] {
                for keyClass in [kSecAttrKeyClassPublic, kSecAttrKeyClassPrivate, kSecAttrKeyClassSymmetric] {
                    let attributes: [String: Any] = [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass]
                    #expect(code { SecKeyCreateWithData(data, dictionary(attributes), $0) != nil } == errSecParam)
                }
            }
        }
        #expect(code { SecKeyCreateWithData(curve, [:], $0) != nil } == errSecParam)
        // PKCS #8 is no form in which keys are imported.
        let header =
            Data([0x30, 0x82, 0x04, 0xBD, 0x02, 0x01, 0x00, 0x30, 0x0D, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86])
            + Data([0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00, 0x04, 0x82, 0x04, 0xA7])
        let attributes: [String: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
        ]
        #expect(Fixture.rsaKey.count == 0x4A7)
        #expect(
            code { SecKeyCreateWithData(header + Fixture.rsaKey, dictionary(attributes), $0) != nil } == errSecParam)
    }

    @Test func `signatures of another tool are valid`() throws {
        let key = try #require(SecKeyCopyPublicKey(try rsaKey()))
        #expect(
            SecKeyVerifySignature(key, .rsaSignatureMessagePKCS1v15SHA256, sample, Fixture.pkcs1Signature, nil))
        #expect(SecKeyVerifySignature(key, .rsaSignatureMessagePSSSHA256, sample, Fixture.pssSignature, nil))
        #expect(
            SecKeyCreateSignature(try rsaKey(), .rsaSignatureMessagePKCS1v15SHA256, sample, nil)
                == Fixture.pkcs1Signature)
    }

    @Test(arguments: [
        (SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA1, 0), (.rsaSignatureMessagePKCS1v15SHA384, 0),
        (.rsaSignatureMessagePSSSHA1, 0), (.rsaSignatureMessagePSSSHA512, 0), (.rsaSignatureDigestPKCS1v15SHA256, 32),
        (.rsaSignatureDigestPSSSHA224, 28), (.rsaSignatureDigestPKCS1v15Raw, 7), (.rsaSignatureRaw, 100),
        (.rsaSignatureRaw, 200),
    ])
    func `RSA signs and verifies`(algorithm: SecKeyAlgorithm, count: Int) throws {
        let key = try rsaKey()
        let open = try #require(SecKeyCopyPublicKey(key))
        let data = count == 0 ? sample : Data(repeating: 3, count: count)
        let signature = try #require(SecKeyCreateSignature(key, algorithm, data, nil))
        #expect(SecKeyVerifySignature(open, algorithm, data, signature, nil))
        let other = Data(data.dropLast() + [9])
        #expect(code { SecKeyVerifySignature(open, algorithm, other, signature, $0) } == errSecVerifyFailed)
        #expect(code { SecKeyVerifySignature(open, algorithm, data, signature.dropLast(), $0) } == errSecVerifyFailed)
        #expect(code { SecKeyVerifySignature(open, algorithm, data, Data(), $0) } == errSecVerifyFailed)
    }

    @Test(arguments: [256, 384, 521]) func `curves sign and verify`(bits: Int) throws {
        let key = try curveKey(bits)
        let open = try #require(SecKeyCopyPublicKey(key))
        for (algorithm, data) in [
            (SecKeyAlgorithm.ecdsaSignatureMessageX962SHA1, sample), (.ecdsaSignatureMessageX962SHA256, sample),
            (.ecdsaSignatureMessageX962SHA512, sample), (.ecdsaSignatureDigestX962SHA256, Data(count: 32)),
            (.ecdsaSignatureDigestX962, Data(count: 20)), (.ecdsaSignatureMessageRFC4754SHA384, sample),
            (.ecdsaSignatureRFC4754, Data(count: 32)),
        ] {
            let signature = try #require(SecKeyCreateSignature(key, algorithm, data, nil))
            #expect(SecKeyVerifySignature(open, algorithm, data, signature, nil))
            let other = Data([9]) + data.dropFirst()
            #expect(code { SecKeyVerifySignature(open, algorithm, other, signature, $0) } == errSecVerifyFailed)
            for damaged in [Data(), signature.dropLast(), signature + [0], Data(count: 64), Data(count: 1000)] {
                #expect(code { SecKeyVerifySignature(open, algorithm, data, damaged, $0) } == errSecVerifyFailed)
            }
        }
        let raw = try #require(SecKeyCreateSignature(key, .ecdsaSignatureMessageRFC4754SHA256, sample, nil))
        #expect(raw.count == 2 * ((bits + 7) / 8))
    }

    @Test func `digests of a wrong size are errors`() throws {
        let (rsa, curve) = (try rsaKey(), try curveKey(256))
        let data = Data(count: 31)
        #expect(code { SecKeyCreateSignature(rsa, .rsaSignatureDigestPKCS1v15SHA256, data, $0) != nil } == errSecParam)
        #expect(code { SecKeyCreateSignature(rsa, .rsaSignatureRaw, Data(count: 257), $0) != nil } == errSecParam)
        #expect(
            code { SecKeyCreateSignature(rsa, .rsaSignatureDigestPKCS1v15Raw, Data(count: 250), $0) != nil }
                == errSecParam)
        #expect(code { SecKeyCreateSignature(curve, .ecdsaSignatureDigestX962SHA256, data, $0) != nil } == errSecParam)
    }

    @Test func `algorithms are supported for the keys and operations they are for`() throws {
        let (rsa, curve) = (try rsaKey(), try curveKey(256))
        let (openRSA, openCurve) = (try #require(SecKeyCopyPublicKey(rsa)), try #require(SecKeyCopyPublicKey(curve)))
        #expect(SecKeyIsAlgorithmSupported(rsa, .sign, .rsaSignatureMessagePSSSHA256))
        #expect(!SecKeyIsAlgorithmSupported(openRSA, .sign, .rsaSignatureMessagePSSSHA256))
        #expect(SecKeyIsAlgorithmSupported(openRSA, .verify, .rsaSignatureMessagePSSSHA256))
        #expect(SecKeyIsAlgorithmSupported(openRSA, .encrypt, .rsaEncryptionOAEPSHA512AESGCM))
        #expect(SecKeyIsAlgorithmSupported(curve, .keyExchange, .ecdhKeyExchangeCofactor))
        #expect(SecKeyIsAlgorithmSupported(openCurve, .encrypt, .eciesEncryptionCofactorVariableIVX963SHA256AESGCM))
        #expect(!SecKeyIsAlgorithmSupported(curve, .sign, .rsaSignatureRaw))
        #expect(!SecKeyIsAlgorithmSupported(curve, .sign, SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:x:y")))
        #expect(!SecKeyIsAlgorithmSupported(curve, .sign, SecKeyAlgorithm(rawValue: "")))
        #expect(code { SecKeyCreateSignature(curve, .rsaSignatureRaw, sample, $0) != nil } == errSecParam)
        #expect(code { SecKeyVerifySignature(curve, .ecdsaSignatureRFC4754, sample, sample, $0) } == errSecParam)
        #expect(code { SecKeyCreateEncryptedData(rsa, .rsaEncryptionPKCS1, sample, $0) != nil } == errSecParam)
        #expect(code { SecKeyCreateDecryptedData(openRSA, .rsaEncryptionPKCS1, sample, $0) != nil } == errSecParam)
    }

    @Test func `every algorithm with a name has a meaning`() {
        let all: [SecKeyAlgorithm] = [
            .rsaSignatureDigestPKCS1v15SHA224, .rsaSignatureDigestPSSSHA1, .ecdsaSignatureDigestRFC4754SHA1,
            .ecdsaSignatureDigestRFC4754, .rsaEncryptionRaw, .rsaEncryptionOAEPSHA1AESGCM,
            .eciesEncryptionStandardX963SHA1AESGCM, .eciesEncryptionStandardVariableIVX963SHA512AESGCM,
            .ecdhKeyExchangeStandard, .ecdhKeyExchangeCofactorX963SHA512,
        ]
        #expect(all.allSatisfy { KeyAlgorithm($0) != nil })
    }

    @Test(arguments: [
        SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA512,
        .rsaEncryptionOAEPSHA1AESGCM, .rsaEncryptionOAEPSHA256AESGCM,
    ])
    func `RSA encrypts and decrypts`(algorithm: SecKeyAlgorithm) throws {
        let key = try rsaKey()
        let open = try #require(SecKeyCopyPublicKey(key))
        let ciphertext = try #require(SecKeyCreateEncryptedData(open, algorithm, sample, nil))
        #expect(SecKeyCreateDecryptedData(key, algorithm, ciphertext, nil) == sample)
        for damaged in [Data(), ciphertext.dropLast(), Data(count: ciphertext.count)] {
            #expect(code { SecKeyCreateDecryptedData(key, algorithm, damaged, $0) != nil } == errSecParam)
        }
        let large = Data(repeating: 1, count: 1000)
        let encrypted = SecKeyCreateEncryptedData(open, algorithm, large, nil)
        if algorithm.rawValue.hasSuffix("AESGCM") {
            #expect(SecKeyCreateDecryptedData(key, algorithm, try #require(encrypted), nil) == large)
        } else {
            #expect(encrypted == nil)
        }
    }

    @Test func `what another tool encrypts is decrypted`() throws {
        #expect(
            SecKeyCreateDecryptedData(try rsaKey(), .rsaEncryptionOAEPSHA256, Fixture.oaepCiphertext, nil) == sample)
    }

    @Test(arguments: [
        SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM, .eciesEncryptionCofactorX963SHA1AESGCM,
        .eciesEncryptionCofactorVariableIVX963SHA256AESGCM, .eciesEncryptionStandardVariableIVX963SHA384AESGCM,
    ])
    func `curves encrypt and decrypt`(algorithm: SecKeyAlgorithm) throws {
        for bits in [256, 521] {
            let key = try curveKey(bits)
            let open = try #require(SecKeyCopyPublicKey(key))
            for message in [sample, Data(), Data(count: 10_000)] {
                let ciphertext = try #require(SecKeyCreateEncryptedData(open, algorithm, message, nil))
                #expect(SecKeyCreateDecryptedData(key, algorithm, ciphertext, nil) == message)
                for damaged in [Data(), ciphertext.dropLast(), Data(ciphertext.dropFirst()), Data(count: 200)] {
                    #expect(code { SecKeyCreateDecryptedData(key, algorithm, damaged, $0) != nil } == errSecParam)
                }
            }
        }
    }

    @Test func `keys are exchanged`() throws {
        let (one, other) = (try curveKey(256), try curveKey(256))
        let (openOne, openOther) = (try #require(SecKeyCopyPublicKey(one)), try #require(SecKeyCopyPublicKey(other)))
        let secret = try #require(SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandard, openOther, [:], nil))
        #expect(secret.count == 32)
        #expect(SecKeyCopyKeyExchangeResult(other, .ecdhKeyExchangeCofactor, openOne, [:], nil) == secret)
        let parameters: [String: Any] = [
            SecKeyKeyExchangeParameter.requestedSize.rawValue: 50,
            SecKeyKeyExchangeParameter.sharedInfo.rawValue: Data("info".utf8),
        ]
        let algorithm = SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA256
        let derived = SecKeyCopyKeyExchangeResult(one, algorithm, openOther, dictionary(parameters), nil)
        #expect(derived?.count == 50)
        #expect(SecKeyCopyKeyExchangeResult(other, algorithm, openOne, dictionary(parameters), nil) == derived)
        #expect(code { SecKeyCopyKeyExchangeResult(one, algorithm, openOther, [:], $0) != nil } == errSecParam)
        let large = try curveKey(384)
        #expect(
            code { SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandard, large, [:], $0) != nil } == errSecParam)
    }

    @Test func `older functions sign, verify, encrypt and decrypt`() throws {
        let key = try rsaKey()
        let open = try #require(SecKeyCopyPublicKey(key))
        let digest = [UInt8](repeating: 5, count: 32)
        var (signature, count) = ([UInt8](repeating: 0, count: 256), 256)
        #expect(SecKeyRawSign(key, .PKCS1SHA256, digest, 32, &signature, &count) == errSecSuccess)
        #expect(SecKeyRawVerify(open, .PKCS1SHA256, digest, 32, signature, count) == errSecSuccess)
        #expect(SecKeyRawVerify(open, .PKCS1SHA256, digest, 31, signature, count) == errSecVerifyFailed)
        #expect(SecKeyRawSign(key, .PKCS1SHA256, digest, 31, &signature, &count) == errSecParam)
        var (ciphertext, plaintext) = ([UInt8](repeating: 0, count: 256), [UInt8](repeating: 0, count: 256))
        for padding in [SecPadding.PKCS1, .OAEP] {
            count = 256
            #expect(SecKeyEncrypt(open, padding, digest, 32, &ciphertext, &count) == errSecSuccess)
            #expect(SecKeyDecrypt(key, padding, ciphertext, count, &plaintext, &count) == errSecSuccess)
            #expect(Array(plaintext.prefix(count)) == digest)
        }
        count = 10
        #expect(SecKeyEncrypt(open, .PKCS1, digest, 32, &ciphertext, &count) == errSecParam)
    }
}
