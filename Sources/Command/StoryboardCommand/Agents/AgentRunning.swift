import FileAccess
import JSONText

/// The tools that build and run apps, in processes of their own: what they need besides the app's folder is outside of the roots.
enum AgentRunning {
    /// The seconds that a build may take.
    private static let longestBuild = 900.0
    /// The most lines of a build's messages.
    private static let mostMessages = 40

    static func build(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let folder = try call.inside(call.required("folder"))
        let outcome = try run(
            ["build", "--report", "json"] + call.options("target") + ["--", folder], call, joins: false)
        guard let report = try? JSONReader.read(outcome.output) else {
            return AgentAnswer(String(decoding: outcome.output, as: UTF8.self), isError: true)
        }
        let messages = (report["messages"]?.elements ?? []).map(line)
        let app = report["app"]?.string
        let rest = messages.count > mostMessages ? ["… \(messages.count - mostMessages) more"] : []
        let end = app.map { "built \(FilePath.name(of: $0))" } ?? "not built"
        let lines = messages.prefix(mostMessages) + rest + [end]
        return AgentAnswer(lines.joined(separator: "\n") + "\n", isError: app == nil)
    }

    private static func line(of message: JSONNode) -> String {
        let number = message["line"]?.number.flatMap { Int(exactly: $0) }
        let place = [message["file"]?.string, number.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
        let text = "\(message["severity"]?.string ?? "error"): \(message["message"]?.string ?? "")"
        return (place.isEmpty ? text : "\(place): \(text)").onOneLine
    }

    static func run(_ call: AgentCall) throws(Failure) -> AgentAnswer {
        let folder = try call.inside(call.required("folder"))
        let picture = FilePath.join(
            call.environment.variable("TMPDIR") ?? "/tmp", "openstoryboard-\(UInt64.random(in: 0 ... .max)).png")
        let options = call.options("target", "device", "orientation", "appearance", "content-size")
        let steps = call.arguments["steps"].map { JSONValue($0).line }
        let words = ["run", "--headless", "--picture", picture] + (steps == nil ? [] : ["--steps", "-"])
        let outcome = try run(words + options + ["--", folder], call, input: steps ?? "", joins: true)
        var answer = AgentAnswer(
            AgentScreen.brief(String(decoding: outcome.output, as: UTF8.self)), isError: outcome.status != 0)
        if let bytes = try? call.outside.read(picture).bytes {
            answer.pictures = [bytes]
            try? call.outside.remove(picture)
        }
        return answer
    }

    private static func run(
        _ words: [String], _ call: AgentCall, input: String = "", joins: Bool
    ) throws(Failure) -> (status: Int32, output: [UInt8]) {
        guard let spawn = call.spawn else {
            throw Failure(.refused, Problem(message: "no program can be run here", rule: "command.refused"))
        }
        let outcome = spawn(words, Array(input.utf8), longestBuild, joins)
        guard outcome.status == CommandEnvironment.timedOut else { return outcome }
        throw Failure(.refused, Problem(message: "it took more than 15 minutes", rule: "command.refused"))
    }
}
