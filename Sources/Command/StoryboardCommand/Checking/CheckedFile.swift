import FileAccess
import CrashNotes
import StoryboardChecks
import StoryboardModel
import XMLTree

/// The result of checking a document or reading a configuration.
struct CheckedFile: Sendable {
    /// The name in messages.
    var name: String
    var found: [Diagnostic] = []
    /// The problems that were fixed.
    var fixed: [Diagnostic] = []
    /// The exit code if the file couldn't be read or written, which takes precedence over problems.
    var failure: ExitCode?
    var isDocument = true

    mutating func add(_ failure: Failure) {
        found.append(failure.problem.diagnostic)
        // An invalid document is reported like other problems.
        if failure.code != .malformed { self.failure = failure.code }
    }
}

/// A document to check and everything that this requires, so that documents can be checked concurrently.
struct CheckTask: Sendable {
    var path: String
    var name: String
    /// The content of standard input, or what a file would have, or nil for a file.
    var stream: [UInt8]?
    var configuration: CheckConfiguration
    /// The files around the document, or nil if they are unknown.
    var app: CheckedApp?
    /// The path relative to the configuration's folder, for its patterns.
    var relativePath: String
    /// What is wrong with the document's scenes as they are drawn.
    var drawnProblems: [DrawnProblem] = []
    var fixes: Bool

    func run(in files: any FileStore) -> CheckedFile {
        var result = CheckedFile(name: name)
        do throws(Failure) {
            if !CrashNotes.begin(name) { throw .crashed(name, in: "check") }
            let (bytes, stamp) = try read(files)
            var document = try parse(bytes)
            var surroundings = app?.surroundings(of: document, at: path)
            if !drawnProblems.isEmpty {
                surroundings = surroundings ?? Surroundings()
                surroundings?.drawnProblems = drawnProblems
            }
            result.found = diagnostics(of: document, surroundings)
            guard fixes, let stamp else { return result }
            let fixed = mend(&document, result.found, surroundings)
            if fixed.isEmpty { return result }
            try save(document, files, stamp)
            result.fixed = fixed
            result.found = diagnostics(of: document, surroundings)
        } catch {
            result.add(error)
        }
        return result
    }

    private func read(_ files: any FileStore) throws(Failure) -> (bytes: [UInt8], stamp: FileStamp?) {
        if let stream { return (stream, nil) }
        do throws(FileError) {
            let contents = try files.read(path)
            return (contents.bytes, contents.stamp)
        } catch {
            throw Failure(reading: name, error)
        }
    }

    private func parse(_ bytes: [UInt8]) throws(Failure) -> Document {
        do throws(DocumentError) {
            return try Document(bytes)
        } catch {
            throw Failure(name, error)
        }
    }

    private func save(_ document: Document, _ files: any FileStore, _ stamp: FileStamp) throws(Failure) {
        do throws(FileError) {
            try files.replace(path, with: document.write(), expecting: stamp)
        } catch {
            throw Failure(writing: name, error)
        }
    }

    private func diagnostics(of document: Document, _ surroundings: Surroundings?) -> [Diagnostic] {
        Checker.check(document, in: surroundings, configuration: configuration, path: relativePath)
    }

    /// The maximum number of rounds. Each round fixes something, unless two fixes undo each other.
    private static let mostRounds = 1000

    /// Applies all fixes, and returns the fixed problems with their original locations.
    private func mend(
        _ document: inout Document, _ found: [Diagnostic], _ surroundings: Surroundings?
    ) -> [Diagnostic] {
        var fixed: [Diagnostic] = []
        var present = found
        for _ in 0..<Self.mostRounds {
            let mended = mendOnce(&document, present)
            if mended.isEmpty { break }
            fixed += mended.map { diagnostic in
                found.first { $0.node == diagnostic.node && $0.rule == diagnostic.rule } ?? diagnostic
            }
            present = diagnostics(of: document, surroundings)
        }
        return fixed.sorted { $0.location < $1.location }
    }

    /// Applies at most one fix per element: the fix that removes the last child also removes the element, and only
    /// knows in the next round that it is the last.
    private func mendOnce(_ document: inout Document, _ found: [Diagnostic]) -> [Diagnostic] {
        var thinned: Set<NodeID> = []
        return found.filter { diagnostic in
            guard let fix = diagnostic.fix else { return false }
            let parents = fix.changes.compactMap { change in
                if case .remove(let node) = change { document.place(of: node)?.parent } else { nil }
            }
            guard thinned.isDisjoint(with: parents), Self.apply(fix, to: &document) else { return false }
            thinned.formUnion(parents)
            return true
        }
    }

    /// Returns whether the fix changed the document.
    private static func apply(_ fix: Fix, to document: inout Document) -> Bool {
        let outcome = try? document.transaction(fix.title) { document throws(ChangeError) in
            for change in fix.changes { try document.apply(change) }
        }
        return outcome.map { !$0.transaction.isEmpty } ?? false
    }
}
