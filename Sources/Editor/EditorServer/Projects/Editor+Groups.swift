import FileAccess
import JSONText
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Steps over several documents: all of them have the step or none.
extension Editor {
    /// Moves scenes to another storyboard, which is created if there is none.
    func refactor(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let destination = try request.text("to")
        let document = try document(path)
        let scenes = try request.texts("scenes").map { Address($0) }
        let command = GroupCommand.moveScenes(scenes, from: path, to: destination)
        let location = try location(of: destination)
        guard FilePath.fileExtension(of: destination) == "storyboard" else {
            throw Refusal("scenes can only be moved to a storyboard", hint: "a name that ends with .storyboard")
        }
        let exists = (try? files.look(at: location))?.kind == .file
        if !exists {
            // It is tried first: a file is made only for a step that is possible.
            let text = try emptied(document.session.document)
            var trial = try group(around: path, naming: [storyboardName(of: path)])
            trial[destination] = try? Document(text)
            try tryOut(command, on: trial)
            try create(destination, at: location, with: text)
        }
        let found = try group(around: path, naming: [storyboardName(of: path)], with: [destination])
        return try perform(command, on: found, by: request.page)
    }

    /// Moves the scenes that a storyboard reference leads to into its document.
    func inline(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let reference = try request.text("reference")
        let name = document.session.document.object(reference)?.scene?.controller?["storyboardName"]
        let homes = paths().filter { storyboardName(of: $0) == name }
        let found = try group(
            around: path, naming: [storyboardName(of: path), name].compactMap(\.self), with: Set(homes))
        return try perform(.inlineReference(Address(reference), in: path), on: found, by: request.page)
    }

    private func emptied(_ document: Document) throws(Refusal) -> [UInt8] {
        do throws(ChangeError) { return try document.emptied() } catch { throw Refusal(error) }
    }

    private func tryOut(_ command: GroupCommand, on documents: [String: Document]) throws(Refusal) {
        var group = DocumentGroup(documents)
        do throws(GroupError) { _ = try group.perform(command) } catch { throw Refusal(error.error) }
    }

    // MARK: Documents of a step

    /// The paths of all documents of the folder.
    func paths() -> [String] {
        ((try? files.walk(folder, extensions: ["storyboard", "xib"])) ?? []).compactMap(relative)
    }

    /// What is in the open storyboards, by name.
    var openStoryboards: [String: StoryboardSummary] {
        var found: [String: StoryboardSummary] = [:]
        for (path, document) in open where document.version == nil {
            found[storyboardName(of: path)] = StoryboardSummary(document.session.document)
        }
        return found
    }

    private func storyboardName(of path: String) -> String {
        let file = FilePath.name(of: path)
        return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }

    /// Returns a document, others, and the storyboards that have references to some, which are opened.
    private func group(
        around path: String, naming names: [String], with others: Set<String> = []
    ) throws(Refusal) -> [String: Document] {
        var found: [String: Document] = [:]
        for candidate in Set(paths()).union(open.keys).union(others).union([path]) {
            let isNeeded = candidate == path || others.contains(candidate)
            guard isNeeded || refers(candidate, to: names) else { continue }
            do throws(Refusal) {
                found[candidate] = try opened(candidate).session.document
            } catch  where !isNeeded {
                // What can't be read as a document has no references.
            }
        }
        return found
    }

    private func refers(_ path: String, to names: [String]) -> Bool {
        guard path.hasSuffix(".storyboard"), VersionName(path) == nil else { return false }
        let bytes: [UInt8]
        if let document = open[path] {
            bytes = document.session.text
        } else {
            guard let location = try? location(of: path), let found = try? files.read(location).bytes else {
                return false
            }
            // What isn't saved yet may have others.
            if (try? files.look(at: Journal(of: location).path))?.kind == .file { return true }
            bytes = found
        }
        return names.contains { bytes.contains("storyboardName=\"\($0)\"") }
    }

