import CCrypto
import Foundation

extension SecKeyMaterial {
    /// Returns a signature, or nil if the key cannot make it of the data.
    func signature(_ algorithm: KeyAlgorithm, of data: Data) -> Data? {
        switch (self, algorithm) {
        case (.rsa(let key, isPrivate: true, _), .rsaSignature(let padding, let hashes)):
            guard let input = input(data, padding.hash, hashes: hashes, padding: padding) else { return nil }
            return rsaOutput { output, count in
                key.withUnsafeBytes { key in
                    input.withUnsafeBytes {
                        ccrypto_rsa_sign(
                            key.baseAddress, key.count, padding.number, padding.hash?.number ?? -1, $0.baseAddress,
                            $0.count, output, count)
                    }
                }
            }
        case (.curve(let bits, _, let scalar?), .ecdsaSignature(let form, let hash, let hashes)):
            guard let digest = input(data, hash, hashes: hashes) else { return nil }
            var raw = Data(count: 2 * Self.coordinateByteCount(bits))
            let isDone = raw.withUnsafeMutableBytes { raw in
                scalar.withUnsafeBytes { key in
                    digest.withUnsafeBytes {
                        ccrypto_ec_sign(bits, key.baseAddress, $0.baseAddress, $0.count, raw.baseAddress)
                    }
                }
            }
            guard isDone == 1 else { return nil }
            return form == .x962 ? Self.der(of: raw, bits) : raw
        default:
            return nil
        }
    }

    func isValid(_ signature: Data, _ algorithm: KeyAlgorithm, of data: Data) -> Bool {
        switch (publicKey, algorithm) {
        case (.rsa(let key, _, _), .rsaSignature(let padding, let hashes)):
            guard let input = input(data, padding.hash, hashes: hashes, padding: padding) else { return false }
            return key.withUnsafeBytes { key in
                input.withUnsafeBytes { input in
                    signature.withUnsafeBytes {
                        ccrypto_rsa_verify(
                            key.baseAddress, key.count, padding.number, padding.hash?.number ?? -1, input.baseAddress,
                            input.count, $0.baseAddress, $0.count)
                    }
                }
            } == 1
        case (.curve(let bits, let point, _), .ecdsaSignature(let form, let hash, let hashes)):
            guard let digest = input(data, hash, hashes: hashes),
                let raw = form == .x962 ? Self.raw(ofDER: signature, bits) : signature,
                raw.count == 2 * Self.coordinateByteCount(bits)
            else { return false }
            return point.withUnsafeBytes { point in
                digest.withUnsafeBytes { digest in
                    raw.withUnsafeBytes {
                        ccrypto_ec_verify(bits, point.baseAddress, digest.baseAddress, digest.count, $0.baseAddress)
                    }
                }
            } == 1
        default:
            return false
        }
    }

    /// Runs an operation of RSA that writes up to the bytes of the modulus.
    func rsaOutput(_ body: (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>) -> Int32) -> Data? {
        var output = Data(count: (bits + 7) / 8)
        var count = output.count
        let isDone = output.withUnsafeMutableBytes { body($0.baseAddress, &count) }
        return isDone == 1 ? output.prefix(count) : nil
    }

    /// The digest to sign: of the data, or the data itself if it has the right size.
    private func input(
        _ data: Data, _ hash: SecurityHash?, hashes: Bool, padding: KeyAlgorithm.RSAPadding? = nil
    ) -> Data? {
        guard let hash else {
            guard padding == KeyAlgorithm.RSAPadding.none else { return data }
            // Without padding, the number is as long as the modulus.
            let size = (bits + 7) / 8
            return data.count <= size ? Data(count: size - data.count) + data : nil
        }
        if hashes { return hash.digest(data) }
        return data.count == hash.byteCount ? data : nil
    }

    private static func der(of raw: Data, _ bits: Int32) -> Data? {
        var der = Data(count: 160)
        var count = 0
        let isDone = der.withUnsafeMutableBytes { der in
            raw.withUnsafeBytes { ccrypto_ec_signature_to_der(bits, $0.baseAddress, der.baseAddress, &count) }
        }
        return isDone == 1 ? der.prefix(count) : nil
    }

    private static func raw(ofDER der: Data, _ bits: Int32) -> Data? {
        var raw = Data(count: 2 * coordinateByteCount(bits))
        let isDone = raw.withUnsafeMutableBytes { raw in
            der.withUnsafeBytes { ccrypto_ec_signature_from_der(bits, $0.baseAddress, $0.count, raw.baseAddress) }
        }
        return isDone == 1 ? raw : nil
    }
}
