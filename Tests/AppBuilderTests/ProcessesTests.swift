import Foundation
import TestTerminal
import Testing

/// What apps do to the terminal and to other processes.
@Suite("Processes of apps", .serialized) struct ProcessesTests {
    /// An app that prints, and starts a process that ignores being asked to end. `mark` is among its arguments.
    private static func app(mark: String) throws -> SmallApp {
        let loop = "while :; do sleep 1; done"
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        print("\\u{1B}[2Jdrawn\\tover\\u{7}")
                        let child = Process()
                        child.executableURL = URL(fileURLWithPath: "/bin/sh")
                        let ignore = "trap '' TERM INT HUP; "
                        child.arguments = ["-c", ignore + "(\(loop)) & \(loop)", "\(mark)"]
                        try? child.run()
                    }
                    @IBAction func buy() {}
                """,
            besides: [
                "ShopTests/Tests.swift":
                    "import XCTest\nclass Tests: XCTestCase { func testNothing() {} }\n"
            ])
        try app.write(#"[{"expect": {"text": "none"}}]"#, to: "../steps.json")
        return app
    }

    /// The processes with a text among their arguments.
    private func processes(with mark: String) -> [Int32] {
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
        return all.filter { number in
            guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else { return false }
            return String(decoding: line, as: UTF8.self).contains(mark)
        }
    }

    /// Returns whether there is no process with a mark, after a moment.
    private func isGone(_ mark: String) async -> Bool {
        for _ in 0..<100 where !processes(with: mark).isEmpty { try? await Task.sleep(for: .milliseconds(50)) }
        return processes(with: mark).isEmpty
    }

    @Test("Escape sequences of an app are shown on a terminal, and are passed as they are elsewhere")
    func escapeSequences() async throws {
        let mark = "mark-\(UUID().uuidString)"
        let app = try Self.app(mark: mark)
        defer { app.remove() }
        let line = #""$storyboard" run "$app" --headless --steps "$steps""#
        let terminal = try TestTerminal()
        try app.shell("\(line) >\(terminal.path) 2>&1").waitUntilExit()
        let seen = terminal.text()
        #expect(seen.contains("\\u{1b}[2Jdrawn\tover\\u{7}\n") && !seen.contains("\u{1B}"), "\(seen)")
        let file = app.folder.appending(path: "../output").path
        try app.shell("\(line) >'\(file)' 2>&1").waitUntilExit()
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\u{1B}[2Jdrawn\tover\u{7}\n"))
        #expect(await isGone(mark))
    }

    @Test(
        "What an app has started ends with it, also what ignores being asked to",
        arguments: [#"run "$app" --headless --steps "$steps""#, #"test "$app""#])
    func stubbornChildren(arguments: String) async throws {
        let mark = "mark-\(UUID().uuidString)"
        let app = try Self.app(mark: mark)
        defer { app.remove() }
        let command = try app.shell("exec \"$storyboard\" \(arguments) >/dev/null 2>&1")
        command.waitUntilExit()
        #expect(command.terminationStatus == 0)
        #expect(await isGone(mark))
        for process in processes(with: mark) { kill(process, SIGKILL) }
    }
}
