package import FileAccess
import JSONText
import XMLTree

/// A file of JSON beside a document, which several programs may write.
///
/// A file that can't be read is never replaced: its content is empty, and has a problem.
package struct BesideFile<Content: BesideContent>: Sendable {
    /// The path without links.
    package let path: String
    package private(set) var content = Content()
    /// What is wrong with the file.
    package private(set) var problem: FileProblem?
    private var stamp = FileStamp.missing
    private var error: FileError?

    private static var largest: Int { 16 << 20 }
    /// The number of times that a change is repeated because another program was faster.
    private static var attempts: Int { 5 }

    /// Reads the file beside a document, which may be missing.
    package init(beside document: String, in files: any FileStore) throws(FileError) {
        path = Content.kind.path(beside: try files.resolve(document))
        read(in: files)
    }

    /// Reads the file again if another program has changed it, and returns whether its content or problem differs.
    package mutating func readOutsideChange(in files: any FileStore) -> Bool {
        guard (try? files.hasChanged(path, since: stamp)) != false else { return false }
        let before = (content, problem)
        read(in: files)
        return before != (content, problem)
    }

    /// Changes the content on disk: on top of what other programs have written, and not at all if the closure throws.
    ///
    /// Throws an error for a file that can't be read or written. A file without content is removed.
    package mutating func change<Value, Problem: Error>(
        in files: any FileStore, _ body: (inout Content) throws(Problem) -> Value
    ) throws(FileError) -> Result<Value, Problem> {
        var attempt = 0
        while true {
            attempt += 1
            _ = readOutsideChange(in: files)
            if let error { throw error }
            var changed = content
            let value: Value
            do throws(Problem) { value = try body(&changed) } catch { return .failure(error) }
            do throws(FileError) {
                try write(changed, in: files)
                return .success(value)
            } catch {
                guard error.reason == .changedOnDisk, attempt < Self.attempts else { throw error }
            }
        }
    }

    // MARK: Reading and writing

    private mutating func read(in files: any FileStore) {
        (content, problem, error) = (Content(), nil, nil)
        do throws(FileError) {
            guard let found = try Self.contents(of: path, in: files) else { return stamp = .missing }
            stamp = found.stamp
            // The file of an editor that was about to write.
            if found.bytes.isEmpty { return }
            do throws(JSONError) {
                content = try Content(JSONReader.read(found.bytes))
            } catch {
                let location = SourceLocation(offset: error.offset, in: found.bytes)
                problem = FileProblem(path, at: location, error.message)
                self.error = FileError(
                    .other("line \(location.line), column \(location.column): \(error.message)"), path: path)
            }
        } catch {
            problem = FileProblem(path, error.message)
            self.error = error
        }
    }

    private static func contents(of path: String, in files: any FileStore) throws(FileError) -> FileContents? {
        let entry = try files.look(at: path)
        if entry.isLink { throw FileError(.isLink, path: path) }
        guard entry.kind != .missing else { return nil }
        return try files.withoutLinks(path) { store, path throws(FileError) in
            try store.read(path, limit: largest)
        }
    }

    private mutating func write(_ changed: Content, in files: any FileStore) throws(FileError) {
        guard changed != content else { return }
        let expected = stamp
        let isEmpty = changed == Content()
        stamp = try files.withoutLinks(path) { store, path throws(FileError) in
            guard isEmpty else {
                return try store.replace(path, with: Array(changed.json.text.utf8), expecting: expected)
            }
            if try store.hasChanged(path, since: expected) { throw FileError(.changedOnDisk, path: path) }
            if !expected.isMissing { try store.remove(path) }
            return .missing
        }
        content = changed
    }
}
