import FileAccess

/// An image file outside of asset catalogs: "cup@2x~ipad.png".
package struct LooseImage: Hashable, Sendable {
    package var path: String
    /// The number of pixels per point.
    package var scale: Double
    /// The device idiom "ipad" or "iphone", or nil for any device.
    package var idiom: String?
    /// The name of the image: "cup".
    var name: String

    static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "gif", "tiff", "heic", "webp", "svg", "pdf", "icns",
    ]

    /// Creates the image for a path, or nil if it isn't an image file.
    init?(_ path: String) {
        let file = FilePath.name(of: path)
        guard let ending = FilePath.fileExtension(of: file), Self.extensions.contains(ending) else { return nil }
        var stem = String(file.dropLast(ending.count + 1))
        var idiom: String?
        for candidate in ["ipad", "iphone"] where stem.hasSuffix("~\(candidate)") {
            idiom = candidate
            stem = String(stem.dropLast(candidate.count + 1))
        }
        var scale = 1.0
        for number in [2, 3] where stem.hasSuffix("@\(number)x") {
            scale = Double(number)
            stem = String(stem.dropLast(3))
        }
        self.path = path
        self.scale = scale
        self.idiom = idiom
        name = stem
    }

    /// Returns the names of the image in a file: "cup", "cup.png", and the file name.
    static func names(of path: String) -> Set<String> {
        let file = FilePath.name(of: path)
        guard let image = LooseImage(path), let ending = FilePath.fileExtension(of: file) else { return [] }
        return [image.name, "\(image.name).\(ending)", file, String(file.dropLast(ending.count + 1))]
    }

    /// Returns the best match for traits among images with one name.
    package static func best(_ images: [LooseImage], for wish: AssetWish) -> LooseImage? {
        images.filter { $0.idiom == nil || $0.idiom == wish.idiom }.min { $0.distance(wish) < $1.distance(wish) }
    }

    private func distance(_ wish: AssetWish) -> Double {
        wish.distance(to: scale) + (idiom == nil ? 100 : 0)
    }
}
