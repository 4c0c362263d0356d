import CryptoKit
import Foundation
import Testing

@Suite struct SymmetricKeyTests {
    @Test func `keys have their bytes`() {
        let key = SymmetricKey(data: Data([1, 2, 3]))
        #expect(key.bitCount == 24)
        #expect(key.withUnsafeBytes { Data($0) } == Data([1, 2, 3]))
        #expect(key == SymmetricKey(data: [1, 2, 3] as [UInt8]))
        #expect(key != SymmetricKey(data: [1, 2, 4] as [UInt8]))
        #expect(key != SymmetricKey(data: [1, 2] as [UInt8]))
        #expect(SymmetricKey(data: Data()).bitCount == 0)
    }

    @Test func `random keys have their size and differ`() {
        for size in [SymmetricKeySize.bits128, .bits192, .bits256, SymmetricKeySize(bitCount: 8)] {
            #expect(SymmetricKey(size: size).bitCount == size.bitCount)
        }
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    }

    @Test func `codes are those of RFC 4231`() {
        let key = SymmetricKey(data: [UInt8](repeating: 0x0b, count: 20))
        let data = Data("Hi There".utf8)
        #expect(
            hexadecimal(HMAC<SHA256>.authenticationCode(for: data, using: key))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            hexadecimal(HMAC<SHA384>.authenticationCode(for: data, using: key))
                == "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6")
        #expect(
            hexadecimal(HMAC<SHA512>.authenticationCode(for: data, using: key))
                == "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
                + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854")
        #expect(
            hexadecimal(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
                == "b617318655057264e28bc0b6fb378c8ef146be00")
        let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
        let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            hexadecimal(HMAC<SHA256>.authenticationCode(for: text, using: long))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func `codes are verified, and codes of other data, keys and sizes are not`() {
        let (key, data) = (SymmetricKey(size: .bits256), Data("data".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
        data.withUnsafeBytes {
            #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: $0, using: key))
        }
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("date".utf8), using: key))
        #expect(
            !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: SymmetricKey(size: .bits256)))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code).dropLast(), authenticating: data, using: key))
    }

    @Test func `codes in parts are those of the whole, and are described`() {
        var function = HMAC<SHA256>(key: SymmetricKey(data: Data("Jefe".utf8)))
        function.update(data: Data("what do ya want ".utf8))
        _ = function.finalize()
        function.update(data: Data("for nothing?".utf8))
        let code = function.finalize()
        let text = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        #expect(code.description == "HMAC with SHA256: \(text)")
        #expect(code == bytes(text))
        #expect(code != [UInt8]())
        #expect(code.byteCount == 32)
        #expect(Set([code]).contains(code))
    }

    @Test func `derived keys are those of RFC 5869`() {
        let (input, salt, info) = (
            bytes("0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b"), Array(UInt8(0)...12), Array(UInt8(0xf0)...0xf9)
        )
        let key = HKDF<SHA256>.extract(inputKeyMaterial: SymmetricKey(data: input), salt: salt)
        #expect(hexadecimal(key) == "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5")
        let output = bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
        #expect(
            HKDF<SHA256>.expand(pseudoRandomKey: key, info: info, outputByteCount: 42) == SymmetricKey(data: output))
        #expect(
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: SymmetricKey(data: input), salt: salt, info: info, outputByteCount: 42)
                == SymmetricKey(data: output))
        let plain = bytes("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8")
        #expect(
            HKDF<SHA256>.deriveKey(inputKeyMaterial: SymmetricKey(data: input), outputByteCount: 42)
                == SymmetricKey(data: plain))
    }

    @Test func `keys are derived without a salt, without info and to any size`() {
        let input = SymmetricKey(data: Data("input".utf8))
        let none = Data()
        for count in [0, 1, 32, 33, 255 * 32] {
            let salted = HKDF<SHA256>.deriveKey(inputKeyMaterial: input, salt: Data([1]), outputByteCount: count)
            #expect(salted.bitCount == count * 8)
            #expect(
                salted
                    == HKDF<SHA256>.deriveKey(
                        inputKeyMaterial: input, salt: Data([1]), info: none, outputByteCount: count))
            #expect(
                HKDF<SHA256>.deriveKey(inputKeyMaterial: input, info: Data([1]), outputByteCount: count)
                    == HKDF<SHA256>.deriveKey(
                        inputKeyMaterial: input, salt: none, info: Data([1]), outputByteCount: count))
        }
        #expect(
            HKDF<SHA256>.extract(inputKeyMaterial: input, salt: Data?.none)
                == HKDF<SHA256>.extract(inputKeyMaterial: input, salt: none))
        #expect(
            HKDF<SHA256>.expand(pseudoRandomKey: input, info: Data?.none, outputByteCount: 9)
                == HKDF<SHA256>.expand(pseudoRandomKey: input, info: none, outputByteCount: 9))
    }
}
