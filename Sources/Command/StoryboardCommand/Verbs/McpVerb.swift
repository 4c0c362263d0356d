import AppSurroundings
import FileAccess
import JSONText

/// Serves coding agents over the Model Context Protocol.
enum McpVerb: Verb {
    static let signature = Signature(
        name: "mcp", summary: "serves coding agents: tools to read, change, draw, check and run documents (MCP)",
        positionals: [
            Positional(
                "ROOT", .any, says: "the folders that the agent can read and write; by default the current folder")
        ],
        options: [
            Option(
                "budget", value: "N", says: "the maximum length of an answer in characters, from 500; by default 8000"),
            Option(
                "call",
                says: "answers one call from standard input; the server starts a process like this for each call"),
        ],
        details: """
            A server of the Model Context Protocol on standard input and output. Agents start it themselves:
              {"mcpServers": {"storyboard": {"command": "storyboard", "args": ["mcp", "/path/to/app"]}}}

            The server reads and writes nothing outside of the roots, even through links; only `build` and `run`, which need a toolchain,
            do. If the client names roots, those inside ROOT apply. The server saves a change only if all its commands succeed and
            it causes no error; `undo` undoes each step of the session.

            Tools: open, outline, inspect, find, check, layout, diff, commands; change, replace, translate, refactor, fix; render, wall; play,
            build, run; undo, redo, more.
            """,
        examples: ["storyboard mcp", "storyboard mcp ~/Projects/Shop --budget 20000"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let roots = arguments.all("ROOT").map { environment.absolute($0) }
        for root in roots {
            do throws(FileError) {
                guard try environment.files.look(at: root).kind != .folder else { continue }
                throw FileError(
                    try environment.files.look(at: root).kind == .missing ? .notFound : .notAFolder, path: root)
            } catch {
                throw Failure(reading: root, error)
            }
        }
        if arguments.has("call") { return try answerOne(roots, in: environment) }
        var server = AgentServer(roots: roots, budget: try budget(arguments), in: environment)
        try server.run()
        return .success
    }

    private static func budget(_ arguments: Arguments) throws(Failure) -> Int {
        guard let text = arguments.value(of: "budget") else { return 8000 }
        if let number = Int(text), number >= 500 { return number }
        throw .usage("'\(text)' isn't a budget, expected a number from 500", help: signature.name)
    }

    /// Answers the call that another process has written.
    private static func answerOne(_ roots: [String], in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let (name, contents) = try environment.read("-")
        guard let request = try? JSONReader.read(contents.bytes),
            let tool = request["tool"]?.string.flatMap(AgentTools.tool), !tool.isOfSession,
            let arguments = request["arguments"]
        else { throw Failure(.malformed, Problem(file: name, message: "isn't a call of a tool", rule: "mcp.call")) }
        let answer =
            if let problem = tool.problem(with: arguments) {
                AgentAnswer(problem + "\n", isError: true)
            } else {
                AgentSession.perform(
                    tool, arguments, start: request["start"]?.string.flatMap(Base64.decode),
                    roots: roots.isEmpty ? [environment.currentFolder] : roots, in: environment)
            }
        try environment.write(answer.json.line + "\n")
        return .success
    }
}
