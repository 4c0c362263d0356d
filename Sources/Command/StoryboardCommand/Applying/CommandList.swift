import JSONText
import StoryboardEditing
import XMLTree

/// Commands from JSON, with their locations.
struct CommandList {
    private(set) var commands: [Command] = []
    private(set) var locations: [SourceLocation] = []
    private var isList = false
    private let file: String
    private let bytes: [UInt8]

    /// Reads a list of commands, or one. `file` is its name in messages.
    init(_ bytes: [UInt8], file: String) throws(Failure) {
        self.file = file
        self.bytes = bytes
        let node: JSONNode
        do throws(JSONError) {
            node = try JSONReader.read(bytes)
        } catch {
            throw failure("json.malformed", error.message, at: error.offset)
        }
        isList = node.elements != nil
        for (offset, element) in (node.elements ?? [node]).enumerated() {
            do throws(CommandError) {
                commands.append(try Command(element))
            } catch {
                let message = prefix(of: offset + 1) + error.message
                throw failure(error.reason.rawValue, message, at: error.offset, hint: error.hint)
            }
            locations.append(SourceLocation(offset: element.offset, in: bytes))
        }
    }

    /// Whether a command depends on the layout of views.
    var asksForLayout: Bool { commands.contains { !$0.laidOutObjects.isEmpty } }

    /// Returns the prefix of messages about a command; `number` starts at 1.
    func prefix(of number: Int) -> String { isList ? "command \(number): " : "" }

    private func failure(_ rule: String, _ message: String, at offset: Int, hint: String? = nil) -> Failure {
        let location = SourceLocation(offset: offset, in: bytes)
        return Failure(.malformed, Problem(file: file, location: location, message: message, rule: rule, hint: hint))
    }
}
