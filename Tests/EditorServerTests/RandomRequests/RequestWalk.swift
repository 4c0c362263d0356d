import DocumentMutations
import FileAccess
import Foundation
import JSONText
import PageServing
import RandomNumbers
import StoryboardModel
import XMLTree
@testable import StoryboardEditing

@testable import EditorServer

/// An editor on a folder in memory, to which several pages send random requests, while other programs change its files.
@MainActor
final class RequestWalk {
    /// What must not be.
    struct Fault {
        var request: Int
        var words: String
        var message: String
    }

    private static let folder = "/app"
    private let files: MemoryFiles
    private let originals: [String: [UInt8]]
    private var editor: Editor!
    private var generator: RequestGenerator
    private var mutator: DocumentMutator
    private var waiting: [@MainActor () -> Void] = []
    private var background: [BackgroundWork] = []
    private var pages: [Page] = []
    private var stock = RequestGenerator.Stock()
    private(set) var count = 0
    private(set) var answers = 0
    private(set) var refusals = 0
    private(set) var faults: [Fault] = []
    /// The longest time of a request in seconds, and what it was.
    private(set) var slowest = (seconds: 0.0, request: "")
    /// Called with each request before it is sent.
    var willSend: (String) -> Void = { _ in }

    /// A page as the walk sees it.
    fileprivate final class Page {
        var connection: PageConnection!
        var replies = 0
        var errors = 0
        /// The keys of pictures and of problems that it received, the latest last.
        var pictures: [String] = []
        var keys: [String] = []
    }

    /// Creates a walk over documents by name.
    init(seed: UInt64, documents: [String: [UInt8]]) {
        generator = RequestGenerator(seed: seed)
        mutator = DocumentMutator(seed: ~seed)
        files = MemoryFiles([
            "\(Self.folder)/Menu.swift": """
            import UIKit

            class Menu: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                @IBAction func save(_ sender: UIButton) {}
            }
            """,
            "\(Self.folder)/Cells/Cell.swift": "import UIKit\n\nfinal class Cell: UITableViewCell {}\n",
        ])
        var originals = documents
        // Odd ones beside the usual ones.
        for (name, bytes) in documents.sorted(by: { $0.key < $1.key }) where mutator.number(below: 2) == 0 {
            originals["Odd\(name)"] = mutator.mutated(bytes)
        }
        self.originals = originals
        stock.documents = originals.keys.sorted()
        for (name, bytes) in originals { _ = try? files.replace(Self.location(name), with: bytes, expecting: nil) }
        editor = Editor(
            folder: Self.folder, first: nil, files: files, watchesFolders: false,
            later: { [weak self] in self?.waiting.append($1) },
            inBackground: { [weak self] in self?.background.append($0) })
    }

    private static func location(_ name: String) -> String { "\(folder)/\(name)" }

    // MARK: Walking

    /// Takes `count` steps: mostly requests.
    func walk(_ count: Int) {
        for _ in 0..<count { step() }
    }

    private func step() {
        switch generator.number(below: 200) {
        case 0: changeOutside()
        case 1: closeAll()
        case 2: leave()
        case 3..<30: work()
        case 30..<40: lookAtPictures()
        default: ask()
        }
        if pages.isEmpty || pages.count < 3 && generator.isOne(in: 50) { join() }
    }

    private func join() {
        let page = Page()
        page.connection = PageConnection(send: { [weak page] in page?.collect($0) }, sendBytes: { _ in })
        pages.append(page)
        editor.connect(page.connection, as: generator.isOne(in: 8) ? .guest : .owner)
    }

    private func leave() {
        guard !pages.isEmpty else { return }
        let page = pages.remove(at: generator.number(below: pages.count))
        editor.disconnect(page.connection)
    }

    /// Asks about an open document, or opens one.
    private func ask() {
        guard !pages.isEmpty else { return }
        let page = generator.pick(pages)
        let open = page.connection.views.keys.sorted()
        guard !open.isEmpty, !generator.isOne(in: 40) else {
            return send(
                "{\"id\": \(count), \"do\": \"open\", \"document\": \"\(generator.pick(stock.documents))\"}", from: page
            )
        }
        let name = generator.pick(open)
        stock.keys = page.keys
        collect(editor.open[name]?.session.document, named: name)
        send(generator.request(count, about: name, from: stock), from: page)
    }

    /// Collects arguments from a document; earlier ones remain for a while.
    private func collect(_ document: Document?, named name: String) {
        stock.staleIDs = Array((stock.staleIDs + stock.ids.prefix(3)).suffix(40))
        guard let document else { return }
        stock.revision = editor.open[name]?.session.revision ?? 0
        let nodes = Array(document.root.subtree)
        // A part of a large document is enough.
        let start = generator.number(below: nodes.count)
        let some = nodes[start...].prefix(200) + nodes.prefix(40)
        stock.ids = some.compactMap { $0["id"] ?? $0["sceneID"] }
        stock.attributes = some.prefix(30).flatMap { $0.attributes.map(\.name) }
    }

