import FileAccess
import StoryboardModel

/// A document and the information for saving it.
struct LoadedDocument {
    /// The path as given; `-` for standard input.
    var path: String
    /// The name in messages.
    var name: String
    /// The state of the file, or nil for standard input.
    var stamp: FileStamp?
    var original: [UInt8]
    var document: Document
}

extension CommandEnvironment {
    /// Reads a document from a file or, for `-`, from standard input.
    func load(_ path: String, idSeed: UInt64? = nil) throws(Failure) -> LoadedDocument {
        let (name, contents) = try read(path)
        do throws(DocumentError) {
            let document = try Document(contents.bytes, idSeed: idSeed)
            return LoadedDocument(
                path: path, name: name, stamp: contents.stamp, original: contents.bytes, document: document)
        } catch {
            throw Failure(name, error)
        }
    }

    /// Returns the bytes of a file or, for `-`, of standard input, which has no stamp.
    func read(_ path: String) throws(Failure) -> (name: String, contents: (bytes: [UInt8], stamp: FileStamp?)) {
        let isStream = path == "-"
        do throws(FileError) {
            if isStream { return (StreamName.input, (try standardInput(Self.sizeLimit), nil)) }
            let contents = try files.read(path, limit: Self.sizeLimit)
            return (path, (contents.bytes, contents.stamp))
        } catch {
            throw Failure(reading: isStream ? StreamName.input : path, error)
        }
    }

    /// The maximum size of any file.
    private static let sizeLimit = 64 << 20

    /// Writes a document to a file or, for `-`, to standard output. The original file is replaced only if it hasn't
    /// changed.
    func save(_ loaded: LoadedDocument, to path: String) throws(Failure) {
        let bytes = loaded.document.write()
        if path == "-" { return try write(bytes) }
        do throws(FileError) {
            guard let stamp = loaded.stamp, try isSameFile(path, loaded.path) else {
                try files.replace(path, with: bytes, expecting: nil)
                return
            }
            if bytes == loaded.original {
                if try files.hasChanged(path, since: stamp) { throw FileError(.changedOnDisk, path: path) }
            } else {
                try files.replace(path, with: bytes, expecting: stamp)
            }
        } catch {
            throw Failure(writing: path, error)
        }
    }

    private func isSameFile(_ one: String, _ other: String) throws(FileError) -> Bool {
        if one == other { return true }
        guard let identity = try files.look(at: one).identity else { return false }
        return try files.look(at: other).identity == identity
    }
}
