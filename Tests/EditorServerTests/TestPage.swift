import FileAccess
import JSONText
import PageServing

@testable import EditorServer

/// A page as the editor sees it, with all that it received.
@MainActor
final class TestPage {
    let editor: Editor
    private(set) var connection: PageConnection!
    private(set) var events: [JSONNode] = []
    private var replies: [JSONNode] = []
    private var number = 0.0

    init(_ editor: Editor, as role: PageRole = .owner) {
        self.editor = editor
        connection = PageConnection { [weak self] text in self?.receive(text) }
        editor.connect(connection, as: role)
    }

    private func receive(_ text: String) {
        guard let node = try? JSONReader.read(Array(text.utf8)) else { return }
        if node["reply"] == nil { events.append(node) } else { replies.append(node) }
    }

    /// What was answered; nothing at all if nothing was.
    struct Answer {
        var node: JSONNode?
        subscript(key: String) -> JSONNode? { node?[key] }
    }

    /// Asks and gives the answer. `fields` are the rest of the JSON object.
    @discardableResult
    func ask(_ verb: String, _ fields: String = "") -> Answer {
        number += 1
        send(#"{"id": \#(Int(number)), "do": "\#(verb)"\#(fields.isEmpty ? "" : ", ")\#(fields)}"#)
        return Answer(node: replies.last)
    }

    func send(_ text: String) { editor.receive(Array(text.utf8), from: connection) }

    /// Carries commands out.
    @discardableResult
    func perform(_ commands: String, in document: String = "Shop.storyboard") -> Answer {
        ask("perform", #""document": "\#(document)", "commands": [\#(commands)]"#)
    }

    @discardableResult
    func open(_ document: String = "Shop.storyboard") -> JSONNode? {
        ask("open", #""document": "\#(document)""#)["snapshot"]
    }

    func takeEvents(_ name: String) -> [JSONNode] {
        let found = events.filter { $0["event"]?.string == name }
        events.removeAll { $0["event"]?.string == name }
        return found
    }

    func leave() { editor.disconnect(connection) }
}

/// An editor on a folder in memory. What it does later is done when `runLater` is called.
@MainActor
final class TestEditor {
    /// The files in memory, of which an editor on the disk has none.
    let files: MemoryFiles
    private(set) var editor: Editor!
    private var waiting: [@MainActor () -> Void] = []

    convenience init(
        _ files: MemoryFiles = MemoryFiles(["/app/Shop.storyboard": shop]), first: String? = nil,
        suspects: Set<String> = [], isPatient: Bool = false
    ) {
        self.init(files, files, folder: "/app", first: first, suspects: suspects, isPatient: isPatient)
    }

    /// Creates an editor on a folder of the disk.
    convenience init(on folder: String, isPatient: Bool = false) {
        self.init(DiskFiles(), MemoryFiles([:]), folder: folder, first: nil, suspects: [], isPatient: isPatient)
    }

    /// Creates an editor on files that stop being written.
    convenience init(on store: any FileStore, files: MemoryFiles) {
        self.init(store, files, folder: "/app", first: nil, suspects: [], isPatient: false)
    }

    private init(
        _ store: any FileStore, _ files: MemoryFiles, folder: String, first: String?, suspects: Set<String>,
        isPatient: Bool
    ) {
        self.files = files
        self.isPatient = isPatient
        editor = Editor(
            folder: folder, first: first, files: store, watchesFolders: false, suspects: suspects,
            recordOpening: { [weak self] in self?.opening = $0 }, later: { [weak self] in self?.waiting.append($1) },
            inBackground: { [weak self] in self?.begin($0) })
    }

    /// Work for another thread, which is done at once unless the editor is patient.
    private var background: [BackgroundWork] = []
    private let isPatient: Bool

    private func begin(_ work: @escaping BackgroundWork) {
        background.append(work)
        if !isPatient { finishBackground() }
    }

    func finishBackground() {
        while !background.isEmpty { background.removeFirst()()() }
    }

    /// What a process that takes the place of this one receives.
    private(set) var opening: [String] = []

    func page(as role: PageRole = .owner) -> TestPage { TestPage(editor, as: role) }

    /// The text of the open document.
    var document: String { String(decoding: editor.open["Shop.storyboard"]?.session.text ?? [], as: UTF8.self) }

    /// Does all that waits, and what comes of it.
    func runLater() {
        while !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Does what waits now, once.
    func runOnce() {
        let due = waiting
        waiting = []
        for work in due { work() }
    }

    /// Returns the text of an open document, with unsaved changes.
    func current(_ name: String) -> String { String(decoding: editor.open[name]?.session.text ?? [], as: UTF8.self) }

    func text(_ path: String = "/app/Shop.storyboard") -> String? {
        (try? files.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

extension JSONNode {
    var texts: [String]? { elements?.compactMap(\.string) }

    subscript(index: Int) -> JSONNode? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}
