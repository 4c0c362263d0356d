import JSONText

/// How the command runs the tests of an app: what their process needs to know.
package struct TestRun {
    /// The environment variable of the tests' process, with a run as JSON.
    package static let variable = "OPENSTORYBOARD_TEST"

    /// The name of the app in messages.
    package var name: String
    package var identifier: String
    /// The app's program.
    package var program: String
    /// The environment variable that describes how the app is run, and its value.
    package var appVariable: String
    package var app: String
    /// The folder for pictures and other attachments.
    package var attachments: String
    /// A regular expression for the names of the tests that are run, or nil for all.
    package var filter: String?
    /// The file to which events are appended, or nil if nobody reads them.
    package var events: String?
    /// The tests that earlier processes began, after one that crashed: these aren't run.
    package var begun: [String] = []
    /// Whether tests of Swift Testing run one after the other.
    package var isSerial = false

    package init(
        name: String, identifier: String, program: String, appVariable: String, app: String, attachments: String,
        filter: String?
    ) {
        (self.name, self.identifier, self.program) = (name, identifier, program)
        (self.appVariable, self.app, self.attachments, self.filter) = (appVariable, app, attachments, filter)
    }

    /// The value of the environment variable.
    package var text: String {
        JSONValue.record([
            "name": .string(name), "identifier": .string(identifier), "program": .string(program),
            "appVariable": .string(appVariable), "app": .string(app), "attachments": .string(attachments),
            "filter": .optional(filter), "events": .optional(events), "begun": .array(begun.map { .string($0) }),
            "serial": .bool(isSerial),
        ]).line
    }

    /// Reads the environment variable; without one there is no app.
    package init(_ text: String?) {
        let node = try? JSONReader.read(Array((text ?? "{}").utf8))
        func value(_ key: String) -> String { node?[key]?.string ?? "" }
        self.init(
            name: value("name"), identifier: value("identifier"), program: value("program"),
            appVariable: value("appVariable"), app: value("app"), attachments: value("attachments"),
            filter: node?["filter"]?.string)
        events = node?["events"]?.string
        begun = node?["begun"]?.elements?.compactMap(\.string) ?? []
        isSerial = node?["serial"]?.bool ?? false
    }
}
