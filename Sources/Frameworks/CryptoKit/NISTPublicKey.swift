import CCrypto
import Foundation

/// A public key on a prime curve: a point.
struct NISTPublicKey: Sendable {
    let curve: NISTCurve
    let x963Representation: Data

    private var size: Int { curve.coordinateByteCount }

    /// The x coordinate.
    private var x: Data { Data(x963Representation.dropFirst().prefix(size)) }

    var rawRepresentation: Data { Data(x963Representation.dropFirst()) }

    var compressedRepresentation: Data {
        let isOdd = (x963Representation.last ?? 0) & 1 == 1
        return Data([isOdd ? 3 : 2]) + x
    }

    /// The x coordinate if y is the smaller of the two that belong to it, otherwise nil.
    var compactRepresentation: Data? {
        let compact = try? NISTPublicKey(compactRepresentation: x, on: curve)
        return compact?.x963Representation == x963Representation ? x : nil
    }

    var derRepresentation: Data {
        Data(DER.value(DER.sequence, curve.algorithm, DER.value(DER.bitString, [0] + x963Representation)))
    }

    var pemRepresentation: String {
        PEMDocument(type: "PUBLIC KEY", der: derRepresentation).text
    }

    /// The point with coordinates that are known to be right.
    init(checkedPoint: Data, on curve: NISTCurve) {
        self.curve = curve
        x963Representation = checkedPoint
    }

    init(x963Representation bytes: some ContiguousBytes, on curve: NISTCurve) throws {
        self = try bytes.withUnsafeBytes {
            guard $0.count == curve.pointByteCount else { throw CryptoKitError.incorrectKeySize }
            return try Self(point: Data($0), on: curve)
        }
    }

    init(compressedRepresentation bytes: some ContiguousBytes, on curve: NISTCurve) throws {
        self = try bytes.withUnsafeBytes {
            guard $0.count == 1 + curve.coordinateByteCount else { throw CryptoKitError.incorrectKeySize }
            return try Self(point: Data($0), on: curve)
        }
    }

    init(rawRepresentation bytes: some ContiguousBytes, on curve: NISTCurve) throws {
        self = try bytes.withUnsafeBytes {
            guard $0.count == 2 * curve.coordinateByteCount else { throw CryptoKitError.incorrectKeySize }
            return try Self(point: Data([4]) + Data($0), on: curve)
        }
    }

    init(compactRepresentation bytes: some ContiguousBytes, on curve: NISTCurve) throws {
        self = try bytes.withUnsafeBytes { x in
            guard x.count == curve.coordinateByteCount else { throw CryptoKitError.incorrectKeySize }
            let candidates = try [2, 3].map { try Self(point: Data([$0]) + Data(x), on: curve) }
            let isSecondSmaller = candidates[1].x963Representation.lexicographicallyPrecedes(
                candidates[0].x963Representation)
            return candidates[isSecondSmaller ? 1 : 0]
        }
    }

    init(derRepresentation bytes: some Sequence<UInt8>, on curve: NISTCurve) throws {
        var outer = DERReader(bytes)
        var info = try outer.reader(DER.sequence)
        try outer.finish()
        try curve.readAlgorithm(&info)
        let point = Data(try info.bitString())
        try info.finish()
        try self.init(x963Representation: point, on: curve)
    }

    init(pemRepresentation text: String, on curve: NISTCurve) throws {
        let document = try PEMDocument(text)
        guard document.type == "PUBLIC KEY" else { throw CryptoKitASN1Error.invalidPEMDocument }
        try self.init(derRepresentation: document.der, on: curve)
    }

    private init(point: Data, on curve: NISTCurve) throws {
        x963Representation = try Data(count: curve.pointByteCount) { output in
            let isDone = point.withUnsafeBytes {
                ccrypto_ec_decode_point(curve.rawValue, $0.baseAddress, $0.count, output.baseAddress)
            }
            guard isDone == 1 else { throw CryptoKitError.invalidKey }
        }
        self.curve = curve
    }

    func isValidSignature(_ signature: NISTSignature, for digest: some Digest) -> Bool {
        x963Representation.withUnsafeBytes { point in
            digest.withUnsafeBytes { digest in
                signature.rawRepresentation.withUnsafeBytes {
                    ccrypto_ec_verify(
                        curve.rawValue, point.baseAddress, digest.baseAddress, digest.count, $0.baseAddress)
                }
            }
        } == 1
    }
}
