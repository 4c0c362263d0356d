import ClassModel
import FileAccess
import Foundation
import JSONText
import SourceModel
import StoryboardModel
import XMLTree

/// Sources beside the canvas: opened, edited and saved like documents.
extension Editor {
    // MARK: Opening

    /// Opens a source by its name, or the one that declares the class of an object or of what is around it.
    func openSource(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let path = try request.text("document")
        let document = try document(path)
        let file = try request.optionalText("file")
        let object = try request.optionalText("object")
        let member = try request.optionalText("member")
        document.whenLookedAround(inBackground) { [weak self, weak document] in
            guard let self, let document else { return }
            do throws(Refusal) {
                let place = file == nil ? document.declaration(of: object, member: member) : nil
                guard let wanted = file ?? place.flatMap({ fileName(of: $0.file) }) else {
                    return respond(.success([:]))
                }
                let source = try source(wanted, around: document)
                request.page.sources.insert(source.file)
                respond(.success(["source": source.snapshot, "line": place.map { .integer($0.line) }]))
            } catch {
                respond(.failure(error))
            }
        }
    }

    /// Returns the files that can be opened beside a document, with their classes, and all others with unsaved changes.
    func sourceFiles(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let document = try document(request.text("document"))
        document.whenLookedAround(inBackground) { [weak self, weak document] in
            guard let self, let document else { return }
            let classes = Dictionary(grouping: document.classes.all) { $0.place.file }
            let found = document.sourceFiles.compactMap { path in
                self.fileName(of: path).map { (name: $0, classes: classes[path] ?? []) }
            }
            // Save All relies on them, wherever they are and whether or not their files are there now.
            let names = Set(found.map(\.name))
            let others = sources.values.filter { $0.session.isDirty && !names.contains($0.file) }.map(\.file).sorted()
            let files = (found + others.map { ($0, []) }).map { name, classes in
                JSONValue.record([
                    "file": .string(name), "classes": .array(classes.map { .string($0.name) }),
                    "isDirty": self.sources[name]?.session.isDirty == true ? .bool(true) : nil,
                ])
            }
            respond(.success(["files": .array(files)]))
        }
    }

    /// Returns an open source, or opens it. It must be one of the app around a document.
    func source(_ file: String, around document: OpenDocument) throws(Refusal) -> OpenSource {
        if let known = sources[file] { return known }
        // A problem names its source by its path.
        guard let path = document.sourceFiles.first(where: { $0 == file || fileName(of: $0) == file }),
            let file = fileName(of: path)
        else {
            throw Refusal("'\(file)' is not a source of the app around this document")
        }
        do throws(FileError) {
            let location = try files.resolve(path)
            // Another name may lead to the same file.
            if let known = sources.values.first(where: { $0.session.path == location }) { return known }
            let source = OpenSource(file, try session(at: location))
            sources[file] = source
            if source.session.hasUnsavedWork { source.reportedOutside = source.session.outsideChange(in: files) }
            watch(file, at: location)
            return source
        } catch {
            throw Refusal(error)
        }
    }

    /// Opens a source that has steps together with another file.
    func openSource(at location: String) -> OpenSource? {
        guard let file = fileName(of: location) else { return nil }
        return open.values.lazy.compactMap { try? self.source(file, around: $0) }.first
    }

    private func session(at location: String) throws(FileError) -> TextSession {
        JointSaving.complete(location, in: files)
        do throws(Refusal) {
            return try TextSession(location, in: files)
        } catch {
            throw FileError(.other(error.message), path: location)
        }
    }

    func source(_ request: Request) throws(Refusal) -> OpenSource {
        let file = try request.text("file")
        guard let source = sources[file] else { throw Refusal("'\(file)' is not open", hint: "open it first") }
        return source
    }

