import AppProject
import AppSurroundings
import FileAccess
import JSONText

/// Moving a document to "Base.lproj", where its translations can be beside it.
extension Editor {
    /// Moves a saved document, what is kept beside it, and its place in the Xcode project. Pages follow it. No step is left
    /// that could be undone.
    func localize(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let former = document.session.path
        guard document.languagesFolder == nil else { throw Refusal("the document is in a language’s folder already") }
        guard !document.isDirty else { throw Refusal("the document has unsaved changes", hint: "save it first") }
        let new = FilePath.join(FilePath.join(FilePath.folder(of: path), "Base.lproj"), FilePath.name(of: path))
        let location = try copy(document, to: new)
        let notes = projectNotes(ofLocalizing: former, as: location)
        do throws(FileError) {
            for file in [former] + beside(former, as: location).map(\.from) { try files.remove(file) }
        } catch {
            throw Refusal(error)
        }
        open[path] = nil
        for page in pages.values where page.views.removeValue(forKey: path) != nil {
            page.tell(.moved, ["document": .string(path), "to": .string(new)])
        }
        tellDocuments()
        return ["document": .string(new), "notes": .array(notes.map { .string($0) })]
    }

    /// Copies a document's file and those beside it, and returns where the document is now. Nothing is left if it fails.
    private func copy(_ document: OpenDocument, to new: String) throws(Refusal) -> String {
        let former = document.session.path
        let home = FilePath.join(FilePath.folder(of: former), "Base.lproj")
        do throws(FileError) { try files.createFolder(home) } catch { throw Refusal(error) }
        var copies: [String] = []
        do throws(Refusal) {
            let location = try location(of: new)
            do throws(FileError) {
                for (from, to) in [(former, location)] + beside(former, as: location) {
                    try copy(from, to: to)
                    copies.append(to)
                }
            } catch {
                if error.reason == .changedOnDisk { throw Refusal("the file '\(new)' already exists") }
                throw Refusal(error)
            }
            return location
        } catch {
            for copy in copies { try? files.remove(copy) }
            // Only an empty folder is removed.
            try? files.remove(home)
            throw error
        }
    }

    /// Returns the files beside a document, and where they are beside another.
    private func beside(_ document: String, as other: String) -> [(from: String, to: String)] {
        BesideKind.allCases.map { ($0.path(beside: document), $0.path(beside: other)) }
            .filter { (try? files.look(at: $0.0))?.kind == .file }
    }

    private func copy(_ path: String, to location: String) throws(FileError) {
        let bytes = try files.read(path).bytes
        try files.withoutLinks(location) { files, location throws(FileError) in
            _ = try files.replace(location, with: bytes, expecting: .missing)
        }
    }
}
