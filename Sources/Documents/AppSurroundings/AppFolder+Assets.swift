import FileAccess

extension AppFolder {
    /// Where an image of some name is.
    package enum ImagePlace: Hashable, Sendable {
        case set(folder: String)
        case files([LooseImage])
    }

    /// The image of a name that a document means: that of a catalogue, or else files outside of catalogues.
    package func image(named name: String, near document: String) -> ImagePlace? {
        for kind in [AssetKind.image, .appIcon] {
            if let folder = set(kind, named: name, near: document) { return .set(folder: folder) }
        }
        let files = Self.nearest(assets.files(named: name), to: document).compactMap(LooseImage.init)
        return files.isEmpty ? nil : .files(files)
    }

    /// The folder of the set of a name that a document means.
    package func set(_ kind: AssetKind, named name: String, near document: String) -> String? {
        Self.nearest(assets.folders(of: kind, named: name), to: document).first
    }

    package func imageSet(in folder: String, _ problems: inout [FileProblem]) -> ImageSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, ImageSet.init)
    }

    package func colorSet(in folder: String, _ problems: inout [FileProblem]) -> ColorSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, ColorSet.init)
    }

    /// A data set or a symbol.
    package func fileSet(in folder: String, _ problems: inout [FileProblem]) -> FileSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, FileSet.init)
    }

    /// The names by which documents can ask for images.
    package var imageNames: Set<String> { assets.names(of: AssetKind.pictures).union(assets.looseNames) }

    /// The names of the app's colours.
    package var colorNames: Set<String> { assets.names(of: [.color]) }
}
