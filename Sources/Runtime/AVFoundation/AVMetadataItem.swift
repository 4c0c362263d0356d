public import Foundation

/// A name of an entry, the same in all files.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = Self(rawValue: "title")
    public static let commonKeyCreator = Self(rawValue: "creator")
    public static let commonKeySubject = Self(rawValue: "subject")
    public static let commonKeyDescription = Self(rawValue: "description")
    public static let commonKeyPublisher = Self(rawValue: "publisher")
    public static let commonKeyCreationDate = Self(rawValue: "creationDate")
    public static let commonKeyType = Self(rawValue: "type")
    public static let commonKeyLanguage = Self(rawValue: "language")
    public static let commonKeyCopyrights = Self(rawValue: "copyrights")
    public static let commonKeyAlbumName = Self(rawValue: "albumName")
    public static let commonKeyAuthor = Self(rawValue: "author")
    public static let commonKeyArtist = Self(rawValue: "artist")
    public static let commonKeyArtwork = Self(rawValue: "artwork")
    public static let commonKeySoftware = Self(rawValue: "software")
    public static let commonKeyLocation = Self(rawValue: "location")
}

/// The kind of keys that a file uses.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Self(rawValue: "comn")
    public static let iTunes = Self(rawValue: "itsk")
    public static let id3 = Self(rawValue: "org.id3")
    public static let quickTimeMetadata = Self(rawValue: "mdta")
}

/// The form in which a file keeps its entries.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
    public static let id3Metadata = Self(rawValue: "org.id3")
    public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
    public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta")
}

/// The name of a key in its space: `common/title`.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = Self(rawValue: "common/title")
    public static let commonIdentifierArtist = Self(rawValue: "common/artist")
    public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
    public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
    public static let commonIdentifierDescription = Self(rawValue: "common/description")
    public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
}

/// An entry of a medium: a title, an artist, a picture.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    fileprivate var content: (space: AVMetadataKeySpace?, key: String?, common: AVMetadataKey?, value: Any?)

    override init() {
        content = (nil, nil, nil, nil)
        super.init()
    }

    init(_ entry: MediaFile.Entry, isTag: Bool) {
        content = (isTag ? .id3 : .iTunes, entry.key, Self.common[entry.key], entry.text ?? entry.data)
        super.init()
    }

    /// The common names of the keys of ID3 and of iTunes.
    private static let common: [String: AVMetadataKey] = [
        "TIT2": .commonKeyTitle, "TT2": .commonKeyTitle, "\u{A9}nam": .commonKeyTitle,
        "TPE1": .commonKeyArtist, "TP1": .commonKeyArtist, "\u{A9}ART": .commonKeyArtist,
        "TALB": .commonKeyAlbumName, "TAL": .commonKeyAlbumName, "\u{A9}alb": .commonKeyAlbumName,
        "APIC": .commonKeyArtwork, "PIC": .commonKeyArtwork, "covr": .commonKeyArtwork,
        "TCOP": .commonKeyCopyrights, "cprt": .commonKeyCopyrights, "TCON": .commonKeyType, "\u{A9}gen": .commonKeyType,
        "TDRC": .commonKeyCreationDate, "TYER": .commonKeyCreationDate, "\u{A9}day": .commonKeyCreationDate,
        "TCOM": .commonKeyCreator, "\u{A9}wrt": .commonKeyCreator, "desc": .commonKeyDescription,
        "\u{A9}too": .commonKeySoftware, "TSSE": .commonKeySoftware,
    ]

    /// The entry under its common name, if it has one.
    var asCommon: AVMetadataItem? {
        guard let common = content.common else { return nil }
        let item = AVMetadataItem()
        item.content = (.common, common.rawValue, common, content.value)
        return item
    }

    open var keySpace: AVMetadataKeySpace? { content.space }
    open var key: (any NSCopying & NSObjectProtocol)? { content.key.map { NSString(string: $0) } }
    open var commonKey: AVMetadataKey? { content.common }
    open var identifier: AVMetadataIdentifier? {
        guard let space = content.space, let key = content.key else { return nil }
        let name = space == .common ? "common" : space == .id3 ? "id3" : "itsk"
        return AVMetadataIdentifier(rawValue: "\(name)/\(key)")
    }
    open var value: (any NSCopying & NSObjectProtocol)? {
        switch content.value {
        case let text as String: NSString(string: text)
        case let data as Data: NSData(data: data)
        case let object as any NSCopying & NSObjectProtocol: object
        default: nil
        }
    }
    open var stringValue: String? { content.value as? String ?? (content.value as? NSNumber)?.stringValue }
    open var numberValue: NSNumber? {
        content.value as? NSNumber ?? stringValue.flatMap(Double.init).map { NSNumber(value: $0) }
    }
    open var dateValue: Date? {
        content.value as? Date ?? stringValue.flatMap { ISO8601DateFormatter().date(from: $0) }
    }
    open var dataValue: Data? { content.value as? Data }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var locale: Locale? { nil }
    open var extendedLanguageTag: String? { nil }
    open var extraAttributes: [String: Any]? { nil }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter {
            (name == nil || $0.content.key == name) && (keySpace == nil || $0.keySpace == keySpace)
        }
    }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// An entry that an app makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    public override init() { super.init() }

    open override var keySpace: AVMetadataKeySpace? {
        get { content.space }
        set { content.space = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { content.key = newValue.map { "\($0)" } }
    }
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set {
            let parts = newValue?.rawValue.split(separator: "/", maxSplits: 1).map(String.init) ?? []
            content.key = parts.last
            content.space = parts.first.map { $0 == "common" ? .common : $0 == "id3" ? .id3 : .iTunes }
            content.common = content.space == .common ? content.key.map(AVMetadataKey.init) : nil
        }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set {
            switch newValue {
            case let text as NSString: content.value = String(describing: text)
            case let data as NSData: content.value = Data(referencing: data)
            default: content.value = newValue
            }
        }
    }
}
