import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Going back to what is on disk, as a step that can be undone.
extension Editor {
    func reload(_ request: Request) throws(Refusal) -> Answer {
        let start = try openFile(request)
        let all = try revertedTogether(with: start)
        let earlier = Self.documents(all)
        if let parts = try partsOfReverting(all) {
            try commit(parts.map(\.part), by: request.page)
            for (part, contents) in parts {
                if let contents { part.file.become(contents) }
            }
        } else {
            for file in all { startAnew(file) }
        }
        for file in all { sendReverted(file) }
        commentsFollow(from: earlier, to: Self.documents(all))
        let others = all.filter { $0.file !== start.file }.map { FilePath.name(of: $0.file.session.path) }
        return ["others": others.isEmpty ? nil : .array(others.sorted().map { .string($0) })]
    }

    /// Returns the files that go back together: what several did together is discarded in all of them or none. A table's
    /// document takes part, by which it is undone.
    private func revertedTogether(with start: OpenFile) throws(Refusal) -> [OpenFile] {
        var all = try savedTogether(with: start)
        var needed = all.compactMap { file -> OpenFile? in
            if case .table(_, let path, let document) = file { .document(path: path, document) } else { nil }
        }
        needed.append(start)
        for file in needed where !all.contains(where: { $0.file === file.file }) { all.append(file) }
        return all
    }

    /// Returns what each file is changed to and what its file has, or nil if one isn't a document that steps lead to.
    private func partsOfReverting(
        _ all: [OpenFile]
    ) throws(Refusal) -> [(part: StepPart, contents: FileContents?)]? {
        let name = "Revert to the File"
        var parts: [(part: StepPart, contents: FileContents?)] = []
        for file in all {
            switch file {
            case .document(let path, let document):
                let contents: FileContents
                do throws(Refusal) {
                    contents = try self.contents(of: file)
                } catch {
                    if all.count == 1 { return nil }
                    throw error
                }
                guard let draft = document.session.draft(of: contents, named: name) else { return nil }
                parts.append((.document(path: path, document, draft), contents))
            case .source(let source):
                let contents = try contents(of: file)
                guard source.session.canBecome(contents) else { throw Refusal("its text is not UTF-8") }
                parts.append((.source(source, text: contents.bytes, name: name), contents))
            case .table(let table, _, let document):
                let contents = try contents(of: file)
                parts.append((.table(table, document, text: contents.bytes, name: name), contents))
            }
        }
        return parts
    }

    private func contents(of file: OpenFile) throws(Refusal) -> FileContents {
        let path = file.file.session.path
        do throws(FileError) {
            if case .table = file, try files.look(at: path).kind == .missing {
                return FileContents(bytes: [], stamp: .missing)
            }
            return try files.withoutLinks(path) { files, path throws(FileError) in try files.read(path) }
        } catch {
            throw Refusal(error)
        }
    }

    /// Opens a file again. Its steps so far are lost.
    private func startAnew(_ file: OpenFile) {
        switch file {
        case .document(let path, let document): reload(path, document)
        case .source(let source): try? reload(source)
        case .table: break
        }
    }

    private func sendReverted(_ file: OpenFile) {
        switch file {
        case .document(let path, let document):
            document.reportedOutside = nil
            sendState(path, document)
        case .source(let source):
            source.reportedOutside = nil
            notify(source, nil, before: [])
        case .table(let table, let path, let document):
            table.isOutsideReported = false
            sendState(path, document)
        }
    }
}
