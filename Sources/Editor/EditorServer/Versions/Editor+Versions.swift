import FileAccess
import Foundation
import GitAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions

/// The versions of a document in git's commits.
extension Editor {
    /// The number of commits that are listed unless a page asks for more.
    private static let usualCount = 200

    /// Throws for a version, which nobody can change.
    func checkEditable(_ request: Request) throws(Refusal) {
        guard let version = VersionName(try request.text("document")) else { return }
        throw Refusal(
            "the version of \(version.hash.prefix(8)) can't be changed", hint: "restore it, and change the document")
    }

    // MARK: Looking

    func openVersion(
        _ version: VersionName, _ name: String, _ request: Request, _ respond: @escaping RequestEntry.Respond
    ) throws(Refusal) {
        if let known = open[name] { return show(known, at: name, to: request.page, respond) }
        let location = try location(of: version.path)
        let reader = VersionReader(location, program: gitProgram)
        let (known, page) = (open[version.path]?.history, request.page)
        inBackground { [weak self] in
            let history = known ?? (try? reader.history())
            let found = Result { () throws(Refusal) in try reader.version(version.hash, in: history) }
            let comparison = (try? found.get()).map { Comparison($0.base, with: try? Document($0.bytes)) }
            return {
                guard let self else { return }
                self.open[version.path]?.history = history
                switch found {
                case .failure(let refusal): respond(.failure(refusal))
                case .success(let found):
                    self.show(found, comparison, version, name, at: location, to: page, respond)
                }
            }
        }
    }

    private func show(
        _ found: VersionReader.Version, _ comparison: Comparison?, _ version: VersionName, _ name: String,
        at location: String, to page: PageConnection, _ respond: RequestEntry.Respond
    ) {
        // The page may be gone, or another one may have opened it meanwhile.
        guard pages[ObjectIdentifier(page)] != nil else { return }
        do throws(SessionError) {
            let document: OpenDocument
            if let known = open[name] { document = known } else { document = try made(found, version, at: location) }
            document.comparison = comparison
            open[name] = document
            show(document, at: name, to: page, respond)
        } catch {
            respond(.success(["snapshot": Snapshot.text(name, error)]))
        }
    }

    private func made(
        _ found: VersionReader.Version, _ version: VersionName, at location: String
    ) throws(SessionError) -> OpenDocument {
        OpenDocument(
            try DocumentSession(version: found.bytes, of: location), searched: first == nil ? folder : nil,
            version: version, in: files)
    }

    /// Returns the commits of a document.
    func history(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let name = try request.text("document")
        let path = VersionName(name)?.path ?? name
        let reader = VersionReader(try location(of: path), program: gitProgram)
        let count = max(1, request.optionalNumber("count") ?? Self.usualCount)
        inBackground { [weak self] in
            let found = Result { () throws(Refusal) in try reader.history(limit: count + 1) }
            return {
                respond(found.map { HistoryDescription.answer($0.commits, count: count) })
                if case .success(let history) = found, history.commits.count <= count {
                    self?.open[path]?.history = history
                }
            }
        }
    }

    /// Compares any two versions.
    func differences(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let name = try request.text("document")
        let version = VersionName(name)
        let path = version?.path ?? name
        let (reader, from) = (
            VersionReader(try location(of: path), program: gitProgram), try request.optionalText("from")
        )
        let known = open[path]?.history
        let text = version == nil ? try document(path).session.text : []
        inBackground { [weak self] in
            let history = known ?? (try? reader.history())
            let found = Result { () throws(Refusal) -> Comparison in
                let own = try version.map { version throws(Refusal) in try reader.version(version.hash, in: history) }
                var base = own?.base ?? VersionBase(none: Refusal("there is no version to compare with"))
                if let from {
                    let other = try reader.version(from, in: history)
                    base = VersionReader.base(other.bytes, in: .init(hash: from))
                } else if own == nil {
                    base = reader.lastCommit()
                }
                return try Comparison(base, of: own?.bytes ?? text)
            }
            return {
                self?.open[path]?.history = history
                respond(found.map { ["differences": $0.json] })
            }
        }
    }

    // MARK: Changing

