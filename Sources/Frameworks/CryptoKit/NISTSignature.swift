import Foundation

/// A signature of ECDSA: two numbers with the size of a coordinate.
struct NISTSignature: Sendable {
    let rawRepresentation: Data

    var derRepresentation: Data {
        let size = rawRepresentation.count / 2
        return Data(
            DER.value(
                DER.sequence, DER.integer(rawRepresentation.prefix(size)), DER.integer(rawRepresentation.suffix(size))))
    }

    init(rawRepresentation bytes: some DataProtocol, on curve: NISTCurve) throws {
        guard bytes.count == 2 * curve.coordinateByteCount else { throw CryptoKitError.incorrectParameterSize }
        rawRepresentation = Data(bytes)
    }

    init(derRepresentation bytes: some DataProtocol, on curve: NISTCurve) throws {
        var outer = DERReader(bytes)
        var numbers = try outer.reader(DER.sequence)
        try outer.finish()
        let size = curve.coordinateByteCount
        var raw = Data()
        for number in [try numbers.integer(), try numbers.integer()] {
            guard number.count <= size else { throw CryptoKitError.incorrectParameterSize }
            raw += Data(count: size - number.count) + number
        }
        try numbers.finish()
        rawRepresentation = raw
    }
}
