import JSONText
import PageServing
import Testing

@testable import AppRunner

@MainActor
private final class TestAppPage: AppPage {
    private(set) var messages: [JSONNode] = []
    private(set) var frames: [[UInt8]] = []

    func send(_ text: String) { if let node = try? JSONReader.read(Array(text.utf8)) { messages.append(node) } }
    func send(_ bytes: [UInt8]) { frames.append(bytes) }

    var states: [String] { messages.filter { $0["event"]?.string == "state" }.compactMap { $0["state"]?.string } }
    var console: [String] {
        messages.filter { $0["event"]?.string == "console" }.map {
            "\($0["stream"]?.string ?? ""): \($0["text"]?.string ?? "")"
        }
    }
    func last(_ event: String) -> JSONNode? { messages.last { $0["event"]?.string == event } }
}

@MainActor
@Suite("An app that pages show", .serialized) struct SessionTests {
    /// Returns a session whose app is a script of the shell, with its connection at descriptor 3.
    private func session(_ script: String) -> AppSession {
        let program = AppProgram("/bin/sh", arguments: ["-c", script], variables: ["PAGE_TEST": "Espresso"])
        return AppSession(name: "Buzz", devices: []) { _ in AppBuildReport(app: program) }
    }

    /// Lets time pass until something holds, at most five seconds.
    private func wait(until holds: () -> Bool) {
        for _ in 0..<250 where !holds() { MainLoop.turn(20) }
    }

