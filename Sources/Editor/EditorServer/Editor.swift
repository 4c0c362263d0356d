import AppSurroundings
import CLimits
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardChecks
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree
import PageServing

/// The server's state: the open documents of a folder, and the pages.
@MainActor
final class Editor {
    /// The folder of the documents; pages use paths relative to it.
    let folder: String
    let files: any FileStore
    /// The document to show first.
    let first: String?
    var open: [String: OpenDocument] = [:]
    /// The open sources, by the names that pages use.
    var sources: [String: OpenSource] = [:]
    var isSourceCheckPlanned = false
    /// The documents as they are on disk, for what they refer to.
    let shelf: DocumentShelf
    var pages: [ObjectIdentifier: PageConnection] = [:]
    /// The number of the last person who came.
    var lastPerson = 0
    /// How others find the editor, if it is shared.
    var sharing: Sharing?
    /// The walls of all pages, the one that was drawn last at the end.
    var recentWalls: [RecentWall] = []
    /// The number of scenes that all walls together keep loaded, each in all variants. One wall may have more.
    var mostWallScenes = 600
    /// The name of the person at this computer.
    var ownerName: String?
    var now: () -> Date = { Date() }
    /// Calls a closure later, when the process is idle.
    let later: (_ milliseconds: UInt32, @escaping @MainActor () -> Void) -> Void
    let inBackground: (@escaping BackgroundWork) -> Void
    /// Called after each change of a document.
    var documentChanged: (_ path: String, OpenDocument) -> Void = { _, _ in }
    /// Returns the folder and the name of the app that a document belongs to, if it can be run.
    var appAround: (_ path: String) -> (folder: String, name: String)? = { _ in nil }
    /// Compares scenes with their code; nil if no apps can be built.
    var prover: (@Sendable (CodeProof.Wish) -> CodeProof)?
    /// Moves of objects to other documents by which some have other ids, for when they are undone.
    var renamings: [ObjectMove] = []
    /// The files that the last search has read, by path.
    var searched: [String: SearchedFile] = [:]
    /// The program that knows the versions of documents.
    var gitProgram = "git"
    private var watches: [String: FolderWatch] = [:]
    private let watchesFolders: Bool
    /// The documents that a previous process was opening when it crashed. The first request to open one of them is refused.
    var suspects: Set<String>
    /// What merges know of git, and tell it.
    var git = MergeGit()
    /// The documents that haven't been displayed yet, so that opening them may crash the editor.
    var opening: [String] = [] { didSet { recordOpening(opening) } }
    private let recordOpening: ([String]) -> Void

    init(
        folder: String, first: String?, files: any FileStore, watchesFolders: Bool, suspects: Set<String> = [],
        recordOpening: @escaping ([String]) -> Void = { _ in },
        later: @escaping (UInt32, @escaping @MainActor () -> Void) -> Void,
        inBackground: @escaping (@escaping BackgroundWork) -> Void
    ) {
        self.folder = folder
        self.first = first
        self.files = files
        shelf = DocumentShelf(files)
        self.later = later
        self.inBackground = inBackground
        self.watchesFolders = watchesFolders
        self.suspects = suspects
        self.recordOpening = recordOpening
        // An editor runs for days.
        cl_give_back_memory()
    }

    // MARK: Pages

    func connect(_ page: PageConnection, as role: PageRole = .owner) {
        page.person = makePerson(role)
        pages[ObjectIdentifier(page)] = page
        if pages.count == 1 { completeSaving() }
        page.notify(
            .hello,
            [
                "protocol": .integer(1), "folder": .string(FilePath.name(of: folder)),
                "documents": documentsJSON(), "open": .optional(first),
                "devices": .array(DeviceList.all), "traits": .array(DeviceList.traits),
                "symbols": .array(DeviceList.symbols), "role": .string(role.rawValue),
                "shared": role == .owner ? sharing?.json : nil, "name": role == .owner ? .optional(ownerName) : nil,
            ])
        sendPeople()
    }

    func disconnect(_ page: PageConnection) {
        pages[ObjectIdentifier(page)] = nil
        sendPeople()
        for path in Array(open.keys) { closeIfUnused(path) }
        for source in sources.values { closeIfUnused(source) }
    }

    /// Prepares the documents for the end of the process.
    func end() {
        for document in open.values { document.session.confirm() }
        opening = []
    }

    /// Closes a document that no page shows, unless it has unsaved changes or steps that other files share.
    func closeIfUnused(_ path: String) {
        guard pages.values.allSatisfy({ $0.views[path] == nil }), let document = open[path] else { return }
        if !document.isDirty, !isLinked(document.session.path) { open[path] = nil }
    }

    /// Returns whether pages show a file that has steps together with another one, which can be undone.
    func isLinked(_ location: String) -> Bool {
        pages.values.contains { page in
            page.views.keys.contains { open[$0]?.session.linked.contains(location) == true }
                || page.sources.contains { sources[$0]?.session.linked.contains(location) == true }
        }
    }

    func pages(showing path: String) -> [PageConnection] { pages.values.filter { $0.views[path] != nil } }

    // MARK: Documents

    /// Returns the full path of a document, or throws for one outside the folder.
    func location(of path: String) throws(Refusal) -> String {
        try location(of: path, ["storyboard", "xib"], "document")
    }

