import FileAccess
import StoryboardModel

extension CommandEnvironment {
    /// Replaces files, all or none. An error names the file.
    func replaceAll(_ changes: [(name: String, change: FileChange)]) throws(Failure) {
        do throws(FileError) {
            try files.replaceAll(changes.map(\.change))
        } catch {
            throw Failure(writing: changes.first { $0.change.path == error.path }?.name ?? error.path, error)
        }
    }
}

extension Problem {
    /// Creates the note on what an earlier command left.
    init(_ settled: SettledReplacement) {
        self.init(severity: .note, message: settled.message, rule: "file.interrupted", hint: settled.hint)
    }
}
