import FileAccess

extension CommandEnvironment {
    /// Writes to standard output. A closed pipe isn't an error.
    func write(_ bytes: [UInt8]) throws(Failure) {
        do throws(SinkError) {
            try standardOutput(bytes)
        } catch {
            guard case .failed(let reason) = error else { return }
            throw Failure(
                .unwritable,
                Problem(file: StreamName.output, message: "cannot be written: \(reason)", rule: "file.unusable"))
        }
    }

    func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

    /// Writes a page to a file or, for `-`, to standard output.
    func write(page text: String, to path: String) throws(Failure) {
        if path == "-" { return try write(text) }
        do throws(FileError) {
            try files.replace(path, with: Array(text.utf8), expecting: nil)
        } catch {
            throw Failure(writing: path, error)
        }
    }

    /// Writes to standard error. Errors are ignored.
    func writeError(_ text: String) { try? standardError(Array(text.utf8)) }

    func report(_ problem: Problem) { writeError(problem.text) }
}

/// The names of streams in messages.
enum StreamName {
    static let input = "<stdin>"
    static let output = "<stdout>"
}
