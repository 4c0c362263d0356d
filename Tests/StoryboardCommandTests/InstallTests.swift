import Foundation
import Testing

/// `Scripts/install` and `Scripts/uninstall`, on the command that the tests were built with.
@Suite struct InstallTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    @Test("an installation works by itself, and is completely removed", .enabled(if: ShellFolder.has("patchelf")))
    func install() throws {
        let shells = ShellFolder()
        let prefix = shells.folder.appendingPathComponent("a prefix").path
        let programs = try ProcessTests.program().split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
        let command = try shells.run(["\(Self.root)/Scripts/install", programs, prefix])
        #expect(command == ["\(prefix)/bin/storyboard"])
        #expect(try shells.run([command[0], "--version"]) == ["storyboard 0.1.0"])

        // Whatever it loads is its own or the system's.
        let loaded = try shells.run([
            "sh", "-c", "LD_DEBUG=libs \"$0\" --version 2>&1 | grep 'calling init: '", command[0],
        ])
        .compactMap { $0.split(separator: " ").isEmpty ? nil : $0.components(separatedBy: "calling init: ").last }
        #expect(loaded.contains { $0.hasPrefix(prefix) })
        #expect(!loaded.contains { $0.contains("/swift/") && !$0.hasPrefix(prefix) || $0.hasPrefix(programs) })

        let files = FileManager.default
        #expect(
            files.fileExists(atPath: "\(prefix)/lib/openstoryboard/OpenStoryboard_EditorPage.resources/Page/index.html")
        )
        for file in [
            "bash-completion/completions/storyboard", "zsh/site-functions/_storyboard",
            "fish/vendor_completions.d/storyboard.fish", "man/man1/storyboard.1",
        ] {
            let text = try String(contentsOfFile: "\(prefix)/share/\(file)", encoding: .utf8)
            #expect(text.contains("orientation"), "\(file)")
        }

        _ = try shells.run(["\(Self.root)/Scripts/uninstall", prefix])
        let left = files.enumerator(atPath: prefix)?.compactMap { $0 as? String } ?? []
        var isFolder: ObjCBool = false
        for name in left {
            #expect(
                files.fileExists(atPath: "\(prefix)/\(name)", isDirectory: &isFolder) && isFolder.boolValue, "\(name)")
        }
    }
}
