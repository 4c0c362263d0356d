import FileAccess
import StoryboardModel

/// Two versions of a document; nil where there is none.
struct DocumentPair {
    /// The path in messages.
    var name: String
    var old: [UInt8]?
    var new: [UInt8]?
    /// The path beside which the app's images and colors are, or nil if there is none.
    var place: String?

    /// Returns both versions as documents.
    func documents() throws(Failure) -> (old: Document?, new: Document?) {
        (try Self.document(old, "\(name) (old)"), try Self.document(new, name))
    }

    private static func document(_ bytes: [UInt8]?, _ name: String) throws(Failure) -> Document? {
        guard let bytes else { return nil }
        do throws(DocumentError) {
            return try Document(bytes)
        } catch {
            throw Failure(name, error)
        }
    }
}

extension CommandEnvironment {
    /// Returns the versions that two paths name, of one document or of all in two folders; without a second path, those of a
    /// range of git revisions, or of a revision and the files.
    func pairs(_ old: String, _ new: String?) throws(Failure) -> [DocumentPair] {
        guard let new else { return try GitRange(old, in: self).pairs() }
        guard try isFolder(old), try isFolder(new) else {
            return [
                DocumentPair(
                    name: new, old: try read(old).contents.bytes, new: try read(new).contents.bytes, place: new)
            ]
        }
        let (before, after) = (try documents(in: old), try documents(in: new))
        var pairs: [DocumentPair] = []
        for name in Set(before).union(after).sorted() {
            let pair = DocumentPair(
                name: name, old: before.contains(name) ? try read(FilePath.join(old, name)).contents.bytes : nil,
                new: after.contains(name) ? try read(FilePath.join(new, name)).contents.bytes : nil,
                place: FilePath.join(new, name))
            if pair.old != pair.new { pairs.append(pair) }
        }
        return pairs
    }

    private func isFolder(_ path: String) throws(Failure) -> Bool {
        if path == "-" { return false }
        do throws(FileError) {
            return try files.look(at: path).kind == .folder
        } catch {
            throw Failure(reading: path, error)
        }
    }

    /// Returns the paths of the documents in a folder, relative to it.
    private func documents(in folder: String) throws(Failure) -> [String] {
        do throws(FileError) {
            let prefix = folder.hasSuffix("/") ? folder : folder + "/"
            return try files.walk(folder, extensions: ["storyboard", "xib"]).map {
                $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
            }
        } catch {
            throw Failure(reading: folder, error)
        }
    }
}
