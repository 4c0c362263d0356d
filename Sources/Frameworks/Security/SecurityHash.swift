import CCrypto
import Foundation

/// A hash function that algorithms for keys name.
enum SecurityHash: String, Sendable {
    case sha1 = "SHA1"
    case sha224 = "SHA224"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    private var hash: ccrypto_hash {
        switch self {
        case .sha1: CCRYPTO_SHA1
        case .sha224: CCRYPTO_SHA224
        case .sha256: CCRYPTO_SHA256
        case .sha384: CCRYPTO_SHA384
        case .sha512: CCRYPTO_SHA512
        }
    }

    /// The number of the function in the C layer.
    var number: Int32 { Int32(hash.rawValue) }

    var byteCount: Int { ccrypto_hash_size(hash) }

    func digest(_ parts: Data...) -> Data {
        var state = ccrypto_hash_state()
        ccrypto_hash_init(&state, hash)
        for part in parts {
            part.withUnsafeBytes { ccrypto_hash_update(&state, hash, $0.baseAddress, $0.count) }
        }
        var digest = Data(count: byteCount)
        digest.withUnsafeMutableBytes { ccrypto_hash_final(&state, hash, $0.baseAddress) }
        return digest
    }

    /// Derives bytes from a secret with the key derivation function of ANSI X9.63.
    func derive(_ count: Int, from secret: Data, sharedInfo: Data) -> Data {
        var derived = Data()
        var counter: UInt32 = 1
        while derived.count < count {
            let number = withUnsafeBytes(of: counter.bigEndian) { Data($0) }
            derived += digest(secret, number, sharedInfo)
            counter += 1
        }
        return derived.prefix(count)
    }
}
