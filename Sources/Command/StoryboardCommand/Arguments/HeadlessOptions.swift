import AppDriver
import FileAccess
import StoryboardModel
import XMLTree

/// The options for driving an app without a person.
struct HeadlessOptions {
    static let steps = Option("steps", value: "FILE", says: "performs the steps of a JSON file; - is standard input")
    static let crawl = Option(
        "crawl", value: "N", says: "walks through the scenes for N steps, and prints them as a file for --steps")
    static let seed = Option("seed", value: "NUMBER", says: "the seed of the walk; by default 1")
    static let picture = Option("picture", value: "FILE", says: "writes a PNG image of the screen at the end")

    let run: HeadlessRun

    init(_ arguments: Arguments, _ environment: CommandEnvironment, verb: String) throws(Failure) {
        func number(_ name: String) throws(Failure) -> UInt64? {
            guard let text = arguments.value(of: name) else { return nil }
            if let number = UInt64(text) { return number }
            throw .usage("'\(text)' is not a number for '--\(name)'", help: verb)
        }
        run = HeadlessRun(
            steps: try Self.steps(arguments, environment), crawl: Int(clamping: try number("crawl") ?? 0),
            seed: try number("seed") ?? 1, picture: arguments.value(of: "picture"))
    }

    private static func steps(
        _ arguments: Arguments, _ environment: CommandEnvironment
    ) throws(Failure) -> [DriverStep] {
        guard let path = arguments.value(of: "steps") else { return [] }
        let bytes = try environment.read(path).contents.bytes
        do throws(DriverError) {
            return try DriverStep.list(bytes)
        } catch {
            throw Failure(.malformed, Problem(file: path, message: error.message, rule: "driver.steps"))
        }
    }

    /// Returns the exit code for how a run ended. The codes have other meanings than those of other commands.
    static func code(_ end: Int32) -> ExitCode { ExitCode(rawValue: end) ?? .findings }
}
