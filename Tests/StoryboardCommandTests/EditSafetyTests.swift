import FileAccess
import Foundation
import Glibc
import Testing

/// What must not stop `storyboard edit`, nor lose what is being done in it.
@Suite struct EditSafetyTests {
    private static func open(_ number: Int) -> String {
        #"{"id": \#(number), "do": "open", "document": "Main.storyboard"}"#
    }

    private static func edit(_ number: Int, _ text: String) -> String {
        #"{"id": \#(number), "do": "perform", "document": "Main.storyboard", "commands": [{"set": {"object": "l1A-aa-aaa", "attribute": "text", "value": "\#(text)"}}]}"#
    }

    @Test("abandoned connections do not prevent saving, and a later page is served")
    func descriptors() throws {
        let limited = ["/bin/sh", "-c", "ulimit -n 80; exec \"$@\"", "sh"]
        let editor = try RunningEditor(wrapper: limited)
        let page = try editor.socket()
        try page.send(Self.open(1))
        _ = try page.read(until: #""reply":1"#)
        var strangers: [Connection] = []
        for number in 0..<240 {
            let stranger = try Connection(port: editor.port)
            switch number % 3 {
            case 0: try stranger.write("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(editor.port)\r\n\r\n")
            case 1: try stranger.write("GET / HT")
            default: try stranger.write(editor.handshake(origin: "http://evil.example"))
            }
            strangers.append(stranger)
        }
        try page.send(Self.edit(2, "Kept"))
        _ = try page.read(until: #""reply":2,"revision":1"#)
        #expect(try DiskFiles().list(editor.folder).contains(".Main.storyboard.unsaved"))
        try page.send(#"{"id": 3, "do": "save", "document": "Main.storyboard"}"#)
        _ = try page.read(until: #""reply":3,"savedRevision":1"#)
        #expect(try editor.document().contains("Kept"))
        #expect(try editor.get("").hasPrefix("HTTP/1.1 200"))
        withExtendedLifetime(strangers) {}
    }

    @Test("a request has a connection of its own, which ends with the answer")
    func ending() throws {
        let editor = try RunningEditor()
        for path in ["/", editor.path] {
            let connection = try Connection(port: editor.port)
            try connection.write("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(editor.port)\r\n\r\n")
            #expect(try connection.readAll().contains("Connection: close"))
        }
    }

    @Test(
        "a request with two hosts or two origins is rejected",
        arguments: ["Host: evil.example", "Origin: null\r\nOrigin: null"])
    func repeated(_ headers: String) throws {
        let editor = try RunningEditor()
        let answer = try editor.request("GET", editor.path, more: headers + "\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400"))
        #expect(try editor.get("").hasPrefix("HTTP/1.1 200"))
    }

    @Test("a client that never reads is disconnected before its answers use much memory, and others are served")
    func neverReading() throws {
        let editor = try RunningEditor()
        let server = try editor.server()
        let labels = (0..<3000).map {
            #"<label id="a\#($0)" text="\#(String(repeating: "long ", count: 60))"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
        }
        let text = Sample.text.replacingOccurrences(of: "<subviews>", with: "<subviews>" + labels.joined())
        try DiskFiles().replace(editor.folder + "/Main.storyboard", with: Array(text.utf8), expecting: nil)
        let page = try editor.socket()
        var requests = 0
        while requests < 400, (try? page.send(Self.open(requests))) != nil { requests += 1 }
        let end = Date.now + 60
        var isDisconnected = false
        while !isDisconnected, Date.now < end {
            isDisconnected = page.isClosed
            usleep(50_000)
        }
        #expect(isDisconnected)
        #expect(try editor.get("").hasPrefix("HTTP/1.1 200"))
        let status = try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8)
        let peak = try #require(status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#))
        #expect(try #require(Int(peak.1)) < 400_000)
    }

    @Test("the body of a request uses no memory")
    func bodies() throws {
        let editor = try RunningEditor()
        let server = try editor.server()
        let connection = try Connection(port: editor.port)
        try connection.write(
            "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(editor.port)\r\nContent-Length: \(200 << 20)\r\n\r\n")
        try connection.send(bytes: 200 << 20)
        _ = try? connection.readAll()
        #expect(try editor.get("").hasPrefix("HTTP/1.1 200"))
        let status = try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8)
        let peak = try #require(status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#))
        #expect(try #require(Int(peak.1)) < 150_000)
    }

    @Test("a message with too many values is rejected")
    func values() throws {
        let editor = try RunningEditor()
        let page = try editor.socket()
        try page.send("[" + String(repeating: "1,", count: 300_000) + "1]")
        #expect(try page.read(until: #""event":"malformed""#).contains("there are more than 200000 values"))
    }

    @Test(
        "when the server crashes, another one replaces it, with the same address and the unsaved changes")
    func crashing() throws {
        let editor = try RunningEditor()
        let page = try editor.socket()
        try page.send(Self.open(1))
        try page.send(Self.edit(2, "Kept"))
        _ = try page.read(until: #""reply":2"#)
        kill(try editor.server(), SIGKILL)
        _ = try? page.readAll()
        let again = try editor.socket()
        try again.send(Self.open(1))
        #expect(try again.read(until: #""recovered":true"#).contains("Kept"))
        #expect(editor.end(SIGTERM) == 0)
    }

    @Test("a document with which the server crashed while it opened it is not opened again before somebody asks for it")
    func crashingDocument() throws {
        let editor = try RunningEditor()
        let page = try editor.socket()
        try page.send(Self.open(1))
        _ = try page.read(until: #""reply":1"#)
        kill(try editor.server(), SIGKILL)
        _ = try? page.readAll()
        let again = try editor.socket()
        try again.send(Self.open(1))
        #expect(try again.read(until: #""reply":1"#).contains("the editor crashed when it opened"))
        try again.send(Self.open(2))
        #expect(try again.read(until: #""reply":2"#).contains("snapshot"))
    }

    @Test("told to end, it ends in the middle of what has no end")
    func endless() throws {
        let editor = try RunningEditor()
        let page = try editor.socket()
        try page.send(Self.open(1))
        try page.send(Self.edit(2, "Kept"))
        _ = try page.read(until: #""reply":2"#)
        // Two texts that differ in every one of very many lines cannot be merged in any time.
        let lines = (0..<400_000).map { "<!--\($0)-->\n" }.joined()
        try DiskFiles().replace(editor.folder + "/Main.storyboard", with: Array(lines.utf8), expecting: nil)
        let more = (0..<400_000).map { "<!-- \($0) -->\\n" }.joined()
        try page.send(
            #"{"id": 3, "do": "perform", "document": "Main.storyboard", "commands": [{"setText": {"object": "l1A-aa-aaa", "text": "\#(more)"}}]}"#
        )
        try page.send(#"{"id": 4, "do": "merge", "document": "Main.storyboard"}"#)
        #expect(editor.end(SIGTERM) == 0)
        #expect(try editor.document().hasPrefix("<!--0-->"))
    }

    @Test("no program is called with the editor's address, which has a secret in it")
    func secrecy() throws {
        let folder = NSTemporaryDirectory() + "storyboard-browser-\(UInt64.random(in: 0...(.max)))"
        let files = DiskFiles()
        try files.createFolder(folder)
        defer { try? files.removeAll(at: folder) }
        let script =
            "#!/bin/sh\nstat -c %a \"$1\" > \(folder)/mode\ncat \"$1\" > \(folder)/page\necho \"$@\" > \(folder)/part\nmv \(folder)/part \(folder)/told\n"
        try files.replace(folder + "/xdg-open", with: Array(script.utf8), expecting: nil)
        chmod(folder + "/xdg-open", 0o755)
        let editor = try RunningEditor(
            options: [],
            wrapper: ["/usr/bin/env", "PATH=\(folder):/usr/bin:/bin", "XDG_RUNTIME_DIR=\(folder)"])
        while try files.look(at: folder + "/told").kind == .missing { usleep(10_000) }
        func text(_ name: String) throws -> String {
            String(decoding: try files.read("\(folder)/\(name)").bytes, as: UTF8.self)
        }
        let secret = editor.path.split(separator: "/")[0]
        #expect(try !text("told").contains(secret))
        #expect(try text("page").contains("url=http://127.0.0.1:\(editor.port)\(editor.path)"))
        #expect(try text("mode") == "600\n")
        #expect(editor.end(SIGTERM) == 0)
        #expect(try !files.list(folder).contains { $0.hasSuffix(".html") })
    }
}
