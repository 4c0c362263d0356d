import ChildProcess

/// A git repository, seen from a folder in it.
///
/// Git is a program that may be missing. It never asks for anything, fetches nothing, and doesn't refresh its index; each
/// call blocks until it ends or its time is up. What the settings of a repository would run isn't run: see `GitSettings`.
package struct GitRepository: Sendable {
    /// The folder in the repository.
    package let folder: String
    /// The time limit of a call in seconds.
    package var seconds: Double
    /// The program's name or path.
    package var program: String

    package init(around folder: String, seconds: Double = 600, program: String = "git") {
        (self.folder, self.seconds, self.program) = (folder, seconds, program)
    }

    // MARK: Running git

    /// Runs git and returns its output.
    ///
    /// - Parameter purpose: What it is for, in messages: "list the commits".
    package func run(_ arguments: [String], input: [UInt8] = [], to purpose: String) throws(GitError) -> [UInt8] {
        let options = GitSettings.options
        var variables: [String: String] = [:]
        if GitSettings.readsFiles(arguments) {
            // Without a repository there are no filters, and the command itself says so.
            let list = try? call(options + ["config", "--list", "--show-scope", "--name-only", "-z"])
            variables = GitSettings.variablesAgainstFilters(
                in: (list ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        }
        do throws(ChildProcessError) {
            return try call(options + GitSettings.arguments(arguments), variables, input: input)
        } catch {
            throw GitError(error, to: purpose)
        }
    }

    private func call(
        _ arguments: [String], _ variables: [String: String] = [:], input: [UInt8] = []
    ) throws(ChildProcessError) -> [UInt8] {
        let bounds = ChildProcess.Bounds(seconds: seconds, memory: 64 << 30, output: 1 << 30)
        let all = GitSettings.variables.merging(variables) { $1 }
        return try ChildProcess(program, ["-C", folder] + arguments, variables: all, bounds: bounds).run(input: input)
    }

    /// Merges files line by line into the one of our side. Returns whether there is no conflict.
    package func mergeLines(ours: String, base: String, theirs: String) throws(GitError) -> Bool {
        let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
        do throws(ChildProcessError) {
            _ = try call(GitSettings.options + ["merge-file", "-q"] + labels + ["--", ours, base, theirs])
            return true
        } catch {
            // The number of conflicts, or a negative number if there is no result.
            if case .failed(let status) = error, (1...127).contains(status) { return false }
            throw GitError(error, to: "merge the file")
        }
    }

    /// Returns the lines of git's output.
    package func lines(_ arguments: [String], to purpose: String) throws(GitError) -> [String] {
        String(decoding: try run(arguments, to: purpose), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Returns the parts of git's output that end in a zero byte.
    package func parts(_ arguments: [String], to purpose: String) throws(GitError) -> [String] {
        try run(arguments, to: purpose).split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: What it has

    /// Returns a file's content in a revision.
    ///
    /// - Parameters:
    ///   - path: Relative to the repository, or to the folder if it begins with `./`.
    ///   - revision: Also `:1`, `:2` and `:3` for the base and the sides of a merge that isn't finished.
    package func content(of path: String, at revision: String) throws(GitError) -> [UInt8] {
        try run(["cat-file", "blob", "\(revision):\(path)"], to: "read '\(path)' at \(revision)")
    }

    /// The path of the repository's working tree.
    package func workingTree() throws(GitError) -> String {
        try lines(["rev-parse", "--show-toplevel"], to: "find the repository").first ?? folder
    }
}