    /// Returns a document, opening it if no page has it open.
    func opened(_ path: String) throws(Refusal) -> OpenDocument {
        if let document = open[path] { return document }
        let location = try location(of: path)
        do throws(SessionError) {
            return try open(path, at: location)
        } catch {
            switch error {
            case .unreadable(let refusal): throw refusal
            case .noDocument(_, let diagnostic): throw Refusal("'\(path)' is not a document: \(diagnostic.message)")
            }
        }
    }

    /// Returns the path of the document that is stored in a file, or nil for one outside of the folder.
    func path(ofFile location: String) -> String? {
        if let known = open.first(where: { $0.value.version == nil && $0.value.session.path == location }) {
            return known.key
        }
        guard let home = try? files.resolve(folder) else { return nil }
        let prefix = home == "/" ? home : home + "/"
        return location.hasPrefix(prefix) ? String(location.dropFirst(prefix.count)) : nil
    }

    // MARK: Performing

    /// Performs a command on documents as one step.
    func perform(
        _ command: GroupCommand, on documents: [String: Document], named name: String? = nil, by page: PageConnection
    ) throws(Refusal) -> Answer {
        defer { for path in documents.keys { closeIfUnused(path) } }
        var group = DocumentGroup(documents)
        let outcome: DocumentGroup.Outcome
        do throws(GroupError) {
            outcome = try group.perform(command)
        } catch {
            throw Refusal(
                error.path.map { "\($0): \(error.error.description)" } ?? error.error.description,
                hint: error.error.hint)
        }
        let changed = outcome.transactions.keys.sorted()
        var drafts: [(path: String, document: OpenDocument, draft: Draft)] = []
        for path in changed {
            let document = try document(path)
            guard document.version == nil else { throw Refusal("a version of a document can't be edited") }
            try document.session.prepare(files: files)
            guard let result = group.documents[path], let transaction = outcome.transactions[path] else { continue }
            var draft = Draft(of: document.session.document, name: name ?? command.title, layout: DocumentLayout())
            draft.take(result, transaction, created: outcome.created[path] ?? [])
            drafts.append((path, document, draft))
        }
        try take(drafts, by: page)
        return [
            "documents": .array(changed.map { .string($0) }),
            "created": .object(
                outcome.created.sorted { $0.key < $1.key }.map { path, ids in
                    JSONMember(key: path, value: .array(ids.map { .string($0) }))
                }),
            "notes": .array(outcome.notes.map { .string($0) }),
        ]
    }

    private func take(
        _ drafts: [(path: String, document: OpenDocument, draft: Draft)], by page: PageConnection
    ) throws(Refusal) {
        let locations = drafts.map(\.document.session.path)
        let id = JointStep.makeID()
        var steps: [DocumentSession.Step] = []
        for (_, document, draft) in drafts {
            let joint = drafts.count == 1 ? nil : JointStep(id: id, of: locations, in: document.session.path)
            steps.append(try document.session.take(draft, jointly: joint, files: files))
        }
        if drafts.count > 1 { settle(drafts.map(\.document), id) }
        for (number, (path, document, _)) in drafts.enumerated() {
            finish(steps[number], path, document, by: page, selecting: steps[number].created)
        }
        tellDocuments()
    }

    private func settle(_ documents: [OpenDocument], _ id: String) {
        let locations = documents.map(\.session.path)
        for document in documents {
            document.session.settle(JointStep(id: id, of: locations, in: document.session.path))
        }
        for document in documents { document.session.endJointStep() }
    }

    /// Tells pages which documents there are, and which have unsaved changes.
    func tellDocuments() {
        let documents = documentsJSON()
        for page in pages.values { page.tell(.documents, ["documents": documents]) }
    }

    // MARK: Undo

