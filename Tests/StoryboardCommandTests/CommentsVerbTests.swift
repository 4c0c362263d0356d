import FileAccess
import Foundation
import StoryboardCommand
import Testing

@Suite("storyboard comments")
struct CommentsVerbTests {
    private let files = MemoryFiles(["/Main.storyboard": Sample.text])

    private func call(_ arguments: String...) -> Outcome { Call(files: files).run(["comments"] + arguments) }

    private func add(_ text: String, _ more: String...) -> String {
        Call(files: files).run(["comments", "Main.storyboard", "--add", text, "--author", "Ada"] + more).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("a thread is added, answered, resolved, reopened and deleted by its id")
    func life() throws {
        let thread = add("Too close?", "--on", "l1A-aa-aaa")
        #expect(!thread.isEmpty)
        #expect(add("By four points", "--reply", thread) == thread)
        let listed = call("Main.storyboard")
        #expect(listed.code == .success)
        #expect(listed.output.hasPrefix("Main.storyboard:") && listed.output.contains("(l1A-aa-aaa) [\(thread)]"))
        #expect(listed.output.contains("    Ada, 20") && listed.output.contains("        By four points\n"))
        #expect(call("Main.storyboard", "--resolve", thread).code == .success)
        #expect(call("Main.storyboard").output.isEmpty)
        #expect(call("Main.storyboard", "--all").output.contains("] resolved\n"))
        #expect(call("Main.storyboard", "--reopen", thread).code == .success)
        #expect(call("Main.storyboard", "--delete", thread).code == .success)
        #expect(try files.look(at: "/Main.storyboard.comments.json").kind == .missing)
    }

    @Test("open threads are found in a folder, as JSON, and by the exit code")
    func folder() {
        #expect(call("--check", ".").code == .success)
        let thread = add("All of it")
        #expect(call("--check", ".").code == .findings)
        let json = call("--json", ".").output
        #expect(json.contains("\"path\": \"Main.storyboard\"") && json.contains("\"id\": \"\(thread)\""))
        #expect(json.contains("\"isThere\": true") && json.contains("\"author\": \"Ada\""))
    }

    @Test("a thread whose object is gone says so, with the name that it had")
    func lost() {
        _ = add("Too close?", "--on", "l1A-aa-aaa")
        files.write(Sample.text.replacing("l1A-aa-aaa", with: "l1A-bb-bbb"), to: "/Main.storyboard")
        #expect(call("Main.storyboard").output.contains("(l1A-aa-aaa, no longer there)"))
        #expect(call("--json", "Main.storyboard").output.contains("\"isThere\": false"))
    }

    @Test(
        "what isn't possible is refused with words",
        arguments: [
            (["Main.storyboard", "--add", ""], "a comment has 1 to 4000 characters"),
            (["Main.storyboard", "--add", "x", "--on", "nothing"], "there is no object 'nothing'"),
            (["Main.storyboard", "--resolve", "nothing"], "there is no thread 'nothing'"),
            (["Main.storyboard", "--add", "x", "--resolve", "y"], "cannot be combined"),
            (["Main.storyboard", "--add", "x", "--on", "a", "--reply", "y"], "cannot be combined"),
            (["--on", "x"], "'--on' needs '--add'"), (["--add", "x"], "'--add' needs one document"),
            (["Main.storyboard", "--add", "x", "--author", "\u{202E}"], "a name has 1 to 40 characters"),
        ])
    func refused(arguments: [String], message: String) throws {
        let result = Call(files: files).run(["comments"] + arguments)
        #expect(result.code != .success && result.errors.contains(message), "\(result.errors)")
        #expect(try files.look(at: "/Main.storyboard.comments.json").kind == .missing)
    }

    @Test("damaged comments are an error at their place, and stay")
    func damage() throws {
        files.write("{\n  \"threads\": 1\n}", to: "/Main.storyboard.comments.json")
        let result = call("Main.storyboard")
        #expect(
            result.errors.contains(
                "Main.storyboard.comments.json:2:14: error: found a number, expected a list as 'threads'"))
        #expect(call("Main.storyboard", "--add", "x").code != .success)
        #expect(try files.read("/Main.storyboard.comments.json").bytes.count == 18)
    }
}
