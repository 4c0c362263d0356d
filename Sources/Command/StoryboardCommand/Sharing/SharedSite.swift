import AppAssets
import AppSurroundings
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import SharePage
import StoryboardModel

/// A static site that shows documents: its files.
struct SharedSite: Sendable {
    var files: [(path: String, bytes: [UInt8])] = []
    var messages: [String] = []

    /// A document of the site.
    struct Source {
        var loaded: LoadedDocument
        /// The path below the folder that is shared.
        var name: String
        /// The controllers to which actions unwind, by action.
        var unwinds: [String: [String]]
    }

    /// Draws the documents.
    @MainActor
    init(_ title: String, _ sources: [Source], scale: Double, in files: any FileStore, statusLine: StatusLine?) {
        var documents: [JSONValue] = []
        let count = sources.reduce(0) { $0 + max(1, $1.loaded.document.scenes.count) }
        let progress = Progress("drawing", total: count, on: statusLine)
        defer { progress.finish() }
        for source in sources {
            let shared = SharedDocument(
                source.loaded.document, file: source.name, number: documents.count + 1, scale: scale,
                unwinds: source.unwinds, surroundings: source.loaded.surroundings(in: files), step: progress.step)
            documents.append(shared.data)
            self.files += shared.pictures.map { ("pictures/\($0.name)", $0.bytes) }
            messages += shared.messages.map { "\(source.loaded.name): \($0)" }
        }
        let data = JSONValue.record([
            "title": .string(title), "id": .string(title), "documents": .array(documents),
        ])
        // In scripts, these are line ends in old browsers.
        let text = data.line.replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
        self.files.append(("data.js", Array("globalThis.siteData = \(text);\n".utf8)))
    }

    /// Reads the files of the page, which are beside the program.
    mutating func addPage(from files: any FileStore) throws(FileError) {
        for name in SharePage.files {
            self.files.append((name, try files.read(FilePath.join(SharePage.folder, name)).bytes))
        }
    }
}
