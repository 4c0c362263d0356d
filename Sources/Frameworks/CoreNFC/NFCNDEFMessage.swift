public import Foundation

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A part of a message on a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    // Used by one thread at a time.
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }

    /// How addresses begin that have a number in NFC Forum's table.
    private static let beginnings = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
    ]

    open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
        guard let url = URL(string: uri) else { return nil }
        return wellKnownTypeURIPayload(url: url)
    }

    open class func wellKnownTypeURIPayload(url: URL) -> Self? {
        let text = url.absoluteString
        let number = beginnings.indices.dropFirst().first { text.hasPrefix(beginnings[$0]) } ?? 0
        let rest = text.dropFirst(beginnings[number].count)
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([UInt8(number)]) + rest.utf8
        ) as? Self
    }

    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
        let language = locale.language.languageCode?.identifier ?? "en"
        let payload = Data([UInt8(language.utf8.count)]) + Data(language.utf8) + Data(text.utf8)
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(), payload: payload) as? Self
    }

    private func isWellKnown(_ letter: String) -> Bool {
        typeNameFormat == .nfcWellKnown && type == Data(letter.utf8) && !payload.isEmpty
    }

    open func wellKnownTypeURIPayload() -> URL? {
        guard isWellKnown("U"), let number = payload.first, Int(number) < Self.beginnings.count else { return nil }
        return URL(string: Self.beginnings[Int(number)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }

    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard isWellKnown("T"), let status = payload.first else { return (nil, nil) }
        let count = Int(status & 0x3F)
        let rest = payload.dropFirst()
        guard rest.count >= count else { return (nil, nil) }
        let language = String(decoding: rest.prefix(count), as: UTF8.self)
        let text = rest.dropFirst(count)
        let isWide = status & 0x80 != 0
        let decoded = isWide ? String(data: Data(text), encoding: .utf16) : String(decoding: text, as: UTF8.self)
        return (decoded, Locale(identifier: language))
    }
}

/// What is on a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    // Used by one thread at a time.
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) { self.records = records }

    /// The bytes that the message takes on a tag.
    open var length: Int {
        records.reduce(0) { sum, record in
            let isShort = record.payload.count < 256
            return sum + 2 + (isShort ? 1 : 4) + (record.identifier.isEmpty ? 0 : 1) + record.type.count
                + record.identifier.count + record.payload.count
        }
    }
}

public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with a message. None is ever found.
public protocol NFCNDEFTag: NSObjectProtocol {
    var isAvailable: Bool { get }
    func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
    func readNDEF() async throws -> NFCNDEFMessage
    func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
    func writeLock() async throws
}

public protocol NFCISO7816Tag: NFCNDEFTag {
    var identifier: Data { get }
    var initialSelectedAID: String { get }
}

public protocol NFCMiFareTag: NFCNDEFTag {
    var identifier: Data { get }
}

public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
}

public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentIDm: Data { get }
    var currentSystemCode: Data { get }
}

/// The kinds of tags.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)
}
