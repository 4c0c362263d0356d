import CCrypto
import Foundation

/// A cipher that authenticates what it encrypts, and other data, with a tag of 16 bytes.
struct AuthenticatedCipher {
    static let tagByteCount = 16
    static let nonceByteCount = 12

    static let aesGCM = AuthenticatedCipher(algorithm: CCRYPTO_AES_GCM, keyByteCounts: [16, 24, 32])
    static let chaChaPoly = AuthenticatedCipher(algorithm: CCRYPTO_CHACHA20_POLY1305, keyByteCounts: [32])

    private let algorithm: ccrypto_aead
    private let keyByteCounts: [Int]

    func seal(
        _ message: some DataProtocol, using key: SymmetricKey, nonce: Data,
        authenticating authenticated: some DataProtocol
    ) throws -> (ciphertext: Data, tag: Data) {
        try check(key)
        var tag = Data(count: Self.tagByteCount)
        let ciphertext = try run(message, key, nonce, authenticated) { key, nonce, authenticated, message, output in
            tag.withUnsafeMutableBytes { tag in
                ccrypto_aead_seal(
                    algorithm, key.baseAddress, key.count, nonce.baseAddress, nonce.count, authenticated.baseAddress,
                    authenticated.count, message.baseAddress, message.count, output.baseAddress, tag.baseAddress)
            } == 1
        }
        // What a key of the right size cannot seal has a nonce beyond the limits of the library.
        guard let ciphertext else { throw CryptoKitError.incorrectParameterSize }
        return (ciphertext, tag)
    }

    func open(
        _ ciphertext: Data, tag: Data, using key: SymmetricKey, nonce: Data,
        authenticating authenticated: some DataProtocol
    ) throws -> Data {
        try check(key)
        let message = try run(ciphertext, key, nonce, authenticated) { key, nonce, authenticated, ciphertext, output in
            tag.withUnsafeBytes { tag in
                ccrypto_aead_open(
                    algorithm, key.baseAddress, key.count, nonce.baseAddress, nonce.count, authenticated.baseAddress,
                    authenticated.count, ciphertext.baseAddress, ciphertext.count, output.baseAddress, tag.baseAddress)
            } == 1
        }
        guard let message else { throw CryptoKitError.authenticationFailure }
        return message
    }

    private func check(_ key: SymmetricKey) throws {
        guard keyByteCounts.contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    }

    private typealias Step = (
        _ key: UnsafeRawBufferPointer, _ nonce: UnsafeRawBufferPointer, _ authenticated: UnsafeRawBufferPointer,
        _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer
    ) -> Bool

    /// Returns the output, which is as long as the input, or nil if the step fails.
    private func run(
        _ input: some DataProtocol, _ key: SymmetricKey, _ nonce: Data, _ authenticated: some DataProtocol, _ step: Step
    ) throws -> Data? {
        var isDone = false
        let output = Data(count: input.count) { output in
            isDone = key.withUnsafeBytes { key in
                nonce.withUnsafeBytes { nonce in
                    authenticated.withContiguousBytes { authenticated in
                        input.withContiguousBytes { step(key, nonce, authenticated, $0, output) }
                    }
                }
            }
        }
        return isDone ? output : nil
    }
}

/// Returns the three parts of a combined representation with a nonce of the usual size.
func parts(of combined: some DataProtocol) throws -> (nonce: Data, ciphertext: Data, tag: Data) {
    let combined = Data(combined)
    let (nonceCount, tagCount) = (AuthenticatedCipher.nonceByteCount, AuthenticatedCipher.tagByteCount)
    guard combined.count >= nonceCount + tagCount else { throw CryptoKitError.incorrectParameterSize }
    return (
        Data(combined.prefix(nonceCount)), Data(combined.dropFirst(nonceCount).dropLast(tagCount)),
        Data(combined.suffix(tagCount))
    )
}

/// Returns a tag of the right size as data.
func checkedTag(_ tag: some DataProtocol) throws -> Data {
    guard tag.count == AuthenticatedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
    return Data(tag)
}
