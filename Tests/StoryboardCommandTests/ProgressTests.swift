import FileAccess
import Synchronization
import Testing

@testable import StoryboardCommand

@Suite struct ProgressTests {
    /// Takes what is shown, one text after the other.
    private final class Shown: Sendable {
        private let texts = Mutex<[String]>([])

        func line(every interval: Duration) -> StatusLine {
            StatusLine(interval: interval) { text in self.texts.withLock { $0.append(text) } }
        }

        var all: [String] { texts.withLock { $0 } }
    }

    private var files: MemoryFiles {
        MemoryFiles(Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ("App/\($0).storyboard", Sample.text) }))
    }

    @Test(
        "a terminal shows the progress of work on many documents, and the line is cleared",
        arguments: [
            (["check", "App"], "checking"), (["compile", "--check", "App"], "compiling"),
            (["compile", "App", "-o", "out"], "writing"),
        ])
    func terminal(_ call: [String], _ work: String) throws {
        let shown = Shown()
        _ = Call(files: files, statusLine: shown.line(every: .zero)).run(call)
        for number in 1...3 { #expect(shown.all.contains("\(work): \(number) of 3")) }
        #expect(shown.all.last == "")
    }

    @Test("scenes are counted while they are drawn") @MainActor
    func drawing() throws {
        let shown = Shown()
        _ = Call(files: Sample.files, statusLine: shown.line(every: .zero))("render", Sample.path, "-o", "out")
        #expect(shown.all.contains { $0.hasPrefix("drawing: 1 of ") } && shown.all.last == "")
    }

    @Test("short work shows no progress")
    func quick() throws {
        let shown = Shown()
        _ = Call(files: files, statusLine: shown.line(every: .seconds(60))).run(["check", "App"])
        #expect(shown.all.isEmpty)
    }

    @Test("without a terminal the streams contain no progress")
    func pipe() throws {
        let watched = Call(files: files, statusLine: Shown().line(every: .zero)).run(["check", "App"])
        #expect(watched == Call(files: files).run(["check", "App"]))
    }
}
