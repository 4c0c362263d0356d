import FileAccess
import GitAccess
import StoryboardModel
import StoryboardRevisions

/// The conflicts of a document, from the list beside it, or found again in git's versions or between conflict markers.
struct UnresolvedMerge {
    private(set) var list = ConflictList([])
    /// The document with everything that doesn't clash, if the file has conflict markers in its place.
    private(set) var merged: Document?
    /// The versions that were merged, if git or conflict markers still have them.
    private(set) var sides: MergeSides?
    let file: String
    private let environment: CommandEnvironment

    /// Reads the conflicts. With `fromGit`, the list beside the file isn't used.
    init(of file: String, fromGit: Bool, in environment: CommandEnvironment) throws(Failure) {
        (self.file, self.environment) = (file, environment)
        let known = fromGit ? nil : try readList()
        if let known, !known.isUnmerged {
            list = known
            return
        }
        let git = GitRepository(around: environment.folder(of: file))
        if let known {
            if git.isMerged(FilePath.name(of: file)) {
                try end()
                return
            }
            list = known
            sides = git.unmerged(FilePath.name(of: file)).flatMap(Self.sides)
            return
        }
        let unmerged = git.unmerged(FilePath.name(of: file))
        let text = try environment.read(file).contents.bytes
        let isMarked = MergeSides.hasMarkers(in: text)
        if !isMarked, !fromGit {
            if unmerged != nil { reportUnmerged() }
            return
        }
        // The markers may be fewer than git left.
        let marked = MergeSides(markedText: text, base: unmerged?.base)
        guard let sides = marked ?? unmerged.flatMap(Self.sides) else {
            throw Failure(
                .unreadable,
                Problem(
                    file: file, message: "git has no versions of it that are to be merged", rule: "merge.list",
                    hint: "it has some from a conflict until `git add`"))
        }
        self.sides = sides
        try find(in: sides, isMarked: isMarked, isUnmerged: unmerged != nil, text)
    }

    /// Returns the document as the file has it, or merged from its versions if it has conflict markers.
    func document() throws(Failure) -> Document {
        if let merged { return merged }
        return try environment.load(file).document
    }

    private static func sides(_ versions: UnmergedFile) -> MergeSides? {
        MergeSides(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    }

    private func readList() throws(Failure) -> ConflictList? {
        let path = ConflictList.path(beside: file)
        do throws(FileError) {
            if try environment.files.look(at: path).kind == .missing { return nil }
        } catch {
            throw Failure(reading: path, error)
        }
        if let list = ConflictList(text: try environment.read(path).contents.bytes) { return list }
        throw Failure(.malformed, Problem(file: path, message: "this isn't a list of conflicts", rule: "merge.list"))
    }

    private mutating func find(
        in sides: MergeSides, isMarked: Bool, isUnmerged: Bool, _ text: [UInt8]
    ) throws(Failure) {
        do throws(MergeError) {
            let merge = try sides.merged()
            let current = isMarked ? nil : try? Document(text)
            merged = current == nil ? MergeOutput(merge, name: file, in: environment).document : nil
            let left = merge.conflicts.filter { conflict in current?.hasTheirs(of: conflict) != true }
            list = ConflictList(left, isUnmerged: isUnmerged)
        } catch {
            throw Failure(
                .refused,
                Problem(
                    file: file, location: error.location, message: error.message, rule: error.rule, hint: error.hint))
        }
    }

    /// Removes the list of a merge that was aborted, or ended by `git add`.
    private func end() throws(Failure) {
        try environment.write(ConflictList([]), beside: file)
        environment.report(
            Problem(
                file: file, severity: .note, message: "the merge whose conflicts were listed has ended",
                rule: "merge.ended"))
    }

    private func reportUnmerged() {
        environment.report(
            Problem(
                file: file, severity: .note, message: "no conflicts are listed, but git has it as unmerged",
                rule: "merge.unmerged", hint: "`git add` it, or find its conflicts with --from-git"))
    }
}

extension CommandEnvironment {
    /// Returns the full path of a file's folder.
    func folder(of file: String) -> String { FilePath.folder(of: absolute(file)) }
}
