import FileAccess

/// The types of sets in asset catalogs. The raw value is the extension of the set's folder.
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

    /// The types of sets that contain images.
    package static let pictures: Set<AssetKind> = [
        .image, .symbol, .appIcon, .launchImage, .imageStack, .brandAssets,
    ]

    /// Creates the type of a folder, or nil for a group or a type that isn't used.
    init?(folder: String) {
        guard let ending = FilePath.fileExtension(of: FilePath.name(of: folder)) else { return nil }
        self.init(rawValue: ending)
    }

    /// Returns the set's name without that of its group.
    func name(of folder: String) -> String { String(FilePath.name(of: folder).dropLast(rawValue.count + 1)) }
}
