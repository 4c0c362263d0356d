import CCrypto
import Foundation

extension SecKeyMaterial {
    private static var tagByteCount: Int { 16 }

    /// Returns encrypted data, or nil if the key cannot encrypt it.
    func encrypt(_ algorithm: KeyAlgorithm, _ data: Data) -> Data? {
        switch (publicKey, algorithm) {
        case (.rsa?, .rsaEncryption(let padding, withAES: false)):
            return encryptRSA(padding, data)
        case (.rsa(let key, _, _)?, .rsaEncryption(let padding, withAES: true)):
            // AES encrypts with a random key, which RSA encrypts.
            var session = Data(count: bits >= 4096 ? 32 : 16)
            guard session.withUnsafeMutableBytes({ ccrypto_random($0.baseAddress, $0.count) }) == 1,
                let wrapped = encryptRSA(padding, session),
                let box = Self.seal(data, key: session, iv: Data(count: 16), authenticating: key)
            else { return nil }
            return wrapped + box
        case (.curve(let bits, let point, _)?, .curveEncryption(let hash, let derivesIV)):
            guard let ephemeral = Self.generateCurve(bits: Int(bits)),
                case .curve(_, let ephemeralPoint, _) = ephemeral,
                let secret = ephemeral.sharedSecret(with: .curve(bits, point: point, scalar: nil))
            else { return nil }
            let parts = Self.sealing(hash, derivesIV, secret, bits, ephemeral: ephemeralPoint, receiver: point)
            return Self.seal(data, key: parts.key, iv: parts.iv, authenticating: parts.authenticated)
                .map { ephemeralPoint + $0 }
        default:
            return nil
        }
    }

    /// Returns decrypted data, or nil if it was not encrypted for the key.
    func decrypt(_ algorithm: KeyAlgorithm, _ data: Data) -> Data? {
        switch (self, algorithm) {
        case (.rsa(_, isPrivate: true, _), .rsaEncryption(let padding, withAES: false)):
            return decryptRSA(padding, data)
        case (.rsa(_, isPrivate: true, _), .rsaEncryption(let padding, withAES: true)):
            let size = (bits + 7) / 8
            guard data.count >= size + Self.tagByteCount,
                case .rsa(let key, _, _)? = publicKey, let session = decryptRSA(padding, Data(data.prefix(size)))
            else { return nil }
            return Self.open(data.dropFirst(size), key: session, iv: Data(count: 16), authenticating: key)
        case (.curve(let bits, let point, _?), .curveEncryption(let hash, let derivesIV)):
            let size = 1 + 2 * Self.coordinateByteCount(bits)
            guard data.count >= size + Self.tagByteCount,
                let other = Self.curve(Data(data.prefix(size)), isPrivate: false), other.bits == self.bits,
                case .curve(_, let ephemeral, _) = other, let secret = sharedSecret(with: other)
            else { return nil }
            let parts = Self.sealing(hash, derivesIV, secret, bits, ephemeral: ephemeral, receiver: point)
            return Self.open(
                data.dropFirst(size), key: parts.key, iv: parts.iv, authenticating: parts.authenticated)
        default:
            return nil
        }
    }

    /// Returns the x coordinate of the product, or nil if the keys are not on the same curve.
    func sharedSecret(with other: SecKeyMaterial) -> Data? {
        guard case .curve(let bits, _, let scalar?) = self, case .curve(bits, let point, _) = other else { return nil }
        var secret = Data(count: Self.coordinateByteCount(bits))
        let isDone = secret.withUnsafeMutableBytes { secret in
            scalar.withUnsafeBytes { own in
                point.withUnsafeBytes { ccrypto_ec_agree(bits, own.baseAddress, $0.baseAddress, secret.baseAddress) }
            }
        }
        return isDone == 1 ? secret : nil
    }

    private func encryptRSA(_ padding: KeyAlgorithm.RSAPadding, _ data: Data) -> Data? {
        guard let key = publicKey?.externalRepresentation else { return nil }
        let size = (bits + 7) / 8
        let input = padding == .none && data.count < size ? Data(count: size - data.count) + data : data
        return rsaOutput { output, count in
            key.withUnsafeBytes { key in
                input.withUnsafeBytes {
                    ccrypto_rsa_encrypt(
                        key.baseAddress, key.count, padding.number, padding.hash?.number ?? -1, $0.baseAddress,
                        $0.count, output, count)
                }
            }
        }
    }

    private func decryptRSA(_ padding: KeyAlgorithm.RSAPadding, _ data: Data) -> Data? {
        rsaOutput { output, count in
            externalRepresentation.withUnsafeBytes { key in
                data.withUnsafeBytes {
                    ccrypto_rsa_decrypt(
                        key.baseAddress, key.count, padding.number, padding.hash?.number ?? -1, $0.baseAddress,
                        $0.count, output, count)
                }
            }
        }
    }

    /// The key and initialization vector that parties derive from a shared secret, and what they authenticate.
    ///
    /// Without a derived vector, it is all zeros, and the receiver's public key is authenticated.
    private static func sealing(
        _ hash: SecurityHash, _ derivesIV: Bool, _ secret: Data, _ bits: Int32, ephemeral: Data, receiver: Data
    ) -> (key: Data, iv: Data, authenticated: Data) {
        let keyByteCount = bits <= 256 ? 16 : 32
        let derived = hash.derive(keyByteCount + (derivesIV ? 16 : 0), from: secret, sharedInfo: ephemeral)
        let iv = derivesIV ? Data(derived.suffix(16)) : Data(count: 16)
        return (Data(derived.prefix(keyByteCount)), iv, derivesIV ? Data() : receiver)
    }

    private static func seal(_ data: Data, key: Data, iv: Data, authenticating authenticated: Data) -> Data? {
        var output = Data(count: data.count + tagByteCount)
        let isDone = output.withUnsafeMutableBytes { output in
            key.withUnsafeBytes { key in
                iv.withUnsafeBytes { iv in
                    authenticated.withUnsafeBytes { authenticated in
                        data.withUnsafeBytes {
                            ccrypto_aead_seal(
                                CCRYPTO_AES_GCM, key.baseAddress, key.count, iv.baseAddress, iv.count,
                                authenticated.baseAddress, authenticated.count, $0.baseAddress, $0.count,
                                output.baseAddress, output.baseAddress.map { $0 + data.count })
                        }
                    }
                }
            }
        }
        return isDone == 1 ? output : nil
    }

    private static func open(_ box: Data, key: Data, iv: Data, authenticating authenticated: Data) -> Data? {
        let (ciphertext, tag) = (Data(box.dropLast(tagByteCount)), Data(box.suffix(tagByteCount)))
        var output = Data(count: ciphertext.count)
        let isDone = output.withUnsafeMutableBytes { output in
            key.withUnsafeBytes { key in
                iv.withUnsafeBytes { iv in
                    authenticated.withUnsafeBytes { authenticated in
                        ciphertext.withUnsafeBytes { ciphertext in
                            tag.withUnsafeBytes {
                                ccrypto_aead_open(
                                    CCRYPTO_AES_GCM, key.baseAddress, key.count, iv.baseAddress, iv.count,
                                    authenticated.baseAddress, authenticated.count, ciphertext.baseAddress,
                                    ciphertext.count, output.baseAddress, $0.baseAddress)
                            }
                        }
                    }
                }
            }
        }
        return isDone == 1 ? output : nil
    }
}
