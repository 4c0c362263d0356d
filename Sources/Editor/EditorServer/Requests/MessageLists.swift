import StoryboardEditing

/// The commands, requests and events that the page and the server know, as a module of the page.
@MainActor
package enum MessageLists {
    /// The text of `Page/model/message-lists.js`, which `make tables` writes.
    package static var module: String {
        let commands = CommandManual.entries.map { ($0.name, fields($0.fields)) }
        let requests = Editor.requests.map { ($0.name, fields($0.fields)) }
        let events = EditorEvent.allCases.map { ($0.rawValue, $0.members.map { "\"\($0)\"" }) }
        return """
            // What the server knows of commands, requests and events. `make tables` writes this file.

            /** The commands with their fields; optional ones end with a question mark. */
            \(list("COMMANDS", commands, "{", "}"))

            /** The requests with their fields. */
            \(list("REQUESTS", requests, "{", "}"))

            /** The events with their members. */
            \(list("EVENTS", events, "[", "]"))

            """
    }

    private static func fields(_ fields: [CommandEntry.Field]) -> [String] {
        fields.map { "\($0.name): \"\($0.kind)\($0.isRequired ? "" : "?")\"" }
    }

    private static func list(
        _ name: String, _ entries: [(name: String, items: [String])], _ open: String, _ close: String
    ) -> String {
        let lines = entries.map { "    \($0.name): \(wrapped($0.items, open, close, after: $0.name.count)),\n" }
            .joined()
        return "export const \(name) = /** @type {const} */ ({\n\(lines)});"
    }

    /// Returns items on one line if they fit, otherwise on lines of their own.
    private static func wrapped(_ items: [String], _ open: String, _ close: String, after width: Int) -> String {
        if items.isEmpty { return open + close }
        let space = open == "{" ? " " : ""
        let line = open + space + items.joined(separator: ", ") + space + close
        if width + line.count <= 110 { return line }
        var lines = [""]
        for item in items {
            if lines[lines.count - 1].count + item.count > 108 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + item + ","
        }
        return "\(open)\n\(lines.map { "        \($0)\n" }.joined())    \(close)"
    }
}
