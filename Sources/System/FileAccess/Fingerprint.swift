/// A value that identifies a file's content, as text that is stored in records of replacements.
struct Fingerprint: Hashable {
    let text: String

    init(_ bytes: [UInt8]) { text = "\(bytes.count)-\(String(FileStamp.hash(of: bytes), radix: 16))" }

    init(text: String) { self.text = text }
}
