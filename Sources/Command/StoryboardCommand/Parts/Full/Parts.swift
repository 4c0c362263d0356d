import EditorServer
import FileAccess
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import SwiftExport

/// What the full command has besides what needs no drawing. The small command has another declaration of the same members, in
/// `Parts/Small`; `Package.swift` chooses one.
enum Parts {
    static var verbs: [any Verb.Type] {
        [
            CommentsVerb.self, FramesVerb.self, RenderVerb.self, WallVerb.self, ShareVerb.self, PlayVerb.self,
            BuildVerb.self,
            RunVerb.self, TestVerb.self, CaptureVerb.self, CleanVerb.self, NewVerb.self, EditVerb.self, McpVerb.self,
        ]
    }
    /// The subcommands that only the full command has.
    static let verbsElsewhere: Set<String> = []
    /// The name of the full command beside the small one.
    static let fullName = "storyboard-full"
    /// What `--version` says of which command this is.
    static let note = "full: with drawing, editor and apps\n"

    /// Throws for what this command doesn't do, or what another one does better.
    static func check(_ verb: String, _ words: ArraySlice<String>, in environment: CommandEnvironment) throws(Failure) {
    }

    /// Goes on with the full command after an error that it hasn't, or returns the problem.
    static func goOn(_ arguments: [String], after error: Failure, in environment: CommandEnvironment) -> Problem {
        error.problem
    }

    // MARK: Sources

    /// Changes the sources of an app whose scenes are exported, or shows what would change or what the scenes look like.
    static func change(_ app: ExportedApp, _ environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let outcomes = zip(app.sources, app.export.outcomes).map { ($0.source.name, $1) }
        let sources = try ExportedSources(
            below: app.folder, except: app.output, outcomes, and: app.renamed, environment.files)
        environment.writeError(app.report.text)
        for note in sources.notes { environment.report(note) }
        var code = ExitCode.success
        if let pictures = app.pictures {
            code = try ExportPictures(app, sources, environment).write(to: pictures)
        } else if !app.applies {
            try environment.write(sources.patch)
            environment.writeError("\(sources.changes.count) sources would change; --apply changes them\n")
        }
        guard app.applies else { return code }
        let changes = sources.changes.map { FileChange($0.path, $0.new, expecting: $0.stamp) }
        try ExportVerb.write(app.export, to: app.output, and: changes, environment)
        environment.writeError("\(app.report.summary); changed \(sources.changes.count) sources\n")
        return code
    }

    // MARK: Layout

    static func layout(
        for list: CommandList, of loaded: LoadedDocument, in files: any FileStore
    ) throws(Failure) -> DocumentLayout {
        MainActor.assumeIsolated { list.layout(of: loaded, in: files) }
    }

    static func layout(around ids: [String], of loaded: LoadedDocument, in files: any FileStore) -> DocumentLayout {
        MainActor.assumeIsolated { loaded.layout(around: ids, in: files) }
    }

    /// Returns the commands that update the frames which follow from others.
    static func commands(
        following found: [Command], in loaded: LoadedDocument, _ files: any FileStore
    ) throws(ChangeError) -> [Command] {
        let followed: Result<[Command], ChangeError> = MainActor.assumeIsolated {
            Result { () throws(ChangeError) in
                try loaded.surroundings(in: files)?.commands(following: found, in: loaded.document) ?? []
            }
        }
        return try followed.get()
    }

    /// Returns what is wrong with a document's scenes as they are drawn; nothing for one that cannot be.
    static func drawnProblems(of path: String, in environment: CommandEnvironment) -> [DrawnProblem] {
        guard let loaded = try? environment.load(path), loaded.document.kind.isUIKit,
            let variants = try? WallOptions.usual(for: loaded, in: environment)
        else { return [] }
        let (files, line) = (environment.files, environment.statusLine)
        return MainActor.assumeIsolated {
            WallRun(loaded, variants, scale: 1, in: files, statusLine: line).drawnProblems
        }
    }

    // MARK: Pages

    /// Returns the page of the documents that both versions have; others are named.
    static func page(
        of pairs: [DocumentPair], showsNoise: Bool, in environment: CommandEnvironment
    ) throws(Failure) -> String {
        var page = DifferencePage(of: .versions, showsNoise: showsNoise)
        for pair in pairs {
            let (old, new) = try pair.documents()
            let files = environment.files
            page = MainActor.assumeIsolated {
                var page = page
                page.add(pair.name, from: old, to: new, around: pair.place, in: files)
                return page
            }
        }
        return page.html
    }

    /// Returns the page of the conflicts of a merge, each with what is suggested.
    static func page(
        of remarks: [(MergeConflict, String?)], of sides: MergeSides, named name: String, around place: String,
        in files: any FileStore
    ) throws(Failure) -> String {
        MainActor.assumeIsolated {
            var page = DifferencePage(of: .conflicts, showsNoise: false)
            page.add(name, remarks, of: sides, around: place, in: files)
            return page.html
        }
    }
}
