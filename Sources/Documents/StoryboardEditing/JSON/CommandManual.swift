/// All commands.
package enum CommandManual {
    package static let entries =
        attributes + structure + layout + constraints + tables + scenes + connections + identifiers

    package static func entry(_ name: String) -> CommandEntry? { entries.first { $0.name == name } }
}
