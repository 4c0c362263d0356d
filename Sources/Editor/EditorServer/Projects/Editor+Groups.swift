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
        var notes: [String] = []
        if !exists {
            // It is tried first: a file is made only for a step that is possible.
            let text = try emptied(document.session.document)
            var trial = try group(around: path, naming: [storyboardName(of: path)])
            trial[destination] = try? Document(text)
            try tryOut(command, on: trial)
            notes = try create(destination, at: location, with: text)
        }
        let found = try group(around: path, naming: [storyboardName(of: path)], with: [destination])
        return try perform(command, on: found, by: request.page, notes: notes)
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
        _ command: GroupCommand, on documents: [String: Document], named name: String? = nil, by page: PageConnection,
        notes: [String] = []
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
        var parts: [StepPart] = []
        for path in changed {
            let document = try document(path)
            guard document.version == nil else { throw Refusal("a version of a document can't be edited") }
            try document.session.prepare(files: files)
            guard let result = group.documents[path], let transaction = outcome.transactions[path] else { continue }
            var draft = Draft(of: document.session.document, name: name ?? command.title, layout: DocumentLayout())
            draft.apply(result, transaction, created: outcome.created[path] ?? [])
            if case .perform(let commands) = command {
                // As after an edit of one document, also if no page shows this one as it is designed.
                let pictures = document.pictures(for: ViewSettings.usual)
                _ = try follow(commands[path] ?? [], in: &draft, of: document, seenAs: pictures)
            }
            parts.append(.document(path: path, document, draft))
        }
        parts += try samplesThatFollow(outcome.moves, named: name ?? command.title)
        let texts = try textsThatFollow(outcome.moves, named: name ?? command.title)
        parts += texts.parts
        try commit(parts, by: page)
        renamings += outcome.moves.filter { $0.ids.contains { $0 != $1 } }
        let left = commentsFollow(outcome.moves)
        return [
            "documents": .array(changed.map { .string($0) }),
            "created": .object(
                outcome.created.sorted { $0.key < $1.key }.map { path, ids in
                    JSONMember(key: path, value: .array(ids.map { .string($0) }))
                }),
            "notes": .array((outcome.notes + notes + texts.notes + left).map { .string($0) }),
        ]
    }

    /// Makes a step of one file or several.
    func commit(_ parts: [StepPart], by page: PageConnection) throws(Refusal) {
        for part in parts { try part.file.prepare(files: files) }
        let locations = parts.map { $0.file.session.path }
        let id = JointStep.makeID()
        var ends: [@MainActor () -> Void] = []
        for part in parts {
            let joint = parts.count == 1 ? nil : JointStep(id: id, of: locations, in: part.file.session.path)
            switch part {
            case .document(let path, let document, let draft):
                let step = try document.session.commit(draft, jointly: joint, files: files)
                ends.append { [self] in finish(step, path, document, by: page, selecting: step.created) }
            case .source(let source, let text, let name):
                let before = source.session.text
                let patch = try source.session.commit(text, name: name, jointly: joint, files: files)
                source.authors.record(page.person, count: source.session.stepCount)
                ends.append { [self] in notify(source, patch, before: before, by: page) }
            case .table(let table, let document, let text, let name):
                try document.changing(table) { session throws(Refusal) in
                    _ = try session.commit(text, name: name, jointly: joint, files: files)
                }
            }
        }
        if parts.count > 1 { settle(parts.map(\.file), id) }
        for end in ends { end() }
        sendDocuments()
    }

    private func settle(_ all: [any JointFile], _ id: String) {
        let locations = all.map { $0.session.path }
        for file in all { file.settle(JointStep(id: id, of: locations, in: file.session.path)) }
        for file in all { file.endJointStep() }
    }

    /// Sends all pages the list of documents, with the unsaved ones marked.
    func sendDocuments() {
        let documents = documentsJSON()
        for page in pages.values { page.notify(.documents, ["documents": documents]) }
    }

    // MARK: Undo

    /// Undoes or redoes a step in all files that have it, or only in this one.
    func step(_ request: Request, back: Bool) throws(Refusal) -> Answer {
        let start = try openFile(request)
        try checkIsOwn(start, request, back: back)
        var all = [(file: start, count: 1)]
        if !request.flag("alone"), let link = start.file.session.link(back: back) {
            for partner in link.partners.sorted() {
                let found = try self.partner(partner, in: link, back: back)
                if found.count > 0 { all.append(found) }
            }
        }
        for each in all { try each.file.file.prepare(files: files) }
        let id = JointStep.makeID()
        let changed = all.map(\.file)
        let locations = changed.map { $0.file.session.path }
        let earlier = Self.documents(changed)
        var ends: [@MainActor () -> Void] = []
        for (file, count) in all {
            let joint = all.count == 1 ? nil : JointStep(id: id, of: locations, in: file.file.session.path)
            // What comes before the step itself is in this file only.
            for _ in 1..<count { try step(file, back: back, by: request.page)() }
            ends.append(try step(file, back: back, jointly: joint, by: request.page))
        }
        if all.count > 1 { settle(changed.map(\.file), id) }
        for end in ends { end() }
        if all.count > 1 || !isShownEverywhere(start) { sendDocuments() }
        commentsFollow(from: earlier, to: Self.documents(changed))
        return ["revision": .integer(start.file.session.revision)]
    }

    /// Returns whether all pages learn what becomes of a file.
    func isShownEverywhere(_ file: OpenFile) -> Bool {
        guard case .document(let path, _) = file else { return true }
        return pages.values.allSatisfy { $0.views[path] != nil }
    }

    /// Returns the documents among files.
    static func documents(_ files: [OpenFile]) -> [String: Document] {
        var found: [String: Document] = [:]
        for case .document(let path, let document) in files { found[path] = document.session.document }
        return found
    }

    /// Undoes or redoes a step of a file. Returns a closure that notifies the pages.
    private func step(
        _ file: OpenFile, back: Bool, jointly joint: JointStep? = nil, by page: PageConnection
    ) throws(Refusal) -> @MainActor () -> Void {
        switch file {
        case .document(let path, let document):
            let step = try sendingState(path, document) { session throws(Refusal) in
                try session.step(back: back, jointly: joint, files: files)
            }
            return { [self] in finish(step, path, document, by: page, selecting: step.objects, isRepeated: true) }
        case .source(let source):
            let before = source.session.text
            let patch = try source.session.step(back: back, jointly: joint, files: files)
            return { [self] in notify(source, patch, before: before, by: page) }
        case .table(let table, _, let document):
            try document.changing(table) { session throws(Refusal) in
                _ = try session.step(back: back, jointly: joint, files: files)
            }
            return {}
        }
    }

    /// Returns the file that a request is about.
    func openFile(_ request: Request) throws(Refusal) -> OpenFile {
        if try request.optionalText("file") != nil { return .source(try source(request)) }
        let path = try request.text("document")
        return .document(path: path, try document(path))
    }

    /// Returns an open file by its full path.
    private func openFile(at location: String) -> OpenFile? {
        if let table = openTable(at: location) { return table }
        if let source = sources.values.first(where: { $0.session.path == location }) { return .source(source) }
        guard let path = path(ofFile: location), let document = open[path] else { return nil }
        return .document(path: path, document)
    }

    /// Returns another file with a step, and how many of its steps are undone or redone so that this one is.
    private func partner(
        _ location: String, in link: JointStep, back: Bool
    ) throws(Refusal) -> (file: OpenFile, count: Int) {
        let name = FilePath.name(of: location)
        guard let found = openFile(at: location) else {
            throw Refusal(
                "the step also changed '\(name)', which has been closed", hint: Self.aloneHint, isElsewhere: true)
        }
        guard let count = found.file.session.distance(to: link, back: back) else {
            throw Refusal(
                "the step also changed '\(name)', which was edited since", hint: Self.aloneHint, isElsewhere: true)
        }
        return (found, count)
    }

    private static let aloneHint = "undo what came later there first, or undo it in this document only"

    // MARK: Saving

    /// Returns the files that have to be saved together: those with unsaved steps of several files, and the tables of
    /// documents.
    func savedTogether(with file: OpenFile) throws(Refusal) -> [OpenFile] {
        var found = [file]
        var position = 0
        while position < found.count {
            if case .document(let path, let document) = found[position] {
                for table in document.tables where table.session.isDirty {
                    let isFound = found.contains { $0.file.session.path == table.session.path }
                    if !isFound { found.append(.table(table, path: path, document)) }
                }
            }
            for location in found[position].file.session.journal.partners.sorted() {
                guard !found.contains(where: { $0.file.session.path == location }),
                    let partner = try unsavedPartner(at: location)
                else { continue }
                found.append(partner)
            }
            position += 1
        }
        // What has no changes isn't replaced because of others that have.
        return found.count > 1 && !file.file.session.isDirty ? Array(found.dropFirst()) : found
    }

    /// Returns a file with unsaved changes, which is opened if it isn't.
    private func unsavedPartner(at location: String) throws(Refusal) -> OpenFile? {
        let isUnsaved = (try? files.look(at: Journal(of: location).path))?.kind == .file
        if let known = openFile(at: location) { return known.file.session.isDirty ? known : nil }
        guard isUnsaved else { return nil }
        if let table = recoveredTable(at: location) { return table.file.session.isDirty ? table : nil }
        if let source = openSource(at: location) { return source.session.isDirty ? .source(source) : nil }
        guard let path = path(ofFile: location) else { return nil }
        let document = try opened(path)
        return document.session.isDirty ? .document(path: path, document) : nil
    }

    /// Saves files: all of them or none.
    func saveTogether(_ all: [any JointFile], overwriting: Bool) throws(FileError) {
        let locations = all.map { $0.session.path }
        if !overwriting {
            for file in all where file.session.outsideChange(in: files) != nil {
                throw FileError(.changedOnDisk, path: file.session.path)
            }
        }
        let id = JointStep.makeID()
        var replaced = 0
        do throws(FileError) {
            for file in all { try file.beginSaving(JointStep(id: id, of: locations, in: file.session.path)) }
            try replace(all[...], overwriting: overwriting, &replaced)
        } catch {
            for (number, file) in all.enumerated() { file.cancelSaving(hasReplaced: number < replaced, files: files) }
            throw error
        }
        for file in all { file.endSaving() }
    }

    /// Prepares all files before the first is replaced, so that a full disk leaves all of them as they were.
    private func replace(
        _ rest: ArraySlice<any JointFile>, _ prepared: [() throws(FileError) -> Void] = [], overwriting: Bool,
        _ replaced: inout Int
    ) throws(FileError) {
        guard let file = rest.first else {
            for commit in prepared {
                try commit()
                replaced += 1
            }
            return
        }
        try file.preparingFile(overwriting: overwriting, files: files) { commit throws(FileError) in
            try replace(rest.dropFirst(), prepared + [commit], overwriting: overwriting, &replaced)
        }
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