    private func send(_ request: String, from page: Page) {
        count += 1
        willSend(request)
        let (replies, start) = (page.replies, ProcessInfo.processInfo.systemUptime)
        editor.receive(Array(request.utf8), from: page.connection)
        finishBackground()
        let seconds = ProcessInfo.processInfo.systemUptime - start
        if seconds > slowest.seconds { slowest = (seconds, String(request.prefix(600))) }
        if page.replies != replies + 1, page.connection.person.role == .owner {
            faults.append(Fault(request: count, words: "\(page.replies - replies) answers", message: request))
        }
        answers += page.replies - replies
    }

    private func finishBackground() {
        while !background.isEmpty { background.removeFirst()()() }
    }

    /// Does what waits now, and not what comes of it.
    private func work() {
        let due = waiting
        waiting = []
        for work in due.prefix(60) { work() }
        finishBackground()
    }

    private func closeAll() {
        for page in pages {
            for name in page.connection.views.keys.sorted() {
                send("{\"id\": \(count), \"do\": \"close\", \"document\": \"\(name)\"}", from: page)
            }
        }
    }

    private func lookAtPictures() {
        guard !pages.isEmpty else { return }
        let page = generator.pick(pages)
        for key in page.pictures.suffix(3) {
            _ = EditorService.picture("pictures/\(key)@\(generator.pick(["1", "0.5", "2", "nan", "4"]))", editor)
        }
    }

    // MARK: Other programs

    /// Changes, damages, restores or removes a file, as git or another editor would.
    private func changeOutside() {
        let name = generator.pick(stock.documents)
        let original = originals[name] ?? []
        switch generator.number(below: 8) {
        case 0: try? files.remove(Self.location(name))
        case 1: put(mutator.mutated(original), as: name)
        case 2: put(Self.marked(original), as: name)
        default: put(original, as: name)
        }
        editor.lookOutside(in: Self.folder)
        editor.notice(Self.location(name), in: Self.folder)
    }

    private func put(_ bytes: [UInt8], as name: String) {
        _ = try? files.replace(Self.location(name), with: bytes, expecting: nil)
    }

    /// A document with the markers of a merge of two texts.
    private static func marked(_ bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.contains("<label") }) else { return bytes }
        let other = line.replacing("text=\"", with: "text=\"Other ")
        return Array(text.replacing(line, with: "<<<<<<< ours\n\(line)\n=======\n\(other)\n>>>>>>> theirs").utf8)
    }

    // MARK: Checks

    /// Checks what must hold at any time: each history leads back and forth again, and what would be saved can be read.
    func check() {
        for (name, document) in editor.open.sorted(by: { $0.key < $1.key }) where document.version == nil {
            var (model, history) = (document.session.document, document.session.history)
            var steps = 0
            do {
                while try history.undo(in: &model) != nil { steps += 1 }
                for _ in 0..<steps { _ = try history.redo(in: &model) }
            } catch {
                faults.append(
                    Fault(request: count, words: "\(name): a step can't be undone or redone", message: "\(error)"))
            }
            if model.write() != document.session.text {
                faults.append(Fault(request: count, words: "\(name): undo and redo lead to another text", message: ""))
            }
            if let violation = model.tree.invariantViolation() {
                faults.append(Fault(request: count, words: "\(name): \(violation)", message: ""))
            }
            if (try? Document(document.session.text)) == nil {
                faults.append(Fault(request: count, words: "\(name): its text can't be read", message: ""))
            }
        }
    }

    /// Ends all, as the last page does.
    func end() {
        while !pages.isEmpty { leave() }
        for _ in 0..<4 { work() }
    }

    /// The resident memory of the process in bytes.
    static var memory: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * 4096
    }

    /// The sizes of what the editor keeps, for a report.
    var sizes: String {
        let sessions = editor.open.values.map(\.session)
        let nodes = sessions.map(\.document.tree.nodeCount).reduce(0, +)
        let steps = sessions.map(\.stepCount).reduce(0, +)
        let walls = editor.recentWalls.compactMap(\.wall)
        return """
            \(Self.memory >> 20) MB, \(sessions.count) documents, \(nodes) nodes, \(steps) steps, \
            \(walls.count) walls of \(walls.map(\.loadedCount).reduce(0, +)) scenes, \(waiting.count) waiting, \(files.usedBytes >> 20) MB of files
            """
    }
}

extension RequestWalk.Page {
    fileprivate func collect(_ text: String) {
        if text.hasPrefix("{\"reply\"") { replies += 1 }
        for key in text.matches(of: /"key":\s*"([^"]{1,200})"/).prefix(30).map(\.output.1) {
            if key.contains("|") { keys.append(String(key)) } else { pictures.append(String(key)) }
        }
        (keys, pictures) = (keys.suffix(40), pictures.suffix(20))
    }
}
