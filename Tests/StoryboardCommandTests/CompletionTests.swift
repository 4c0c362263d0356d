import Foundation
import Testing

@testable import StoryboardCommand

/// What shells offer behind the beginning of a call, asked of the shells themselves.
@Suite struct CompletionTests {
    /// A call whose last word is to be completed, and words that are offered and that are not.
    static let calls: [(call: [String], offered: [String], missing: [String])] = [
        (["ren"], ["render"], ["check"]),
        ([""], StoryboardTool.signatures.map(\.name), ["storyboard"]),
        (["--v"], ["--version"], ["--help"]),
        (["render", "--or"], ["--orientation"], ["--device"]),
        (["render", "--orientation", ""], ["portrait", "landscape"], ["light"]),
        (["check", "--format", "s"], ["sarif"], ["json"]),
        (["render", "-o", "Fol"], ["Folder/"], ["Folded.xib"]),
        (["share", "-o", "Fol"], ["Folder/"], ["Folded.xib"]),
        (["test", "--attachments", "Fol"], ["Folder/"], ["Folded.xib"]),
        (["render", "Fol"], ["Folder/", "Folded.xib"], []),
        (["check", "one.xib", "Folde"], ["Folder/", "Folded.xib"], []),
        (["help", "ou"], ["outline"], ["render"]),
        (["help", "--completions", "f"], ["fish"], ["bash"]),
    ]

    private let shells = ShellFolder()

    @Test("bash completes what the signatures declare", .enabled(if: ShellFolder.has("bash")), arguments: calls)
    func bash(_ call: [String], _ offered: [String], _ missing: [String]) throws {
        let words = (["storyboard"] + call).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source ./storyboard.bash
            COMP_WORDS=(\(words)) COMP_CWORD=\(call.count)
            _storyboard
            for word in "${COMPREPLY[@]}"; do if [[ -d $word ]]; then word+=/; fi; echo "$word"; done
            """
        let found = try shells.run(["bash", "--norc", "-c", script])
        expect(found, offered, missing)
    }

    @Test("fish completes what the signatures declare", .enabled(if: ShellFolder.has("fish")), arguments: calls)
    func fish(_ call: [String], _ offered: [String], _ missing: [String]) throws {
        let line = (["storyboard"] + call).joined(separator: " ")
        let found = try shells.run(["fish", "--no-config", "-c", "source ./storyboard.fish; complete -C '\(line)'"])
        expect(found.map { $0.split(separator: "\t").first.map(String.init) ?? "" }, offered, missing)
    }

    @Test("zsh completes what there is one way to", .enabled(if: ShellFolder.has("zsh")), arguments: calls)
    func zsh(_ call: [String], _ offered: [String], _ missing: [String]) throws {
        // On a busy machine the shell may not have completed anything by then.
        var found: [String] = []
        for pause in [0.5, 3, 10] {
            found = try zshOffers(call, within: pause)
            if offered.allSatisfy(found.contains) { break }
        }
        expect(found, offered, missing)
    }

    /// Returns what zsh offers after a tabulator, caught where it is handed over to its line editor.
    private func zshOffers(_ call: [String], within seconds: Double) throws -> [String] {
        let line = (["storyboard"] + call).joined(separator: " ")
        let script = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PROMPT=; stty -echo; autoload -Uz compinit; compinit -u -D; source ./storyboard.zsh'
            zpty -w shell 'zstyle ":completion:*" list-grouped false; zstyle ":completion:*" menu no; LISTMAX=0; COLUMNS=400; LINES=200'
            zpty -w shell 'offers() { compadd -O found "$@"; print -rl -- "<$^found>"; builtin compadd "$@" }'
            zpty -w shell 'compadd() { local -a found; if [[ " $* " != *" -[OAD] "* ]]; then builtin compadd -O found "$@"; '
            zpty -w shell 'if (( $#found )); then print -rl -- "<"$^found">"; fi; fi; builtin compadd "$@" }; print READY'
            zpty -m shell '*READY*READY*' text 2>/dev/null || zpty -r -m shell text '*READY*'
            zpty -n -w shell "$1"$'\\t'
            sleep \(seconds)
            zpty -n -w shell $'\\C-u'"print DO''NE"$'\\n'
            zpty -r -m shell text '*DONE*'
            print -r -- "$text"
            """
        let output = try shells.run(["zsh", "-f", "-c", script, "zsh", line]).joined(separator: "\n")
        return output.matches(of: /<([^<>]+)>/).map { shells.marked(String($0.1)) }
    }

    private func expect(_ found: [String], _ offered: [String], _ missing: [String]) {
        for word in offered { #expect(found.contains(word), "offered were \(found)") }
        for word in missing { #expect(!found.contains(word), "offered were \(found)") }
    }

    @Test("every option of every subcommand is known to each shell and to the manual")
    func complete() {
        let texts = Shell.allCases.map { Call()("help", "--completions", $0.rawValue).output }
        let manual = Call()("help", "--manual").output
        for signature in StoryboardTool.signatures {
            #expect(texts.allSatisfy { $0.contains(signature.name) })
            #expect(manual.contains(".SS storyboard \(signature.name)"))
            for option in signature.options {
                #expect(texts[0].contains("--\(option.name)") && texts[1].contains("--\(option.name)"))
                #expect(texts[2].contains("-l \(option.name)"))
                #expect(manual.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
            }
        }
    }

    @Test("the manual page is one that man can set", .enabled(if: ShellFolder.has("man")))
    func manual() throws {
        try Data(Call()("help", "--manual").bytes).write(to: shells.folder.appendingPathComponent("storyboard.1"))
        let text = try shells.run([
            "sh", "-c", "MANWIDTH=100 man --warnings ./storyboard.1 2>&1 >page; echo ---; col -b <page",
        ])
        .joined(separator: "\n")
        #expect(text.contains("storyboard - reads, edits and checks Interface Builder documents"))
        #expect(text.contains("--orientation ORIENTATION"))
        #expect(text.hasPrefix("---\n"), "man has nothing to warn of")
    }

    @Test("only one output can be requested")
    func exclusive() {
        #expect(Call()("help", "render", "--manual").code == .usage)
        #expect(Call()("help", "--manual", "--completions", "zsh").code == .usage)
        #expect(Call()("help", "--completions", "tcsh").code == .usage)
    }
}

/// A folder with the completions of all shells, a file and a folder.
final class ShellFolder: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("completions-\(UUID().uuidString)")

    init() {
        try? FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Folder"), withIntermediateDirectories: true)
        try? Data().write(to: folder.appendingPathComponent("Folded.xib"))
        for shell in Shell.allCases {
            try? Data(shell.completions.utf8).write(to: folder.appendingPathComponent("storyboard.\(shell.rawValue)"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static func has(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    /// A name with a slash behind it if it is a folder's.
    func marked(_ name: String) -> String { name == "Folder" ? "Folder/" : name }

    /// The lines that a program prints.
    func run(_ words: [String]) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path, "TERM": "dumb"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
