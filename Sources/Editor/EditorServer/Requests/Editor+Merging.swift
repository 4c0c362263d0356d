import FileAccess
import GitAccess
import JSONText
import SceneRenderer
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// What git knows of files, and what it learns from the editor. Calls block.
struct MergeGit: Sendable {
    /// Returns the versions of a file that is unmerged, or nil.
    var unmerged: @Sendable (_ path: String) -> UnmergedFile? = { _ in nil }
    /// Returns whether git knows that a file isn't unmerged.
    var isMerged: @Sendable (_ path: String) -> Bool = { _ in false }
    /// Tells git that a file's conflicts are resolved.
    var add: @Sendable (_ path: String) throws(GitError) -> Void = { _ in }
    /// Returns the file that makes git ignore a file, or nil if it does already or doesn't know it.
    var excludeFile: @Sendable (_ path: String) -> String? = { _ in nil }
}

extension MergeGit {
    /// The git program.
    static let program = MergeGit(
        unmerged: { path in repository(of: path).unmerged(FilePath.name(of: path)) },
        isMerged: { path in repository(of: path).isMerged(FilePath.name(of: path)) },
        add: { path throws(GitError) in try repository(of: path).add(FilePath.name(of: path)) },
        excludeFile: { path in
            let git = repository(of: path)
            return git.ignores(FilePath.name(of: path)) ? nil : git.excludeFile
        })

    private static func repository(of path: String) -> GitRepository {
        GitRepository(around: FilePath.folder(of: path), seconds: 10)
    }
}

// MARK: Requests

extension Editor {
    /// Merges external changes as one step.
    func merge(_ request: Request) throws(Refusal) -> Answer {
        if try request.optionalText("file") != nil {
            try merge(source(request))
            return ["conflicts": .integer(0)]
        }
        let path = try request.text("document")
        let document = try document(path)
        try document.session.mergeOutside(in: files) { document.laidOut($0) }
        showAnew(path, document)
        followMerge(path, document)
        return ["conflicts": .integer(document.session.merge?.list.open.count ?? 0)]
    }

