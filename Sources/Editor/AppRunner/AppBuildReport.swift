package import JSONText

/// What came out of building an app.
package struct AppBuildReport: Sendable {
    /// A message of the compilers, with its place.
    package struct Message: Hashable, Sendable {
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var severity: String
        package var text: String

        package init(file: String? = nil, line: Int? = nil, column: Int? = nil, severity: String, text: String) {
            (self.file, self.line, self.column) = (file, line, column)
            (self.severity, self.text) = (severity, text)
        }

        /// The message as tools read it.
        package var json: JSONValue {
            .record([
                "file": .optional(file), "line": line.map(JSONValue.integer), "column": column.map(JSONValue.integer),
                "severity": .string(severity), "message": .string(text),
            ])
        }
    }

    /// How the app is started, or nil if it doesn't build.
    package var app: AppProgram?
    package var messages: [Message]
    /// What the compilers said.
    package var text: String
    /// The folders whose files the app is built from, to be watched.
    package var folders: [String]
    /// The languages that the app is localized in.
    package var languages: [String] = []

    package init(app: AppProgram?, messages: [Message] = [], text: String = "", folders: [String] = []) {
        (self.app, self.messages, self.text, self.folders) = (app, messages, text, folders)
    }
}
