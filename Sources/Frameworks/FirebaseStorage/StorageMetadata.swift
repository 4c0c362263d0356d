public import Foundation

/// What is known of a file.
public final class StorageMetadata: NSObject, NSCopying, @unchecked Sendable {
    // Only the app changes it.
    /// The type of the content.
    public var contentType: String?
    /// How long a copy is good.
    public var cacheControl: String?
    /// How the content is shown.
    public var contentDisposition: String?
    /// How the content is packed.
    public var contentEncoding: String?
    /// The language of the content.
    public var contentLanguage: String?
    /// What the app says of the file.
    public var customMetadata: [String: String]?
    /// The name of the bucket.
    public internal(set) var bucket = ""
    /// The path of the file.
    public internal(set) var path: String?
    /// The number of bytes.
    public internal(set) var size: Int64 = 0
    /// When the file was created.
    public internal(set) var timeCreated: Date?
    /// When the file was changed.
    public internal(set) var updated: Date?
    /// The number of the content.
    public internal(set) var generation: Int64 = 0
    /// The number of this information.
    public internal(set) var metageneration: Int64 = 0
    /// The digest of the content.
    public internal(set) var md5Hash: String?
    /// Whether it is a file.
    public var isFile: Bool { path != nil }
    /// Whether it is a folder.
    public var isFolder: Bool { false }
    /// The file.
    public internal(set) var storageReference: StorageReference?

    /// The last name of the path.
    public var name: String? { path?.split(separator: "/").last.map(String.init) }

    public override init() {}

    /// Creates the values of a dictionary.
    public init?(dictionary: [String: Any]) {
        contentType = dictionary["contentType"] as? String
        cacheControl = dictionary["cacheControl"] as? String
        contentDisposition = dictionary["contentDisposition"] as? String
        contentEncoding = dictionary["contentEncoding"] as? String
        contentLanguage = dictionary["contentLanguage"] as? String
        customMetadata = dictionary["metadata"] as? [String: String]
    }

    init(_ file: StoredFile, _ reference: StorageReference) {
        (contentType, cacheControl, contentDisposition) = (file.contentType, file.cacheControl, file.disposition)
        (contentEncoding, contentLanguage, customMetadata) = (file.encoding, file.language, file.custom)
        (bucket, path, size) = (reference.bucket, reference.fullPath, file.size)
        (timeCreated, updated, md5Hash) = (file.created, file.updated, file.digest)
        (generation, metageneration) = (file.generation, file.changes)
        storageReference = reference
    }

    /// Returns the address of the file, in the style of older apps. Returns nil if nobody has kept the file.
    public func downloadURL() -> URL? { storageReference.flatMap { try? $0.address } }

    /// Returns the values that a server knows.
    public func dictionaryRepresentation() -> [String: Any] {
        let texts = [
            "contentType": contentType, "cacheControl": cacheControl, "contentDisposition": contentDisposition,
            "contentEncoding": contentEncoding, "contentLanguage": contentLanguage, "name": path, "md5Hash": md5Hash,
        ]
        var all: [String: Any] = texts.compactMapValues { $0 }
        (all["bucket"], all["size"], all["generation"]) = (bucket, String(size), String(generation))
        all["metadata"] = customMetadata
        return all
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = StorageMetadata()
        (copy.contentType, copy.cacheControl, copy.contentDisposition) = (contentType, cacheControl, contentDisposition)
        (copy.contentEncoding, copy.contentLanguage) = (contentEncoding, contentLanguage)
        (copy.customMetadata, copy.bucket, copy.path, copy.size) = (customMetadata, bucket, path, size)
        (copy.timeCreated, copy.updated, copy.md5Hash) = (timeCreated, updated, md5Hash)
        (copy.generation, copy.metageneration) = (generation, metageneration)
        copy.storageReference = storageReference
        return copy
    }
}
