import StoryboardCommand
import TemporaryRepository
import Testing

@Suite struct GitVerbTests {
    private static let base = Sample.text
    private static let ours = Sample.text.replacing("text=\"Hello\"", with: "text=\"Ours\"")
    /// Changes the line that ours changes, so that git alone sees a conflict.
    private static let theirs = Sample.text.replacing(
        "contentMode=\"left\" text=\"Hello\"", with: "contentMode=\"right\" text=\"Hello\"")
    private static let both = theirs.replacing("text=\"Hello\"", with: "text=\"Ours\"")

    /// Creates a repository in which `topic` has their change and `main` ours, installed or not.
    private func repository(
        base: String = base, ours: String = ours, theirs: String = theirs, installed: Bool = true
    ) throws -> TemporaryRepository {
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        if installed { #expect(try repository.shell(#""$storyboard" git install"#).code == 0) }
        try repository.commit(base, "base")
        try repository.git("checkout -q -b topic")
        try repository.commit(theirs, "theirs")
        try repository.git("checkout -q main")
        try repository.commit(ours, "ours")
        return repository
    }

    @Test("after install, git merges by objects: in merges, rebases, cherry-picks, reverts and stashes")
    func merges() throws {
        for command in ["merge -q --no-edit topic", "cherry-pick topic", "rebase -q topic"] {
            let repository = try repository()
            try repository.git(command)
            #expect(try repository.text("Main.storyboard") == Self.both, "\(command)")
            #expect(try repository.git("status --porcelain").isEmpty)
        }
        let repository = try repository()
        try repository.git("merge -q --no-edit topic")
        try repository.git("revert --no-edit main~1")
        #expect(try repository.text("Main.storyboard") == Self.theirs)
        try repository.write(
            Self.theirs.replacing("opaque=\"NO\" contentMode=\"right\"", with: "contentMode=\"right\""),
            to: "Main.storyboard")
        try repository.git("stash -q")
        try repository.commit(Self.both, "again")
        try repository.git("stash pop -q")
        #expect(
            try repository.text("Main.storyboard")
                == Self.both.replacing("opaque=\"NO\" contentMode=\"right\"", with: "contentMode=\"right\""))
    }

