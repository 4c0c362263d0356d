import ClassModel
import FileAccess
import SourceModel
import StoryboardChecks
import StoryboardModel
import Synchronization
import XMLTree

/// The app around documents that are checked. Its sources are read when the first document names a class.
final class CheckedApp: Sendable {
    private let folder: AppFolder
    private let store: any FileStore
    private let classes = Mutex<AppClasses?>(nil)

    init(_ folder: AppFolder, in store: any FileStore) {
        self.folder = folder
        self.store = store
    }

    func surroundings(of document: Document, at path: String) -> KnownSurroundings {
        var surroundings = folder.surroundings(of: document, at: path)
        if document.root.subtree.contains(where: { $0.has("customClass") }) { surroundings.classes = readClasses() }
        return surroundings
    }

    private func readClasses() -> AppClasses {
        classes.withLock { classes in
            if let classes { return classes }
            let found = SourceReader(store).classes(in: folder.sourceFiles, below: folder.folder)
            classes = found
            return found
        }
    }
}
