import ElementCatalog
import PageServing
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardEditing
import StoryboardModel
import XMLTree

typealias Answer = KeyValuePairs<String, JSONValue?>

extension Editor {
    /// The largest request, in JSON values. Ten thousand objects can be moved at once.
    private static let largestRequest = 200_000
    /// The time in milliseconds after which displaying a document counts as successful.
    private static let moment: UInt32 = 3000

    /// Handles a message and answers it exactly once.
    func receive(_ bytes: [UInt8], from page: PageConnection) {
        let isOwner = page.person.role == .owner
        guard isOwner || page.rate.allowsMessage(at: ProcessInfo.processInfo.systemUptime) else {
            return page.notify(
                .malformed, ["message": .string("there were too many messages; this one is not answered")])
        }
        guard page.person.role != .guest || bytes.count <= Self.largestGuestMessage else {
            return page.notify(.malformed, ["message": .string("a message is larger than those of guests may be")])
        }
        let node: JSONNode
        do throws(JSONError) {
            node = try JSONReader.read(bytes, limit: Self.largestRequest)
        } catch {
            return page.notify(.malformed, ["message": .string("a message is not JSON: \(error.message)")])
        }
        guard let request = Request(node, from: page) else {
            return page.notify(.malformed, ["message": .string("a message is not a request: it needs 'id' and 'do'")])
        }
        do throws(Refusal) {
            guard let entry = Self.requestsByName[request.verb] else {
                let names = Self.requestsByName.keys.sorted()
                let suggestion = Spelling.suggestion(for: request.verb, among: names)
                throw Refusal("there is no request '\(request.verb)'\(suggestion)")
            }
            try checkMaySend(entry, page)
            try request.check(entry)
            if entry.effect == .edits { try checkEditable(request) }
            try entry.handler(self, request) { [weak self] result in
                // The page may be gone by now.
                guard self?.pages[ObjectIdentifier(page)] != nil else { return }
                switch result {
                case .success(let answer): page.answer(request.id, answer)
                case .failure(let refusal): page.refuse(request.id, refusal)
                }
            }
        } catch {
            page.refuse(request.id, error)
        }
    }

    // MARK: Opening

    func openDocument(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let path = try request.text("document")
        if let version = VersionName(path) { return try openVersion(version, path, request, respond) }
        let location = try location(of: path)
        do throws(SessionError) {
            let document = try open(path, at: location)
            show(document, at: path, to: request.page, respond)
            sendComments(path, document, to: [request.page])
            planComparison(path, document)
        } catch {
            if case .unreadable(let refusal) = error { throw refusal }
            respond(.success(["snapshot": Snapshot.text(path, error)]))
        }
    }

    /// Answers a page that opens a document.
    func show(
        _ document: OpenDocument, at path: String, to page: PageConnection, _ respond: RequestEntry.Respond
    ) {
        if page.views[path] == nil { page.views[path] = PageConnection.View() }
        respond(.success(["snapshot": snapshot(path, document, for: page)]))
        if document.comparison != nil { sendDifferences(path, document, to: [page]) }
    }

    func open(_ path: String, at location: String) throws(SessionError) -> OpenDocument {
        if let known = open[path] { return known }
        JointSaving.complete(location, in: files)
        // Unsaved changes are recovered step by step.
        let hasJournal = (try? files.look(at: Journal(of: location).path))?.kind == .file
        if suspects.remove(path) != nil, !hasJournal {
            throw .unreadable(
                Refusal("the editor crashed when it opened '\(path)'", hint: "open it again to try once more"))
        }
        opening.append(path)
        later(Self.moment) { [weak self] in
            self?.open[path]?.session.confirm()
            self?.opening.removeAll { $0 == path }
        }
        // As for `check`, a document that was given as an argument names no folder.
        let document = OpenDocument(
            try DocumentSession(location, in: files, unmerged: git.unmerged), searched: first == nil ? folder : nil,
            in: files)
        open[path] = document
        document.openStoryboards = { [weak self] in self?.openStoryboards ?? [:] }
        document.unsavedSources = { [weak self] in self?.unsavedSources ?? [:] }
        recoverTables(of: document)
        planCheck(path, document)
        watch(path, at: location)
        findMerge(path, document)
        findComments(document)
        return document
    }

