public import FileAccess
import XMLTree

/// The files around the documents of an app, indexed once.
///
/// The index includes whole folders, whatever their targets. Of several files with one name, the closest to a document
/// is used. Files are read on demand; only the groups of asset catalogs are read at once, because asset names depend on
/// them.
public struct AppFolder: Sendable {
    let store: any FileStore
    /// The folder that is indexed.
    public let folder: String
    /// The Swift and Objective-C files; `SourceModel` reads their classes on demand.
    public private(set) var sourceFiles: [String] = []
    /// The paths of storyboards by name without extension; targets may have storyboards with the same name.
    package private(set) var storyboards: [String: [String]] = [:]
    package private(set) var fontFiles: [String] = []
    package private(set) var infoPlistFiles: [String] = []
    package private(set) var projectFiles: [String] = []
    package private(set) var assets = AssetIndex()
    /// The problems found while the folder was indexed.
    public private(set) var problems: [FileProblem] = []
    /// The strings files and string catalogs by name without extension.
    private(set) var tables: [String: [String]] = [:]
    /// The strings files and string catalogs with unsaved changes, by paths without links. New ones aren't on the disk.
    package var unsavedTexts: [String: [UInt8]] = [:]

    private static let sources: Set<String> = ["swift", "h", "m", "mm"]
    private static let texts: Set<String> = ["strings", "xcstrings"]
    private static let fonts: Set<String> = ["ttf", "otf", "ttc"]
    private static let extensions = sources.union(texts).union(fonts).union(LooseImage.extensions).union([
        "storyboard", "json", "plist", "pbxproj",
    ])

    /// Indexes a folder and its subfolders.
    public init(_ folder: String, in store: any FileStore) throws(FileError) {
        self.store = store
        self.folder = folder
        var contents: [String] = []
        for path in try store.walk(folder, extensions: Self.extensions) { enter(path, &contents) }
        assets.enter(sets: contents, in: store, &problems)
    }

    private mutating func enter(_ path: String, _ contents: inout [String]) {
        let file = FilePath.name(of: path)
        guard let ending = FilePath.fileExtension(of: file) else { return }
        let name = String(file.dropLast(ending.count + 1))
        switch ending {
        case "storyboard": storyboards[name, default: []].append(path)
        case "json": if file == "Contents.json" { contents.append(path) }
        case "plist": if file.hasSuffix("Info.plist") { infoPlistFiles.append(path) }
        case "pbxproj": projectFiles.append(path)
        case _ where Self.texts.contains(ending): tables[name, default: []].append(path)
        case _ where Self.sources.contains(ending): sourceFiles.append(path)
        case _ where Self.fonts.contains(ending): fontFiles.append(path)
        default: assets.enter(file: path)
        }
    }

    /// Returns the path of a storyboard by its name without extension, the nearest to a document.
    package func storyboard(named name: String, near document: String) -> String? {
        storyboards[name].map { Self.nearest($0, to: document) }?.first
    }

    /// Returns the paths, those that share the most folders with a document first.
    static func nearest(_ paths: [String], to document: String) -> [String] {
        guard paths.count > 1 else { return paths }
        let home = parts(of: document).dropLast()
        let ranked = paths.enumerated().map { place, path in
            (path, place, zip(parts(of: path), home).prefix { $0 == $1 }.count)
        }
        return ranked.sorted { ($1.2, $0.1) < ($0.2, $1.1) }.map(\.0)
    }

    private static func parts(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}
