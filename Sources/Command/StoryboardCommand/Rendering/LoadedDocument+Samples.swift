import AppSurroundings
import FileAccess
import StoryboardChecks
import StoryboardModel
import XMLTree

extension LoadedDocument {
    /// Throws if the sample data beside the document can't be read or doesn't have a state. What doesn't fit the document is
    /// reported.
    func checkSamples(_ state: String?, in environment: CommandEnvironment, verb: String) throws(Failure) {
        guard let state else { return }
        guard path != "-" else {
            throw .usage("standard input has no sample data beside it, omit '--samples'", help: verb)
        }
        let file: BesideFile<SampleData>
        do throws(FileError) { file = try BesideFile(beside: path, in: environment.files) } catch {
            throw Failure(reading: path, error)
        }
        if let problem = file.problem {
            throw Failure(
                .malformed,
                Problem(
                    file: problem.path, location: problem.location ?? SourceLocation(line: 1, column: 1),
                    message: problem.message, rule: "samples.format"))
        }
        let names = Set(file.content.scenes.values.flatMap { $0.map(\.name) }).sorted()
        guard names.contains(state) else {
            let known = names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
            throw Failure(
                .refused,
                Problem(
                    file: name, message: "there is no sample data in a state '\(state)': \(known)",
                    rule: "samples.state"))
        }
        let bytes = (try? environment.files.read(file.path).bytes) ?? []
        for problem in file.content.problems(in: document) {
            let place = problem.offset.map { SourceLocation(offset: $0, in: bytes) }.map { ":\($0.line):\($0.column)" }
            environment.writeError("\(file.path)\(place ?? ""): \(problem.message)".onOneLine + "\n")
        }
    }
}