    private func page(_ session: AppSession) -> TestAppPage {
        let page = TestAppPage()
        session.connect(page)
        session.receive(Array(#"{"do": "hello", "scale": 1}"#.utf8), from: page)
        return page
    }

    @Test("a page hears the session first, then that the app is built, runs, prints and ends")
    func life() throws {
        let session = session("echo one; echo $PAGE_TEST; echo two >&2; exit 0")
        let page = page(session)
        session.start()
        wait { page.states.last == "ended" }
        #expect(page.messages.first?["event"]?.string == "session" && page.messages.first?["name"]?.string == "Buzz")
        #expect(page.states == ["building", "running", "ended"])
        #expect(page.console.filter { $0.hasPrefix("out") } == ["out: one", "out: Espresso"])
        #expect(page.console.contains("error: two"))
    }

    @Test("frames and events of the app go to the pages that said hello, and what a page does to the app")
    func relay() throws {
        // Two messages: the bytes A and B, and an event; then prints what the app receives.
        let session = session(
            #"printf '\2\0\0\0\1AB\20\0\0\0\0{"event":"tree"}' >&3; head -c 33 <&3 | tail -c +6; echo; sleep 5"#)
        let (page, silent) = (page(session), TestAppPage())
        session.connect(silent)
        session.start()
        wait { page.console.count > 0 && page.last("tree") != nil }
        session.receive(Array(#"{"do": "shake", "for": "no reason but its length"}"#.utf8), from: page)
        wait { !page.console.isEmpty }
        #expect(page.frames == [[65, 66]] && silent.frames.isEmpty)
        #expect(page.last("tree") != nil && silent.last("tree") == nil)
        // The first message of the app's side is what the page said first.
        #expect(page.console.first?.hasPrefix(#"out: {"do": "hello""#) == true)
        session.stop()
        wait { page.states.last != "running" }
    }

    /// A script that sends frames which only have their numbers.
    private static func frames(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { #"printf '\4\0\0\0\1\"# + String($0, radix: 8) + #"\0\0\0' >&3; sleep 0.02; "# }.joined()
    }

    private func sendShown(_ frame: UInt8, _ page: TestAppPage, _ session: AppSession) {
        session.receive(Array(#"{"do": "shown", "frame": \#(frame)}"#.utf8), from: page)
    }

    @Test("a page that shows several frames at once and says so once misses none")
    func severalFramesAtOnce() {
        let session = session(Self.frames(1...30) + "sleep 5")
        let page = page(session)
        session.start()
        for last in stride(from: 3, through: 30, by: 3) {
            wait { page.frames.count >= last }
            if let frame = page.frames.last { sendShown(frame[0], page, session) }
        }
        #expect(page.frames.map { $0[0] } == Array(1...30))
        session.stop()
    }

    @Test("a page that is too far behind misses all that follows, and gets a complete frame when it has caught up")
    func slowPage() {
        // Prints the first messages that the app receives.
        let session = session(
            Self.frames(1...9) + "for i in 1 2 3; do head -c 32 <&3 | tail -c +6; echo; done; sleep 5")
        session.pingInterval = 60_000
        let page = page(session)
        session.start()
        wait { page.frames.count >= 6 }
        MainLoop.turn(400)
        #expect(page.frames.map { $0[0] } == Array(1...6))
        sendShown(5, page, session)
        wait { page.console.count == 2 }
        sendShown(6, page, session)
        wait { page.console.count == 3 }
        let hello = #"out: {"do": "hello", "scale": 1}"#
        #expect(page.console == [hello, #"out: {"do": "shown", "frame": 5}"#, hello])
        session.stop()
    }

    @Test("an app that crashes leaves its last words, how it ended, and the last steps")
    func crash() throws {
        let session = session(
            #"printf '\52\0\0\0\0{"event":"step","step":{"tap":{"id":"a"}}}' >&3; echo 'Fatal error: sold out' >&2; kill -SEGV $$"#
        )
        let page = page(session)
        session.start()
        wait { page.states.last == "crashed" }
        let state = try #require(page.last("state"))
        #expect(state["text"]?.string?.contains("Fatal error: sold out") == true)
        #expect(state["text"]?.string?.contains("signal 11") == true)
        #expect(state["steps"]?.elements?.count == 1)
    }

    @Test("an app that ends with a code that isn't 0 has crashed, and one that is killed by others as well")
    func otherEnds() {
        for (script, words) in [("exit 7", "exit code 7"), ("kill -KILL $$", "signal 9")] {
            let session = session(script)
            let page = page(session)
            session.start()
            wait { page.states.last == "crashed" }
            #expect(page.last("state")?["text"]?.string?.contains(words) == true)
        }
    }

    @Test("an app that doesn't end when it is asked to is ended, and can be started again")
    func stubborn() {
        let session = session("sleep 60")
        let page = page(session)
        session.start()
        wait { page.states.last == "running" }
        session.receive(Array(#"{"do": "stop"}"#.utf8), from: page)
        wait { page.states.last == "ended" }
        #expect(page.states.last == "ended")
        session.receive(Array(#"{"do": "restart"}"#.utf8), from: page)
        wait { page.states.last == "running" }
        #expect(page.states.suffix(3) == ["ended", "building", "running"])
        session.stop()
        wait { page.states.last != "running" }
    }

    @Test("an app that doesn't answer is called unresponsive")
    func hanging() {
        let session = session("sleep 60")
        session.pingInterval = 30
        let page = page(session)
        session.start()
        wait { page.states.last == "unresponsive" }
        #expect(page.states.last == "unresponsive")
        session.stop()
        wait { page.states.last == "crashed" }
    }

    @Test("a launch in another language goes the way that the app has told, and a restart begins again")
    func way() {
        let session = session(
            #"echo "way: $OPENSTORYBOARD_WAY"; printf '\31\0\0\0\0{"event":"way","way":[1]}' >&3; sleep 5"#)
        let page = page(session)
        func printed() -> [String] { page.console.filter { $0.hasPrefix("out: way") } }
        session.start()
        wait { printed().count == 1 }
        MainLoop.turn(200)
        session.receive(Array(#"{"do": "restart", "language": "de"}"#.utf8), from: page)
        wait { printed().count == 2 }
        MainLoop.turn(200)
        session.receive(Array(#"{"do": "restart", "language": "de"}"#.utf8), from: page)
        wait { printed().count == 3 }
        #expect(printed() == ["out: way: ", "out: way: [1]", "out: way: "])
        #expect(page.last("way") == nil)
        session.stop()
    }

    @Test("what doesn't build is reported with the places that the compiler named")
    func buildError() throws {
        let text =
            "/app/A.swift:3:12: error: cannot find 'x' in scope\n    x\n/app/Main.storyboard:7: warning: no target\n"
        let session = AppSession(name: "Buzz", devices: []) { _ in
            AppBuildReport(app: nil, messages: AppBuildReport.Message.all(in: text), text: text)
        }
        let page = page(session)
        session.start()
        wait { page.states.last == "failed" }
        let messages = try #require(page.last("state")?["messages"]?.elements)
        #expect(messages.map { $0["file"]?.string } == ["/app/A.swift", "/app/Main.storyboard"])
        #expect(messages.map { $0["line"]?.number } == [3, 7] && messages[0]["column"]?.number == 12)
        #expect(messages.map { $0["severity"]?.string } == ["error", "warning"])
        #expect(messages[0]["message"]?.string == "cannot find 'x' in scope")
    }

    @Test("a page that comes later learns the state and what was printed; a malformed message is refused")
    func latePage() {
        let session = session("echo one; sleep 60")
        let first = page(session)
        session.start()
        wait { first.console == ["out: one"] }
        let second = page(session)
        #expect(second.states == ["running"] && second.console == ["out: one"])
        for text in ["", "[]", "{", #"{"done": 1}"#] { session.receive(Array(text.utf8), from: second) }
        #expect(second.messages.filter { $0["event"]?.string == "message" }.count == 4 && first.last("message") == nil)
        session.stop()
        wait { first.states.last != "running" }
    }

    @Test("a program that isn't there is reported, and nothing crashes")
    func missing() {
        let session = AppSession(name: "Buzz", devices: []) { _ in AppBuildReport(app: AppProgram("/nowhere/app")) }
        let page = page(session)
        session.start()
        wait { page.states.last == "failed" }
        #expect(page.last("state")?["text"]?.string?.contains("/nowhere/app") == true)
    }
}
