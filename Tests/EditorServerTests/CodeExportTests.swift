import FileAccess
import JSONText
import PageServing
import StoryboardModel
import SwiftExport
import Testing
import XMLTree

@testable import EditorServer

@MainActor
@Suite("Documents as code") struct CodeExportTests {
    private let files = MemoryFiles(["/app/Shop.storyboard": shop, "/app/Sources/App.swift": "import UIKit\n"])
    private let editor: TestEditor

    init() { editor = TestEditor(files) }

    private func names(_ answer: TestPage.Answer) -> [String] {
        answer["files"]?.elements?.compactMap { $0["name"]?.string ?? $0.string } ?? []
    }

    @Test("the whole document is exported, unsaved edits included, each file with the scene whose class it has")
    func whole() throws {
        let page = editor.page()
        page.open()
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Ristretto"}}"#)
        let answer = page.ask("exportCode", #""document": "Shop.storyboard""#)
        #expect(names(answer) == ["CoffeesViewController.swift", "ShopScenes.swift"])
        let first = try #require(answer["files"]?.elements?.first)
        #expect(first["scene"]?.string == "sce-sh-001")
        #expect(first["text"]?.string?.contains(#"label.text = "Ristretto""#) == true)
        #expect(answer["files"]?.elements?.last?["scene"] == nil)
        #expect(answer["canDraw"]?.bool == false)
        #expect(answer["folder"]?.string == "Sources/")
    }

    @Test("one scene is exported, and what a scene that stays lacks is named with its object")
    func scene() throws {
        let page = editor.page()
        page.open()
        page.perform(
            #"{"addScene": {"controller": "viewController", "id": "det-co-001"}}, {"addSegue": {"from": "but-to-001", "to": "det-co-001", "kind": "show"}}"#
        )
        let answer = page.ask("exportCode", #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#)
        #expect(names(answer).contains("CoffeesViewController.swift"))
        let finding = try #require(answer["findings"]?.elements?.first { $0["object"]?.string == "det-co-001" })
        #expect(finding["severity"]?.string == "warning")
        #expect(finding["message"]?.string?.contains("stays in the storyboard without an identifier") == true)
        #expect(finding["scene"]?.string != nil)
        // The document itself stays as it is.
        #expect(
            page.editor.open["Shop.storyboard"]?.session.document.object("det-co-001")?["storyboardIdentifier"] == nil)
        let refused = page.ask("exportCode", #""document": "Shop.storyboard", "scenes": ["nothing"]"#)
        #expect(refused["error"]?["message"]?.string == "none of the scenes has a controller")
    }

    @Test("code is written to a folder; other files of its names are replaced only if that is wanted")
    func saving() throws {
        let page = editor.page()
        page.open()
        func save(_ more: String = "", folder: String = "Screens") -> TestPage.Answer {
            page.ask("saveCode", #""document": "Shop.storyboard", "folder": "\#(folder)"\#(more)"#)
        }
        #expect(names(save()) == ["Screens/CoffeesViewController.swift", "Screens/ShopScenes.swift"])
        let text = String(decoding: try files.read("/app/Screens/CoffeesViewController.swift").bytes, as: UTF8.self)
        #expect(text.contains("final class CoffeesViewController: UIViewController"))
        // What is there already isn't written again.
        let again = save()
        #expect(names(again) == [] && again["unchanged"]?.number == 2 && again["existing"] == nil)
        try files.put(Array("// mine\n".utf8), asFile: "/app/Screens/CoffeesViewController.swift")
        #expect(save()["existing"]?.elements?.compactMap(\.string) == ["Screens/CoffeesViewController.swift"])
        #expect(try files.read("/app/Screens/CoffeesViewController.swift").bytes == Array("// mine\n".utf8))
        #expect(names(save(#", "overwrite": true"#)) == ["Screens/CoffeesViewController.swift"])
        #expect(try files.read("/app/Screens/CoffeesViewController.swift").bytes == Array(text.utf8))
        for outside in ["../elsewhere", ".hidden", "/etc"] {
            #expect(save(folder: outside)["error"] != nil, "\(outside)")
        }
    }

    @Test("a guest sees the code, but neither writes it nor lets apps be built")
    func guests() {
        let guest = editor.page(as: .guest)
        guest.open()
        #expect(names(guest.ask("exportCode", #""document": "Shop.storyboard""#)).count == 2)
        #expect(guest.ask("saveCode", #""document": "Shop.storyboard", "folder": "Screens""#)["error"] != nil)
        #expect(guest.ask("codePictures", #""document": "Shop.storyboard""#)["error"] != nil)
    }

    @Test("pictures are those of the unsaved document as the page sees it; what prevents them is reported")
    func pictures() throws {
        let page = editor.page()
        page.open()
        let request = #""document": "Shop.storyboard", "scenes": ["sce-sh-001"]"#
        #expect(
            page.ask("codePictures", request)["error"]?["message"]?.string == "there is no app around this storyboard")
        editor.editor.appAround = { _ in ("/app", "Shop") }
        editor.editor.prover = { wish in
            var proof = CodeProof()
            guard wish.source.scenes == ["sho-co-001"], wish.folder == "/app", wish.look.isDark,
                wish.look.contentSize == "AX2", wish.unsaved["/app/Shop.storyboard"]?.isEmpty == false
            else {
                proof.problem = "Shop.swift:1:1: error: wrong\nmore"
                return proof
            }
            proof.scenes = [
                CodeProof.Scene(
                    id: "sce-sh-001", controller: "sho-co-001", pixels: 2, frames: ["a frame"], document: [1], code: [2]
                )
            ]
            return proof
        }
        let problem = page.ask("codePictures", request)["error"]
        #expect(problem?["message"]?.string == "Shop.swift:1:1: error: wrong")
        page.ask("view", #""document": "Shop.storyboard", "appearance": "dark", "contentSize": "AX2""#)
        page.perform(#"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Ristretto"}}"#)
        let scene = try #require(page.ask("codePictures", request)["scenes"]?.elements?.first)
        #expect(scene["scene"]?.string == "sce-sh-001" && scene["pixels"]?.number == 2)
        #expect(scene["document"]?.string == "AQ==" && scene["code"]?.string == "Ag==")
        #expect(scene["frames"]?.elements?.compactMap(\.string) == ["a frame"])
    }
}
