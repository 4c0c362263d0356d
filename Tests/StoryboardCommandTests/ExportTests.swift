import FileAccess
import StoryboardCommand
import Testing

/// `storyboard export`.
@Suite struct ExportTests {
    private let call = Call(
        files: MemoryFiles(["/app/Main.storyboard": Sample.text, "/app/Launch.storyboard": Self.launchScreen]))
    static let launchScreen =
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" launchScreen="YES"><scenes/></document>"#

    @Test("The documents of a folder become files, without its launch screens; a second export changes nothing")
    func folder() throws {
        let outcome = call("export", "/app", "-o", "/out")
        #expect(outcome.code == .success && outcome.output.isEmpty)
        #expect(outcome.errors.contains("wrote "), "\(outcome.errors)")
        let files = try call.files.list("/out")
        #expect(files.contains("MainScenes.swift") && !files.contains("LaunchScenes.swift"), "\(files)")
        let before = try files.map { try call.files.read("/out/\($0)").bytes }
        #expect(call("export", "/app", "-o", "/out").code == .success)
        #expect(try files.map { try call.files.read("/out/\($0)").bytes } == before)
    }

    @Test("JSON lists files, scenes with the expressions that make them, and findings")
    func json() {
        let outcome = call("export", "/app/Main.storyboard", "-o", "/json", "--json")
        for part in [#""files""#, #""scenes""#, #""expression": "MainScenes.make"#, #""layouts""#, #""findings""#] {
            #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)")
        }
    }

    @Test("Without a folder to write to, or a document, nothing is done")
    func usage() {
        #expect(call("export", "/app").code == .usage)
        #expect(call("export", "-o", "/none").code == .usage)
        #expect(call("export", "/app/Missing.storyboard", "-o", "/none").code == .unreadable)
        #expect((try? call.files.look(at: "/none").kind) == .missing)
    }
}

/// `storyboard export --sources`.
@Suite("An export that changes an app's sources") struct AppliedExportTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        initialViewController="a"><scenes><scene sceneID="s1"><objects><viewController id="a" customClass="StartController">\
        <view key="view" id="v1"><subviews><button buttonType="system" id="b"><state key="normal" title="Go"/>\
        <connections><segue destination="d" kind="show" identifier="ShowDetail" id="g"/></connections></button></subviews></view>\
        </viewController></objects></scene><scene sceneID="s2"><objects><viewController id="d" \
        customClass="DetailController"><view key="view" id="v2"/></viewController></objects></scene></scenes></document>
        """
    private static let source = """
        class StartController: UIViewController {
            func go() { performSegue(withIdentifier: "ShowDetail", sender: nil) }
        }

        """
    private let call = Call(
        files: MemoryFiles(["/app/Main.storyboard": Self.storyboard, "/app/Start.swift": Self.source]))

    private func text(_ path: String) throws -> String {
        String(decoding: try call.files.read(path).bytes, as: UTF8.self)
    }

    @Test(
        "Changes are shown as a patch, and done with --apply: the files and sources, and a name for the scene that stays"
    )
    func applies() throws {
        let words = ["export", "/app", "--scene", "StartController", "-o", "/app/Screens", "--sources", "/app"]
        let shown = call.run(words)
        #expect(shown.code == .success)
        for part in [
            "--- /app/Start.swift", #"-    func go() { performSegue(withIdentifier: "ShowDetail", sender: nil) }"#,
            "+    func go() { showDetail(nil) }", "+    override func loadView() { loadLayout() }",
            "--- /app/Main.storyboard",
        ] {
            #expect(shown.output.contains(part), "\(part)\n\(shown.output)")
        }
        #expect(try call.files.look(at: "/app/Screens").kind == .missing)
        #expect(try text("/app/Start.swift") == Self.source)

        let done = call.run(words + ["--apply"])
        #expect(done.code == .success && done.output.isEmpty, "\(done.errors)")
        #expect(try text("/app/Start.swift").contains("showDetail(nil)"))
        #expect(try text("/app/Main.storyboard").contains(#"storyboardIdentifier="Detail""#))
        let layout = try text("/app/Screens/StartController+Layout.swift")
        #expect(layout.contains(#"instantiateViewController(withIdentifier: "Detail")"#))
        #expect(try call.files.list("/app/Screens") == ["MainScenes.swift", "StartController+Layout.swift"])
    }

    @Test("A scene that doesn't exist, and one that leads to a scene without a name, are errors")
    func errors() {
        #expect(call("export", "/app", "--scene", "Nowhere", "-o", "/x").code == .refused)
        let nameless = call("export", "/app", "--scene", "StartController", "-o", "/x")
        #expect(nameless.code == .refused && nameless.errors.contains("without a name"), "\(nameless.errors)")
        #expect(call("export", "/app", "-o", "/x", "--apply").code == .usage)
    }
}
