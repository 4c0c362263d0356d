package import FileAccess
import Foundation

/// The files of the page and its symbols.
@MainActor
package final class PageFiles {
    private let name: String
    private let symbols: String
    /// The folder of the page's files.
    private let folder: String
    private let files: any FileStore
    /// The page with its scripts and styles in one file each, or nil to serve them separately during development.
    private lazy var bundle = isBundled ? PageBundle(name) { [self] path in text(path) } : nil
    private let isBundled: Bool

    /// Creates the files of a page in a folder. `name` is that of its HTML file, and `symbols` is the folder of symbols.
    package init(
        _ name: String, in folder: String, symbols: String, files: any FileStore, isBundled: Bool
    ) {
        (self.name, self.folder, self.symbols, self.files, self.isBundled) = (name, folder, symbols, files, isBundled)
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png",
    ]

    /// Bundles the page before it is requested.
    package func prepare() { _ = bundle }

    package func response(for path: String) -> WebResponse? {
        if path.isEmpty { return bundle?.index ?? index }
        if let part = bundle?.part(path) { return part }
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard steps.allSatisfy({ FilePath.isName($0) && !$0.hasPrefix(".") }) else { return nil }
        if steps.count == 2, steps[0] == "symbols" { return file(steps[1], in: symbols) }
        return file(path, in: folder)
    }

    /// The page, which lists all modules so that the browser requests them at once.
    private var index: WebResponse? {
        guard var page = file(name, in: folder) else { return nil }
        let modules = ((try? files.walk(folder, extensions: ["js"])) ?? []).map { $0.dropFirst(folder.utf8.count + 1) }
        let links = modules.map { "<link rel=\"modulepreload\" href=\"\($0)\">\n" }.joined()
        let text = String(decoding: page.bytes, as: UTF8.self).replacing(
            "<script", with: links + "<script", maxReplacements: 1)
        page.bytes = Data(text.utf8)
        return page
    }

    private func text(_ path: String) -> String? {
        (try? files.read(FilePath.join(folder, path))).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private func file(_ path: String, in folder: String) -> WebResponse? {
        guard let ending = FilePath.fileExtension(of: path), let type = Self.types[ending],
            let contents = try? files.read(FilePath.join(folder, path))
        else { return nil }
        return WebResponse(type: type, bytes: Data(contents.bytes))
    }
}
