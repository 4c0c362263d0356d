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
        let version = try shells.run([command[0], "--version"])
        #expect(version.first == "storyboard 0.2.0")
        #expect(version.contains { $0.hasPrefix("commit: ") && $0.count > "commit: ".count + 6 })
        #expect(version.contains { $0.hasPrefix("apps are built by Swift 6") })

        #expect(
            try shells.run(["\(prefix)/bin/ibtool", "--version"]).contains { $0.contains("com.apple.ibtool.version") })

        // Whatever it loads is its own or the system's.
        let loaded = try shells.run([
            "sh", "-c", "LD_DEBUG=libs \"$0\" --version 2>&1 | grep 'calling init: '", command[0],
        ])
        .compactMap { $0.split(separator: " ").isEmpty ? nil : $0.components(separatedBy: "calling init: ").last }
        #expect(loaded.contains { $0.hasPrefix(prefix) })
        #expect(!loaded.contains { $0.contains("/swift/") && !$0.hasPrefix(prefix) || $0.hasPrefix(programs) })

        try bundledFiles(in: shells, command[0], own: "\(prefix)/lib/openstoryboard")

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

    /// Checks that what is bundled beside a command is used by the command, and by no other program.
    private func bundledFiles(in shells: ShellFolder, _ command: String, own: String) throws {
        let files = FileManager.default
        let document = shells.folder.appendingPathComponent("Main.storyboard")
        try Data(Sample.text.utf8).write(to: document)
        let picture = { (name: String) in
            _ = try shells.run([command, "render", document.path, "--board-only", "-o", name])
            return try Data(contentsOf: shells.folder.appendingPathComponent("\(name)/board.png"))
        }
        let plain = try picture("plain")
        try files.createDirectory(atPath: "\(own)/Bundled", withIntermediateDirectories: true)
        try Data(Self.monospaced.utf8).write(to: URL(fileURLWithPath: "\(own)/Bundled/fonts.conf"))
        #expect(try picture("monospaced") != plain)

        let git = "#!/bin/sh\nenv >>environment\nexit 1\n"
        try files.createDirectory(at: shells.folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        let program = shells.folder.appendingPathComponent("bin/git")
        try Data(git.utf8).write(to: program)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        _ = try shells.run(["sh", "-c", "PATH=\"$PWD/bin:$PATH\" \"$0\" log Main.storyboard 2>&1", command])
        let environment = try String(contentsOf: shells.folder.appendingPathComponent("environment"), encoding: .utf8)
        #expect(environment.contains("HOME=") && !environment.contains("Bundled"))
        try files.removeItem(atPath: "\(own)/Bundled")
    }

    /// A configuration that draws all texts with one font.
    private static let monospaced = """
        <fontconfig><include>/etc/fonts/fonts.conf</include><match><edit name="family" mode="assign" binding="strong">
        <string>Liberation Mono</string></edit></match></fontconfig>
        """
}