    /// Takes changes since the last commit back, as one step.
    func revert(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        guard let comparison = document.comparison, let old = comparison.base.document else {
            throw document.comparison?.base.reason ?? Refusal("the last commit hasn't been read yet")
        }
        let model = document.session.document
        let marks = Comparison(comparison.base, with: model).changes
        let keys = Set(try request.texts("changes")).intersection(marks.map(\.key))
        guard !keys.isEmpty else { throw Refusal("the change is no longer there") }
        let kept = Set(marks.map(\.key)).subtracting(keys)
        let reversal = Reversal(of: keys, keeping: kept, from: old, to: model)
        if let left = reversal.rest.first(where: { keys.contains($0.key) }) {
            throw Refusal(
                "'\(left.sentence)' can't be taken back alone", hint: "take back what was changed around it as well")
        }
        let pictures = document.pictures(for: request.page.settings(of: path))
        var draft = Draft(
            of: model, name: keys.count == 1 ? "Revert Change" : "Revert Changes",
            layout: pictures.layout(for: reversal.commands))
        try draft.perform(reversal.commands)
        // Scenes in which nothing else differs are as they were committed; others are laid out.
        let open = Set(reversal.rest.map(\.sceneID)).union(marks.filter { kept.contains($0.key) }.map(\.sceneID))
        let isWhole = marks.allSatisfy { !keys.contains($0.key) || !open.contains($0.sceneID) }
        let ahead = isWhole ? nil : try follow(reversal.commands, in: &draft, of: document, seenAs: pictures)
        return try commit(draft, path, document, by: request.page, ahead: ahead)
    }

    /// Gives a document the content of a version, as one step.
    func restore(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let (path, hash) = (try request.text("document"), try request.text("commit"))
        let document = try document(path)
        let (text, revision, known, page) = (
            document.session.text, document.session.revision, document.history, request.page
        )
        let reader = VersionReader(document.session.path, program: gitProgram)
        inBackground { [weak self, weak document] in
            let found = Result { () throws(Refusal) -> [Command] in
                let version = try reader.version(hash, in: known ?? (try? reader.history()))
                return try Self.commands(from: text, to: version.bytes, hash)
            }
            return {
                guard let self, let document else { return }
                respond(
                    Result { () throws(Refusal) -> Answer in
                        guard document.session.revision == revision else {
                            throw Refusal("the document has changed meanwhile", hint: "restore the version again")
                        }
                        var draft = Draft(
                            of: document.session.document, name: "Restore Version", layout: DocumentLayout())
                        try draft.perform(try found.get())
                        return try self.commit(draft, path, document, by: page, ahead: nil)
                    })
            }
        }
    }

    private nonisolated static func commands(
        from text: [UInt8], to version: [UInt8], _ hash: String
    ) throws(Refusal) -> [Command] {
        let (old, new): (Document, Document)
        do throws(DocumentError) {
            (old, new) = (try Document(text), try Document(version))
        } catch {
            throw Refusal("the version of \(hash.prefix(8)) can't be read: \(error.message)", hint: error.hint)
        }
        do throws(ScriptError) {
            return try CommandScript(from: old, to: new).commands
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
    }

    private func commit(
        _ draft: Draft, _ path: String, _ document: OpenDocument, by page: PageConnection, ahead: SessionPictures?
    ) throws(Refusal) -> Answer {
        guard draft.isChanged else {
            return ["revision": .integer(document.session.revision), "isUnchanged": .bool(true)]
        }
        let step = try sendingState(path, document) { session throws(Refusal) in
            try session.commit(draft, files: files)
        }
        finish(step, path, document, by: page, ahead: ahead)
        return ["revision": .integer(document.session.revision)]
    }
}

/// The commits of a document for the page.
enum HistoryDescription {
    static func answer(_ commits: [FileHistory.Commit], count: Int) -> Answer {
        [
            "commits": .array(commits.prefix(count).map(commit)), "isWhole": .bool(commits.count <= count),
        ]
    }

    private static func commit(_ commit: FileHistory.Commit) -> JSONValue {
        .record([
            "hash": .string(commit.hash), "parent": commit.oldPath == nil ? nil : .optional(commit.parent),
            "author": .string(commit.author), "date": .string(commit.date), "subject": .string(commit.subject),
            "path": .string(commit.path),
            "renamedFrom": commit.oldPath == commit.path ? nil : .optional(commit.oldPath),
        ])
    }
}
