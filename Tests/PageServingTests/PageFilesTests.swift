import FileAccess
import Testing

@testable import PageServing

@MainActor
@Suite("Files of a page") struct PageFilesTests {
    private func pageFiles(_ folder: String, _ files: MemoryFiles, isBundled: Bool) -> PageFiles {
        PageFiles("index.html", in: folder, symbols: "/symbols", files: files, isBundled: isBundled)
    }

    @Test("a page whose files are given one by one names all its modules, so that they come at once")
    func modules() throws {
        let files = MemoryFiles([
            "/page/index.html": "<head><script type=\"module\" src=\"main.js\"></script></head>", "/page/main.js": "1",
            "/page/canvas/board.js": "2", "/page/theme.css": "3",
        ])
        let page = try #require(pageFiles("/page", files, isBundled: false).response(for: ""))
        let text = String(decoding: page.bytes, as: UTF8.self)
        let links = text.matches(of: /<link rel="modulepreload" href="([^"]*)">/).map { String($0.output.1) }
        #expect(Set(links) == ["main.js", "canvas/board.js"] && links.count == 2)
        #expect(text.hasSuffix("<script type=\"module\" src=\"main.js\"></script></head>"))
        for link in links {
            #expect(pageFiles("/page", files, isBundled: false).response(for: link) != nil)
        }
        #expect(pageFiles("/nowhere", files, isBundled: true).response(for: "") == nil)
    }
}