    /// Returns the path of a file of the folder. The target of a link must be one, too: it is what is read and written.
    func location(of path: String, _ endings: Set<String>, _ what: String) throws(Refusal) -> String {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isInside = steps.allSatisfy { FilePath.isName($0) && !$0.hasPrefix(".") }
        let isOne = { FilePath.fileExtension(of: $0).map(endings.contains) == true }
        guard isInside, isOne(path) else { throw Refusal("'\(path)' is not a \(what) of this folder") }
        do throws(FileError) {
            let location = try files.resolve(FilePath.join(folder, path))
            let home = try files.resolve(folder)
            guard location.hasPrefix(home == "/" ? home : home + "/"), isOne(location) else {
                throw FileError(.isLink, path: location)
            }
            return location
        } catch {
            switch error.reason {
            case .isLink: throw Refusal("'\(path)' is a link to something that is not a \(what) of this folder")
            case .notFound, .notAFolder: throw Refusal("there is no folder '\(FilePath.folder(of: path))'")
            default: throw Refusal(error)
            }
        }
    }

    func document(_ path: String) throws(Refusal) -> OpenDocument {
        guard let document = open[path] else {
            throw Refusal("'\(path)' is not open", hint: "open it first")
        }
        return document
    }

    func documentsJSON() -> JSONValue {
        .array(
            documentPaths.map { name, _ in
                .record([
                    "path": .string(name), "kind": .string(FilePath.fileExtension(of: name) ?? ""),
                    "isOpen": .bool(open[name] != nil),
                    "isDirty": open[name]?.isDirty == true ? .bool(true) : nil,
                ])
            })
    }

    /// The documents of the folder with their names.
    var documentPaths: [(name: String, location: String)] {
        let paths = (try? files.walk(folder, extensions: ["storyboard", "xib"])) ?? []
        return paths.compactMap { path in relative(path).map { ($0, path) } }
    }

    /// The folders that a document can be in, in order, of which the opened one is an empty text.
    var folders: [String] {
        ((try? files.folders(below: folder)) ?? []).map { $0 == folder ? "" : relative($0) ?? "" }
    }

    func relative(_ path: String) -> String? {
        if folder == "." { return path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : nil
    }

    // MARK: External changes

    func watch(_ path: String, at location: String) {
        let folder = FilePath.folder(of: location)
        guard watchesFolders, watches[folder] == nil else { return }
        watches[folder] = FolderWatch(folder) { [weak self] in self?.notice($0, in: folder) }
    }

    /// Looks at a file that another program has changed, created or deleted. Journals and other hidden files aren't documents.
    func notice(_ path: String, in folder: String) {
        for source in sources.values where source.session.path == path { lookOutside(of: source) }
        for (name, document) in open {
            if document.session.path == path { return lookOutside(in: folder) }
            if document.mayHaveTable(at: path) { return lookAtTable(path, of: name, document) }
            if ConflictList.path(beside: document.session.path) == path { return lookAtList(name, document) }
            if document.comments?.path == path { return lookAtComments(name, document) }
        }
        let name = path.split(separator: "/").last ?? ""
        if !name.hasPrefix("."), name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { sendDocuments() }
    }

    /// Looks for another last commit when files of git's folder change.
    func watchCommits(in gitFolder: String) {
        guard watchesFolders, watches[gitFolder] == nil else { return }
        watches[gitFolder] = FolderWatch(gitFolder) { [weak self] _ in self?.planLookingForCommits(in: gitFolder) }
    }

    /// Checks which documents other programs have changed.
    func lookOutside(in folder: String) {
        for (path, document) in open
        where document.version == nil && FilePath.folder(of: document.session.path) == folder {
            guard let change = document.session.outsideChange(in: files), change != document.reportedOutside else {
                continue
            }
            if change == .changed, !document.session.hasUnsavedWork {
                if document.session.acceptOutsideChange(in: files) {
                    showAnew(path, document)
                    findMerge(path, document)
                } else {
                    reload(path, document)
                }
            } else {
                document.reportedOutside = change
                for page in pages(showing: path) {
                    page.notify(.outside, ["document": .string(path), "kind": .string(change.rawValue)])
                }
            }
        }
    }

    /// Sends a document that was replaced to all pages.
    func showAnew(_ path: String, _ document: OpenDocument) {
        document.startAnew()
        document.authors.forget(from: document.session.stepCount)
        documentChanged(path, document)
        planComparison(path, document)
        for page in pages(showing: path) {
            // Images have other keys now.
            let staged = page.views[path]?.stagedScenes ?? []
            page.notify(.snapshot, ["snapshot": snapshot(path, document, for: page)])
            page.views[path]?.stagedScenes = []
            page.views[path]?.walls = [:]
            stage(Array(staged), of: path, document, for: page)
        }
    }

    /// Opens a document's file again, without the steps so far, and sends it to all pages.
    func reload(_ path: String, _ document: OpenDocument) {
        do throws(SessionError) {
            if let list = document.listed, !list.isSaved { discardList(document) }
            try document.session.reload(in: files)
            document.discardTables(in: files)
            showAnew(path, document)
            findMerge(path, document)
        } catch {
            for page in pages(showing: path) { page.notify(.snapshot, ["snapshot": Snapshot.text(path, error)]) }
        }
    }
}