    /// Undoes or redoes a step in all documents that have it, or only in this one.
    func step(_ request: Request, back: Bool) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        guard !request.flag("alone"), let link = back ? document.session.undoLink : document.session.redoLink else {
            let step = try tellingState(path, document) { session throws(Refusal) in
                try session.step(back: back, files: files)
            }
            finish(step, path, document, by: request.page, selecting: step.objects)
            return ["revision": .integer(document.session.revision)]
        }
        var all = [(path: path, document: document)]
        for partner in link.partners.sorted() { all.append(try self.partner(partner, in: link, back: back)) }
        for (_, document) in all { try document.session.prepare(files: files) }
        let id = JointStep.makeID()
        let locations = all.map(\.document.session.path)
        var steps: [DocumentSession.Step] = []
        for (path, document) in all {
            let joint = JointStep(id: id, of: locations, in: document.session.path)
            steps.append(
                try tellingState(path, document) { session throws(Refusal) in
                    try session.step(back: back, jointly: joint, files: files)
                })
        }
        settle(all.map(\.document), id)
        for (step, (path, document)) in zip(steps, all) {
            finish(step, path, document, by: request.page, selecting: step.objects)
        }
        tellDocuments()
        return ["revision": .integer(document.session.revision)]
    }

    /// Returns another document with a step, of which the step must be the next one to undo or redo, too.
    private func partner(
        _ location: String, in link: JointStep, back: Bool
    ) throws(Refusal) -> (path: String, document: OpenDocument) {
        let name = FilePath.name(of: location)
        guard let path = path(ofFile: location), let document = open[path] else {
            throw Refusal(
                "the step also changed '\(name)', which has been closed", hint: Self.aloneHint, isElsewhere: true)
        }
        guard (back ? document.session.undoLink : document.session.redoLink)?.id == link.id else {
            throw Refusal(
                "the step also changed '\(name)', which was edited since", hint: Self.aloneHint, isElsewhere: true)
        }
        return (path, document)
    }

    private static let aloneHint = "undo what came later there first, or undo it in this document only"

    // MARK: Saving

    /// Returns the documents that have to be saved together: those with unsaved steps of several documents.
    func savedTogether(with path: String, _ document: OpenDocument) throws(Refusal) -> [(
        path: String, document: OpenDocument
    )] {
        var found = [(path: path, document: document)]
        var position = 0
        while position < found.count {
            for location in found[position].document.session.journal.partners.sorted() {
                guard let path = self.path(ofFile: location), !found.contains(where: { $0.path == path }) else {
                    continue
                }
                let isUnsaved = (try? files.look(at: Journal(of: location).path))?.kind == .file
                guard open[path] != nil || isUnsaved else { continue }
                let partner = try opened(path)
                if partner.session.isDirty { found.append((path, partner)) }
            }
            position += 1
        }
        return found
    }

    /// Saves documents: all of them or none.
    func saveTogether(_ all: [(path: String, document: OpenDocument)], overwriting: Bool) throws(FileError) {
        let locations = all.map(\.document.session.path)
        if !overwriting {
            for (_, document) in all where document.session.outsideChange(in: files) != nil {
                throw FileError(.changedOnDisk, path: document.session.path)
            }
        }
        let id = JointStep.makeID()
        var replaced = 0
        do throws(FileError) {
            for (_, document) in all {
                try document.session.beginSaving(JointStep(id: id, of: locations, in: document.session.path))
            }
            for (_, document) in all {
                try document.session.replaceFile(overwriting: overwriting, files: files)
                replaced += 1
            }
        } catch {
            for (number, (_, document)) in all.enumerated() {
                document.session.cancelSaving(hasReplaced: number < replaced, files: files)
            }
            throw error
        }
        for (_, document) in all { document.session.endSaving() }
    }

    /// Completes what a process that ended was saving.
    func completeSaving() {
        for path in paths() {
            guard let location = try? location(of: path) else { continue }
            JointSaving.complete(location, in: files)
        }
    }
}

extension [UInt8] {
    /// Returns whether a text occurs among the bytes.
    func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, count >= wanted.count else { return false }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first), found + wanted.count <= endIndex {
            if self[found..<(found + wanted.count)].elementsEqual(wanted) { return true }
            start = found + 1
        }
        return false
    }
}
