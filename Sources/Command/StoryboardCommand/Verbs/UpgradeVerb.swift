import FileAccess
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Sets documents to the format of a version of Xcode.
enum UpgradeVerb: Verb {
    static let signature = Signature(
        name: "upgrade", summary: "sets documents to the format of a version of Xcode",
        positionals: [
            Positional("PATH", .any, says: "documents, or folders to look for .storyboard and .xib files in")
        ],
        options: [
            Option(
                "xcode", value: "VERSION",
                says: "the Xcode, such as 15; \(XcodeRelease.current.major) without it. Known are \(XcodeRelease.names)"
            ),
            Option("dry-run", says: "prints the lines that would change, and writes nothing"),
        ],
        details: """
            Versions of the tools and plug-ins, capabilities, the device and the list of system colors become what that Xcode writes;
            everything else stays, byte for byte. All documents are written or none. An older Xcode than the one that saved a
            document is possible, too.

            A document with a feature that the Xcode lacks is left as it is and named with the object, because that Xcode
            would not open it; exit code 1 says so. Documents that are known to make an Xcode hang are named.
            """,
        examples: ["storyboard upgrade --dry-run .", "storyboard upgrade --xcode 15 Main.storyboard"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let release = try release(arguments, for: signature.name) ?? .current
        let paths = arguments.all("PATH")
        if paths.isEmpty { throw .usage("PATH is missing: a document or a folder", help: signature.name) }
        var documents = DocumentsOnDisk()
        for path in paths { try add(path, to: &documents, in: environment) }
        var code = ExitCode.success
        var commands: [String: [Command]] = [:]
        for (path, loaded) in documents.loaded.sorted(by: { $0.key < $1.key }) {
            let problems = refusals(of: loaded.document, at: path, by: release)
            for problem in problems { environment.report(problem) }
            if problems.isEmpty { commands[path] = [.upgrade(xcode: String(release.major))] } else { code = .findings }
        }
        let isTrial = arguments.has("dry-run")
        let step = try documents.perform(.perform(commands), writing: !isTrial, in: environment)
        for (path, transaction) in step.outcome.transactions.sorted(by: { $0.key < $1.key }) where !transaction.isEmpty
        {
            guard let old = documents.loaded[path]?.document else { continue }
            try environment.write(title(of: old, at: path, release))
            if isTrial { try environment.write(changedLines(of: old, by: release)) }
        }
        return code
    }

    /// Returns the Xcode that `--xcode` names, or nil if it isn't given.
    static func release(_ arguments: Arguments, for verb: String) throws(Failure) -> XcodeRelease? {
        guard let name = arguments.value(of: "xcode") else { return nil }
        guard let release = XcodeRelease(name) else {
            throw .usage("'\(name)' is not a known Xcode, only \(XcodeRelease.names)", help: verb)
        }
        return release
    }

    private static func add(
        _ path: String, to documents: inout DocumentsOnDisk, in environment: CommandEnvironment
    ) throws(Failure) {
        guard (try? environment.files.look(at: path))?.kind == .folder else {
            return try documents.add(path, in: environment)
        }
        do throws(FileError) {
            var closed: [FileError] = []
            let found = try CheckRun.documents(in: path, environment.files, closed: &closed)
            for folder in closed { environment.report(.closed(folder)) }
            for document in found {
                do throws(Failure) {
                    try documents.add(document, in: environment)
                } catch {
                    environment.report(error.problem)
                }
            }
        } catch {
            throw Failure(reading: path, error)
        }
    }

    private static func refusals(of document: Document, at path: String, by release: XcodeRelease) -> [Problem] {
        document.features(missingIn: release).map { feature in
            Problem(
                file: path, location: document.tree.location(of: feature.node),
                message:
                    "'\(feature.name)' came with Xcode \(feature.minimum), so \(release.title) refuses the document",
                rule: "document.refused-by-xcode", hint: "the document is left as it is")
        }
    }

    private static func title(of document: Document, at path: String, _ release: XcodeRelease) -> String {
        let old = document.release?.title ?? "version '\(document.toolsVersion.onOneLine)'"
        let hang = document.hangingRelease.map { ", which makes \($0.title) hang," } ?? ""
        return "\(path.onOneLine): from \(old)\(hang) to \(release.title)\n"
    }

    private static func changedLines(of document: Document, by release: XcodeRelease) -> String {
        var new = document
        _ = try? new.perform(.upgrade(xcode: String(release.major)))
        func lines(_ document: Document) -> [String] {
            document.write().split(separator: 0x0A, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        let (before, after) = (lines(document), lines(new))
        let difference = after.difference(from: before)
        let removed = Dictionary(uniqueKeysWithValues: difference.removals.map { ($0.offset, $0.element) })
        let inserted = Dictionary(uniqueKeysWithValues: difference.insertions.map { ($0.offset, $0.element) })
        return marked(before, removed, after, inserted)
    }

    /// Returns the removed and inserted lines in the order of the documents.
    private static func marked(
        _ before: [String], _ removed: [Int: String], _ after: [String], _ inserted: [Int: String]
    ) -> String {
        var (old, new) = (0, 0)
        var text = ""
        while old < before.count || new < after.count {
            if let line = removed[old] {
                text += "  - \(line.trimmedOnOneLine)\n"
                old += 1
            } else if let line = inserted[new] {
                text += "  + \(line.trimmedOnOneLine)\n"
                new += 1
            } else {
                (old, new) = (old + 1, new + 1)
            }
        }
        return text
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    fileprivate var element: ChangeElement {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}

extension String {
    fileprivate var trimmedOnOneLine: String { String(drop { $0 == " " }).onOneLine }
}
