import Foundation
import Testing

@testable import AppBuilder

@Suite("Messages of a build that failed")
struct ArrangedMessagesTests {
    private func arranged(_ text: String) -> [String] {
        ArrangedMessages(text, generated: "/cache/Shop").text.split(separator: "\n").map(String.init)
    }

    @Test(
        "Each is there once with its lines and notes, causes come before what follows from them, and a line counts them"
    )
    func order() {
        let lines = arranged(
            """
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            /App/B.swift:3:1: error: 'nil' requires a contextual type
                x(nil)
                  ^
            /App/A.swift:5:9: error: type 'A' does not conform to protocol 'P'
            /App/A.swift:5:9: note: add stubs for conformance
            /App/A.swift:2:8: error: cannot find 'Foo' in scope
            Foo()
            ^~~
            /App/A.swift:2:8: error: cannot find 'Foo' in scope
            Foo()
            ^~~
            /App/A.swift:1:8: error: cannot find type 'Bar' in scope
            /App/A.swift:9:9: error: value of type 'X' has no member 'y'
            /cache/Shop/Sources/A.swift:90:1: error: generic parameter 'T' could not be inferred
            /App/C.swift:1:8: error: no such module 'Far'
            /App/C.swift:1:1: warning: left out
            note: there is no Far here: only Foundation

            """)
        #expect(
            lines == [
                "/App/C.swift:1:1: warning: left out", "/App/C.swift:1:8: error: no such module 'Far'",
                "/App/A.swift:1:8: error: cannot find type 'Bar' in scope",
                "/App/A.swift:2:8: error: cannot find 'Foo' in scope", "Foo()", "^~~",
                "/App/A.swift:9:9: error: value of type 'X' has no member 'y'",
                "/App/B.swift:3:1: error: 'nil' requires a contextual type", "    x(nil)", "      ^",
                "/App/A.swift:5:9: error: type 'A' does not conform to protocol 'P'",
                "/App/A.swift:5:9: note: add stubs for conformance", "note: there is no Far here: only Foundation",
                "6 errors in 3 files: 1 missing module, 2 missing names",
            ])
    }

    @Test(
        "One error isn't counted, an error about generated code stays if there is no other, words of other tools stay")
    func few() {
        #expect(arranged("/A.swift:1:1: error: cannot find 'a' in scope\na\n^\n").count == 3)
        #expect(
            arranged("/cache/Shop/Sources/A.swift:9:1: error: x\n") == ["/cache/Shop/Sources/A.swift:9:1: error: x"])
        #expect(arranged("swiftc: killed\nmore\n") == ["swiftc: killed", "more"])
        #expect(arranged("error: a\nerror: b\n") == ["error: a", "error: b"])
    }

    @Test("For tools, a build prints its messages and the path of the app")
    func report() throws {
        let app = try SmallApp(body: "    @IBOutlet weak var count: UILabel!\n    @IBAction func buy() { foo() }")
        defer { app.remove() }
        let failed = try app.storyboard("build", app.folder.path, "--report", "json")
        #expect(failed.code == 2 && failed.errors.isEmpty)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(failed.output.utf8)) as? [String: Any])
        let message = try #require((report["messages"] as? [[String: Any]])?.first)
        #expect(report["app"] == nil && message["message"] as? String == "cannot find 'foo' in scope")
        #expect(message["line"] as? Int == 5 && (message["file"] as? String)?.hasSuffix("ShopController.swift") == true)
        try app.write(
            "import UIKit\nclass ShopController: UIViewController {\n@IBOutlet weak var count: UILabel!\n@IBAction func buy() {}\n}",
            to: "Shop/ShopController.swift")
        let built = try app.storyboard("build", app.folder.path, "--report", "json")
        let good = try #require(
            try JSONSerialization.jsonObject(with: Data(built.output.utf8)) as? [String: Any])
        #expect(built.code == 0 && (good["app"] as? String)?.hasSuffix("Shop.app") == true)
        #expect((good["messages"] as? [Any])?.isEmpty == true)
    }
}
