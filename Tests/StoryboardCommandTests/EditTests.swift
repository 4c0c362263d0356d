import FileAccess
import Foundation
import Glibc
import Testing

/// `storyboard edit` as a process, and who may speak to it.
@Suite struct EditTests {
    @Test("the page and its parts are served at the address that is printed, with a policy that lets nothing else in")
    func serving() throws {
        let editor = try RunningEditor()
        let page = try editor.get("")
        #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("<script type=\"module\" src=\"bundle.js\">"))
        #expect(page.contains("default-src 'none'; script-src 'self'"))
        #expect(page.contains("X-Content-Type-Options: nosniff") && page.contains("Referrer-Policy: no-referrer"))
        for script in ["bundle.js", "main.js"] {
            #expect(try editor.get(script).contains("Content-Type: text/javascript"), "\(script)")
        }
        #expect(try editor.get("bundle.css").contains("Content-Type: text/css"))
        #expect(try editor.get("nothing.js").hasPrefix("HTTP/1.1 404"))
        #expect(try editor.get("pictures/past@1").hasPrefix("HTTP/1.1 204"), "a scene may have got another look")
        #expect(try editor.get("pictures/past@99").hasPrefix("HTTP/1.1 404"))
        #expect(try editor.request("POST", editor.path).hasPrefix("HTTP/1.1 405"))
    }

    @Test("without the token, under another name, or from another site nothing is answered")
    func strangers() throws {
        let editor = try RunningEditor()
        #expect(try editor.request("GET", "/").hasPrefix("HTTP/1.1 403"))
        #expect(try editor.request("GET", "/wrong/main.js").hasPrefix("HTTP/1.1 403"))
        #expect(try editor.request("GET", editor.path, host: "evil.example").hasPrefix("HTTP/1.1 403"))
        #expect(try editor.request("GET", editor.path, host: "localhost:\(editor.port)").hasPrefix("HTTP/1.1 403"))
        #expect(
            try editor.request("GET", editor.path, more: "Origin: http://evil.example\r\n").hasPrefix("HTTP/1.1 403"))
    }

    @Test("a socket opens for the page only, not for other sites")
    func sockets() throws {
        let editor = try RunningEditor()
        let ours = "http://127.0.0.1:\(editor.port)"
        #expect(try editor.upgrade(editor.path + "socket", origin: ours).hasPrefix("HTTP/1.1 101"))
        let evil = try editor.upgrade(editor.path + "socket", origin: "http://evil.example")
        #expect(evil.hasPrefix("HTTP/1.1 403"), "\(evil)")
        #expect(try editor.upgrade("/socket", origin: ours).hasPrefix("HTTP/1.1 403"))
    }

    @Test(
        "nothing outside of the page's folder is read",
        arguments: ["../../Package.swift", "..%2f..%2fPackage.swift", "%2e%2e/%2e%2e/etc/passwd", ".git/config"])
    func outside(path: String) throws {
        let editor = try RunningEditor()
        let answer = try editor.request("GET", editor.path + path)
        #expect(["400", "403", "404"].contains(String(answer.dropFirst("HTTP/1.1 ".count).prefix(3))), "\(answer)")
        #expect(!answer.contains("root:") && !answer.contains("PackageDescription"))
    }

    @Test("a message that is too large ends its socket and nothing else")
    func oversized() throws {
        let editor = try RunningEditor()
        let socket = try editor.socket()
        try socket.sendEnormousHead()
        #expect(try socket.readClosing(reason: "a message may have up to 32 MB") == 1009)
        #expect(try editor.get("").hasPrefix("HTTP/1.1 200"))
        #expect(try editor.document() == Sample.text)
    }

    @Test("a message in parts is read as a whole")
    func parts() throws {
        let editor = try RunningEditor()
        let socket = try editor.socket()
        try socket.send(parts: [#"{"id": 1, "do": "op"#, "", #"en", "document": "Main.story"#, #"board"}"#])
        #expect(try socket.read(until: #""reply":1"#).contains("snapshot"))
    }

    @Test("the parts of a message are together no larger than a message may be")
    func oversizedParts() throws {
        let editor = try RunningEditor()
        let server = try editor.server()
        let socket = try editor.socket()
        let part = String(repeating: " ", count: 1 << 20)
        // The part that is too much is read to its end: the connection isn't reset before its reason is read here.
        try socket.send(parts: Array(repeating: part, count: 32) + [" "])
        #expect(try socket.readClosing(reason: "a message may have up to 32 MB") == 1009)
        _ = try? socket.send(parts: Array(repeating: part, count: 200))
        #expect(try editor.get("").hasPrefix("HTTP/1.1 200"))
        let status = try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8)
        let peak = try #require(status.firstMatch(of: #/VmHWM:\s+([0-9]+) kB/#))
        #expect(try #require(Int(peak.1)) < 250_000)
    }

    @Test("when terminated, it ends normally, whoever is connected")
    func ending() throws {
        let editor = try RunningEditor()
        let socket = try editor.socket()
        #expect(editor.end(SIGTERM) == 0)
        _ = try? socket.readAll()
    }

    @Test("work that was not saved is there again after the process was killed")
    func killing() throws {
        let editor = try RunningEditor()
        let socket = try editor.socket()
        try socket.send(#"{"id": 1, "do": "open", "document": "Main.storyboard"}"#)
        try socket.send(
            #"{"id": 2, "do": "perform", "document": "Main.storyboard", "commands": [{"set": {"object": "l1A-aa-aaa", "attribute": "text", "value": "Not saved yet"}}]}"#
        )
        #expect(try socket.read(until: #""reply":2"#).contains(#""revision":1"#))
        editor.end(SIGKILL)
        #expect(try editor.document().contains("Not saved yet") == false)
        let next = try RunningEditor(folder: editor.folder)
        let again = try next.socket()
        try again.send(#"{"id": 1, "do": "open", "document": "Main.storyboard"}"#)
        #expect(try again.read(until: #""recovered":true"#).contains("Not saved yet"))
        try again.send(#"{"id": 2, "do": "save", "document": "Main.storyboard"}"#)
        _ = try again.read(until: #""reply":2"#)
        #expect(try editor.document().contains("Not saved yet"))
    }
}
