import FileAccess

/// An image file that lies in no catalogue: "cup@2x~ipad.png".
struct LooseImage {
    var path: String
    /// "cup".
    var name: String
    /// "cup.png".
    var nameWithEnding: String
    var scale: Double
    /// "ipad" or "iphone"; nil for any device.
    var idiom: String?

    /// Nil for the path of something else.
    init?(_ path: String) {
        let file = FilePath.name(of: path)
        guard let ending = FilePath.fileExtension(of: file), ending != "json" else { return nil }
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
        name = stem
        nameWithEnding = "\(stem).\(ending)"
        self.scale = scale
        self.idiom = idiom
    }

    /// The one for a screen among those of one name.
    static func best(_ images: [LooseImage], for wish: ImageWish) -> LooseImage? {
        let fitting = images.filter { $0.idiom == nil || $0.idiom == wish.idiom }
        return fitting.min { wish.distance(to: $0.scale, $0.idiom) < wish.distance(to: $1.scale, $1.idiom) }
    }
}
