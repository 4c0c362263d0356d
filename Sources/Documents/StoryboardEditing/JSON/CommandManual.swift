/// All commands.
package enum CommandManual {
    package static let entries = Command.types.map { CommandEntry($0) }

    package static func entry(_ name: String) -> CommandEntry? { entries.first { $0.name == name } }
}
