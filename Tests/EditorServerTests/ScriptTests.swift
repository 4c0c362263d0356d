import FileAccess
import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("Scripts of commands in files") struct ScriptTests {
    private let files = MemoryFiles([
        "/app/Shop.storyboard": shop, "/app/package.json": #"{"name": "app"}"#, "/other.json": "[]",
    ])

    private static let commands =
        #"[{"addObject": {"item": "label", "into": "sho-vi-001"}}, {"delete": {"object": "$1"}}]"#

    private func save(_ page: TestPage, _ path: String, _ more: String = "") -> TestPage.Answer {
        page.ask("saveScript", #""path": "\#(path)", "commands": \#(Self.commands)\#(more)"#)
    }

    @Test("a script is written with a command in a line, read again, and replaced only if that is wanted")
    func saving() throws {
        let page = TestEditor(files).page()
        #expect(save(page, "steps.json")["error"] == nil)
        let text = String(decoding: try files.read("/app/steps.json").bytes, as: UTF8.self)
        #expect(
            text == """
                [
                  {"addObject":{"item":"label","into":"sho-vi-001"}},
                  {"delete":{"object":"$1"}}
                ]

                """)
        let read = page.ask("script", #""path": "steps.json""#)
        #expect(read["commands"]?.elements?.count == 2)
        #expect(
            save(page, "steps.json")["error"]?["message"]?.string
                == "the file 'steps.json' already exists")
        #expect(save(page, "steps.json", #", "overwrite": true"#)["error"] == nil)
    }

    @Test("what isn't a script is neither read nor replaced, inside the folder or outside")
    func foreign() throws {
        let page = TestEditor(files).page()
        for more in ["", #", "overwrite": true"#] {
            #expect(
                save(page, "package.json", more)["error"]?["message"]?.string
                    == "'package.json' is no list of commands")
        }
        #expect(String(decoding: try files.read("/app/package.json").bytes, as: UTF8.self) == #"{"name": "app"}"#)
        for path in [
            "Nowhere/steps.json", "../other.json", "/other.json", ".hidden.json", "steps.txt", "Shop.storyboard",
        ] {
            #expect(save(page, path)["error"] != nil, "\(path)")
            #expect(page.ask("script", #""path": "\#(path)""#)["error"] != nil, "\(path)")
        }
        files.write(#"[{"fly": {}}]"#, to: "/app/bad.json")
        #expect(
            page.ask("script", #""path": "bad.json""#)["error"]?["message"]?.string?.hasPrefix(
                "command 1 of 'bad.json': there is no command 'fly'") == true)
    }

    @Test("a script is performed on the open document as one step")
    func performing() {
        let page = TestEditor(files).page()
        page.open()
        let answer = page.ask(
            "perform",
            #""document": "Shop.storyboard", "name": "Run Script", "commands": [{"addObject": {"item": "label", "into": "sho-vi-001"}}, {"set": {"object": "$1", "attribute": "text", "value": "Hi"}}]"#
        )
        #expect(answer["created"]?.elements?.count == 1 && answer["error"] == nil)
        let state = page.takeEvents("state").last ?? page.takeEvents("changed").last
        #expect(state != nil)
    }
}
