import StoryboardEditing
import XMLTree

/// Commands that were read from JSON, with the places where they stand.
struct CommandList {
    private(set) var commands: [Command] = []
    private(set) var locations: [SourceLocation] = []
    private var isList = false
    private let file: String
    private let bytes: [UInt8]

    /// Reads a list of commands, or one. `file` is what messages call it.
    init(_ bytes: [UInt8], file: String) throws(Failure) {
        self.file = file
        self.bytes = bytes
        let node: JSONNode
        do throws(JSONFault) {
            node = try JSONReader.read(bytes)
        } catch {
            throw fault("json.malformed", error.message, at: error.offset)
        }
        isList = node.elements != nil
        for (offset, element) in (node.elements ?? [node]).enumerated() {
            commands.append(try command(element, prefix: prefix(of: offset + 1)))
            locations.append(SourceLocation(offset: element.offset, in: bytes))
        }
    }

    /// What stands in front of a message about a command; `number` counts from 1.
    func prefix(of number: Int) -> String { isList ? "command \(number): " : "" }

    private func command(_ node: JSONNode, prefix: String) throws(Failure) -> Command {
        guard let members = node.members, members.count == 1, let member = members.first else {
            let found = node.members.map { "\($0.count) keys" } ?? node.title
            throw fault(
                "command.malformed",
                "\(prefix)expected an object with the command's name as its only key, found \(found)",
                at: node.offset, hint: #"such as {"delete": {"object": "8bC-Xf-vdC"}}"#)
        }
        guard let entry = CommandManual.entry(member.key) else {
            let names = CommandManual.entries.map { $0.name }
            throw fault(
                "command.unknown",
                "\(prefix)there is no command '\(member.key)'\(Spelling.suggestion(for: member.key, among: names))",
                at: member.offset, hint: "the commands are: \(names.joined(separator: ", "))")
        }
        try check(member.value, against: entry, prefix: prefix + "'\(entry.name)' ")
        return entry.make(CommandFields(member.value))
    }

    private func check(_ node: JSONNode, against entry: CommandEntry, prefix: String) throws(Failure) {
        guard let members = node.members else {
            throw fault(
                "command.malformed", "\(prefix)expects an object with its fields, found \(node.title)", at: node.offset)
        }
        let names = entry.fields.map(\.name)
        for member in members {
            guard let field = entry.fields.first(where: { $0.name == member.key }) else {
                throw fault(
                    "command.unknown-key",
                    "\(prefix)has no field '\(member.key)'\(Spelling.suggestion(for: member.key, among: names))",
                    at: member.offset,
                    hint: "its fields are: \(names.joined(separator: ", "))")
            }
            guard field.accepts(member.value) else {
                throw fault(
                    "command.wrong-type",
                    "\(prefix)expects \(field.kind.rawValue) as '\(field.name)', found \(member.value.title)",
                    at: member.value.offset)
            }
        }
        for field in entry.fields where field.isRequired && node[field.name] == nil {
            throw fault(
                "command.missing-key", "\(prefix)needs '\(field.name)'", at: node.offset,
                hint: "\(field.name): \(field.kind.rawValue), \(field.says)")
        }
    }

    private func fault(_ rule: String, _ message: String, at offset: Int, hint: String? = nil) -> Failure {
        let location = SourceLocation(offset: offset, in: bytes)
        return Failure(.malformed, Problem(file: file, location: location, message: message, rule: rule, hint: hint))
    }
}

extension CommandEntry.Field {
    fileprivate func accepts(_ node: JSONNode) -> Bool {
        if node.isNull { return !isRequired }
        switch kind {
        case .address, .text: return node.string != nil
        case .number: return node.number != nil
        case .flag: return node.bool != nil
        case .texts: return node.members?.allSatisfy { $0.value.string != nil } ?? false
        }
    }
}
