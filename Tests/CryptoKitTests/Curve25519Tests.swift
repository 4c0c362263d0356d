import CryptoKit
import Foundation
import Testing

@Suite struct Curve25519Tests {
    @Test(arguments: [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
                + "d25bf5f0595bbe24655141438e7a100b"
        ),
        (
            "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
                + "4a7c15e9716ed28dc027beceea1ec40a"
        ),
    ])
    func `signatures are those of RFC 8032`(secret: String, open: String, message: String, signature: String) throws {
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes(secret))
        #expect(hexadecimal(key.publicKey.rawRepresentation) == open)
        #expect(hexadecimal(try key.signature(for: bytes(message))) == signature)
        #expect(key.publicKey.isValidSignature(bytes(signature), for: bytes(message)))
    }

    @Test func `signatures of other data, of other keys and of other sizes are not valid`() throws {
        let key = Curve25519.Signing.PrivateKey()
        let data = Data("data".utf8)
        let signature = try key.signature(for: data)
        let copy = try Curve25519.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation)
        #expect(copy.isValidSignature(signature, for: data))
        #expect(!copy.isValidSignature(signature, for: Data("date".utf8)))
        #expect(!copy.isValidSignature(signature.dropLast(), for: data))
        #expect(!copy.isValidSignature(Data(), for: data))
        #expect(!copy.isValidSignature(Data(count: 64), for: data))
        #expect(!Curve25519.Signing.PrivateKey().publicKey.isValidSignature(signature, for: data))
        let point = try Curve25519.Signing.PublicKey(rawRepresentation: Data(repeating: 0xff, count: 32))
        #expect(!point.isValidSignature(signature, for: data))
    }

    @Test func `shared secrets are those of RFC 7748`() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(
            hexadecimal(alice.publicKey.rawRepresentation)
                == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(secret == bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
        #expect(try bob.sharedSecretFromKeyAgreement(with: alice.publicKey) == secret)
    }

    @Test func `points that agree on nothing are errors`() throws {
        let zero = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
        #expect(throws: CryptoKitError.self) {
            try Curve25519.KeyAgreement.PrivateKey().sharedSecretFromKeyAgreement(with: zero)
        }
    }

    @Test func `random keys differ and come back from their bytes`() throws {
        let key = Curve25519.KeyAgreement.PrivateKey()
        #expect(key.rawRepresentation != Curve25519.KeyAgreement.PrivateKey().rawRepresentation)
        let copy = try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
        #expect(copy.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
    }

    @Test(arguments: [0, 31, 33]) func `keys of another size are errors`(count: Int) {
        let data = Data(count: count)
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.Signing.PrivateKey(rawRepresentation: data) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.Signing.PublicKey(rawRepresentation: data) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: data)
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.KeyAgreement.PublicKey(rawRepresentation: data)
        }
    }
}
