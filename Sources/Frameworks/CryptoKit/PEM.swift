import Foundation

/// Text that contains DER between two lines.
struct PEMDocument {
    let type: String
    let der: Data

    var text: String {
        let base64 = Array(der.base64EncodedString())
        let lines = stride(from: 0, to: base64.count, by: 64).map { String(base64[$0..<min($0 + 64, base64.count)]) }
        return (["-----BEGIN \(type)-----"] + lines + ["-----END \(type)-----"]).joined(separator: "\n")
    }

    init(type: String, der: Data) {
        self.type = type
        self.der = der
    }

    init(_ text: String) throws(CryptoKitASN1Error) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        let (begin, end) = ("-----BEGIN ", "-----")
        guard let first = lines.first, let last = lines.last, lines.count >= 3, first.hasPrefix(begin),
            first.hasSuffix(end), first.count > begin.count + end.count
        else { throw .invalidPEMDocument }
        let type = String(first.dropFirst(begin.count).dropLast(end.count))
        guard last == "-----END \(type)-----",
            let der = Data(base64Encoded: lines.dropFirst().dropLast().joined())
        else { throw .invalidPEMDocument }
        self.init(type: type, der: der)
    }
}
