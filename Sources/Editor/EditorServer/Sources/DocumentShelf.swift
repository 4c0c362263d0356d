import FileAccess
import StoryboardModel
import Synchronization

/// The documents of a folder as they are on disk, each read again only if it has changed.
final class DocumentShelf: Sendable {
    private let files: any FileStore
    private let known = Mutex<[String: (stamp: FileStamp, document: Document?)]>([:])

    init(_ files: any FileStore) { self.files = files }

    /// Returns the documents at paths that can be read, by path. It may take a while for many.
    func documents(at paths: [String]) -> [String: Document] {
        var found: [String: Document] = [:]
        for path in paths { if let document = document(at: path) { found[path] = document } }
        return found
    }

    private func document(at path: String) -> Document? {
        if let old = known.withLock({ $0[path] }), (try? files.hasChanged(path, since: old.stamp)) == false {
            return old.document
        }
        guard let contents = try? files.read(path) else { return nil }
        let document = try? Document(contents.bytes)
        known.withLock { $0[path] = (contents.stamp, document) }
        return document
    }
}
