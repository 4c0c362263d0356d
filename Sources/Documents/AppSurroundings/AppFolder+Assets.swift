import FileAccess

extension AppFolder {
    /// The location of an image.
    package enum ImagePlace: Hashable, Sendable {
        case set(folder: String)
        case files([LooseImage])
    }

    /// Returns the image with a name for a document: from an asset catalog, otherwise a file outside of catalogs.
    package func image(named name: String, near document: String) -> ImagePlace? {
        for kind in [AssetKind.image, .appIcon] {
            if let folder = set(kind, named: name, near: document) { return .set(folder: folder) }
        }
        let files = Self.nearest(assets.files(named: name), to: document).compactMap(LooseImage.init)
        return files.isEmpty ? nil : .files(files)
    }

    /// Returns the folder of the set with a name for a document.
    package func set(_ kind: AssetKind, named name: String, near document: String) -> String? {
        Self.nearest(assets.folders(of: kind, named: name), to: document).first
    }

    package func imageSet(in folder: String, _ problems: inout [FileProblem]) -> ImageSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, ImageSet.init)
    }

    package func colorSet(in folder: String, _ problems: inout [FileProblem]) -> ColorSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, ColorSet.init)
    }

    /// Returns a data set or symbol set.
    package func fileSet(in folder: String, _ problems: inout [FileProblem]) -> FileSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, FileSet.init)
    }

    /// The names of the app's images.
    package var imageNames: Set<String> { assets.names(of: AssetKind.pictures).union(assets.looseNames) }

    /// The names of the app's colors.
    package var colorNames: Set<String> { assets.names(of: [.color]) }
}
