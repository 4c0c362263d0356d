import AppSurroundings
import FileAccess
import JSONText
import StoryboardEditing
import XMLTree

/// The files beside documents on disk that change because objects move from one document to another.
struct BesideFiles {
    /// A file with what it will have, or nil if it is removed.
    struct Change {
        /// The path as messages show it, and that of the file without links.
        var name, path: String
        var new: [UInt8]?
        var stamp: FileStamp
    }

    private(set) var changes: [Change] = []
    /// What stays where it was.
    private(set) var notes: [String] = []

    init(following moves: [ObjectMove], in environment: CommandEnvironment) {
        follow(CommentList.self, moves, environment)
        follow(SampleData.self, moves, environment)
        followTexts(moves, environment.files)
    }

    private mutating func followTexts(_ moves: [ObjectMove], _ files: any FileStore) {
        var moved = MovedTexts()
        var known: [String: FileContents] = [:]
        for move in moves {
            // A new document has no file yet, but its folder has links.
            guard let from = try? files.resolve(move.from), let to = try? files.resolve(move.to) else { continue }
            moved.follow(move.ids, from: from, to: to, in: files) { path in
                if let contents = known[path] { return contents.bytes }
                guard let contents = try? files.read(path) else { return nil }
                known[path] = contents
                return contents.bytes
            }
        }
        notes += moved.notes
        for (path, table) in moved.tables.sorted(by: { $0.key < $1.key }) {
            let name = path.split(separator: "/").suffix(2).joined(separator: "/")
            changes.append(
                Change(name: name, path: path, new: table.bytes, stamp: known[path]?.stamp ?? .missing))
        }
    }

    private mutating func follow<Content: BesideContent>(
        _: Content.Type, _ moves: [ObjectMove], _ environment: CommandEnvironment
    ) {
        var found: [String: (change: Change, content: Content)] = [:]
        var notes: [String] = []
        let changed = Content.following(moves.map { ($0.from, $0.to, $0.ids) }) { path in
            if let known = found[path] { return known.content }
            do throws(FileError) {
                found[path] = try Self.read(path, environment.files)
            } catch {
                notes.append("the content of '\(Content.kind.path(beside: path))' stays there: \(error.message)")
            }
            return found[path]?.content
        }
        self.notes += notes
        for (path, content) in changed.sorted(by: { $0.key < $1.key }) {
            guard var change = found[path]?.change else { continue }
            change.new = content == Content() ? nil : Array(content.json.text.utf8)
            changes.append(change)
        }
    }

    private static func read<Content: BesideContent>(
        _ document: String, _ files: any FileStore
    ) throws(FileError) -> (change: Change, content: Content) {
        let path = Content.kind.path(beside: try files.resolve(document))
        var change = Change(name: Content.kind.path(beside: document), path: path, stamp: .missing)
        guard try files.look(at: path).kind != .missing else { return (change, Content()) }
        let contents = try files.withoutLinks(path) { files, path throws(FileError) in try files.read(path) }
        change.stamp = contents.stamp
        if contents.bytes.isEmpty { return (change, Content()) }
        do throws(JSONError) {
            return (change, try Content(JSONReader.read(contents.bytes)))
        } catch {
            let place = SourceLocation(offset: error.offset, in: contents.bytes)
            throw FileError(.other("line \(place.line), column \(place.column): \(error.message)"), path: path)
        }
    }
}
