import CryptoKit
import Foundation
import Testing

@Suite struct AuthenticatedEncryptionTests {
    private let message = bytes(
        """
        d9313225f88406e5a55909c5aff5269a 86a7a9531534f7da2e4c303d8a318a72
        1c3c0c95956809532fcf0e2449a6b525 b16aedf5aa0de657ba637b39
        """)
    private let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    private let authenticated = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")

    @Test func `AES-GCM is that of its specification`() throws {
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: authenticated)
        #expect(
            hexadecimal(box.ciphertext)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
                + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
        #expect(hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(try AES.GCM.open(box, using: key, authenticating: authenticated) == Data(message))
        let empty = try AES.GCM.seal(
            [UInt8](), using: SymmetricKey(data: Data(count: 16)), nonce: AES.GCM.Nonce(data: Data(count: 12)))
        #expect(hexadecimal(empty.tag) == "58e2fccefa7e3061367f1d57a4e7455a")
        #expect(try AES.GCM.open(empty, using: SymmetricKey(data: Data(count: 16))).isEmpty)
    }

    @Test func `a long nonce works, without a combined representation`() throws {
        let nonce = try AES.GCM.Nonce(
            data: bytes(
                """
                9313225df88406e555909c5aff5269aa 6a7a9538534f7da1e4c303d2a318a728
                c3c0c95156809539fcf0e2429a6b5254 16aedbf5a0de6a57a637b39b
                """))
        let box = try AES.GCM.seal(message, using: key, nonce: nonce, authenticating: authenticated)
        #expect(hexadecimal(box.tag) == "619cc5aefffe0bfa462af43c1699d050")
        #expect(box.combined == nil)
        #expect(try AES.GCM.open(box, using: key, authenticating: authenticated) == Data(message))
    }

    @Test(arguments: [SymmetricKeySize.bits128, .bits192, .bits256], [0, 1, 15, 16, 17, 100_000])
    func `messages come back from combined boxes`(size: SymmetricKeySize, count: Int) throws {
        let key = SymmetricKey(size: size)
        let message = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let combined = try #require(AES.GCM.seal(message, using: key).combined)
        #expect(combined.count == count + 28)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
        let slice = (Data([0, 0]) + combined)[2...]
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: slice), using: key) == message)
    }

    @Test func `nonces are random`() throws {
        let (one, other) = (try AES.GCM.seal(message, using: key), try AES.GCM.seal(message, using: key))
        #expect(Array(one.nonce) != Array(other.nonce))
        #expect(one.ciphertext != other.ciphertext)
    }

    @Test func `anything that differs from what was sealed fails to authenticate`() throws {
        let box = try AES.GCM.seal(message, using: key, authenticating: authenticated)
        let combined = try #require(box.combined)
        for index in [0, 11, 12, 40, combined.count - 1] {
            var tampered = combined
            tampered[index] ^= 1
            let box = try AES.GCM.SealedBox(combined: tampered)
            #expect(throws: CryptoKitError.authenticationFailure) {
                try AES.GCM.open(box, using: key, authenticating: authenticated)
            }
        }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: authenticated)
        }
        let truncated = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext.dropLast(), tag: box.tag)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(truncated, using: key, authenticating: authenticated)
        }
    }

    @Test func `wrong sizes are errors`() throws {
        let box = try AES.GCM.seal(message, using: key)
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.Nonce(data: Data(count: 11)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data()) }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: Data(), tag: Data(count: 15))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(message, using: SymmetricKey(data: Data(count: 17)))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.open(box, using: SymmetricKey(data: Data()))
        }
        let large = try AES.GCM.Nonce(data: Data(count: 1000))
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.seal(message, using: key, nonce: large) }
    }

    @Test func `ChaCha20-Poly1305 is that of RFC 8439`() throws {
        let key = SymmetricKey(data: Array(UInt8(0x80)...0x9f))
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let text =
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
            + "sunscreen would be it."
        let authenticated = bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: authenticated)
        #expect(
            hexadecimal(box.ciphertext)
                == "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
                + "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
                + "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
                + "3ff4def08e4b7a9de576d26586cec64b6116")
        #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        let same = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(same, using: key, authenticating: authenticated) == Data(text.utf8))
        #expect(same.nonce.withUnsafeBytes { Data($0) } == Data(box.nonce))
    }

    @Test func `ChaCha20-Poly1305 reports tampered boxes and wrong sizes`() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try ChaChaPoly.seal(message, using: key)
        var tag = box.tag
        tag[0] ^= 1
        let tampered = try ChaChaPoly.SealedBox(nonce: box.nonce, ciphertext: box.ciphertext, tag: tag)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(tampered, using: key) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.SealedBox(combined: Data(count: 3)) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try ChaChaPoly.seal(message, using: SymmetricKey(size: .bits128))
        }
    }

    @Test func `keys are wrapped as in RFC 3394`() throws {
        let kek = SymmetricKey(data: Array(UInt8(0)...0x0f))
        let key = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff"))
        let wrapped = try AES.KeyWrap.wrap(key, using: kek)
        #expect(hexadecimal(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        #expect(try AES.KeyWrap.unwrap(wrapped, using: kek) == key)
        let largeKek = SymmetricKey(data: Array(UInt8(0)...0x1f))
        let large = SymmetricKey(data: bytes("00112233445566778899aabbccddeeff000102030405060708090a0b0c0d0e0f"))
        #expect(
            hexadecimal(try AES.KeyWrap.wrap(large, using: largeKek))
                == "28c9f404c4b810f4cbccb35cfb87f8263f5786e2d80ed326cbc7f0e71a99f43bfb988b9b7a02dd21")
    }

    @Test func `wrapped keys that are damaged and wrong sizes are errors`() throws {
        let (key, kek) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits128))
        var wrapped = try AES.KeyWrap.wrap(key, using: kek)
        wrapped[3] ^= 1
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped, using: kek) }
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(wrapped.dropLast(), using: kek) }
        #expect(throws: CryptoKitError.unwrapFailure) { try AES.KeyWrap.unwrap(Data(), using: kek) }
        #expect(throws: CryptoKitError.wrapFailure) {
            try AES.KeyWrap.wrap(SymmetricKey(data: Data(count: 17)), using: kek)
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.KeyWrap.wrap(key, using: SymmetricKey(data: Data(count: 5)))
        }
    }
}
