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
        guard var set = read(FilePath.join(folder, "Contents.json"), &problems, ImageSet.init) else { return nil }
        for (index, entry) in set.entries.enumerated() {
            set.entries[index].file = entry.file.map { name(of: $0, in: folder) }
        }
        return set
    }

    package func colorSet(in folder: String, _ problems: inout [FileProblem]) -> ColorSet? {
        read(FilePath.join(folder, "Contents.json"), &problems, ColorSet.init)
    }

    /// Returns a data set or symbol set.
    package func fileSet(in folder: String, _ problems: inout [FileProblem]) -> FileSet? {
        guard var set = read(FilePath.join(folder, "Contents.json"), &problems, FileSet.init) else { return nil }
        for (index, entry) in set.entries.enumerated() {
            set.entries[index].file = name(of: entry.file, in: folder)
        }
        return set
    }

    /// Returns the name that a set's file has in its folder. It may differ in Unicode normalization from that in
    /// `Contents.json`, which is the same name on Apple's file systems, and to Swift.
    private func name(of file: String, in folder: String) -> String {
        guard file.utf8.contains(where: { $0 > 127 }), let names = try? store.list(folder) else { return file }
        let same = names.filter { $0 == file }
        return same.contains { $0.utf8.elementsEqual(file.utf8) } ? file : same.first ?? file
    }

    /// The names of the app's images.
    package var imageNames: Set<String> { assets.names(of: AssetKind.pictures).union(assets.looseNames) }

    /// The names of the app's colors.
    package var colorNames: Set<String> { assets.names(of: [.color]) }
}
