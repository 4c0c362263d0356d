import FileAccess
import Testing

@testable import AppSurroundings

@Suite("The files of an app")
struct AppFolderTests {
    @Test("storyboards, sources, fonts, property lists and projects are found by what they are")
    func index() throws {
        let app = try AppFolder(
            "App",
            in: MemoryFiles([
                "App/A.swift": "", "App/Old/B.m": "", "App/Old/B.h": "", "App/Notes.md": "",
                "App/Main.storyboard": "", "App/Other/Main.storyboard": "", "App/Fonts/Lobster.ttf": "",
                "App/Info.plist": "", "App/Share-Info.plist": "", "App/Colors.plist": "",
                "App/App.xcodeproj/project.pbxproj": "",
            ]))
        #expect(app.sourceFiles == ["App/A.swift", "App/Old/B.h", "App/Old/B.m"])
        #expect(app.storyboards == ["Main": ["App/Main.storyboard", "App/Other/Main.storyboard"]])
        #expect(app.fontFiles == ["App/Fonts/Lobster.ttf"])
        #expect(app.infoPlistFiles == ["App/Info.plist", "App/Share-Info.plist"])
        #expect(app.projectFiles == ["App/App.xcodeproj/project.pbxproj"])
        #expect(app.problems.isEmpty && !app.assets.hasCatalog)
    }

    @Test("the app's folder is the working copy, or else where the document is")
    func root() {
        let store = MemoryFiles(["/folder/app/.git/HEAD": "", "/folder/app/Sources/Base.lproj/Main.storyboard": ""])
        #expect(AppFolder.path(around: "/folder/app/Sources/Base.lproj/Main.storyboard", in: store) == "/folder/app")
        let loose = MemoryFiles(["/folder/Base.lproj/Main.storyboard": "", "/folder/Main.xib": ""])
        #expect(AppFolder.path(around: "/folder/Base.lproj/Main.storyboard", in: loose) == "/folder")
        #expect(AppFolder.path(around: "/folder/Main.xib", in: loose) == "/folder")
    }

    @Test(
        "outside of a working copy the app's folder is the nearest with a project or package",
        arguments: ["App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata", "Package.swift"])
    func project(_ name: String) {
        let document = "/export/app/Sources/UI/Base.lproj/Main.storyboard"
        let store = MemoryFiles([
            "/export/app/\(name)": "", document: "", "/export/Outer.xcodeproj/project.pbxproj": "",
        ])
        #expect(AppFolder.path(around: document, in: store) == "/export/app")
        #expect(AppFolder.path(around: document, searched: "/export/app/Sources", in: store) == "/export/app")
    }

    @Test("or the folder that was searched, if that is around it")
    func searched() {
        let document = "/export/app/UI/Main.storyboard"
        let store = MemoryFiles([document: "", "/export/app/App.xcodeproj/project.pbxproj": "", "/other/Main.xib": ""])
        #expect(AppFolder.path(around: document, searched: "/export", in: store) == "/export")
        #expect(AppFolder.path(around: "/other/Main.xib", searched: "/export", in: store) == "/other")
        let plain = MemoryFiles([document: ""])
        #expect(AppFolder.path(around: document, searched: "/export", in: plain) == "/export")
        #expect(AppFolder.path(around: document, searched: "/export/app/UI", in: plain) == "/export/app/UI")
    }

    @Test(
        "what lies in a hidden folder, or one of build products, is no part of what is around that",
        arguments: [".build", "DerivedData"])
    func bounds(_ name: String) {
        let document = "/folder/\(name)/film/app/Main.storyboard"
        let store = MemoryFiles([document: "", "/folder/.git/HEAD": "", "/folder/Package.swift": ""])
        #expect(AppFolder.path(around: document, in: store) == "/folder/\(name)/film/app")
        #expect(AppFolder.path(around: document, searched: "/folder", in: store) == "/folder/\(name)/film/app")
        let copy = MemoryFiles([document: "", "/folder/\(name)/.git/HEAD": "", "/folder/.git/HEAD": ""])
        #expect(AppFolder.path(around: document, in: copy) == "/folder/\(name)")
    }

    @Test("of several things of one name the closest to the document is meant")
    func nearest() {
        let paths = ["App/A/Icon.png", "App/B/C/Icon.png", "App/B/Icon.png"]
        #expect(AppFolder.nearest(paths, to: "App/B/Base.lproj/Main.storyboard") == [paths[1], paths[2], paths[0]])
        #expect(AppFolder.nearest(paths, to: "./App/A/Main.storyboard").first == paths[0])
        #expect(AppFolder.nearest(paths, to: "Main.storyboard") == paths)
    }
}
