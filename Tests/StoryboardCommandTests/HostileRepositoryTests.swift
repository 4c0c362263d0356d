import TemporaryRepository
import Testing

@Suite("Repositories whose settings run programs")
struct HostileRepositoryTests {
    /// Settings that git runs something for. Each writes a file.
    private static let settings = """
        [core]
            fsmonitor = "touch CANARY-fsmonitor; false"
            hooksPath = .git/evil
            sshCommand = touch CANARY-ssh
            askPass = CANARY-script
            pager = touch CANARY-pager
            editor = touch CANARY-editor
        [pager]
            log = touch CANARY-pager
            diff = touch CANARY-pager
        [diff]
            external = CANARY-script
        [diff "evil"]
            textconv = CANARY-script
            command = CANARY-script
        [filter "evil"]
            clean = touch CANARY-clean; cat
            smudge = touch CANARY-smudge; cat
            process = CANARY-script
            required = true
        [log]
            showSignature = true
        [gpg]
            program = CANARY-script
        [remote "origin"]
            url = ext::CANARY-script
            uploadpack = CANARY-script
            promisor = true
        [protocol "ext"]
            allow = always
        [include]
            path = more
        """

    @Test("Looking at documents, and being installed, runs nothing of a repository")
    func nothingRuns() throws {
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        try repository.commit(Sample.text, "base")
        try repository.commit(Sample.text.replacing("text=\"Hello\"", with: "text=\"Ours\""), "ours")
        try repository.write("*.storyboard diff=evil filter=evil\n", to: ".git/info/attributes")
        let canary = repository.folder + "/.git/canary"
        let script = "#!/bin/sh\ntouch \(canary)-script\ncat \"$@\" 2>/dev/null\n"
        for hook in ["evil/post-index-change", "evil/reference-transaction", "canary.sh"] {
            try repository.write(script, to: ".git/\(hook)")
            try repository.shell("chmod +x .git/\(hook)")
        }
        let settings = Self.settings.replacing("CANARY-script", with: canary + ".sh").replacing("CANARY", with: canary)
        try repository.write("[filter \"more\"]\n\tclean = touch \(canary)-more; cat\n", to: ".git/more")
        try repository.write(try repository.text(".git/config") + settings, to: ".git/config")
        // A file with another time is compared by its content.
        try repository.shell("touch -d '2001-01-01' Main.storyboard")
        for line in [
            "diff HEAD~1", "diff HEAD~1..HEAD", "log Main.storyboard", "blame Main.storyboard document", "tidy",
            "check .",
        ] {
            let result = try repository.shell("\"$storyboard\" \(line)")
            #expect(result.code <= 1, "\(line): \(result.output)")
            #expect(try canaries(repository) == [], "\(line)")
        }
        #expect(try repository.shell(#""$storyboard" git install"#).code == 0)
        #expect(try repository.shell(#""$storyboard" git uninstall"#).code == 0)
        #expect(try canaries(repository) == [])
        // The settings do run something for git itself.
        try repository.shell("git status; git diff | cat")
        #expect(try canaries(repository) != [])
    }

    private func canaries(_ repository: TemporaryRepository) throws -> [String] {
        try repository.shell("ls .git").output.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("canary-")
        }
    }
}
