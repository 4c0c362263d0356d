import AppSurroundings
import JSONText

/// A server of the Model Context Protocol (https://modelcontextprotocol.io) on standard input and output: a message of JSON-RPC 2.0
/// on each line.
struct AgentServer {
    private var session: AgentSession
    private let environment: CommandEnvironment
    /// Whether the client has announced roots.
    private var clientHasRoots = false
    private var requestCount = 0

    /// The versions of the protocol that are spoken, the newest first.
    private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    init(roots: [String], budget: Int, in environment: CommandEnvironment) {
        self.environment = environment
        session = AgentSession(roots: roots, budget: budget, in: environment)
    }

    /// Answers the client until it closes standard input.
    mutating func run() throws(Failure) {
        while let line = environment.nextLine() {
            if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
            for message in answers(to: line) { try environment.write(message.line + "\n") }
        }
    }

    // MARK: Messages

    private enum ErrorCode: Int {
        case malformed = -32_700
        case invalidRequest = -32_600
        case unknownMethod = -32_601
        case invalidArguments = -32_602
        case missingResource = -32_002
    }

    private struct ProtocolError: Error {
        var code: ErrorCode
        var message: String
    }

    private mutating func answers(to line: [UInt8]) -> [JSONValue] {
        let message: JSONNode
        do throws(JSONError) {
            message = try JSONReader.read(line)
        } catch {
            return [Self.error(ProtocolError(code: .malformed, message: error.message), id: .null)]
        }
        // A list of messages was a part of the protocol in 2025-03-26.
        if let batch = message.elements { return batch.flatMap { answers(to: $0) } }
        return answers(to: message)
    }

    private mutating func answers(to message: JSONNode) -> [JSONValue] {
        guard let method = message["method"]?.string else {
            if message["result"] != nil || message["error"] != nil {
                readRoots(message["result"])
                return []
            }
            let error = ProtocolError(code: .invalidRequest, message: "there is no method")
            return [Self.error(error, id: message["id"].map { JSONValue($0) } ?? .null)]
        }
        guard let id = message["id"], !id.isNull else { return notified(method) }
        do throws(ProtocolError) {
            let parameters = message["params"] ?? .emptyObject
            return [Self.message(id: JSONValue(id), "result", try result(of: method, parameters))]
        } catch {
            return [Self.error(error, id: JSONValue(id))]
        }
    }

    private static func message(id: JSONValue, _ key: String, _ value: JSONValue) -> JSONValue {
        .object([
            JSONMember(key: "jsonrpc", value: .string("2.0")), JSONMember(key: "id", value: id),
            JSONMember(key: key, value: value),
        ])
    }

    private static func error(_ error: ProtocolError, id: JSONValue) -> JSONValue {
        message(id: id, "error", .record(["code": .integer(error.code.rawValue), "message": .string(error.message)]))
    }

    // MARK: Roots

    /// Returns what a notification leads to: the question for the client's roots.
    private mutating func notified(_ method: String) -> [JSONValue] {
        guard clientHasRoots, ["notifications/initialized", "notifications/roots/list_changed"].contains(method) else {
            return []
        }
        requestCount += 1
        return [Self.message(id: .string("roots-\(requestCount)"), "method", .string("roots/list"))]
    }

    private mutating func readRoots(_ result: JSONNode?) {
        guard let roots = result?["roots"]?.elements else { return }
        let paths = roots.compactMap { root -> String? in
            guard let address = root["uri"]?.string, address.hasPrefix("file://") else { return nil }
            let path = address.dropFirst("file://".count)
            return String(path.drop { $0 != "/" }).removingPercents
        }
        if !paths.isEmpty { session.use(roots: paths) }
    }

    // MARK: Methods

