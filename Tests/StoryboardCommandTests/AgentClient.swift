import FileAccess
import JSONText
import StoryboardCommand
import Testing

/// A client of `storyboard mcp`, which writes all its messages and then reads the answers.
struct AgentClient {
    var files: any FileStore = Sample.files
    var roots: [String] = ["/"]
    var options: [String] = []
    /// Runs calls in processes of their own.
    var spawn: CommandEnvironment.Spawn?

    /// Sends lines, and returns the messages that come back.
    func send(_ lines: [String]) throws -> [JSONNode] {
        let output = Collected()
        var waiting = lines[...]
        var environment = CommandEnvironment(
            files: files, currentFolder: "/", standardInput: { _ throws(FileError) in [] },
            standardOutput: { bytes throws(SinkError) in output.bytes += bytes },
            standardError: { bytes throws(SinkError) in output.errors += bytes })
        environment.nextLine = { waiting.popFirst().map { Array($0.utf8) } }
        environment.spawn = spawn
        #expect(StoryboardTool.run(["mcp"] + options + ["--"] + roots, in: environment) == .success)
        #expect(output.errors.isEmpty)
        let text = String(decoding: output.bytes, as: UTF8.self)
        #expect(text.isEmpty || text.hasSuffix("\n"))
        return try text.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
    }

    /// The text, the pictures and the error of an answer.
    struct Answer {
        var text: String
        var pictures: [String]
        var isError: Bool
    }

    /// Calls tools one after the other, each a name and its arguments as JSON, and returns their answers.
    func call(_ calls: (tool: String, arguments: String)...) throws -> [Answer] {
        let lines = calls.enumerated().map { number, call in
            #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{"name":"\#(call.tool)","arguments":\#(call.arguments)}}"#
        }
        let messages = try send(lines)
        #expect(messages.map { $0["id"]?.number } == calls.indices.map { Double($0) })
        return try messages.map { message in
            let content = try #require(message["result"]?["content"]?.elements)
            return Answer(
                text: content.first?["text"]?.string ?? "",
                pictures: content.filter { $0["type"]?.string == "image" }.compactMap { $0["data"]?.string },
                isError: message["result"]?["isError"]?.bool ?? true)
        }
    }

    private final class Collected {
        var bytes: [UInt8] = []
        var errors: [UInt8] = []
    }
}