    /// Returns the name by which pages know a source: its path relative to the folder.
    func fileName(of path: String) -> String? {
        guard let home = try? files.resolve(folder), let path = try? files.resolve(path) else { return nil }
        let (from, to) = (home.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init))
            .joined(separator: "/")
    }

    func closeSource(_ source: OpenSource, for page: PageConnection) {
        page.sources.remove(source.file)
        closeIfUnused(source)
    }

    /// Closes a source that no page shows, unless it has unsaved changes or steps that a shown file has, too.
    func closeIfUnused(_ source: OpenSource) {
        guard pages.values.allSatisfy({ !$0.sources.contains(source.file) }), !source.session.isDirty,
            !isLinked(source.session.path)
        else { return }
        sources[source.file] = nil
    }

    /// The sources with unsaved changes, whose classes aren't those of their files.
    var unsavedSources: [String: [UInt8]] {
        Dictionary(
            sources.values.filter(\.session.isDirty).map { ($0.session.path, $0.session.text) },
            uniquingKeysWith: { first, _ in first })
    }

    // MARK: Editing

    func editSource(_ request: Request) throws(Refusal) -> Answer {
        let source = try source(request)
        guard try request.number("revision") == source.session.revision else {
            throw Refusal("the source has changed meanwhile", hint: "repeat the edit")
        }
        let before = source.session.text
        guard
            let patch = Patch(
                utf16Offset: try request.number("at"), removed: try request.number("remove"),
                inserted: try request.text("insert"), in: before)
        else { throw Refusal("the text has no such place") }
        // What two people type is never one step.
        if source.authors.author(back: true, count: source.session.stepCount)?.isSame(as: request.page.person) == false
        {
            source.session.endTyping()
        }
        _ = try source.session.commit(patch, name: "Typing", isTyping: true, files: files)
        source.authors.record(request.page.person, count: source.session.stepCount)
        notify(source, patch, before: before, except: request.page)
        return ["revision": .integer(source.session.revision), "state": source.state]
    }

    /// Sends pages a change of a source, and checks the documents that use its classes after a while.
    func notify(
        _ source: OpenSource, _ patch: Patch?, before: [UInt8], except: PageConnection? = nil,
        by author: PageConnection? = nil
    ) {
        for page in pages.values where page !== except && page.sources.contains(source.file) {
            page.notify(
                .source,
                [
                    "file": .string(source.file),
                    "from": patch.map { _ in .integer(source.session.revision - 1) },
                    "revision": .integer(source.session.revision), "patch": patch?.json(in: before),
                    "selects": page === author ? .bool(true) : nil, "state": source.state,
                ])
        }
        guard patch != nil else { return }
        for document in open.values { document.recordChangeOfSource() }
        planCheckOfSources()
    }

    private func planCheckOfSources() {
        guard !isSourceCheckPlanned else { return }
        isSourceCheckPlanned = true
        later(400) { [weak self] in
            guard let self else { return }
            isSourceCheckPlanned = false
            for (path, document) in open where document.version == nil { check(path, document) }
        }
    }

    // MARK: Files

    func reload(_ source: OpenSource) throws(Refusal) {
        let before = source.session.text
        let patch = try source.session.reload(in: files)
        source.reportedOutside = nil
        source.authors.forget(from: source.session.stepCount)
        notify(source, patch, before: before)
    }

    func merge(_ source: OpenSource) throws(Refusal) {
        let before = source.session.text
        guard let patch = try source.session.mergeOutside(in: files) else {
            throw Refusal(
                "both changed the same lines of “\(FilePath.name(of: source.file))”", hint: "reload or overwrite it")
        }
        source.reportedOutside = nil
        source.authors.forget(from: source.session.stepCount)
        notify(source, patch, before: before)
    }

    /// Checks whether other programs have changed a source. If nothing is unsaved, accepts the change.
    func lookOutside(of source: OpenSource) {
        guard let change = source.session.outsideChange(in: files), change != source.reportedOutside else { return }
        if change == .changed, !source.session.hasUnsavedWork {
            // A file that can't be read now is read after its next change.
            try? reload(source)
        } else {
            source.reportedOutside = change
            notify(source, nil, before: [])
        }
    }
}
