extension CommandEnvironment {
    /// Writes to standard output. That nobody reads any more is no failure.
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

    /// Writes to standard error. There is nobody to tell that it failed.
    func writeError(_ text: String) { try? standardError(Array(text.utf8)) }

    func report(_ problem: Problem) { writeError(problem.text) }
}

/// What streams are called in messages.
enum StreamName {
    static let input = "<stdin>"
    static let output = "<stdout>"
}