    @Test("the settings name the link that the command was called by, which outlives a version")
    func link() throws {
        let repository = try repository(installed: false)
        try repository.shell(#"mkdir "../my programs" && ln -s "$storyboard" "../my programs/storyboard""#)
        let link = repository.folder.replacing("/app", with: "/my programs/storyboard")
        let driver = "'\(link)' git merge %O %A %B %P\n"
        for call in [
            #""../my programs/storyboard""#, #""$PWD/../my programs/storyboard""#,
            #"PATH="$PWD/../my programs:$PATH" storyboard"#,
        ] {
            #expect(try repository.shell("\(call) git install").code == 0, "\(call)")
            let found = try repository.git("config merge.storyboard.driver")
            #expect(found.replacing("/app/../", with: "/") == driver, "\(call)")
        }
        #expect(try repository.shell(#""$storyboard" git install"#).code == 0)
        #expect(try !repository.git("config merge.storyboard.driver").contains("my programs"))
    }

    @Test("without it, or after uninstall, git has a conflict; uninstall leaves no trace")
    func uninstalled() throws {
        let plain = try repository(installed: false)
        #expect(try plain.shell("git merge -q topic").code == 1)
        let settings = try plain.git("config --local --list")
        let repository = try repository()
        #expect(try repository.git("config --local --list") != settings)
        #expect(try repository.git("check-attr merge Main.storyboard") == "Main.storyboard: merge: storyboard\n")
        #expect(try repository.shell(#""$storyboard" git uninstall"#).code == 0)
        #expect(try repository.git("config --local --list") == settings)
        #expect(!repository.exists(".git/info/attributes"))
        #expect(try repository.shell("git merge -q topic").code == 1)
        #expect(try repository.shell(#""$storyboard" git uninstall"#).code == 0)
    }

    @Test("install keeps other attributes, does the same twice, and works for all repositories of a user")
    func attributes() throws {
        let repository = try repository(installed: false)
        try repository.write("*.png binary\n", to: ".git/info/attributes")
        for _ in 0..<2 { #expect(try repository.shell(#""$storyboard" git install"#).code == 0) }
        let lines = try repository.text(".git/info/attributes").split(separator: "\n")
        #expect(lines.first == "*.png binary" && lines.count == 3)
        #expect(try repository.shell(#""$storyboard" git uninstall"#).code == 0)
        #expect(try repository.text(".git/info/attributes") == "*.png binary\n")
        #expect(try repository.shell(#""$storyboard" git install --global"#).code == 0)
        try repository.git("merge -q --no-edit topic")
        #expect(try repository.text("Main.storyboard") == Self.both)
        #expect(try repository.shell(#""$storyboard" git uninstall --global"#).code == 0)
        #expect(try repository.git("check-attr merge Main.storyboard") == "Main.storyboard: merge: unspecified\n")
    }

    @Test("somebody's own sections and lines of these names are kept by install, and are as before after uninstall")
    func ownSections() throws {
        for scope in ["", " --global"] {
            let repository = try repository(installed: false)
            let settings = scope.isEmpty ? ".git/config" : "../.gitconfig"
            let attributes = scope.isEmpty ? ".git/info/attributes" : "../.config/git/attributes"
            let own = """
                [merge "storyboard"]
                \t# ours since 2019
                \tname = by hand
                \tdriver = own %O %A %B
                [diff "storyboard"]
                \ttextconv = own-words

                """
            let before = (scope.isEmpty ? try repository.text(settings) : "") + own
            try repository.write(before, to: settings)
            let line = "*.xib merge=storyboard diff=storyboard\n"
            try repository.write(line, to: attributes)
            #expect(try repository.shell(#""$storyboard" git uninstall\#(scope)"#).code == 0)
            #expect(try repository.text(settings) == before)
            #expect(try repository.text(attributes) == line)
            for _ in 0..<2 {
                #expect(try repository.shell(#""$storyboard" git install\#(scope)"#).code == 0)
                #expect(try repository.git("config --get-all merge.storyboard.driver").hasSuffix("%O %A %B %P\n"))
                #expect(!(try repository.git("config --get-all merge.storyboard.driver").contains("own %O")))
                #expect(!(try repository.git("config --get-all diff.storyboard.textconv").contains("own-words")))
            }
            #expect(try repository.text(attributes).split(separator: "\n").count == 2)
            for _ in 0..<2 {
                #expect(try repository.shell(#""$storyboard" git uninstall\#(scope)"#).code == 0)
                #expect(try repository.text(settings) == before)
                #expect(try repository.text(attributes) == line)
            }
        }
    }

    @Test("a git configuration that is locked is reported with the file in the way, and nothing is changed")
    func lockedConfiguration() throws {
        let repository = try repository(installed: false)
        let settings = try repository.text(".git/config")
        for action in ["install", "uninstall"] {
            if action == "uninstall" { #expect(try repository.shell(#""$storyboard" git install"#).code == 0) }
            let before = try repository.text(".git/config")
            try repository.write("", to: ".git/config.lock")
            let result = try repository.shell(#""$storyboard" git \#(action)"#)
            #expect(result.code == 6)
            #expect(
                result.output.hasSuffix(
                    """
                    .git/config.lock:1:1: error: git's configuration is locked by this file [git.locked]
                        wait until the git that made it has ended; if none is running, remove the file

                    """), "\(result.output)")
            #expect(try repository.text(".git/config") == before)
            #expect(repository.exists(".git/info/attributes") == (action == "uninstall"))
            try repository.git("status && rm .git/config.lock")
        }
        #expect(try repository.shell(#""$storyboard" git uninstall"#).code == 0)
        #expect(try repository.text(".git/config") == settings)
        try repository.write("", to: "../.gitconfig.lock")
        let result = try repository.shell(#""$storyboard" git install --global"#)
        #expect(result.code == 6)
        #expect(result.output.contains("/.gitconfig.lock:1:1: error: git's configuration is locked"))
    }

    @Test("conflicts leave a document that opens, git's list of unmerged files, and ours")
    func conflicts() throws {
        let repository = try repository(theirs: Self.base.replacing("text=\"Hello\"", with: "text=\"Theirs\""))
        let result = try repository.shell("git merge topic")
        #expect(result.code == 1)
        let words = "Coffees: label 'Ours': text is 'Ours' in ours, 'Theirs' in theirs, 'Hello' before"
        #expect(result.output.contains("Main.storyboard:12:29: conflict: \(words) [merge.value]"))
        #expect(try repository.git("diff --name-only --diff-filter=U") == "Main.storyboard\n")
        #expect(try repository.text("Main.storyboard") == Self.ours)
        #expect(repository.exists("Main.storyboard.conflicts.json"))
        try repository.git("merge --abort")
    }

    @Test("a document that cannot be read is merged line by line, with a message")
    func unreadable() throws {
        let repository = try repository(
            base: "one\ntwo\nthree\nfour\nfive\n", ours: "ONE\ntwo\nthree\nfour\nfive\n",
            theirs: "one\ntwo\nthree\nfour\nFIVE\n")
        let result = try repository.shell("git merge --no-edit topic")
        #expect(
            result.code == 0
                && result.output.contains("Main.storyboard:1:1: warning: merged line by line, not by objects"))
        #expect(try repository.text("Main.storyboard") == "ONE\ntwo\nthree\nfour\nFIVE\n")
        let clash = try self.repository(base: "one\n", ours: "ours\n", theirs: "theirs\n")
        #expect(try clash.shell("git merge topic").code == 1)
        #expect(try clash.text("Main.storyboard") == "<<<<<<< ours\nours\n=======\ntheirs\n>>>>>>> theirs\n")
    }

    @Test("git diff, git show and git log -p speak words")
    func textConversion() throws {
        let repository = try repository()
        let moved = Self.ours.replacing("x=\"20\" y=\"100\"", with: "x=\"20\" y=\"101\"").replacing(
            "title=\"Open\"", with: "title=\"Close\"")
        try repository.write(moved, to: "Main.storyboard")
        let lines = try repository.git("diff -U0").split(separator: "\n").dropFirst(4)
        #expect(
            lines.map { $0.hasPrefix("@@") ? "@@ \($0.split(separator: " ").last ?? "")" : String($0) } == [
                "@@ Coffees", "-      button 'Open'", "+      button 'Close'", "@@ Coffees",
                "-        normal state title 'Open'", "+        normal state title 'Close'",
            ])
        for command in ["show main", "log -p -1 main"] {
            let words = try repository.git(command)
            #expect(words.contains("\n-      label 'Hello'\n+      label 'Ours'\n"), "\(words)")
            #expect(words.contains("\n-        text 'Hello'\n+        text 'Ours'\n"), "\(words)")
        }
    }

    @Test("log tells each commit in words, through renames; blame who changed each property")
    func history() throws {
        let repository = try repository()
        try repository.git("mv Main.storyboard Start.storyboard && git commit -q -m renamed")
        try repository.commit(Self.both, to: "Start.storyboard", "mode")
        let hashes = try repository.git("log --format=%H").split(separator: "\n").map { $0.prefix(8) }
        #expect(
            try repository.shell(#""$storyboard" log Start.storyboard"#).output == """
                \(hashes[0]) 2024-05-01 Ada  mode
                  Coffees:
                    label 'Ours' content mode left → right
                \(hashes[1]) 2024-05-01 Ada  renamed
                  renamed from Main.storyboard
                \(hashes[2]) 2024-05-01 Ada  ours
                  Coffees:
                    label 'Hello' text → 'Ours'
                \(hashes[3]) 2024-05-01 Ada  base
                  new: iOS storyboard

                """)
        #expect(
            try repository.shell(#""$storyboard" log -n 1 Start.storyboard"#).output.split(separator: "\n").count == 3)
        #expect(
            try repository.shell(#""$storyboard" blame Start.storyboard l1A-aa-aaa"#).output == """
                \(hashes[3]) 2024-05-01 Ada  kind Label
                \(hashes[3]) 2024-05-01 Ada  in v1A-aa-aaa
                \(hashes[3]) 2024-05-01 Ada  opaque NO
                \(hashes[0]) 2024-05-01 Ada  content mode right
                \(hashes[2]) 2024-05-01 Ada  text 'Ours'

                """)
        #expect(try repository.shell(#""$storyboard" blame Start.storyboard nope"#).code == 5)
        #expect(try repository.shell(#""$storyboard" log Nothing.storyboard"#).code == 3)
        #expect(try repository.shell(#""$storyboard" log -n x Start.storyboard"#).code == 2)
    }

    @Test("tidy takes back noise, and nothing else")
    func tidy() throws {
        let repository = try repository()
        try repository.commit(Self.base, to: "Other.xib.storyboard", "other")
        let noise = Self.ours.replacing("x=\"20\" y=\"100\"", with: "x=\"20\" y=\"101\"")
        let change = noise.replacing("title=\"Open\"", with: "title=\"Close\"")
        try repository.write(noise, to: "Main.storyboard")
        try repository.write(change, to: "Other.xib.storyboard")
        #expect(try repository.shell(#""$storyboard" tidy --dry-run"#).output == "Main.storyboard: frame\n")
        #expect(try repository.text("Main.storyboard") == noise)
        #expect(try repository.shell(#""$storyboard" tidy"#).output == "Main.storyboard: frame\n")
        #expect(try repository.text("Main.storyboard") == Self.ours)
        #expect(try repository.text("Other.xib.storyboard") == change)
        #expect(try repository.shell(#""$storyboard" tidy"#).output.isEmpty)
    }

    @Test("arguments that make no sense are refused")
    func usage() throws {
        #expect(Call()("git", "instal").errors.contains("there is no action 'instal'; did you mean 'install'?"))
        #expect(Call()("git", "merge", "a").code == .usage)
        #expect(Call()("git", "install", "a").code == .usage)
    }
}
