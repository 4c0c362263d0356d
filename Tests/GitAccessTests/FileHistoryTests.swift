import TemporaryRepository
import Testing

@testable import GitAccess

@Suite("A file's commits")
struct FileHistoryTests {
    private func history(of name: String, in repository: TemporaryRepository, limit: Int? = nil) throws -> FileHistory {
        try FileHistory(of: name, limit: limit, in: GitRepository(around: repository.folder))
    }

    private func lines(_ count: Int, changing changed: [Int: String] = [:]) -> String {
        (1...count).map { "\(changed[$0] ?? "\($0)")\n" }.joined()
    }

    @Test("are listed with the latest first, under all names that the file had")
    func renames() throws {
        let repository = try TemporaryRepository()
        try repository.commit(lines(20), to: "sub/old.txt", "first")
        try repository.git("mv sub/old.txt sub/new.txt && git commit -q -m renamed")
        try repository.commit(lines(20, changing: [3: "x"]), to: "sub/new.txt", "changed")
        let history = try FileHistory(of: "new.txt", in: GitRepository(around: repository.folder + "/sub"))
        #expect(history.commits.map(\.subject) == ["changed", "renamed", "first"])
        #expect(history.commits.map(\.path) == ["sub/new.txt", "sub/new.txt", "sub/old.txt"])
        #expect(history.commits.map(\.oldPath) == ["sub/new.txt", "sub/old.txt", nil])
        #expect(history.commits.map(\.parent) == [history.commits[1].hash, history.commits[2].hash, nil])
        #expect(history.commits.map(\.author) == ["Ada", "Ada", "Ada"])
        let (old, new) = history.contents(of: history.commits[1])
        #expect(old == Array(lines(20).utf8) && new == old)
        #expect(history.contents(of: history.commits[2]).old == nil)
        #expect(try self.history(of: "sub/new.txt", in: repository, limit: 1).commits.map(\.subject) == ["changed"])
    }

    @Test("contain a merge if it differs from all its parents, compared with its own branch")
    func merges() throws {
        let repository = try TemporaryRepository()
        try repository.commit(lines(20), to: "a.txt", "base")
        try repository.git("checkout -q -b topic")
        try repository.commit(lines(20, changing: [20: "topic"]), to: "a.txt", "topic")
        try repository.git("checkout -q main")
        try repository.commit(lines(20, changing: [1: "main"]), to: "a.txt", "main")
        try repository.git("merge -q topic -m both")
        let history = try history(of: "a.txt", in: repository)
        #expect(history.commits.map(\.subject).first == "both")
        #expect(Set(history.commits.map(\.subject)) == ["both", "topic", "main", "base"])
        let (old, new) = history.contents(of: history.commits[0])
        #expect(old == Array(lines(20, changing: [1: "main"]).utf8))
        #expect(new == Array(lines(20, changing: [1: "main", 20: "topic"]).utf8))
        // A merge that only takes a branch over says nothing that its commits don't.
        try repository.git("checkout -q -b other && git commit -q --allow-empty -m nothing")
        try repository.commit(lines(20, changing: [5: "other"]), to: "a.txt", "other")
        try repository.git("checkout -q main && git merge -q --no-ff other -m taken")
        let subjects = try self.history(of: "a.txt", in: repository).commits.map(\.subject)
        #expect(Set(subjects) == ["both", "topic", "main", "base", "other"])
    }

    @Test("are none for a file that isn't in git")
    func untracked() throws {
        let repository = try TemporaryRepository()
        try repository.commit("a", to: "a.txt", "first")
        try repository.write("b", to: "b.txt")
        #expect(try history(of: "b.txt", in: repository).commits.isEmpty)
    }

    @Test("can't be listed outside of a repository, nor without git, and the error says so")
    func errors() throws {
        let repository = try TemporaryRepository()
        let outside = GitRepository(around: repository.folder + "/..")
        #expect {
            _ = try FileHistory(of: "a.txt", in: outside)
        } throws: {
            ($0 as? GitError)?.reason == .failed
        }
        let missing = GitRepository(around: repository.folder, program: "no-program-has-this-name")
        #expect {
            _ = try missing.workingTree()
        } throws: {
            let error = $0 as? GitError
            return error?.reason == .missing
                && error?.message == "git is needed to find the repository, and isn't installed"
        }
    }

    @Test("the sides of a merge that isn't finished can be read")
    func stages() throws {
        let repository = try TemporaryRepository()
        try repository.commit("base\n", to: "a.txt", "base")
        try repository.git("checkout -q -b topic")
        try repository.commit("theirs\n", to: "a.txt", "topic")
        try repository.git("checkout -q main")
        try repository.commit("ours\n", to: "a.txt", "main")
        #expect(try repository.shell("git merge -q topic").code != 0)
        let git = GitRepository(around: repository.folder)
        let sides = try [":1", ":2", ":3"].map { String(decoding: try git.content(of: "a.txt", at: $0), as: UTF8.self) }
        #expect(sides == ["base\n", "ours\n", "theirs\n"])
    }

    @Test("git that takes too long is ended, and is never asked for anything")
    func limits() throws {
        let repository = try TemporaryRepository()
        let slow = GitRepository(around: repository.folder, seconds: 0.2)
        #expect {
            _ = try slow.run(["-c", "alias.wait=!sleep 20", "wait"], to: "wait")
        } throws: {
            ($0 as? GitError)?.reason == .tooSlow
        }
        let git = GitRepository(around: repository.folder)
        let lines = try git.lines(["-c", "alias.says=!echo $GIT_TERMINAL_PROMPT", "says"], to: "ask")
        #expect(lines == ["0"])
    }
}
