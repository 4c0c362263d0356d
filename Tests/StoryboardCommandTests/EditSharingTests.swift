import FileAccess
import Foundation
import Testing

/// `storyboard edit --share` as a process, and who may come in.
@Suite struct EditSharingTests {
    /// An editor that is shared, with the port and the paths for others.
    private struct Shared {
        let editor: RunningEditor
        let port: UInt16
        let editors: String
        let guests: String

        init() throws {
            editor = try RunningEditor(options: ["--no-browser", "--share", "--share-name", "studio.local"])
            let urls = editor.others.compactMap { line in
                line.hasPrefix("  http://") ? URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)) : nil
            }
            let paths = urls.map { $0.path.hasSuffix("/") ? $0.path : $0.path + "/" }
            port = UInt16(try #require(urls.first?.port))
            editors = try #require(paths.first)
            guests = try #require(paths.last)
        }

        func get(_ path: String, host: String? = nil, more: String = "") throws -> String {
            String(try editor.request("GET", path, port: port, host: host, more: more).prefix(12))
        }
    }

    @Test("others have secrets of their own, which are printed with the name that was given first")
    func secrets() throws {
        let shared = try Shared()
        #expect(shared.editor.others.contains { $0.hasPrefix("  http://studio.local:\(shared.port)/") })
        #expect(
            Set([shared.editor.path, shared.editors, shared.guests]).count == 3 && shared.port != shared.editor.port)
        #expect(try shared.get(shared.editors) == "HTTP/1.1 200" && shared.get(shared.guests) == "HTTP/1.1 200")
        #expect(try shared.get(shared.editor.path) == "HTTP/1.1 403")
        #expect(try shared.editor.request("GET", shared.editors).hasPrefix("HTTP/1.1 403"))
    }

    @Test("a request names this computer as it is known, or by numbers, and comes from its own page")
    func names() throws {
        let shared = try Shared()
        let port = shared.port
        for host in ["studio.local", "studio.local:\(port)", "192.168.1.77:\(port)", "STUDIO.local:80"] {
            #expect(try shared.get(shared.guests, host: host) == "HTTP/1.1 200", "\(host)")
        }
        for host in [
            "evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.evil.example:\(port)",
            "1.2.3:\(port)",
        ] {
            #expect(try shared.get(shared.guests, host: host) == "HTTP/1.1 403", "\(host)")
        }
        let (own, other) = ("Origin: https://studio.local\r\n", "Origin: http://evil.example\r\n")
        #expect(try shared.get(shared.guests, host: "studio.local", more: own) == "HTTP/1.1 200")
        #expect(try shared.get(shared.guests, host: "studio.local", more: other) == "HTTP/1.1 403")
    }

    @Test("an editor's commands are performed, a guest's aren't, and a guest runs nothing")
    func roles() throws {
        let shared = try Shared()
        let (ours, port) = ("http://127.0.0.1:\(shared.port)", shared.port)
        func edit(_ path: String, _ text: String) throws -> String {
            let socket = try shared.editor.socket(path, port: port)
            try socket.send(#"{"id": 1, "do": "open", "document": "Main.storyboard"}"#)
            _ = try socket.read(until: #""reply":1"#)
            try socket.send(
                #"{"id": 2, "do": "perform", "document": "Main.storyboard", "commands": [{"set": {"object": "l1A-aa-aaa", "attribute": "text", "value": "\#(text)"}}]}"#
            )
            return try socket.read(until: #""reply":2"#)
        }
        #expect(try edit(shared.editors, "Changed").contains(#""revision":1"#))
        #expect(try edit(shared.guests, "Never").contains("guests can look at everything, and change nothing"))
        #expect(
            try shared.editor.upgrade(shared.guests + "play/Main.storyboard", port: port, origin: ours).hasPrefix(
                "HTTP/1.1 404"))
        #expect(
            try shared.editor.upgrade(shared.editors + "play/Main.storyboard", port: port, origin: ours).hasPrefix(
                "HTTP/1.1 101"))
        #expect(
            try shared.editor.upgrade(shared.guests + "socket", port: port, origin: "http://evil.example").hasPrefix(
                "HTTP/1.1 403"))
    }

    @Test("a client that guesses is refused for a while, also with the right secret; the page on this computer isn't")
    func guesses() throws {
        let shared = try Shared()
        for _ in 0..<30 { #expect(try shared.get("/wrong/") == "HTTP/1.1 403") }
        #expect(try shared.get(shared.editors) == "HTTP/1.1 403")
        #expect(try shared.editor.get("").hasPrefix("HTTP/1.1 200"))
    }
}
