import FileAccess
import Foundation
import UIKit

/// The files that the page is made of, and the symbols it shows.
struct PageFiles {
    /// Where the page's files are.
    let folder: String
    let files: any FileStore

    private static let symbols = SymbolSet.folder.path

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png",
    ]

    func response(for path: String) -> WebResponse? {
        if path.isEmpty { return index }
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard steps.allSatisfy({ FilePath.isName($0) && !$0.hasPrefix(".") }) else { return nil }
        if steps.count == 2, steps[0] == "symbols" { return file(steps[1], in: Self.symbols) }
        return file(path, in: folder)
    }

    /// The page itself, which names all its modules, so that none has to wait until another one asks for it.
    private var index: WebResponse? {
        guard var page = file("index.html", in: folder) else { return nil }
        let modules = ((try? files.walk(folder, extensions: ["js"])) ?? []).map { $0.dropFirst(folder.utf8.count + 1) }
        let links = modules.map { "<link rel=\"modulepreload\" href=\"\($0)\">\n" }.joined()
        let text = String(decoding: page.bytes, as: UTF8.self).replacing(
            "<script", with: links + "<script", maxReplacements: 1)
        page.bytes = Data(text.utf8)
        return page
    }

    private func file(_ path: String, in folder: String) -> WebResponse? {
        guard let ending = FilePath.fileExtension(of: path), let type = Self.types[ending],
            let contents = try? files.read(FilePath.join(folder, path))
        else { return nil }
        return WebResponse(type: type, bytes: Data(contents.bytes))
    }
}
