import CoreGraphics
import Foundation
import Glibc

/// The result of a function of the keychain that did not succeed.
struct KeychainError: Error, Equatable {
    let status: OSStatus

    init(_ status: OSStatus) {
        self.status = status
    }
}

/// The file with the items of the keychain: `Library/Keychains/keychain.plist` in the app's home.
///
/// Without the file, there are no items. If the file cannot be read, or contains anything but items, every function
/// fails with `errSecNotAvailable` and leaves it as it is, so that no item is lost and somebody can look at it. If it
/// cannot be written, they fail with `errSecIO`. The file is not encrypted; only its owner can read it.
struct KeychainFile {
    /// The folder of the file, if it is another than that of the app's home.
    @TaskLocal static var folder: URL?

    private static let lock = Foundation.NSLock()

    private let folder: URL
    private var url: URL { folder.appendingPathComponent("keychain.plist") }

    init() {
        folder =
            Self.folder
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Keychains", isDirectory: true)
    }

    func items() throws(KeychainError) -> [KeychainItem] {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            guard !FileManager.default.fileExists(atPath: url.path) else { throw KeychainError(errSecNotAvailable) }
            return []
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let version = list["version"] as? Int, version == 1, let items = list["items"] as? [[String: Any]]
        else { throw KeychainError(errSecNotAvailable) }
        let read = items.compactMap { KeychainItem(propertyList: $0) }
        guard read.count == items.count else { throw KeychainError(errSecNotAvailable) }
        return read
    }

    /// Changes the items while no other thread or process does.
    func change<Result>(_ body: (inout [KeychainItem]) throws(KeychainError) -> Result) throws(KeychainError) -> Result
    {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw KeychainError(errSecIO)
        }
        let descriptor = open(folder.appendingPathComponent("keychain.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw KeychainError(errSecIO) }
        // The lock ends when the file is closed.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw KeychainError(errSecIO) }
        }
        let before = try items()
        var items = before
        let result = try body(&items)
        if items != before { try write(items) }
        return result
    }

    private func write(_ items: [KeychainItem]) throws(KeychainError) {
        let list: [String: Any] = ["version": 1, "items": items.map(\.propertyList)]
        do {
            // XML cannot contain all text that apps use.
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            try data.write(to: url, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
        } catch {
            throw KeychainError(errSecIO)
        }
    }
}