    /// Opens the document that pages will request first, and lays out its scenes until a request arrives.
    func prepareFirst() {
        guard let first, !suspects.contains(first), let location = try? location(of: first),
            let document = try? open(first, at: location)
        else { return }
        let pictures = document.pictures(for: ViewSettings.usual)
        _ = pictures.boardJSON()
        _ = document.scenesJSON()
        prepare(document.session.document.scenes.map(\.id), of: pictures)
    }

    private func prepare(_ scenes: [String], of pictures: SessionPictures) {
        later(0) { [weak self] in
            guard let self, pages.isEmpty, let scene = scenes.first else { return }
            _ = pictures.stageJSON(scene)
            prepare(Array(scenes.dropFirst()), of: pictures)
        }
    }

    func snapshot(_ path: String, _ document: OpenDocument, for page: PageConnection) -> JSONValue {
        let settings = page.settings(of: path)
        let pictures = document.pictures(for: settings)
        page.views[path]?.board = pictures.boardJSON()
        let problems = problemsJSON(of: path, document, for: page)
        page.views[path]?.problems = problems
        return Snapshot.document(path, document, pictures, problems: problems)
    }

    func close(_ request: Request) throws(Refusal) -> Answer {
        if try request.optionalText("file") != nil {
            closeSource(try source(request), for: request.page)
            return [:]
        }
        let path = try request.text("document")
        request.page.views[path] = nil
        closeIfUnused(path)
        return [:]
    }

    func create(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let location = try location(of: path)
        let kinds = NewDocument.allCases.map(\.rawValue).joined(separator: ", ")
        guard let kind = NewDocument(rawValue: try request.optionalText("kind") ?? "storyboard") else {
            throw Refusal("there is no such kind of document", hint: "choose one of: \(kinds)")
        }
        guard FilePath.fileExtension(of: path) == kind.ending else {
            throw Refusal(
                "'\(path)' is not the name of a \(kind.ending)", hint: "a name that ends with .\(kind.ending)")
        }
        let text: [UInt8]
        do throws(ChangeError) { text = try kind.text() } catch { throw Refusal(error) }
        return ["notes": .array(try create(path, at: location, with: text).map { .string($0) })]
    }

    /// Creates a document or source, in the Xcode project around it as well, and notifies pages. Returns remarks about
    /// the project.
    func create(_ path: String, at location: String, with text: [UInt8]) throws(Refusal) -> [String] {
        let (project, notes) = projectChange(adding: location)
        let new = FileChange(location, text, expecting: .missing, followsLinks: false)
        do throws(FileError) {
            try files.replaceAll([new, project].compactMap(\.self))
        } catch {
            if error.reason == .changedOnDisk, error.path == location {
                throw Refusal("the file '\(path)' already exists")
            }
            throw Refusal(error)
        }
        sendDocuments()
        return notes
    }

    // MARK: Editing

    func perform(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let pictures = document.pictures(for: request.page.settings(of: path))
        var commands = try request.commands()
        let count = commands.count
        let layout = pictures.layout(for: commands)
        let companions = Companions(
            document: document.session.document, classes: document.classes, images: { document.images })
        commands += companions.commands(for: commands)
        let given = try request.optionalText("name")
        let name = given ?? (count == 1 ? commands[0].title : "Edit")
        var draft = Draft(of: document.session.document, name: name, layout: layout)
        try draft.perform(commands)
        guard draft.isChanged else {
            return ["revision": .integer(document.session.revision), "created": .array([]), "isUnchanged": .bool(true)]
        }
        let ahead = try follow(commands, in: &draft, of: document, seenAs: pictures)
        let step = try sendingState(path, document) { session throws(Refusal) in
            try session.commit(draft, files: files)
        }
        let selects = commands.contains(where: \.bringsObjects)
        finish(
            step, path, document, by: request.page, selecting: selects ? document.selection(of: step.created) : [],
            ahead: ahead)
        return [
            "revision": .integer(document.session.revision), "created": .array(step.created.map { .string($0) }),
        ]
    }

    /// Resizes views for new content, and updates the frames that constraints and stack views position. Returns the
    /// resulting images if layout was needed.
    func follow(
        _ commands: [Command], in draft: inout Draft, of document: OpenDocument, seenAs now: SessionPictures
    ) throws(Refusal) -> SessionPictures? {
        try LayoutFollowing(now) { document.pictures(of: $0, for: now.settings) }.follow(commands, in: &draft).ahead
    }

