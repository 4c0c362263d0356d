import FileAccess
import JSONText

/// What clients can read without calling a tool: how to work with documents, the commands, the rules, and each document's outline.
struct AgentResources {
    private let roots: [String]
    private let environment: CommandEnvironment

    init(roots: [String], in environment: CommandEnvironment) {
        (self.roots, self.environment) = (roots, environment)
    }

    private static let scheme = "storyboard://"
    private static let fixed = [
        ("guide", "How to work with storyboards"), ("commands", "The commands of 'change' with their fields"),
        ("rules", "The rules of 'check'"),
    ]

    /// Returns a part of the list, as long as the budget allows, with the cursor of the next one; or nil if there is no
    /// such cursor.
    func list(from cursor: String?, budget: Int) -> JSONValue? {
        let files = RootedFiles(environment.files, roots: roots)
        let found = files.roots.flatMap { root in
            ((try? files.walk(root, extensions: ["storyboard", "xib"])) ?? []).map { ($0, $0.relative(to: root)) }
        }
        let documents = found.map { path, name in
            Self.entry("\(Self.scheme)outline\(Self.encoded(path))", "outline of \(name)")
        }
        let entries = Self.fixed.map { Self.entry(Self.scheme + $0.0, $0.1) } + documents
        guard let start = Int(cursor ?? "0"), entries.indices.contains(start) else { return nil }
        var (end, room) = (start, budget - 1)
        while end < entries.count, end == start || entries[end].line.count < room {
            room -= entries[end].line.count + 1
            end += 1
        }
        return .record([
            "resources": .array(Array(entries[start..<end])),
            "nextCursor": end == entries.count ? nil : .string("\(end)"),
        ])
    }

    private static func entry(_ address: String, _ name: String) -> JSONValue {
        .record(["uri": .string(address), "name": .string(name), "mimeType": .string("text/plain")])
    }

    static let templates = JSONValue.record([
        "resourceTemplates": .array(
            [
                ("outline", "text/plain", "The outline of a document"),
                ("xml", "application/xml", "The XML of a document"),
            ].map {
                .record([
                    "uriTemplate": .string("\(scheme)\($0.0)/{+path}"), "name": .string($0.2),
                    "mimeType": .string($0.1),
                ])
            })
    ])

    /// Returns the text at an address, or nil if there is none.
    func text(at address: String) -> (text: String, type: String)? {
        guard address.hasPrefix(Self.scheme) else { return nil }
        let name = String(address.dropFirst(Self.scheme.count))
        let call = AgentCall(.emptyObject, roots: roots, in: environment)
        switch name {
        case "guide": return (AgentGuide.text + "\n", "text/plain")
        case "commands": return (call.command(["help", "apply"]).output, "text/plain")
        case "rules": return (call.command(["check", "--rules"]).output, "text/plain")
        default: break
        }
        guard let slash = name.firstIndex(of: "/"),
            let path = String(name[name.index(after: slash)...]).removingPercents
        else { return nil }
        let place = Self.place(of: path, in: call.files)
        switch name[..<slash] {
        case "outline":
            let outcome = call.command(["outline", "--brief"], [place])
            return outcome.code == .success ? (outcome.output, "text/plain") : nil
        case "xml":
            guard let bytes = try? call.files.read(place).bytes else { return nil }
            return (String(decoding: bytes, as: UTF8.self), "application/xml")
        default: return nil
        }
    }

    /// Returns the path that an address means: an absolute one with its first slash or, as listed, without; or one
    /// relative to the first root.
    private static func place(of path: String, in files: RootedFiles) -> String {
        if path.hasPrefix("/") { return path }
        let absolute = "/" + path
        let isThere = (try? files.look(at: absolute).kind) == .file
        return isThere ? absolute : path
    }

    private static func encoded(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar))
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(scalar) : "%" + (digits.count == 1 ? "0" + digits : digits)
        }.joined()
    }
}

extension String {
    /// The text with bytes in place of their numbers, `%20` for a space, or nil if it is malformed.
    var removingPercents: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let digits = String(rest.prefix(2)), rest.count >= 2, let value = UInt8(digits, radix: 16) else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
