import FileAccess
import StoryboardCommand
import Testing

/// `storyboard capture`, without an app: those of the samples are captured by Scripts/prove-capture.
@Suite struct CaptureTests {
    private let call = Call(
        files: MemoryFiles(["/app/App.swift": "", "/steps.json": #"[{"relaunch": true}]"#]))

    @Test("Without a document to write, or with a step that forgets the scenes, nothing is built") func usage() {
        #expect(call("capture", "/app").code == .usage)
        #expect(call("capture", "/app", "-o", "Screens").code == .usage)
        let relaunch = call("capture", "/app", "-o", "/Captured.storyboard", "--steps", "/steps.json")
        #expect(relaunch.code == .usage && relaunch.errors.contains("relaunch"), "\(relaunch.errors)")
        #expect((try? call.files.look(at: "/Captured.storyboard").kind) == .missing)
    }
}
