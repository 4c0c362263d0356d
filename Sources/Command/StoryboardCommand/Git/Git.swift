import ChildProcess

/// A git repository, seen from a folder in it.
struct Git {
    let folder: String

    /// Runs git and returns its output.
    ///
    /// - Parameter purpose: What it is for, in messages: "list the commits".
    func run(_ arguments: [String], input: [UInt8] = [], to purpose: String) throws(Failure) -> [UInt8] {
        let bounds = ChildProcess.Bounds(seconds: 600, memory: 64 << 30, output: 1 << 30)
        do throws(ChildProcessError) {
            return try ChildProcess("git", ["-C", folder] + arguments, bounds: bounds).run(input: input)
        } catch {
            throw Self.failure(error, purpose)
        }
    }

    /// Returns the lines of git's output.
    func lines(_ arguments: [String], to purpose: String) throws(Failure) -> [String] {
        String(decoding: try run(arguments, to: purpose), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Returns the parts of git's output that end in a zero byte.
    func parts(_ arguments: [String], to purpose: String) throws(Failure) -> [String] {
        try run(arguments, to: purpose).split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a file's content in a revision; `path` is relative to the repository.
    func content(of path: String, at revision: String) throws(Failure) -> [UInt8] {
        try run(["cat-file", "blob", "\(revision):\(path)"], to: "read '\(path)' at \(revision)")
    }

    /// The path of the repository's working tree.
    func workingTree() throws(Failure) -> String {
        try lines(["rev-parse", "--show-toplevel"], to: "find the repository").first ?? folder
    }

    private static func failure(_ error: ChildProcessError, _ purpose: String) -> Failure {
        switch error {
        case .notFound:
            Failure(
                .unreadable,
                Problem(message: "git is needed to \(purpose), and isn't installed", rule: "git.missing"))
        case .failed:
            Failure(
                .unreadable,
                Problem(
                    message: "git cannot \(purpose)", rule: "git.failed",
                    hint: "is this folder in a repository, and does it have these revisions?"))
        default:
            Failure(.unreadable, Problem(message: "git cannot \(purpose): \(error)", rule: "git.failed"))
        }
    }
}