    private mutating func result(of method: String, _ parameters: JSONNode) throws(ProtocolError) -> JSONValue {
        switch method {
        case "initialize": return initialize(parameters)
        case "ping": return .object([])
        case "tools/list": return .record(["tools": .array(AgentTools.all.map(\.json))])
        case "tools/call": return try callTool(parameters)
        case "resources/list": return try listResources(parameters)
        case "resources/templates/list": return AgentResources.templates
        case "resources/read": return try readResource(parameters)
        case "prompts/list": return .record(["prompts": .array(AgentGuide.prompts.map(\.json))])
        case "prompts/get": return try prompt(parameters)
        default: throw ProtocolError(code: .unknownMethod, message: "there is no method '\(method)'")
        }
    }

    private mutating func initialize(_ parameters: JSONNode) -> JSONValue {
        clientHasRoots = parameters["capabilities"]?["roots"] != nil
        let wanted = parameters["protocolVersion"]?.string ?? ""
        let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
        return .record([
            "protocolVersion": .string(version),
            "capabilities": .record(["tools": .object([]), "resources": .object([]), "prompts": .object([])]),
            "serverInfo": .record(["name": .string("openstoryboard"), "version": .string(Version.number)]),
            "instructions": .string(AgentGuide.instructions),
        ])
    }

    private mutating func callTool(_ parameters: JSONNode) throws(ProtocolError) -> JSONValue {
        let name = parameters["name"]?.string ?? ""
        guard let tool = AgentTools.tool(named: name) else {
            throw ProtocolError(code: .invalidArguments, message: "there is no tool '\(name)'")
        }
        let arguments = parameters["arguments"] ?? .emptyObject
        let answer = session.answer(tool, arguments)
        let text = JSONValue.record(["type": .string("text"), "text": .string(answer.text)])
        let pictures = answer.pictures.map { picture in
            JSONValue.record([
                "type": .string("image"), "data": .string(Base64.encode(picture)), "mimeType": .string("image/png"),
            ])
        }
        return .record(["content": .array([text] + pictures), "isError": .bool(answer.isError)])
    }

    private func listResources(_ parameters: JSONNode) throws(ProtocolError) -> JSONValue {
        let resources = AgentResources(roots: session.roots, in: environment)
        let cursor = parameters["cursor"].flatMap { $0.isNull ? nil : $0.string ?? "" }
        guard let list = resources.list(from: cursor, budget: session.budget) else {
            throw ProtocolError(code: .invalidArguments, message: "'\(cursor ?? "")' is no cursor of this list")
        }
        return list
    }

    /// Answers with a resource as far as the budget goes. What is cut is plain text: XML ends with its root.
    private mutating func readResource(_ parameters: JSONNode) throws(ProtocolError) -> JSONValue {
        let address = parameters["uri"]?.string ?? ""
        guard let found = AgentResources(roots: session.roots, in: environment).text(at: address) else {
            throw ProtocolError(code: .missingResource, message: "there is nothing at '\(address)'")
        }
        let text = session.cut(found.text)
        let type = text == found.text ? found.type : "text/plain"
        return .record([
            "contents": .array([
                .record(["uri": .string(address), "mimeType": .string(type), "text": .string(text)])
            ])
        ])
    }

    private func prompt(_ parameters: JSONNode) throws(ProtocolError) -> JSONValue {
        let name = parameters["name"]?.string ?? ""
        guard let prompt = AgentGuide.prompts.first(where: { $0.name == name }) else {
            throw ProtocolError(code: .invalidArguments, message: "there is no prompt '\(name)'")
        }
        let arguments = parameters["arguments"]
        for field in prompt.fields where field.isRequired && arguments?[field.name]?.string == nil {
            throw ProtocolError(code: .invalidArguments, message: "'\(name)' needs '\(field.name)'")
        }
        let text = prompt.text { arguments?[$0]?.string ?? "" }
        return .record([
            "description": .string(prompt.says),
            "messages": .array([
                .record([
                    "role": .string("user"), "content": .record(["type": .string("text"), "text": .string(text)]),
                ])
            ]),
        ])
    }
}

extension AgentGuide.Prompt {
    fileprivate var json: JSONValue {
        .record([
            "name": .string(name), "description": .string(says),
            "arguments": .array(
                fields.map {
                    .record([
                        "name": .string($0.name), "description": .string($0.says), "required": .bool($0.isRequired),
                    ])
                }),
        ])
    }
}
