import Foundation
import Testing

@testable import PageServing

@Suite struct BundleTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Editor/EditorPage/Page")

    private func read(_ path: String) -> String? {
        try? String(contentsOf: Self.page.appending(path: path), encoding: .utf8)
    }

    @Test("the page's modules become one script, each after those that it imports, and its styles one sheet")
    func page() throws {
        let bundle = try #require(PageBundle(read: read))
        let index = String(decoding: bundle.index.bytes, as: UTF8.self)
        #expect(index.contains(#"src="bundle.js""#) && !index.contains("main.js"))
        #expect(index.components(separatedBy: "stylesheet").count == 2)
        let script = String(decoding: try #require(bundle.part("bundle.js")).bytes, as: UTF8.self)
        let lines = script.split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
        let begins = lines.filter { $0.hasPrefix("const $") && $0.hasSuffix("= (() => {") }
        #expect(begins.count > 90)
        let styles = String(decoding: try #require(bundle.part("bundle.css")).bytes, as: UTF8.self)
        #expect(styles.contains(try #require(read("styles/theme.css"))) && !styles.contains("@import"))
        #expect(bundle.part("main.js") == nil)
    }

    @Test("names are imported as they are exported, also under others and all together")
    func names() {
        let modules = [
            "main.js": "import { a, b as c } from \"./x/a.js\";\nimport * as all from \"./x/b.js\";\na(c, all);",
            "x/a.js": "import { d } from \"./b.js\";\nexport function a() {}\nexport const b = d;",
            "x/b.js": "export class D {}\nexport const d = new D();\nexport async function e() {}",
        ]
        var bundler = Bundler { modules[$0] }
        #expect(bundler.add("main.js") != nil)
        #expect(
            bundler.script == """
                // x/b.js
                const $1 = (() => {
                class D {}
                const d = new D();
                async function e() {}
                return { D, d, e };
                })();
                // x/a.js
                const $2 = (() => {
                const { d } = $1;
                function a() {}
                const b = d;
                return { a, b };
                })();
                // main.js
                const $3 = (() => {
                const { a, b: c } = $2;
                const all = $1;
                a(c, all);
                return {  };
                })();

                """)
    }

    @Test(
        "what cannot be put into one script is left as it is",
        arguments: [
            ["main.js": "import { a } from \"./gone.js\";"],
            ["main.js": "import { a } from \"./a.js\";", "a.js": "import { b } from \"./main.js\";"],
            ["main.js": "import {\n    a } from \"./a.js\";", "a.js": "export const a = 1;"],
            ["main.js": "export let a = 1;"], [:],
        ])
    func refusals(modules: [String: String]) {
        var bundler = Bundler { modules[$0] }
        #expect(bundler.add("main.js") == nil)
    }
}
