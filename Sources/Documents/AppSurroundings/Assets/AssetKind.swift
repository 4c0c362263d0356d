import FileAccess

/// The kinds of sets in asset catalogues. The raw value is the extension of the set's folder.
package enum AssetKind: String, Hashable, Sendable, CaseIterable {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"
    case data = "dataset"
    case appIcon = "appiconset"
    case launchImage = "launchimage"
    case imageStack = "imagestack"
    case brandAssets = "brandassets"
    case texture = "textureset"
    case cubeTexture = "cubetextureset"
    case stickers = "stickersiconset"
    case complication = "complicationset"

    /// The kinds that hold pictures.
    package static let pictures: Set<AssetKind> = [
        .image, .symbol, .appIcon, .launchImage, .imageStack, .brandAssets,
    ]

    /// Nil for a group, and for sets that nobody here asks for.
    init?(folder: String) {
        guard let ending = FilePath.fileExtension(of: FilePath.name(of: folder)) else { return nil }
        self.init(rawValue: ending)
    }

    /// The set's own name, without that of a group.
    func name(of folder: String) -> String { String(FilePath.name(of: folder).dropLast(rawValue.count + 1)) }
}
