import AppSurroundings
import FileAccess
import StoryboardChecks
import StoryboardModel

/// The app around documents, without its sources.
struct CheckedApp: Sendable {
    private let folder: AppFolder

    init(_ folder: AppFolder, in store: any FileStore) { self.folder = folder }

    func surroundings(of document: Document, at path: String) -> Surroundings {
        folder.surroundings(of: document, at: path)
    }
}
