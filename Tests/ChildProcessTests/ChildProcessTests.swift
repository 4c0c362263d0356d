import ChildProcess
import Foundation
import Testing

@Suite("ChildProcess")
struct ChildProcessTests {
    private func error(_ process: ChildProcess, input: [UInt8] = []) -> ChildProcessError? {
        do throws(ChildProcessError) {
            _ = try process.run(input: input)
            return nil
        } catch {
            return error
        }
    }

    @Test("An archive's command is called by the name of its launcher, whichever file is executed")
    func launcher() {
        #expect(BundledFiles.use(for: "/nowhere/a-b/storyboard") == "/nowhere/a-b/storyboard")
        #expect(BundledFiles.use(for: "/nowhere/a-b/storyboard-command") == "/nowhere/a-b/storyboard")
        #expect(BundledFiles.use(for: "/nowhere/a-b/storyboard-loader") == "/nowhere/a-b/storyboard")
        #expect(BundledFiles.use(for: "/nowhere/a-b/storyboard-full") == "/nowhere/a-b/storyboard-full")
        #expect(!BundledFiles.replacesSystemLibrary)
    }

    @Test("Input and output of any size go through, both at once", arguments: [0, 1, 70_000, 3_000_000])
    func roundTrip(_ count: Int) throws {
        let input = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(try ChildProcess("cat").run(input: input) == input)
    }

    @Test("Arguments arrive as they are, without a shell")
    func arguments() throws {
        let words = ["a b", "$HOME", "`id`", "*", ";", "", "é\n"]
        let output = try ChildProcess("printf", ["%s|"] + words).run()
        #expect(String(decoding: output, as: UTF8.self) == words.map { $0 + "|" }.joined())
    }

    @Test("Variables are added to those of this process, or take their place")
    func variables() throws {
        let output = try ChildProcess(
            "sh", ["-c", "echo $HOME,$NEW,${PATH:+kept}"], variables: ["HOME": "a b", "NEW": "1"]
        ).run()
        #expect(String(decoding: output, as: UTF8.self) == "a b,1,kept\n")
    }

    @Test("A program that reads nothing of its input does no harm")
    func unread() throws {
        #expect(try ChildProcess("true").run(input: [UInt8](repeating: 7, count: 1_000_000)) == [])
        #expect(try ChildProcess("head", ["-c", "2"]).run(input: [UInt8](repeating: 7, count: 1_000_000)) == [7, 7])
    }

    @Test("The way a program ends is reported")
    func ends() {
        #expect(error(ChildProcess("no-program-has-this-name")) == .notFound)
        #expect(error(ChildProcess("/no/such/program")) == .notFound)
        #expect(error(ChildProcess("false")) == .failed(status: 1))
        #expect(error(ChildProcess("sh", ["-c", "kill -SEGV $$"])) == .crashed(signal: 11))
    }

    @Test(
        "A program that exceeds its time limit is ended, whether it writes or not", arguments: ["sleep", "yes", "exec"])
    func slow(_ kind: String) {
        let bounds = ChildProcess.Bounds(seconds: 0.3, output: 1 << 40)
        let process =
            switch kind {
            case "sleep": ChildProcess("sleep", ["30"], bounds: bounds)
            case "yes": ChildProcess("sh", ["-c", "while :; do echo x; sleep 0.01; done"], bounds: bounds)
            // Closes its output and lives on.
            default: ChildProcess("sh", ["-c", "exec <&- >&-; exec sleep 30"], bounds: bounds)
            }
        let start = ContinuousClock.now
        #expect(error(process) == .tooSlow)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("A program that uses the processor for longer than its limit is ended, however long it may wait")
    func busy() {
        let bounds = ChildProcess.Bounds(seconds: 600, processor: 1)
        #expect(error(ChildProcess("sh", ["-c", "while :; do :; done"], bounds: bounds)) == .tooSlow)
        #expect(error(ChildProcess("sleep", ["1.5"], bounds: bounds)) == nil)
    }

    @Test("A program that writes too much is ended")
    func verbose() {
        #expect(error(ChildProcess("yes", bounds: .init(output: 1 << 16))) == .tooMuchOutput)
    }

    @Test("A program gets no more memory than its bound")
    func memory() throws {
        // Waits for its input, so that the bound holds, and then wants 512 MB.
        let script = "read line; head -c 536870912 /dev/zero | tail -c 536870912 | wc -c"
        let input = Array("go\n".utf8)
        let free = ChildProcess("sh", ["-c", script], bounds: .init(memory: 4 << 30))
        #expect(String(decoding: try free.run(input: input), as: UTF8.self).contains("536870912"))
        let bound = ChildProcess("sh", ["-c", script], bounds: .init(memory: 100 << 20))
        let output = (try? bound.run(input: input)) ?? []
        #expect(!String(decoding: output, as: UTF8.self).contains("536870912"))
    }

    @Test("No child process remains")
    func noneLeft() throws {
        _ = try ChildProcess("true").run()
        _ = error(ChildProcess("sleep", ["77.5"], bounds: .init(seconds: 0.1)))
        let children = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").flatMap { task in
            let path = "/proc/self/task/\(task)/children"
            return (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
        }
        let left = children.filter { id in
            let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
            return line?.contains("77.5") == true
        }
        #expect(left.isEmpty)
    }

    @Test("What a program that exceeds its time limit has started ends as well")
    func group() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "group-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let script = "sh -c 'trap \"\" TERM; echo $$ > \(file); exec sleep 60' & wait"
        #expect(error(ChildProcess("sh", ["-c", script], bounds: .init(seconds: 1))) == .tooSlow)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        var waits = 0
        while kill(child, 0) == 0, !isZombie(child), waits < 1000 {
            usleep(10_000)
            waits += 1
        }
        #expect(waits < 1000)
    }

    /// Whether a process has ended and nobody has asked how.
    private func isZombie(_ process: pid_t) -> Bool {
        (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") ?? true
    }
}
