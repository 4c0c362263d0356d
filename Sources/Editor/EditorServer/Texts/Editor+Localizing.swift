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
        let location = try location(localizing: former, as: new)
        var changes: [FileChange] = []
        do throws(FileError) {
            for (from, to) in [(former, location)] + beside(former, as: location) {
                let contents = try files.read(from)
                changes.append(
                    FileChange(to, contents.bytes, expecting: .missing, makesFolders: true, followsLinks: false))
                changes.append(FileChange(from, nil, expecting: contents.stamp, followsLinks: false))
            }
        } catch {
            throw Refusal(error)
        }
        let (project, notes) = projectChange(localizing: former, as: location)
        do throws(FileError) {
            try files.replaceAll(changes + [project].compactMap(\.self))
        } catch {
            let isThere = changes.contains { $0.expected == .missing && $0.path == error.path }
            if isThere, error.reason == .changedOnDisk { throw Refusal("the file '\(new)' already exists") }
            throw Refusal(error)
        }
        open[path] = nil
        for page in pages.values where page.views.removeValue(forKey: path) != nil {
            page.notify(.moved, ["document": .string(path), "to": .string(new)])
        }
        sendDocuments()
        return ["document": .string(new), "notes": .array(notes.map { .string($0) })]
    }

    /// Returns where a document will be, in a folder that may be missing yet.
    private func location(localizing former: String, as new: String) throws(Refusal) -> String {
        let home = FilePath.join(FilePath.folder(of: former), "Base.lproj")
        if (try? files.look(at: home))?.kind == .missing { return FilePath.join(home, FilePath.name(of: new)) }
        return try location(of: new)
    }

    /// Returns the files beside a document, and where they are beside another.
    private func beside(_ document: String, as other: String) -> [(from: String, to: String)] {
        BesideKind.allCases.map { ($0.path(beside: document), $0.path(beside: other)) }
            .filter { (try? files.look(at: $0.0))?.kind == .file }
    }
}
