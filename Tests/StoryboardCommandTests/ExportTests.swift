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
