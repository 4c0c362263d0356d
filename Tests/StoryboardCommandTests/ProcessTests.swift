import FileAccess
import Foundation
import TestTerminal
import Testing

/// The executable itself, which is built into the folder where the tests are.
@Suite struct ProcessTests {
    /// Runs a shell line in which `"$storyboard"` is the command and `"$sample"` a fixture, and gives its output.
    private func shell(_ line: String) throws -> String {
        setenv("storyboard", try Self.program(), 1)
        setenv("sample", Fixtures.folder + "/SegueKinds.storyboard", 1)
        let pipe = try #require(popen("{ \(line)\n} 2>&1", "r"))
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { bytes += buffer[..<count] }
        pclose(pipe)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func program() throws -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        try #require(count > 0)
        let own = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let slash = try #require(own.lastIndex(of: "/"))
        let program = "\(own[..<slash])/storyboard"
        try #require(access(program, X_OK) == 0, "\(program) is missing")
        return program
    }

    @Test("exit codes and streams reach the shell")
    func exitCodes() throws {
        #expect(
            try shell(#""$storyboard" --version; echo $?"#)
                == "storyboard 0.2.0\nfull: with drawing, editor and apps\n0\n")
        #expect(try shell(#""$storyboard" outline --jsn x >/dev/null 2>&1; echo $?"#) == "2\n")
        #expect(try shell(#""$storyboard" outline missing.xib >/dev/null 2>&1; echo $?"#) == "3\n")
        #expect(try shell(#"echo '<a>' | "$storyboard" rewrite - -o - 2>/dev/null; echo $?"#) == "4\n")
        #expect(try shell(#""$storyboard" set "$sample" nope a b -o - 2>/dev/null; echo $?"#) == "5\n")
        #expect(try shell(#""$storyboard" rewrite "$sample" -o /nowhere/at/all 2>/dev/null; echo $?"#) == "6\n")
    }

    @Test("without a Swift compiler an app isn't run or built, which is said at once with what else there is")
    func noCompiler() throws {
        let folder = try temporaryFolder()
        let line = #"cd '\#(folder)' && PATH=/nowhere "$storyboard" "#
        #expect(try shell(#"cd '\#(folder)' && "$storyboard" new Quiz >/dev/null"#).isEmpty)
        for verb in ["build Quiz", "run Quiz --no-browser", "run Quiz --headless"] {
            let lines = try shell("\(line)\(verb); echo $?").split(separator: "\n")
            #expect(lines.count == 2 && lines.last == "2", "\(verb): \(lines)")
            #expect(lines.first?.hasPrefix("there is no Swift compiler; install a toolchain from ") == true)
            #expect(lines.first?.contains("'storyboard play'") == true)
        }
    }

    @Test("a document is read from and written to a pipe")
    func pipe() throws {
        #expect(try shell(#""$storyboard" rewrite - -o - < "$sample" | cmp - "$sample" && echo same"#) == "same\n")
    }

    @Test("a closed pipe is not a crash")
    func brokenPipe() throws {
        #expect(try shell(#"{ sleep 0.2; "$storyboard" outline "$sample"; echo "code $?" >&2; } | true"#) == "code 0\n")
        #expect(
            try shell(#"exec 4>&1; { sleep 0.2; "$storyboard" nonsense; echo "code $?" >&4; } 2>&1 | true"#)
                == "code 2\n")
    }

    @Test("a name with escape sequences is shown on a terminal, and passed as it is elsewhere")
    func escapeSequences() throws {
        let name = "\u{1B}]0;title\u{7}.storyboard"
        let document = try temporaryFolder() + "/Main.storyboard"
        let text = try DiskFiles().text(Fixtures.folder + "/SegueKinds.storyboard")
        let label = "tab\u{9B}31m"
        try DiskFiles().put(
            Array(text.replacing("title=\"", with: "title=\"\(label)").utf8), asFile: document)
        let terminal = try TestTerminal()
        let line = #""$storyboard" outline '\#(name)'; "$storyboard" rewrite '\#(document)' -o -"#
        #expect(try shell("{ \(line)\n} >\(terminal.path) 2>&1").isEmpty)
        let seen = terminal.text()
        #expect(seen.contains(#"\u{1b}]0;title\u{7}.storyboard:1:1: error: "#), "\(seen)")
        #expect(!seen.contains("\u{1B}") && !seen.contains("\u{7}"))
        #expect(seen.contains(#"tab\u{9b}31m"#) && !seen.contains(label))
        #expect(try shell(#""$storyboard" rewrite '\#(document)' -o -"#).contains(label))
    }

    @Test("without standard streams nothing crashes, and no document gets their descriptors")
    func closedStreams() throws {
        #expect(try shell(#""$storyboard" rewrite "$sample" -o - >&- 2>/dev/null; echo $?"#) == "6\n")
        #expect(try shell(#""$storyboard" rewrite - -o - <&- 2>/dev/null; echo $?"#) == "3\n")
        #expect(try shell(#""$storyboard" outline missing.xib 2>&-; echo $?"#) == "3\n")
    }

    @Test("a scene that crashes the command is named and left out, and the rest is written")
    func crash() throws {
        let folder = try temporaryFolder()
        defer { _ = try? shell("rm -rf '\(folder)'") }
        let document = "\(folder)/Main.storyboard"
        try DiskFiles().put(Array(Self.deepScene.utf8), asFile: document)
        // The stack is too small for one of the scenes.
        let limited = #"ulimit -s 1024; "$storyboard""#
        #expect(
            try shell("\(limited) render '\(document)' -o '\(folder)'; echo $?; ls '\(folder)'")
                == "\(document): 'deep' crashed, and is left out\n8\nMain.storyboard\nboard.png\nboard.svg\nflat.png\n")
        let frames = try shell("\(limited) frames '\(document)'; echo $?")
        #expect(frames.contains("'deep' crashed") && frames.contains(#""v-flat""#) && frames.hasSuffix("8\n"))
        #expect(!frames.contains(#""v-deep""#))
        let all = try shell(#""$storyboard" frames '\#(document)'; echo $?"#)
        #expect(all.contains(#""v-deep""#) && all.hasSuffix("0\n"))
    }

    private func temporaryFolder() throws -> String {
        try shell("mktemp -d").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A storyboard with a scene of 180 views inside each other, and one of a single view.
    private static var deepScene: String {
        func view(_ id: String, _ contents: String, key: String = "") -> String {
            #"<view \#(key) contentMode="scaleToFill" id="\#(id)">"#
                + #"<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\#(contents)</view>"#
        }
        func scene(_ id: String, _ contents: String) -> String {
            let root = view("v-\(id)", contents, key: #"key="view""#)
            return #"<scene sceneID="\#(id)"><objects><viewController id="c-\#(id)" sceneMemberID="viewController">"#
                + "\(root)</viewController></objects></scene>"
        }
        let deep = (0..<180).reduce("") { inner, number in
            "<subviews>\(view("n-\(number)", inner))</subviews>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>\(scene("deep", deep))\(scene("flat", ""))</scenes>
            </document>
            """
    }
}
