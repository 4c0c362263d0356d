/// A prime curve of NIST's.
enum NISTCurve: Int32, Sendable {
    case p256 = 256
    case p384 = 384
    case p521 = 521

    var coordinateByteCount: Int { (Int(rawValue) + 7) / 8 }

    /// The bytes of an uncompressed point: its form and two coordinates.
    var pointByteCount: Int { 1 + 2 * coordinateByteCount }

    /// The value of the curve's object identifier in DER.
    var objectIdentifier: [UInt8] {
        switch self {
        case .p256: [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
        case .p384: [0x2B, 0x81, 0x04, 0x00, 0x22]
        case .p521: [0x2B, 0x81, 0x04, 0x00, 0x23]
        }
    }

    /// The algorithm of keys on the curve, in DER.
    var algorithm: [UInt8] {
        DER.value(
            DER.sequence, DER.value(DER.objectIdentifier, Self.ecPublicKey),
            DER.value(DER.objectIdentifier, objectIdentifier))
    }

    /// Reads the algorithm of keys, and throws an error if it is not that of keys on the curve.
    func readAlgorithm(_ reader: inout DERReader) throws(CryptoKitASN1Error) {
        var algorithm = try reader.reader(DER.sequence)
        guard Array(try algorithm.content(DER.objectIdentifier)) == Self.ecPublicKey,
            Array(try algorithm.content(DER.objectIdentifier)) == objectIdentifier
        else { throw .invalidObjectIdentifier }
        try algorithm.finish()
    }

    private static let ecPublicKey: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
}