    func fix(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let key = try request.text("problem")
        document.check()
        guard let problem = document.problems.first(where: { ProblemDescription.key(of: $0) == key }) else {
            throw Refusal("the problem no longer exists")
        }
        guard let fix = problem.fix else { throw Refusal("there is no fix for this problem") }
        let step = try sendingState(path, document) { session throws(Refusal) in
            try session.mend(fix, files: files)
        }
        finish(step, path, document, by: request.page, selecting: [])
        return ["revision": .integer(document.session.revision)]
    }

    /// Performs a step, and sends the document's state if it is refused.
    func sendingState(
        _ path: String, _ document: OpenDocument,
        _ body: (inout DocumentSession) throws(Refusal) -> DocumentSession.Step
    ) throws(Refusal) -> DocumentSession.Step {
        do throws(Refusal) {
            return try body(&document.session)
        } catch {
            sendState(path, document)
            throw error
        }
    }

    /// Sends the changes of a step to all pages. `isRepeated` for one that was undone or redone.
    func finish(
        _ step: DocumentSession.Step, _ path: String, _ document: OpenDocument, by author: PageConnection,
        selecting: [String] = [], ahead: SessionPictures? = nil, isRepeated: Bool = false
    ) {
        if !isRepeated { document.authors.record(author.person, count: document.session.stepCount) }
        let model = document.session.document
        var changes = step.scenes
        document.addUntold(to: &changes)
        let describe = ObjectDescription(document: model)
        let scenes =
            model.kind.isStoryboard
            ? changes.scenes.compactMap { Scene(model.tree[$0]) }.map(describe.scene) : [describe.xib()]
        let different = document.update(changes, ahead: ahead)
        for page in pages(showing: path) {
            let view = page.views[path] ?? PageConnection.View()
            let pictures = document.pictures(for: view.settings)
            let shown = (different[view.settings] ?? []).filter(view.stagedScenes.contains)
            // Layout comes first: what it computes is used by the rest.
            show(shown, pictures, to: page)
            for id in shown { sendStage(id, path, pictures, to: page) }
            page.notify(
                .changed,
                [
                    "document": .string(path), "from": .integer(document.session.revision - 1),
                    "revision": .integer(document.session.revision), "scenes": .array(scenes),
                    "removed": .array(changes.removed.map { .string($0) }),
                    "order": changes.changesOrder ? .array(model.scenes.map { .string($0.id) }) : nil,
                    "state": Snapshot.state(document),
                    "selection": page === author && !selecting.isEmpty
                        ? .array(selecting.map { .string($0) }) : nil,
                ])
            let board = pictures.boardJSON()
            guard page.views[path]?.board != board else { continue }
            page.views[path]?.board = board
            page.notify(.board, ["document": .string(path), "board": board])
        }
        documentChanged(path, document)
        planCheck(path, document)
        planLayoutIssues(path, document, isEdited: true)
        followMerge(path, document)
        followWalls(path, document, changes)
        planComparison(path, document)
    }

    /// Returns what can be run: the storyboard alone, and the app around it.
    func runnable(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        if document.version != nil { return ["isPlayable": .bool(false)] }
        let isPlayable = document.session.document.root["initialViewController"] != nil
        return ["isPlayable": .bool(isPlayable), "app": .optional(appAround(path)?.name)]
    }

    /// Schedules a check in a pause in editing.
    private func planCheck(_ path: String, _ document: OpenDocument) {
        guard !document.isCheckPlanned else { return }
        document.isCheckPlanned = true
        inPause(of: document) { [weak self] document in
            document.isCheckPlanned = false
            self?.check(path, document, ifOlderThan: 10)
        }
    }

    /// Checks a document when the app around it is known, and reports problems that are new to the pages.
    func check(_ path: String, _ document: OpenDocument, ifOlderThan age: Double = 0) {
        document.lookAround(ifOlderThan: age, inBackground) { [weak self, weak document] in
            guard let self, let document else { return }
            document.check()
            sendProblems(path, document)
        }
    }

    func problems(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        check(path, document)
        return ["problems": problemsJSON(of: path, document, for: request.page)]
    }

    // MARK: Files

    func save(_ request: Request) throws(Refusal) -> Answer {
        let file = try openFile(request)
        let notes = try save(file, overwriting: request.flag("overwrite"))
        return [
            "savedRevision": .integer(file.file.session.revision), "notes": .array(notes.map { .string($0) }),
        ]
    }

    func save(_ path: String, _ document: OpenDocument, overwriting: Bool) throws(Refusal) {
        _ = try save(.document(path: path, document), overwriting: overwriting)
    }

