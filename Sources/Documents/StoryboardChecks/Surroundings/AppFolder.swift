public import FileAccess
public import StoryboardModel
import XMLTree

/// The files of an app, looked through once for all of its documents.
///
/// Folders are taken whole, whatever targets they are divided into: a name that is found anywhere counts as there.
public struct AppFolder: Sendable {
    let store: any FileStore
    /// By name without extension; targets may have storyboards of the same name.
    private var storyboards: [String: [String]] = [:]
    private var images: Set<String> = []
    private var colors: Set<String> = []
    private var fontFiles: Set<String> = []
    private var hasCatalogue = false
    /// The folder that was looked through.
    public let folder: String
    /// The Swift and Objective-C files. What classes they have is asked of `SourceModel`, when a document names any.
    public private(set) var sourceFiles: [String] = []
    /// The strings files and catalogues by name without extension.
    var tables: [String: [String]] = [:]

    private static let images: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff", "icns"]
    private static let fonts: Set<String> = ["ttf", "otf", "ttc"]
    private static let imageSets: Set<String> = [
        "imageset", "symbolset", "appiconset", "imagestack", "brandassets", "launchimage",
    ]

    /// Looks through a folder and those inside it.
    public init(_ folder: String, in store: any FileStore) throws(FileError) {
        self.store = store
        self.folder = folder
        let documents: Set<String> = ["storyboard", "strings", "xcstrings", "json", "swift", "h", "m", "mm"]
        for path in try store.walk(folder, extensions: documents.union(Self.images).union(Self.fonts)) { enter(path) }
    }

    /// The folder that an app with this document is likely to be: the working copy, or else where the document is.
    public static func path(around document: String, in store: any FileStore) -> String {
        let own = FilePath.folder(of: document)
        let home = own.hasSuffix(".lproj") ? parent(of: own) : own
        var folder = home
        for _ in 0..<24 {
            if hasEntry(".git", in: folder, store) { return folder }
            let outer = parent(of: folder)
            guard outer != folder, let entry = try? store.look(at: outer), entry.kind == .folder,
                entry.identity != (try? store.look(at: folder))?.identity
            else { break }
            folder = outer
        }
        return home
    }

    private static func hasEntry(_ name: String, in folder: String, _ store: any FileStore) -> Bool {
        guard let entry = try? store.look(at: FilePath.join(folder, name)) else { return false }
        return entry.kind != .missing
    }

    /// Relative paths go up from where they begin: "." is inside "..".
    private static func parent(of folder: String) -> String {
        if folder == "." { return ".." }
        return FilePath.name(of: folder) == ".." ? folder + "/.." : FilePath.folder(of: folder)
    }

    // MARK: Gathering

    private mutating func enter(_ path: String) {
        let file = FilePath.name(of: path)
        guard let ending = FilePath.fileExtension(of: file) else { return }
        let name = String(file.dropLast(ending.count + 1))
        switch ending {
        case "storyboard": storyboards[name, default: []].append(path)
        case "strings", "xcstrings": tables[name, default: []].append(path)
        case "swift", "h", "m", "mm": sourceFiles.append(path)
        case "json": if file == "Contents.json" { enterSet(of: path) }
        case _ where Self.fonts.contains(ending): fontFiles.insert(file)
        default: images.formUnion([file, name, name.withoutScale])
        }
    }

    /// A set of an asset catalogue, from the file that every one has. Groups may give names a prefix; both forms count.
    private mutating func enterSet(of contents: String) {
        let names = contents.split(separator: "/").dropLast()
        guard let catalogue = names.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return }
        hasCatalogue = true
        guard let set = names.last, let ending = FilePath.fileExtension(of: String(set)) else { return }
        let groups = names[(catalogue + 1)...].dropLast() + [set.dropLast(ending.count + 1)]
        let spellings = groups.indices.map { groups[$0...].joined(separator: "/") }
        if ending == "colorset" { colors.formUnion(spellings) }
        if Self.imageSets.contains(ending) { images.formUnion(spellings) }
    }

    // MARK: Asking

    /// What lies around a document of the app. Of other storyboards those are read that it refers to.
    public func surroundings(of document: Document, at path: String) -> KnownSurroundings {
        KnownSurroundings(
            storyboards: summaries(of: document), images: hasCatalogue ? images : nil,
            colors: hasCatalogue ? colors : nil,
            fontFiles: fontFiles, localizations: localizations(ofDocumentAt: path))
    }

    private func summaries(of document: Document) -> [String: StoryboardSummary] {
        var summaries: [String: StoryboardSummary] = [:]
        for name in Set(document.controllers.compactMap { $0["storyboardName"] }) {
            guard let paths = storyboards[name] else { continue }
            summaries[name] = paths.map(summary).reduce { StoryboardSummary(joining: $0, $1) }
        }
        return summaries
    }

    private func summary(of path: String) -> StoryboardSummary {
        guard let contents = try? store.read(path), let document = try? Document(contents.bytes) else {
            return StoryboardSummary()
        }
        return StoryboardSummary(document)
    }
}

extension StoryboardSummary {
    /// Of two storyboards of one name nobody knows which is meant: what either has counts.
    fileprivate init(joining one: StoryboardSummary, _ other: StoryboardSummary) {
        let identifiers = one.identifiers.flatMap { one in other.identifiers.map(one.union) }
        self.init(
            identifiers: identifiers, hasInitialController: one.hasInitialController || other.hasInitialController)
    }
}

extension Array {
    fileprivate func reduce(_ join: (Element, Element) -> Element) -> Element? {
        guard let first else { return nil }
        return dropFirst().reduce(first, join)
    }
}

extension String {
    /// "cup@2x" and "cup~ipad" as "cup".
    fileprivate var withoutScale: String { String(prefix { $0 != "@" && $0 != "~" }) }
}
