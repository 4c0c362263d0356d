import StoryboardEditing

/// The commands, requests and events that the page and the server know, as a module of the page.
@MainActor
package enum MessageLists {
    /// The text of `Page/model/message-lists.js`, which `make tables` writes.
    package static var module: String {
        let commands = CommandManual.entries.map { ($0.name, fields($0.fields)) }
        let requests = Editor.requests.map { ($0.name, fields($0.fields)) }
        let events = EditorEvent.allCases.map { "\"\($0)\"" }
        let types = EditorEvent.allCases.map { event in
            block(" *   \(event): ", event.members.map { "\($0.key): \($0.value)" }, margin: " *   ") + ",\n"
        }.joined().dropLast()
        return """
            // What the server knows of commands, requests and events. `make tables` writes this file.

            /** The commands with their fields; optional ones end with a question mark. */
            \(list("COMMANDS", commands))

            /** The requests with their fields. */
            \(list("REQUESTS", requests))

            /** The names of events. */
            \(block("export const EVENTS = /** @type {const} */ (", events, "[", "]")));

            \(imports)
            /**
             * What events say.
             * @typedef {{
            \(types)
             * }} Events
             */

            """
    }

    private static func fields(_ fields: [CommandEntry.Field]) -> [String] {
        fields.map { "\($0.name): \"\($0.kind)\($0.isRequired ? "" : "?")\"" }
    }

    private static func list(_ name: String, _ entries: [(name: String, items: [String])]) -> String {
        let lines = entries.map { block("    \($0.name): ", $0.items, margin: "    ") + ",\n" }
        return "export const \(name) = /** @type {const} */ ({\n\(lines.joined())});"
    }

    /// Returns items on one line if they fit, otherwise on lines of their own.
    private static func block(
        _ start: String, _ items: [String], _ open: String = "{", _ close: String = "}", margin: String = ""
    ) -> String {
        if items.isEmpty { return start + open + close }
        let line = "\(start)\(open) \(items.joined(separator: ", ")) \(close)"
        if line.count < 120 { return line }
        var lines = [""]
        for item in items {
            if lines[lines.count - 1].count + item.count > 106 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + item + ","
        }
        return "\(start)\(open)\n\(lines.map { "\(margin)    \($0)\n" }.joined())\(margin)\(close)"
    }

    /// The modules in which the page declares the types of events' members.
    private static let modules: KeyValuePairs = [
        "../comments/threads.js": ["Thread"], "../review/conflicts.js": ["Merge"],
        "../review/wall-variants.js": ["Variant"], "../source/source-file.js": ["SourceState"],
        "../source/source-text.js": ["TextPatch"],
        "../types.js": [
            "Board", "Device", "DocumentEntry", "DocumentState", "Problem", "Scene", "Snapshot", "Trait",
        ], "./differences.js": ["SentDifferences"], "./people.js": ["Person"],
    ]

    private static var imports: String {
        modules.flatMap { module, types in
            types.map { "/** @typedef {import(\"\(module)\").\($0)} \($0) */\n" }
        }.joined()
    }
}
