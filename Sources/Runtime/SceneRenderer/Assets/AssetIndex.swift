import FileAccess

/// Where the images and colours of an app are. Of several by one name, the one closest to the document counts.
struct AssetIndex {
    enum ImagePlace {
        case set(folder: String)
        case file([LooseImage])
    }

    private var imageSets: [String: String] = [:]
    private var colorSets: [String: String] = [:]
    private var loose: [String: [LooseImage]] = [:]

    private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "tiff", "heic", "webp", "svg", "pdf"]
    private static let imageSetEndings: Set<String> = ["imageset", "appiconset"]

    init(_ folder: String, near document: String, in files: any FileStore) {
        guard let paths = try? files.walk(folder, extensions: Self.pictures.union(["json"])) else { return }
        let home = Self.parts(document).dropLast()
        let nearest = paths.map { path in
            (path, zip(Self.parts(path), home).prefix { $0 == $1 }.count)
        }.sorted { $0.1 > $1.1 }
        for (path, _) in nearest { enter(path) }
    }

    private static func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

    private mutating func enter(_ path: String) {
        let file = FilePath.name(of: path)
        let folder = FilePath.folder(of: path)
        let parts = Self.parts(path)
        guard let catalogue = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else {
            if let image = LooseImage(path) {
                for name in [image.name, image.nameWithEnding] { loose[name, default: []].append(image) }
            }
            return
        }
        guard file == "Contents.json", let set = parts.dropLast().last,
            let ending = FilePath.fileExtension(of: String(set))
        else { return }
        // A group may give what is in it its own name as a prefix; both spellings are found.
        let groups = parts[(catalogue + 1)...].dropLast(2) + [set.dropLast(ending.count + 1)]
        for start in groups.indices {
            let name = groups[start...].joined(separator: "/")
            if Self.imageSetEndings.contains(ending) {
                imageSets[name] = imageSets[name] ?? folder
            } else if ending == "colorset" {
                colorSets[name] = colorSets[name] ?? folder
            }
        }
    }

    func image(named name: String) -> ImagePlace? {
        if let folder = imageSets[name] { return .set(folder: folder) }
        return loose[name].map(ImagePlace.file)
    }

    func colorSet(named name: String) -> String? { colorSets[name] }
}
