import FileAccess
import StoryboardChecks
import StoryboardModel
import XMLTree

/// What came of checking one document, or of reading a configuration.
struct CheckedFile: Sendable {
    /// As messages call it.
    var name: String
    var found: [Diagnostic] = []
    /// What was found and mended.
    var fixed: [Diagnostic] = []
    /// Set when the file could not be read or written, which weighs more than findings.
    var failure: ExitCode?
    var isDocument = true

    mutating func add(_ failure: Failure) {
        found.append(failure.problem.diagnostic)
        // A document that is malformed is a finding among others.
        if failure.code != .malformed { self.failure = failure.code }
    }
}

/// A document that is to be checked, with all that this takes, so that it can be done beside others.
struct CheckTask: Sendable {
    var path: String
    var name: String
    /// What standard input gave; nil for a file.
    var stream: [UInt8]?
    var configuration: CheckConfiguration
    /// The files around the document; nil where nobody knows.
    var app: CheckedApp?
    /// From the folder of the configuration, for its patterns.
    var relativePath: String
    var fixes: Bool

    func run(in files: any FileStore) -> CheckedFile {
        var result = CheckedFile(name: name)
        do throws(Failure) {
            let (bytes, stamp) = try read(files)
            var document = try parse(bytes)
            let surroundings = app?.surroundings(of: document, at: path)
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

    /// Each round mends something, unless two fixes undo each other.
    private static let mostRounds = 1000

    /// Applies all fixes there are, and gives what they mended with the places that it had.
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

    /// Takes out of each element one thing at most: the fix that removes the last one takes the element, too, and knows
    /// only by the next round that it is the last.
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

    /// Whether the fix changed anything.
    private static func apply(_ fix: Fix, to document: inout Document) -> Bool {
        let outcome = try? document.transaction(fix.title) { document throws(ChangeError) in
            for change in fix.changes { try document.apply(change) }
        }
        return outcome.map { !$0.transaction.isEmpty } ?? false
    }
}
