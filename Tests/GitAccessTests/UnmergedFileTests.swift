import GitAccess
import TemporaryRepository
import Testing

@Suite struct UnmergedFileTests {
    @Test("an unmerged file has the versions of the base and both sides until it is added, whatever its name is")
    func versions() throws {
        let repository = try TemporaryRepository()
        let name = ":(top)*.xib"
        try repository.commit("base\n", to: name, "base")
        try repository.commit("base\n", to: "gone.xib", "another")
        try repository.git("checkout -q -b topic")
        try repository.commit("theirs\n", to: name, "theirs")
        try repository.commit("theirs\n", to: "gone.xib", "theirs")
        try repository.git("checkout -q main && git rm -q gone.xib")
        try repository.commit("ours\n", to: name, "ours")
        let git = GitRepository(around: repository.folder)
        #expect(git.unmerged(name) == nil && git.isMerged(name))
        #expect(try repository.shell("git merge -q topic").code == 1)
        let file = UnmergedFile(base: Array("base\n".utf8), ours: Array("ours\n".utf8), theirs: Array("theirs\n".utf8))
        #expect(git.unmerged(name) == file && !git.isMerged(name))
        #expect(git.unmerged("gone.xib")?.ours == nil && git.unmerged("gone.xib")?.theirs == file.theirs)
        try git.add(name)
        #expect(git.unmerged(name) == nil && git.unmerged("gone.xib") != nil)
        let nowhere = GitRepository(around: "/")
        #expect(nowhere.unmerged(name) == nil && !nowhere.isMerged(name))
    }

    @Test("adding a file runs no filter of the repository's settings")
    func filters() throws {
        let repository = try TemporaryRepository()
        try repository.commit("base\n", to: "a.xib", "base")
        let canary = repository.folder + "/.git/canary"
        try repository.write("* filter=e=vil\n", to: ".git/info/attributes")
        let filter = "[filter \"e=vil\"]\n\tclean = touch \(canary); cat\n\trequired = true\n"
        try repository.write(try repository.text(".git/config") + filter, to: ".git/config")
        try repository.write("ours\n", to: "a.xib")
        try GitRepository(around: repository.folder).add("a.xib")
        #expect(try repository.shell("git show :a.xib").output == "ours\n")
        #expect(try repository.shell("ls \(canary)").code != 0)
    }

    @Test("what is ignored in a repository only is in its file for that")
    func exclude() throws {
        let repository = try TemporaryRepository()
        let git = GitRepository(around: repository.folder)
        #expect(!git.ignores("a.json"))
        #expect(git.excludeFile == repository.folder + "/.git/info/exclude")
        try repository.write("*.json\n", to: ".git/info/exclude")
        #expect(git.ignores("a.json") && !git.ignores("a.xib"))
        #expect(GitRepository(around: "/").excludeFile == nil)
    }
}
