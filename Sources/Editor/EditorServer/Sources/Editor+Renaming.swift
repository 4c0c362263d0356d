import ClassModel
import FileAccess
import JSONText
import SourceModel
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Outlets, actions and classes renamed in all sources and documents, as one step.
extension Editor {
    /// Renames what a line of a source declares. With `isTrial`, only returns what would change.
    func rename(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        let source = try source(request)
        guard source.isSwift else {
            throw Refusal("only Swift sources can be renamed in", hint: "rename it by hand in header and document")
        }
        let line = try request.number("line")
        guard let subject = subject(atLine: line, of: source, in: document.classes) else {
            throw Refusal("line \(line) declares no class, outlet or action")
        }
        let isTrial = request.flag("isTrial")
        let name = try request.text("to")
        let renaming = Renaming(subject: subject, new: name, classes: document.classes)
        if isTrial, name.isEmpty { return ["name": .string(renaming.old), "title": .string(renaming.title)] }
        try renaming.check()
        let (sources, unclear) = try renamed(renaming, around: document)
        guard sources.contains(where: { $0.source === source }) else {
            throw Refusal(
                "“\(renaming.old)” has another name in Objective-C",
                hint: "rename it by hand in its sources and documents")
        }
        let documents = try renamedDocuments(renaming)
        let answer: Answer = [
            "name": .string(renaming.old), "title": .string(renaming.title),
            "sources": .array(sources.map { .string($0.source.file) }),
            "documents": .array(documents.map { .string($0.path) }),
            "unclear": .array(
                unclear.map { .record(["file": .string($0.file), "line": .integer($0.line)]) }),
        ]
        if isTrial { return answer }
        var parts = sources.map { StepPart.source($0.source, text: $0.text, name: renaming.title) }
        for (path, document, commands) in documents {
            var draft = Draft(of: document.session.document, name: renaming.title, layout: DocumentLayout())
            try draft.perform(commands)
            parts.append(.document(path: path, document, draft))
        }
        for source in sources where source.source.reportedOutside == nil {
            lookOutside(of: source.source)
            if source.source.reportedOutside != nil {
                throw Refusal(
                    "“\(FilePath.name(of: source.source.file))” was changed by another program",
                    hint: "merge or reload it first")
            }
        }
        try commit(parts, by: request.page)
        return answer
    }

    /// Returns the outlet, action or class that a line declares.
    private func subject(atLine line: Int, of source: OpenSource, in classes: AppClasses) -> Renaming.Subject? {
        let found = source.classes
        for (name, members) in found.classes.map({ ($0.name, $0.members) })
            + found.extensions.map({ ($0.key, $0.value) })
        {
            if let member = members.first(where: { $0.place.line == line && $0.sourceName != nil }) {
                return .member(member, of: name)
            }
        }
        guard let declared = found.classes.first(where: { $0.place.line == line }) else { return nil }
        return classes.all.first { $0.name == declared.name && $0.place.file == source.session.path }.map { .type($0) }
    }

    /// Returns the sources that change with their new texts, and the lines whose meaning is unknown.
    private func renamed(
        _ renaming: Renaming, around document: OpenDocument
    ) throws(Refusal) -> (sources: [(source: OpenSource, text: [UInt8])], unclear: [(file: String, line: Int)]) {
        var changed: [(source: OpenSource, text: [UInt8])] = []
        var unclear: [(file: String, line: Int)] = []
        for path in document.sourceFiles {
            guard let file = fileName(of: path), let text = sourceText(file, at: path) else { continue }
            guard file.hasSuffix(".swift") else {
                unclear += Self.lines(of: text, mentioning: renaming.old).map { (file, $0) }
                continue
            }
            let result = renaming.renaming(in: text)
            unclear += result.unclear.map { (file, $0) }
            if result.edits.isEmpty { continue }
            changed.append((try source(file, around: document), result.edits.applied(to: text)))
        }
        return (changed, unclear)
    }

    private func sourceText(_ file: String, at path: String) -> [UInt8]? {
        sources[file]?.session.text ?? (try? files.read(path, limit: TextSession.largest))?.bytes
    }

    /// Returns the lines of an Objective-C source that have a word.
    private static func lines(of text: [UInt8], mentioning word: String) -> [Int] {
        String(decoding: text, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated().filter { _, line in
                line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
            }
            .map { $0.offset + 1 }
    }

    /// Returns the documents of the folder that change, which are opened.
    private func renamedDocuments(
        _ renaming: Renaming
    ) throws(Refusal) -> [(path: String, document: OpenDocument, commands: [Command])] {
        var changed: [(path: String, document: OpenDocument, commands: [Command])] = []
        for (name, location) in documentPaths {
            if let known = open[name] {
                let commands = renaming.commands(in: known.session.document)
                if !commands.isEmpty { changed.append((name, known, commands)) }
                continue
            }
            guard let found = shelf.documents(at: [location])[location], !renaming.commands(in: found).isEmpty else {
                continue
            }
            let opened = try opened(name)
            changed.append((name, opened, renaming.commands(in: opened.session.document)))
        }
        return changed
    }
}
