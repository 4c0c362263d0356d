import AppProject
import AppSurroundings
import FileAccess
import StoryboardModel
import XMLTree

/// What the resources of a target contain that generated sources name.
struct ResourceContents {
    /// A storyboard or xib: of several languages, the one to translate.
    struct Interface {
        var name: String
        var document: Document
    }

    private(set) var storyboards: [Interface] = []
    private(set) var nibs: [Interface] = []
    private(set) var tables: [TextTableKeys] = []
    /// The assets of all catalogs.
    private(set) var assets = AssetIndex()
    /// The catalogs by their names, in the order of these.
    private(set) var catalogs: [(name: String, assets: AssetIndex)] = []
    /// The names of image files outside of asset catalogs.
    private(set) var images: Set<String> = []
    /// The names of all other files that the bundle has.
    private(set) var files: Set<String> = []
    private(set) var fonts: [(names: FontFileNames, file: String)] = []

    init(_ resources: [AppProject.Resource], _ store: any FileStore) throws(FileError) {
        var paths: [(name: String, path: String)] = []
        // The language of development comes first, as it says the types of values.
        let order = ["Base.lproj", "", "en.lproj"]
        let sorted = resources.enumerated().sorted { left, right in
            let places = [left, right].map { order.firstIndex(of: $0.element.folder) ?? order.count }
            return (places[0], left.offset) < (places[1], right.offset)
        }
        for (_, resource) in sorted {
            let file = FilePath.name(of: resource.path)
            let ending = FilePath.fileExtension(of: file) ?? ""
            let name = String(file.dropLast(ending.isEmpty ? 0 : ending.count + 1))
            switch ending {
            case "storyboard": try add(name, resource.path, to: &storyboards, store)
            case "xib": try add(name, resource.path, to: &nibs, store)
            case "xcassets": paths.append((name, resource.path))
            case _ where TextTableKeys.extensions.contains(ending):
                try add(table: name, resource.path, ending, store)
            case "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "intentdefinition": break
            default: try add(file: resource.path, file, ending, store)
            }
        }
        assets = try AssetIndex(of: paths.map(\.path), in: store)
        let catalogs = Dictionary(grouping: paths) { $0.name }
        for (name, paths) in catalogs.sorted(by: { $0.key < $1.key }) {
            let isOnly = catalogs.count == 1
            self.catalogs.append((name, isOnly ? assets : try AssetIndex(of: paths.map(\.path), in: store)))
        }
    }

    private func add(
        _ name: String, _ path: String, to documents: inout [Interface], _ store: any FileStore
    ) throws(FileError) {
        guard !documents.contains(where: { $0.name == name }) else { return }
        // What is wrong with a document is reported when it is compiled.
        guard let document = try? Document(try store.read(path).bytes), document.kind.isUIKit else { return }
        documents.append(Interface(name: name, document: document))
    }

    private mutating func add(
        table name: String, _ path: String, _ ending: String, _ store: any FileStore
    ) throws(FileError) {
        let bytes = try store.read(path).bytes
        let place = tables.firstIndex { $0.name == name } ?? tables.count
        if place == tables.count { tables.append(TextTableKeys(name: name)) }
        try? tables[place].add(bytes, of: ending)
    }

    private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "gif", "tiff", "heic", "webp", "pdf"]

    private mutating func add(
        file path: String, _ name: String, _ ending: String, _ store: any FileStore
    ) throws(FileError) {
        if Self.imageEndings.contains(ending.lowercased()) {
            let stem = name.dropLast(ending.count + 1)
            images.insert(String(stem.replacing(#/@[123]x|~iphone|~ipad/#, with: "")))
        }
        if ["ttf", "otf", "ttc"].contains(ending.lowercased()) {
            for font in FontFileNames.all(in: try store.read(path).bytes) { fonts.append((font, name)) }
        }
        files.insert(name)
    }
}
