import CryptoKit
import Foundation
import Testing

@Suite struct SecureEnclaveTests {
    private let unavailable = CryptoKitError.underlyingCoreCryptoError(error: -4)

    @Test func `there is no Secure Enclave, and its keys are errors`() {
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: unavailable) { try SecureEnclave.P256.Signing.PrivateKey() }
        #expect(throws: unavailable) { try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: Data()) }
        #expect(throws: unavailable) { try SecureEnclave.P256.KeyAgreement.PrivateKey(compactRepresentable: false) }
        #expect(throws: unavailable) { try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: Data()) }
    }

    @Test func `code that uses its keys compiles`() throws {
        func publicKey() throws -> P256.Signing.PublicKey {
            guard SecureEnclave.isAvailable else { return P256.Signing.PrivateKey().publicKey }
            let key = try SecureEnclave.P256.Signing.PrivateKey()
            let restored = try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: key.dataRepresentation)
            _ = try restored.signature(for: Data()).rawRepresentation
            return restored.publicKey
        }
        #expect(try publicKey().rawRepresentation.count == 64)
    }
}
