import AppSurroundings
import FileAccess
import SourceModel
import StoryboardChecks
import StoryboardModel

/// The app around documents.
struct CheckedApp: Sendable {
    private let folder: AppFolder
    private let sources: SourceFolder

    init(_ folder: AppFolder, in store: any FileStore) {
        self.folder = folder
        sources = SourceFolder(folder.sourceFiles, below: folder.folder, in: store)
    }

    func surroundings(of document: Document, at path: String) -> Surroundings {
        var surroundings = folder.surroundings(of: document, at: path)
        let wanted = WantedClasses(document)
        if !wanted.isEmpty { surroundings.classes = sources.classes(wanted) }
        return surroundings
    }
}