    /// Decides a conflict.
    func decide(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let number = try request.number("conflict")
        guard let choice = ConflictChoice(rawValue: try request.text("choice")) else {
            throw Refusal(
                "there is no such choice", hint: ConflictChoice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let step = try sendingState(path, document) { session throws(Refusal) in
            try session.decide(number, choice, layout: DocumentLayout(), files: files)
        }
        finish(step, path, document, by: request.page, selecting: [])
        return ["revision": .integer(document.session.revision)]
    }

    /// Returns the pictures of a conflict's scene in both sides.
    func compare(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let number = try request.number("conflict")
        guard let merge = document.session.merge, merge.list.entries.indices.contains(number) else {
            throw Refusal("there is no such conflict any more")
        }
        let conflict = merge.list.entries[number].conflict
        let settings = request.page.settings(of: path)
        let current = document.session.document
        func side(_ side: Revision) -> (scene: String?, json: JSONValue?) {
            guard let version = document.side(side, ofConflict: number) else { return (nil, nil) }
            guard let scene = MergeDescription.scene(of: conflict, in: version) else { return (nil, nil) }
            let pictures = document.pictures(of: side, version, for: settings)
            let stage = pictures.stageJSON(scene)
            let objects = MergeDescription.objects(of: conflict, in: version, side)
            return (scene, .record(["stage": stage, "objects": objects]))
        }
        let (ours, theirs) = (side(.ours), side(.theirs))
        let scene = MergeDescription.scene(of: conflict, in: current) ?? ours.scene ?? theirs.scene
        return [
            "scene": .optional(scene), "objects": MergeDescription.objects(of: conflict, in: current, nil),
            "ours": ours.json, "theirs": theirs.json,
        ]
    }

    /// Saves a document whose conflicts are all decided, marks it as resolved in git, and removes the list beside it.
    func resolve(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        guard let merge = document.session.merge else { throw Refusal("'\(path)' has no conflicts") }
        let open = merge.list.open
        if let first = open.first {
            let count = open.count == 1 ? "one conflict isn’t decided" : "\(open.count) conflicts aren’t decided"
            let place = [first.scene, first.object].compactMap(\.self).joined(separator: ": ")
            throw Refusal("\(count) yet", hint: "\(open.count == 1 ? "it is" : "the first is") about \(place)")
        }
        try save(path, document, overwriting: false)
        if merge.isUnmerged {
            do throws(GitError) {
                try git.add(document.session.path)
            } catch {
                throw Refusal("the document is saved, but git doesn’t take it: \(error.message)", hint: error.hint)
            }
        }
        document.session.setMerge(nil)
        followMerge(path, document)
        return ["savedRevision": .integer(document.session.revision)]
    }
}

// MARK: The list beside the file

extension Editor {
    /// Finds out whether a document is the result of a merge that isn't resolved.
    func findMerge(_ path: String, _ document: OpenDocument) {
        let location = document.session.path
        let list = readList(of: location)
        document.listed = list
        if let list, document.session.merge == nil, list.isSaved || document.session.isRecovered {
            document.session.setMerge(OpenMerge(list: list))
        }
        let git = git
        inBackground { [weak self, weak document] in
            let versions = git.unmerged(location)
            let sides = versions.flatMap { MergeSides(base: $0.base, ours: $0.ours, theirs: $0.theirs) }
            let hasEnded = list?.isUnmerged == true && git.isMerged(location)
            return {
                guard let self, let document else { return }
                // The list of a merge that was aborted, or ended by `git add`.
                if hasEnded { document.session.setMerge(nil) }
                self.apply(sides, isUnmerged: versions != nil, document)
                self.followMerge(path, document)
            }
        }
    }

    private func apply(_ sides: MergeSides?, isUnmerged: Bool, _ document: OpenDocument) {
        if document.session.merge == nil, let sides, let merge = try? sides.merged() {
            var list = ConflictList(merge.conflicts, foundIn: document.session.document)
            list.isUnmerged = true
            document.session.setMerge(OpenMerge(list: list))
        }
        document.session.setSides(sides, isUnmerged: isUnmerged)
    }

    private func readList(of location: String) -> ConflictList? {
        guard let contents = try? files.read(ConflictList.path(beside: location)) else { return nil }
        return ConflictList(text: contents.bytes)
    }

    /// Tells pages of a changed merge, and keeps the list beside the file as it is in the file.
    func followMerge(_ path: String, _ document: OpenDocument) {
        let merge = document.session.merge
        if merge == nil, document.listed != nil {
            writeList(nil, document)
        } else if let list = merge?.list, document.listed == nil, !list.isSaved {
            writeList(list, document)
        }
        let json = merge.map { MergeDescription.merge($0, in: document.session.document) }
        guard document.reportedMerge != json else { return }
        document.reportedMerge = json
        for page in pages(showing: path) { page.notify(.conflicts, ["document": .string(path), "merge": json]) }
    }

    /// Writes the list of conflicts beside a saved document.
    func listConflicts(_ document: OpenDocument) {
        guard let list = document.session.merge?.list, list != document.listed else { return }
        writeList(list, document)
    }

    private func writeList(_ list: ConflictList?, _ document: OpenDocument) {
        let path = ConflictList.path(beside: document.session.path)
        do throws(FileError) {
            if let list {
                try files.withoutLinks(path) { files, path throws(FileError) in
                    _ = try files.replace(path, with: list.text, expecting: nil)
                }
                ignore(path)
            } else if try files.look(at: path).kind == .file {
                try files.remove(path)
            }
            document.listed = list
        } catch {
            // The document has everything but the list, which git's versions give again.
            document.listed = nil
        }
    }

    /// Removes the list of a merge that is discarded before it was saved.
    func discardList(_ document: OpenDocument) { writeList(nil, document) }

    /// Makes git ignore a list of conflicts, which is for this working tree only.
    private func ignore(_ path: String) {
        let (git, files) = (git, files)
        inBackground {
            if let exclude = git.excludeFile(path) {
                let text = (try? files.read(exclude).bytes) ?? []
                let lines = ConflictList.ignoredPatterns.map { "\($0)\n" }.joined()
                let isOpen = text.last.map { $0 != UInt8(ascii: "\n") } ?? false
                let new = text + (isOpen ? [UInt8(ascii: "\n")] : []) + Array(lines.utf8)
                _ = try? files.replace(exclude, with: new, expecting: nil)
            }
            return {}
        }
    }

    /// Takes over a list that another program has changed, such as `storyboard resolve`.
    func lookAtList(_ path: String, _ document: OpenDocument) {
        let list = readList(of: document.session.path)
        guard list != document.listed, !document.session.isDirty else { return }
        document.listed = list
        if let list {
            document.session.setMerge(nil)
            document.session.setMerge(OpenMerge(list: list))
            findMerge(path, document)
        } else if var merge = document.session.merge {
            for number in merge.list.entries.indices where merge.list.entries[number].choice == nil {
                merge.list.entries[number].choice = .asIs
            }
            document.session.setMerge(merge.isUnmerged ? merge : nil)
        }
        followMerge(path, document)
    }
}
