import FileAccess
import StoryboardCommand
import Testing

@MainActor
@Suite("storyboard render and frames")
struct RenderTests {
    @Test("each scene with a view becomes a picture, and all together a board")
    func pictures() throws {
        let files = Sample.files
        let outcome = Call(files: files)("render", Sample.path, "-o", "out", "--scale", "0.5")
        #expect(outcome.code == .success, "\(outcome.errors)")
        #expect(try files.list("out") == ["board.png", "board.svg", "s1A-aa-aaa.png"])
    }

    @Test("a scene that is called like the board is not lost to it")
    func sceneNamedBoard() throws {
        let files = MemoryFiles([Sample.path: Sample.text.replacing("s1A-aa-aaa", with: "board")])
        #expect(Call(files: files)("render", Sample.path, "-o", "out", "--scale", "0.2").code == .success)
        #expect(try files.list("out") == ["board-scene.png", "board.png", "board.svg"])
        #expect(
            Call(files: files)("render", "--no-board", Sample.path, "-o", "alone", "--scale", "0.2").code == .success)
        #expect(try files.list("alone") == ["board.png"])
    }

    @Test("one scene, the board alone, or no board")
    func choices() throws {
        for (words, names) in [
            (["--scene", "c1A-aa-aaa"], ["s1A-aa-aaa.png"]), (["--board-only"], ["board.png", "board.svg"]),
            (["--no-board"], ["s1A-aa-aaa.png"]),
        ] {
            let files = Sample.files
            let outcome = Call(files: files).run(["render", Sample.path, "-o", "out", "--scale", "0.2"] + words)
            #expect(outcome.code == .success)
            #expect(try files.list("out") == names)
        }
    }

    @Test(
        "a state of the sample data beside the document is drawn; without such a state nothing is, and what doesn't fit is reported"
    )
    func samples() throws {
        let path = "/" + Sample.path + ".samples.json"
        let state =
            #"{"scenes": {"s1A-aa-aaa": [{"name": "Long", "values": {"l1A-aa-aaa": {"text": "Something else"}, "gone": {"text": "x"}}}]}}"#
        let files = MemoryFiles([Sample.path: Sample.text, path: state])
        func picture(_ words: String...) throws -> [UInt8] {
            let outcome = Call(files: files).run(
                ["render", "--no-board", "--scale", "0.2", Sample.path, "-o", "out"] + words)
            #expect(outcome.code == .success, "\(outcome.errors)")
            #expect(outcome.errors.contains("1:106: there is no object 'gone'") == !words.isEmpty)
            return try files.read("out/s1A-aa-aaa.png").bytes
        }
        let (own, long) = (try picture(), try picture("--samples", "Long"))
        #expect(own != long)
        let other = Call(files: files)("render", Sample.path, "--samples", "Empty", "-o", "none")
        #expect(other.code != .success && other.errors.contains("no sample data in a state 'Empty': it has 'Long'"))
        #expect(try files.look(at: "none").kind == .missing)
        try files.put(Array("{]".utf8), asFile: path)
        #expect(Call(files: files)("render", Sample.path, "--samples", "Long").errors.contains("samples.json:1:2:"))
    }

    @Test("all devices become one picture a scene")
    func allDevices() throws {
        let files = Sample.files
        let outcome = Call(files: files)("render", Sample.path, "-o", "out", "--scale", "0.1", "--device", "all")
        #expect(outcome.code == .success)
        #expect(try files.list("out") == ["s1A-aa-aaa-devices.png"])
    }

    @Test("invalid values are reported, with suggestions")
    func faults() {
        let call = Call(files: Sample.files)
        let device = call("render", Sample.path, "--device", "iPhone 15 Por")
        #expect(device.code == .usage)
        #expect(device.errors.contains("unknown device 'iPhone 15 Por'; did you mean 'iPhone 15 Pro'?"))
        #expect(call("render", Sample.path, "--scale", "9").code == .usage)
        #expect(call("render", Sample.path, "--content-size", "huge").code == .usage)
        #expect(call("render", Sample.path, "--locale", "../x").code == .usage)
        #expect(call("render", Sample.path, "--board-only", "--no-board").code == .usage)
        #expect(call("frames", Sample.path, "--device", "all").code == .usage)
        let scene = call("render", Sample.path, "--scene", "s1A-aa-aab")
        #expect(scene.code == .refused)
        #expect(scene.errors.contains("there is no scene 's1A-aa-aab'; did you mean 's1A-aa-aaa'?"))
    }

    @Test("frames are those of the document's device, or of another")
    func frames() {
        let call = Call(files: Sample.files)
        #expect(call("frames", Sample.path).output.contains(#""v1A-aa-aaa": [0.0, 0.0, 393.0, 852.0]"#))
        let other = call("frames", Sample.path, "--device", "iPhone SE", "--orientation", "landscape")
        #expect(other.output.contains(#""v1A-aa-aaa": [0.0, 0.0, 667.0, 375.0]"#))
    }

    @Test("a document for a Mac is drawn, but not laid out for devices")
    func foreign() throws {
        let text = Sample.text(replacing: "CocoaTouch.Storyboard", with: "Cocoa.Storyboard")
            .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let files = MemoryFiles(["Main.storyboard": text])
        #expect(Call(files: files)("render", "Main.storyboard", "-o", "out").code == .success)
        #expect(try files.read("out/board.png").bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let refused = Call(files: files)("frames", "Main.storyboard")
        #expect(refused.code == .refused)
        #expect(refused.errors.contains("a macOS storyboard cannot be laid out"))
    }
}