    /// Saves a file, with those that have unsaved steps together with it. Returns what became of new strings files in an Xcode
    /// project.
    private func save(_ file: OpenFile, overwriting: Bool) throws(Refusal) -> [String] {
        let all = try savedTogether(with: file)
        let new = all.map { $0.file.session }.filter { $0.stamp == .missing && $0.path.hasSuffix(".strings") }
            .map { $0.path }
        do throws(FileError) {
            if all.count > 1 {
                try saveTogether(all.map(\.file), overwriting: overwriting)
            } else {
                try all[0].file.save(overwriting: overwriting, files: files)
            }
        } catch {
            if error.reason == .changedOnDisk {
                let isOther = error.path != file.file.session.path
                let other = isOther ? FilePath.name(of: error.path) : nil
                throw Refusal(
                    other.map { "'\($0)', which is saved with it, was changed by another program" }
                        ?? "the file was changed by another program", hint: "merge, reload or overwrite it")
            }
            throw Refusal(error)
        }
        for saved in all {
            switch saved {
            case .document(let path, let document):
                document.reportedOutside = nil
                listConflicts(document)
                sendState(path, document)
            case .source(let source):
                source.reportedOutside = nil
                notify(source, nil, before: [])
            case .table(_, let path, let document): sendState(path, document)
            }
        }
        if all.count > 1 || !isShownEverywhere(file) { sendDocuments() }
        return new.flatMap(projectNotes(ofNewFileAt:))
    }

    func sendState(_ path: String, _ document: OpenDocument) {
        for page in pages(showing: path) {
            page.notify(.state, ["document": .string(path), "state": Snapshot.state(document)])
        }
    }

    func recover(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        try document.session.recoverAll(in: files)
        later(Self.moment) { [weak document] in document?.session.confirm() }
        showAnew(path, document)
        return [:]
    }

    func text(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        return ["text": .string(String(decoding: document.session.text, as: UTF8.self))]
    }

    // MARK: Viewing

    func stage(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        stage(try request.texts("scenes"), of: path, document, for: request.page)
        return [:]
    }

    func stage(_ ids: [String], of path: String, _ document: OpenDocument, for page: PageConnection) {
        let old = page.views[path]?.stagedScenes ?? []
        page.views[path, default: .init()].stagedScenes = Set(ids)
        let pictures = document.pictures(for: page.settings(of: path))
        for id in ids where !old.contains(id) { sendStage(id, path, pictures, to: page) }
        planLayoutIssues(path, document)
    }

    /// Sends a page the new images of scenes. A page requests those of many scenes in the order of their visibility.
    private func show(_ ids: [String], _ pictures: SessionPictures, to page: PageConnection) {
        guard ids.count <= 3 else { return }
        for id in ids { if let patch = pictures.patch(of: id) { page.show(patch) } }
    }

    private func sendStage(_ id: String, _ path: String, _ pictures: SessionPictures, to page: PageConnection) {
        guard let stage = pictures.stageJSON(id) else { return }
        page.notify(.stage, ["document": .string(path), "stage": stage])
    }

    func view(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let settings = try ViewSettings.settings(request, document.session.document)
        request.page.views[path, default: .init()].settings = settings
        document.keepPictures(for: Set(pages(showing: path).compactMap { $0.views[path]?.settings }))
        let pictures = document.pictures(for: settings)
        request.page.views[path]?.board = pictures.boardJSON()
        request.page.notify(.board, ["document": .string(path), "board": pictures.boardJSON()])
        for id in request.page.views[path]?.stagedScenes ?? [] { sendStage(id, path, pictures, to: request.page) }
        planLayoutIssues(path, document)
        return [:]
    }

    func preview(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let settings = request.page.settings(of: path)
        let commands = try request.commands()
        let layout = document.pictures(for: settings).layout(for: commands)
        var draft = Draft(of: document.session.document, name: "Preview", layout: layout)
        try draft.perform(commands)
        let pictures = document.pictures(of: draft, for: settings)
        document.show(pictures)
        let ids = draft.sceneIDs
        show(ids, pictures, to: request.page)
        return ["stages": .array(ids.compactMap(pictures.stageJSON)), "board": pictures.boardJSON()]
    }
}

extension OpenDocument {
    /// Returns which of the new objects the user continues with: not the scene that comes along with a container view.
    fileprivate func selection(of created: [String]) -> [String] {
        let inside = created.filter { session.document.object($0)?.elementType?.kind != .controller }
        return inside.isEmpty ? created : inside
    }
}
