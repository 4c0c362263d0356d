import JSONText
import StoryboardEditing

/// A request of a page.
@MainActor
struct Request {
    let page: PageConnection
    let id: Double
    let verb: String
    private let node: JSONNode

    /// Creates a request, or nil if the message isn't one.
    init?(_ node: JSONNode, from page: PageConnection) {
        guard let id = node["id"]?.number, let verb = node["do"]?.string else { return nil }
        (self.page, self.id, self.verb, self.node) = (page, id, verb, node)
    }

    /// Checks the request against the members of its entry.
    func check(_ entry: RequestEntry) throws(Refusal) {
        do throws(CommandError) {
            try CommandEntry.check(node, of: verb, entry.fields, others: ["id", "do"])
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
    }

    func text(_ name: String) throws(Refusal) -> String {
        guard let text = node[name]?.string else { throw Refusal("'\(verb)' needs a text as '\(name)'") }
        return text
    }

    func optionalText(_ name: String) throws(Refusal) -> String? {
        guard let value = node[name], !value.isNull else { return nil }
        guard let text = value.string else { throw Refusal("'\(verb)' expects a text as '\(name)'") }
        return text
    }

    func number(_ name: String) throws(Refusal) -> Int {
        guard let number = node[name]?.number.flatMap({ Int(exactly: $0) }) else {
            throw Refusal("'\(verb)' needs a whole number as '\(name)'")
        }
        return number
    }

    func optionalNumber(_ name: String) -> Int? { node[name]?.number.flatMap { Int(exactly: $0.rounded()) } }

    /// The scales in which pictures are drawn.
    static let scales = 0.1...4.0

    /// Returns the scale of a picture, or nil if there is none.
    func optionalScale(_ name: String) throws(Refusal) -> Double? {
        guard let value = node[name], !value.isNull else { return nil }
        guard let scale = value.number, Self.scales.contains(scale) else {
            throw Refusal("'\(verb)' expects a scale from 0.1 to 4 as '\(name)'")
        }
        return scale
    }

    /// Returns the numbers of a list, or nil if there is none.
    func optionalNumbers(_ name: String) -> [Double]? { node[name]?.elements?.compactMap(\.number) }

    /// Returns the texts of an object, or nil if there is none.
    func strings(_ name: String) -> [String: String]? {
        guard let members = node[name]?.members else { return nil }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.string ?? "") })
    }

    func flag(_ name: String) -> Bool { node[name]?.bool ?? false }

    func texts(_ name: String) throws(Refusal) -> [String] {
        guard let elements = node[name]?.elements else { throw Refusal("'\(verb)' needs a list of texts as '\(name)'") }
        return elements.compactMap(\.string)
    }

    func optionalTexts(_ name: String) throws(Refusal) -> [String]? {
        guard let value = node[name], !value.isNull else { return nil }
        return try texts(name)
    }

    /// Returns the texts of an object's members; none if there is no such object.
    func members(_ name: String) -> [String: String] {
        let members = node[name]?.members ?? []
        return Dictionary(members.map { ($0.key, $0.value.string ?? "") }) { $1 }
    }

    func elements(_ name: String) -> [JSONNode] { node[name]?.elements ?? [] }

    func commands() throws(Refusal) -> [Command] {
        guard let elements = node["commands"]?.elements else { throw Refusal("'\(verb)' needs a list of 'commands'") }
        var commands: [Command] = []
        for element in elements {
            do throws(CommandError) {
                commands.append(try Command(element))
            } catch {
                throw Refusal(error.message, hint: error.hint)
            }
        }
        return commands
    }
}
