import CryptoKit
import Foundation

/// The files of a cache: one for each name, which is the digest of the name with its extension.
struct DiskFolder: Sendable {
    let url: URL

    func file(_ key: String) -> URL {
        let digest = Insecure.MD5.hash(data: Data(key.utf8)).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        let path = URL(string: key)?.path ?? key
        let end = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
        let isPlain = !end.isEmpty && end.count < 16 && end.allSatisfy { $0.isLetter || $0.isNumber }
        return url.appendingPathComponent(digest.joined() + (isPlain ? ".\(end)" : ""))
    }

    func has(_ key: String) -> Bool { FileManager.default.fileExists(atPath: file(key).path) }

    func read(_ key: String) -> Data? { try? Data(contentsOf: file(key)) }

    func write(_ data: Data, _ key: String) {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try? data.write(to: file(key), options: .atomic)
    }

    func remove(_ key: String) { try? FileManager.default.removeItem(at: file(key)) }

    func removeAll() {
        try? FileManager.default.removeItem(at: url)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// What a file has, besides its content.
    private struct Entry {
        let url: URL
        let size: Int
        let date: Date
    }

    private var entries: [Entry] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isDirectoryKey]
        let files = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        return (files ?? []).compactMap { file in
            guard let values = try? file.resourceValues(forKeys: keys), values.isDirectory != true else { return nil }
            return Entry(
                url: file, size: values.fileSize ?? 0, date: values.contentModificationDate ?? .distantPast)
        }
    }

    var count: Int { entries.count }
    var size: Int { entries.reduce(0) { $0 + $1.size } }

    /// Removes files that are too old. If the others have too many bytes, removes the oldest until half of them is
    /// left.
    func removeOld(_ config: SDImageCacheConfig) {
        var kept = entries.sorted { $0.date < $1.date }
        if config.maxDiskAge >= 0 {
            let limit = Date(timeIntervalSinceNow: -config.maxDiskAge)
            for old in kept.prefix(while: { $0.date < limit }) { try? FileManager.default.removeItem(at: old.url) }
            kept.removeAll { $0.date < limit }
        }
        var size = kept.reduce(0) { $0 + $1.size }
        guard config.maxDiskSize > 0, size > Int(clamping: config.maxDiskSize) else { return }
        for old in kept where size > Int(clamping: config.maxDiskSize / 2) {
            try? FileManager.default.removeItem(at: old.url)
            size -= old.size
        }
    }
}
