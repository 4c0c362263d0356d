import CCrypto
import Foundation

/// The numbers of a key.
enum SecKeyMaterial: Hashable, Sendable {
    /// A key in the form of PKCS #1.
    case rsa(Data, isPrivate: Bool, bits: Int)
    /// A point and, if the key is private, a scalar on the curve with a number of bits.
    case curve(Int32, point: Data, scalar: Data?)

    var isPrivate: Bool {
        switch self {
        case .rsa(_, let isPrivate, _): isPrivate
        case .curve(_, _, let scalar): scalar != nil
        }
    }

    var bits: Int {
        switch self {
        case .rsa(_, _, let bits): bits
        case .curve(let bits, _, _): Int(bits)
        }
    }

    /// The form in which keys leave the app: PKCS #1, or that of ANSI X9.63.
    var externalRepresentation: Data {
        switch self {
        case .rsa(let key, _, _): key
        case .curve(_, let point, let scalar): point + (scalar ?? Data())
        }
    }

    var publicKey: SecKeyMaterial? {
        switch self {
        case .rsa(_, isPrivate: false, _):
            return self
        case .rsa(let key, isPrivate: true, let bits):
            let copy = copied { bytes, count in
                key.withUnsafeBytes { ccrypto_rsa_public_key($0.baseAddress, $0.count, bytes, count) }
            }
            return copy.map { .rsa($0, isPrivate: false, bits: bits) }
        case .curve(let bits, let point, _):
            return .curve(bits, point: point, scalar: nil)
        }
    }

    /// An RSA key in the form of PKCS #1, or a public key as X.509's SubjectPublicKeyInfo.
    static func rsa(_ data: Data, isPrivate: Bool) -> SecKeyMaterial? {
        var key = data
        if !isPrivate {
            let inner = copied { bytes, count in
                data.withUnsafeBytes { ccrypto_rsa_public_key_from_info($0.baseAddress, $0.count, bytes, count) }
            }
            key = inner ?? data
        }
        let bits = key.withUnsafeBytes { ccrypto_rsa_bits(isPrivate ? 1 : 0, $0.baseAddress, $0.count) }
        return bits > 0 ? .rsa(Data(key), isPrivate: isPrivate, bits: Int(bits)) : nil
    }

    /// A key on a prime curve in the form of ANSI X9.63.
    static func curve(_ data: Data, isPrivate: Bool) -> SecKeyMaterial? {
        for bits: Int32 in [256, 384, 521] {
            let size = coordinateByteCount(bits)
            guard data.count == 1 + (isPrivate ? 3 : 2) * size else { continue }
            let given = Data(data.prefix(1 + 2 * size))
            guard isPrivate else {
                return decodedPoint(given, bits).map { .curve(bits, point: $0, scalar: nil) }
            }
            let scalar = Data(data.suffix(size))
            guard let key = privateKey(scalar, bits), case .curve(_, given, _) = key else { return nil }
            return key
        }
        return nil
    }

    /// The key of X.509's SubjectPublicKeyInfo.
    static func publicKeyInfo(_ info: Data) -> SecKeyMaterial? {
        if let key = rsa(info, isPrivate: false) { return key }
        // The point ends the information, whose beginning has a size of its own for each curve.
        for (bits, prefix) in [(Int32(256), 26), (384, 23), (521, 25)] {
            let point = Data(info.dropFirst(prefix))
            if point.count == 1 + 2 * coordinateByteCount(bits) {
                return decodedPoint(point, bits).map { .curve(bits, point: $0, scalar: nil) }
            }
        }
        return nil
    }

    static func generateRSA(bits: Int) -> SecKeyMaterial? {
        guard (512...8192).contains(bits) else { return nil }
        return copied { bytes, count in ccrypto_rsa_generate(Int32(bits), bytes, count) }
            .map { .rsa($0, isPrivate: true, bits: bits) }
    }

    static func generateCurve(bits: Int) -> SecKeyMaterial? {
        guard [256, 384, 521].contains(bits) else { return nil }
        var scalar = Data(count: coordinateByteCount(Int32(bits)))
        let isDone = scalar.withUnsafeMutableBytes { ccrypto_ec_generate(Int32(bits), $0.baseAddress) }
        return isDone == 1 ? privateKey(scalar, Int32(bits)) : nil
    }

    static func coordinateByteCount(_ bits: Int32) -> Int {
        (Int(bits) + 7) / 8
    }

    private static func privateKey(_ scalar: Data, _ bits: Int32) -> SecKeyMaterial? {
        var point = Data(count: 1 + 2 * coordinateByteCount(bits))
        let isDone = point.withUnsafeMutableBytes { point in
            scalar.withUnsafeBytes { ccrypto_ec_public_key(bits, $0.baseAddress, point.baseAddress) }
        }
        return isDone == 1 ? .curve(bits, point: point, scalar: scalar) : nil
    }

    private static func decodedPoint(_ bytes: Data, _ bits: Int32) -> Data? {
        var point = Data(count: 1 + 2 * coordinateByteCount(bits))
        let isDone = point.withUnsafeMutableBytes { point in
            bytes.withUnsafeBytes { ccrypto_ec_decode_point(bits, $0.baseAddress, $0.count, point.baseAddress) }
        }
        return isDone == 1 ? point : nil
    }
}

/// The data that a function of the C layer allocates.
func copied(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>) -> Int32
) -> Data? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    guard body(&bytes, &count) == 1, let bytes else { return nil }
    defer { ccrypto_free(bytes, count) }
    return Data(bytes: bytes, count: count)
}
