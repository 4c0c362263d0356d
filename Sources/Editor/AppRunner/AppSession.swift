import AppScreen
import FileAccess
import Foundation
package import JSONText
package import PageServing

/// A page that shows an app.
@MainActor
package protocol AppPage: AnyObject {
    func send(_ text: String)
    func send(_ bytes: [UInt8])
}

extension PageSocket: AppPage {}

/// An app that pages show: it is built, started, passed on to, and started again.
@MainActor
package final class AppSession {
    /// Builds the app, on another thread.
    package typealias Builder = @Sendable (_ language: String?) -> AppBuildReport

    private let name: String
    private let devices: [JSONValue]
    private let builder: Builder
    private let inBackground: @MainActor (@escaping BackgroundWork) -> Void
    private var language: String?
    /// The languages that the app is localized in.
    private var languages: [String] = []
    private var app: AppChild?
    private var pages: [ObjectIdentifier: Page] = [:]
    private var state: JSONValue = .null
    private var stateName = ""
    private var console: [JSONValue] = []
    /// The last words of the app, for the message about a crash.
    private var lastErrors: [String] = []
    private var steps: [JSONValue] = []
    private var isBuilding = false
    /// Whether the app is to be started again when it has ended, or was asked to be while it was being built.
    private var startsAgain = false
    private var wasStopped = false
    /// The way to the scenes that the app shows, and whether the next launch goes there.
    private var way: String?
    private var returnsToScene = false
    private var watches: [String: FolderWatch] = [:]
    /// Whether the app follows its files as they are saved.
    package var watchesFiles = false
    /// Returns the version of the document that is shown, if the app is a played storyboard.
    private var document: (() -> [UInt8]?)?
    /// The time between questions whether the app answers, in milliseconds.
    package var pingInterval: UInt32 = 1500
    private var changes = 0
    private var pings = 0
    private var pongs = 0
    /// Prints what the app prints.
    package var echo: (String) -> Void = { _ in }
    /// Called with each state, for others than pages.
    package var changed: (_ state: String) -> Void = { _ in }

    private static let mostLines = 2000
    private static let lastLines = 400
    private static let lastSteps = 12
    /// The number of questions that an app may leave unanswered.
    private static let mostMissed = 2
    /// The frames that a slow page may be behind.
    private static let mostBehind = 6

    /// A page that shows the app.
    private final class Page {
        let socket: any AppPage
        var hello: String?
        /// The numbers of the frames that were sent and not shown yet.
        var waiting: [UInt32] = []
        var missed = false
        init(_ socket: any AppPage) { self.socket = socket }
    }

    package init(
        name: String, devices: [JSONValue] = DeviceFrames.all, builder: @escaping Builder,
        inBackground: @escaping @MainActor (@escaping BackgroundWork) -> Void = MainLoop.inBackground
    ) {
        (self.name, self.devices, self.builder, self.inBackground) = (name, devices, builder, inBackground)
    }

    /// Creates a session in which the command plays a storyboard. `document` returns the version that is shown when it
    /// starts and when its file was saved, or nil if it can't be read at the moment.
    package convenience init(
        playing path: String, with command: String, options: [String] = [], document: @escaping () -> [UInt8]?
    ) {
        var program = AppProgram(command, arguments: ["play", path, "--connected"] + options)
        program.inheritsVariables = true
        let report = AppBuildReport(app: program, folders: [FilePath.folder(of: path)])
        self.init(name: FilePath.name(of: path)) { _ in report }
        self.document = document
    }

    /// Shows a version of the storyboard that is played.
    package func show(document bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        app?.send(JSONValue.record(["do": .string("document"), "text": .string(text)]).line)
    }

    private func showDocument() { if let bytes = document?() { show(document: bytes) } }

    private func filesChanged() {
        guard document == nil else { return showDocument() }
        returnsToScene = true
        start()
    }

    // MARK: Starting

    package func start() {
        guard !isBuilding else { return startsAgain = true }
        (isBuilding, startsAgain) = (true, false)
        send("building")
        let (builder, language) = (builder, language)
        inBackground { [weak self] in
            let report = builder(language)
            return { self?.apply(report) }
        }
    }

    private func apply(_ report: AppBuildReport) {
        isBuilding = false
        languages = report.languages
        if watchesFiles { for folder in report.folders where watches[folder] == nil { watchFolder(folder) } }
        if startsAgain { return start() }
        let messages = report.messages.map(\.json)
        guard let program = report.app else { return send("failed", messages: messages, text: report.text) }
        for line in report.text.split(separator: "\n") { say("note", String(line)) }
        end { [weak self] in self?.launch(program, messages) }
    }

    private func watchFolder(_ folder: String) {
        watches[folder] = FolderWatch(folder) { [weak self] _ in
            guard let self else { return }
            changes += 1
            let number = changes
            // Editors write in several steps.
            MainLoop.after(150) { [weak self] in if self?.changes == number { self?.filesChanged() } }
        }
    }

    /// Ends the app, if there is one, and then calls a closure.
    private func end(then next: @escaping () -> Void) {
        guard let app else { return next() }
        wasStopped = true
        app.ended = { [weak self] _ in
            self?.app = nil
            next()
        }
        askToEnd(app)
    }

    /// Asks an app to end, and ends it if it doesn't.
    private func askToEnd(_ app: AppChild) {
        app.send("{\"do\":\"stop\"}")
        MainLoop.after(1000) { app.kill() }
    }

    private func launch(_ program: AppProgram, _ messages: [JSONValue]) {
        (lastErrors, steps, wasStopped, pings, pongs) = ([], [], false, 0, 0)
        var variables = program.variables
        if returnsToScene, let way { variables[SceneReturn.variable] = way }
        (returnsToScene, way) = (false, returnsToScene ? way : nil)
        do throws(AppChildError) {
            if program.inheritsVariables { variables.merge(ProcessInfo.processInfo.environment) { own, _ in own } }
            let app = try AppChild(program.program, program.arguments, variables, in: program.sandbox)
            self.app = app
            app.received = { [weak self] in self?.receive($0) }
            app.printed = { [weak self] stream, line in self?.print(stream, line) }
            app.ended = { [weak self] in self?.appEnded($0) }
            send("running", messages: messages)
            showDocument()
            for page in pages.values { page.hello.map(app.send) }
            ping(app)
        } catch {
            send("failed", messages: [], text: "\(program.program): \(error.message)\n")
        }
    }

    private func appEnded(_ end: AppChild.End) {
        app = nil
        if wasStopped || end == .exit(0) { return send("ended") }
        let words: String
        switch end {
        case .exit(let code): words = "The app ended with exit code \(code)."
        case .signal(let number): words = "The app was ended by signal \(number), \(Self.name(ofSignal: number))."
        }
        let text = (Self.lastWords(lastErrors) + [words]).joined(separator: "\n")
        send("crashed", text: text, steps: steps)
    }

    /// Returns what an app said when it crashed: from the message of the failure on, without lists of images.
    private static func lastWords(_ lines: [String]) -> [String] {
        let start = lines.lastIndex { $0.contains("Fatal error") || $0.contains("Precondition failed") }
        let words = start.map { lines[$0...] } ?? lines.suffix(20)
        return words.prefix { !$0.hasPrefix("Registers:") && !$0.hasPrefix("Images (") }.filter { !$0.isEmpty }
    }

    private static func name(ofSignal number: Int32) -> String {
        strsignal(number).map { String(cString: $0).lowercased() } ?? "unknown"
    }

    /// Ends the app and what it shows.
    package func stop() { app?.kill() }

    // MARK: Hanging

    /// Asks the app from time to time whether it answers, while somebody looks.
    private func ping(_ asked: AppChild) {
        MainLoop.after(pingInterval) { [weak self, weak asked] in
            guard let self, let asked, app === asked else { return }
            if pings - pongs >= Self.mostMissed, stateName == "running" { send("unresponsive") }
            if !pages.isEmpty {
                pings += 1
                asked.send("{\"do\":\"ping\",\"number\":\(pings)}")
            }
            ping(asked)
        }
    }

    private func pong(_ number: Int) {
        pongs = number
        if stateName == "unresponsive" { send("running") }
    }

    // MARK: From the app

    private func receive(_ message: ScreenMessage) {
        switch message {
        case .bytes(let bytes):
            // Each frame begins with its number.
            let number = bytes.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            for page in pages.values where page.hello != nil {
                // A frame has only what differs from the one before, so that none is sent after a missed one.
                guard !page.missed, page.waiting.count < Self.mostBehind else {
                    page.missed = true
                    continue
                }
                page.waiting.append(number)
                page.socket.send(bytes)
            }
        case .text(let text):
            if text.hasPrefix("{\"event\":\"pong\"") {
                return pong((try? JSONReader.read(Array(text.utf8)))?["number"]?.number.map { Int($0) } ?? pings)
            }
            if text.hasPrefix("{\"event\":\"way\"") {
                return way = (try? JSONReader.read(Array(text.utf8)))?["way"].map { JSONValue($0).line } ?? way
            }
            if text.hasPrefix("{\"event\":\"step\"") { record(step: text) }
            for page in pages.values where page.hello != nil { page.socket.send(text) }
        }
    }

    private func record(step text: String) {
        guard let step = (try? JSONReader.read(Array(text.utf8)))?["step"] else { return }
        steps = steps.suffix(Self.lastSteps - 1) + [JSONValue(step)]
    }

    private func print(_ stream: AppChild.Stream, _ line: String) {
        if stream == .error { lastErrors = lastErrors.suffix(Self.lastLines - 1) + [line] }
        say(stream.rawValue, line)
    }

    private func say(_ stream: String, _ line: String) {
        let message = JSONValue.record([
            "event": .string("console"), "stream": .string(stream), "text": .string(line),
        ])
        if console.count >= Self.mostLines { console.removeFirst(Self.mostLines / 10) }
        console.append(message)
        for page in pages.values { page.socket.send(message.line) }
        echo(line)
    }

    // MARK: Pages

    package func connect(_ socket: any AppPage) {
        pages[ObjectIdentifier(socket)] = Page(socket)
        let session = JSONValue.record([
            "event": .string("session"), "name": .string(name), "devices": .array(devices),
            "state": .string(stateName), "languages": .array(languages.map { .string($0) }),
            "language": .optional(language),
        ])
        socket.send(session.line)
        for line in console { socket.send(line.line) }
        if state != .null { socket.send(state.line) }
    }

    package func disconnect(_ socket: any AppPage) { pages[ObjectIdentifier(socket)] = nil }

    package func receive(_ bytes: [UInt8], from socket: any AppPage) {
        guard let page = pages[ObjectIdentifier(socket)] else { return }
        guard let node = try? JSONReader.read(bytes, limit: 10_000), let request = node["do"]?.string else {
            let text = "a message is not a JSON object with 'do'"
            return socket.send(JSONValue.record(["event": .string("message"), "text": .string(text)]).line)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        switch request {
        case "restart":
            // A person who wants another language wants to see the same.
            returnsToScene = node["language"].map { $0.string != language } ?? false
            language = node["language"]?.string ?? language
            start()
        case "stop":
            guard let app else { return }
            wasStopped = true
            askToEnd(app)
        case "hello":
            (page.hello, page.waiting, page.missed) = (text, [], false)
            app?.send(text)
        case "shown":
            // A page shows several frames at once if they come faster than it draws.
            let last = node["frame"]?.number ?? 0
            page.waiting.removeAll { Double($0) <= last }
            if page.missed, page.waiting.isEmpty {
                page.missed = false
                page.hello.map { app?.send($0) }
            } else {
                app?.send(text)
            }
        case "ping": break
        default: app?.send(text)
        }
    }

    private func send(
        _ name: String, messages: [JSONValue]? = nil, text: String? = nil, steps: [JSONValue]? = nil
    ) {
        stateName = name
        state = .record([
            "event": .string("state"), "state": .string(name), "messages": messages.map(JSONValue.array),
            "text": .optional(text), "steps": steps.map(JSONValue.array),
            // They are known when the app was built.
            "languages": languages.isEmpty ? nil : .array(languages.map { .string($0) }),
        ])
        for page in pages.values { page.socket.send(state.line) }
        changed(name)
    }
}
