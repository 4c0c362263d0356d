package import ClassModel
import Dispatch
package import FileAccess
import Synchronization

/// Reads the classes of source files, and rereads only files that have changed.
package final class SourceReader: Sendable {
    let store: any FileStore
    private let known = Mutex<[String: KnownFile]>([:])

    package init(_ store: any FileStore) { self.store = store }

    private struct KnownFile {
        var stamp: FileStamp
        var module: String?
        var classes: FileClasses
    }

    /// Returns the classes of the Swift and Objective-C files among those given. Files that can't be read or are
    /// unusually large count as empty. `unsaved` are the texts of files that are being edited, by path.
    package func classes(in files: [String], below root: String, unsaved: [String: [UInt8]] = [:]) -> AppClasses {
        var names = ModuleNames(store, root: root)
        let sources = files.filter(Self.isSource).map {
            (path: $0, module: Self.isSwift($0) ? names.module(of: $0) : nil)
        }
        let old = known.withLock { $0 }
        let found = Mutex([KnownFile?](repeating: nil, count: sources.count))
        DispatchQueue.concurrentPerform(iterations: sources.count) { number in
            let (path, module) = sources[number]
            let file = unsaved[path].map { Self.unsaved(path, module, $0) } ?? current(path, module: module, old[path])
            found.withLock { $0[number] = file }
        }
        let results = found.withLock { $0 }
        known.withLock { known in
            for (source, file) in zip(sources, results) { known[source.path] = file }
        }
        return AppClasses(results.compactMap { $0?.classes })
    }

    /// Returns the classes of a text that isn't saved; the file is read afterward.
    private static func unsaved(_ path: String, _ module: String?, _ bytes: [UInt8]) -> KnownFile {
        KnownFile(stamp: .missing, module: module, classes: classes(in: bytes, path, module))
    }

    /// Returns the classes of a source, with its members on their lines.
    package static func classes(ofFileAt path: String, _ bytes: [UInt8]) -> FileClasses {
        classes(in: bytes, path, nil)
    }

    static func isSource(_ path: String) -> Bool {
        FilePath.fileExtension(of: FilePath.name(of: path)).map(sourceExtensions.contains) ?? false
    }

    static let sourceExtensions: Set<String> = ["swift", "h", "m", "mm"]

    static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

    static let largestFile = 4 << 20

    private func current(_ path: String, module: String?, _ old: KnownFile?) -> KnownFile? {
        if let old, old.module == module, (try? store.hasChanged(path, since: old.stamp)) == false { return old }
        guard let contents = try? store.read(path, limit: Self.largestFile) else { return nil }
        return KnownFile(
            stamp: contents.stamp, module: module, classes: Self.classes(in: contents.bytes, path, module))
    }

    /// The words that a file must contain to have members that documents can use.
    private static let swiftWords = ["class", "@IB", "@objc", "protocol", "typealias"]

    static func classes(in bytes: [UInt8], _ path: String, _ module: String?) -> FileClasses {
        if isSwift(path) {
            return swiftWords.contains(where: bytes.mentions)
                ? SwiftFile.classes(in: bytes, path: path, module: module) : FileClasses()
        }
        return bytes.mentions("@interface") || bytes.mentions("@implementation")
            ? ObjectiveCFile.classes(in: bytes, path: path) : FileClasses()
    }
}

extension [UInt8] {
    /// Returns whether the bytes contain a text. Much faster than parsing.
    package func mentions(_ text: String) -> Bool {
        let text = Array(text.utf8)
        guard let first = text.first, count >= text.count else { return false }
        return text.withUnsafeBufferPointer { text in
            withUnsafeBufferPointer { bytes in
                var start = 0
                let last = bytes.count - text.count
                while start <= last {
                    if bytes[start] == first, bytes[start..<start + text.count].elementsEqual(text) { return true }
                    start += 1
                }
                return false
            }
        }
    }
}
