import CryptoKit
import Foundation

/// What is known of a file in the app's home.
struct StoredFile: Codable, Sendable {
    /// The name of the file with the bytes.
    var name: String
    var size: Int64
    var digest: String
    var created: Date
    var updated: Date
    var generation: Int64
    var changes: Int64 = 1
    var contentType: String?
    var cacheControl: String?
    var disposition: String?
    var encoding: String?
    var language: String?
    var custom: [String: String]?

    init(_ data: Data, path: String, after old: StoredFile?) {
        let type = path.split(separator: "/").last.flatMap { name in
            name.contains(".") ? name.split(separator: ".").last : nil
        }
        name = UUID().uuidString + (type.map { ".\($0)" } ?? "")
        size = Int64(data.count)
        digest = Data(Array(Insecure.MD5.hash(data: data))).base64EncodedString()
        (created, updated) = (Date(), Date())
        generation = max(Int64(Date().timeIntervalSince1970 * 1_000_000), (old?.generation ?? 0) + 1)
    }

    /// Applies the metadata that an app sets.
    mutating func apply(_ metadata: StorageMetadata) {
        contentType = metadata.contentType ?? contentType
        cacheControl = metadata.cacheControl ?? cacheControl
        disposition = metadata.contentDisposition ?? disposition
        encoding = metadata.contentEncoding ?? encoding
        language = metadata.contentLanguage ?? language
        custom = metadata.customMetadata ?? custom
    }
}
