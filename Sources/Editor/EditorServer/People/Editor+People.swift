import AppSurroundings
import Foundation
import JSONText
import PageServing
import StoryboardEditing

extension Editor {
    /// The largest message of a guest, in bytes; what they ask for is short.
    static let largestGuestMessage = 64 << 10
    private static let longestText = 200
    private static let mostSelected = 200
    private static let mostFrames = 200

    /// The requests about people and what they say.
    static let peopleRequests: [RequestEntry] = [
        RequestEntry(
            "presence", .shows,
            [
                .optional("name", .text, "by which others know the person; an empty text for none"),
                .optional("person", .text, "what the pages of one person have in common"),
                .optional("document", .text, "the open document that the page shows, or an empty text"),
                .optional("pointer", .numbers, "its place on the board, or nothing"),
                .optional("view", .numbers, "the part of the board that is seen: x, y, width, height"),
                .optional("selection", .addresses, "the ids of the selected objects"),
                .optional("frames", .numbers, "those of what is dragged, four numbers each"),
                .optional("field", .texts, "object, title and text of the field that is being typed in"),
            ]
        ) { editor, request throws(Refusal) in try editor.presence(request) },
        RequestEntry(
            "comment", .writes,
            [
                .document, .required("text", .text, "the text of the comment"),
                .optional("object", .text, "the id of the object or scene that it is about, by default the document"),
                .optional("thread", .text, "the id of the thread that it is added to"),
            ]
        ) { editor, request throws(Refusal) in try editor.comment(request) },
        RequestEntry(
            "resolveComments", .writes, [.document, .thread, .required("isResolved", .flag, "false to reopen it")]
        ) { editor, request throws(Refusal) in try editor.resolveComments(request) },
        RequestEntry(
            "deleteComment", .writes,
            [.document, .thread, .optional("comment", .count, "its place in the thread, by default all")]
        ) { editor, request throws(Refusal) in try editor.deleteComment(request) },
        RequestEntry("undoComment", .writes, [.document]) { editor, request throws(Refusal) in
            try editor.undoComment(request)
        },
    ]

    /// Throws if a page must not send a request.
    func checkMaySend(_ entry: RequestEntry, _ page: PageConnection) throws(Refusal) {
        guard page.person.role == .guest else { return }
        switch entry.effect {
        case .shows: return
        case .edits, .writes:
            throw Refusal("guests can look at everything, and change nothing", hint: "ask for an address for editors")
        }
    }

    /// Returns a person for a new page, with a color that no other has if possible.
    func makePerson(_ role: PageRole) -> Person {
        let used = pages.values.map(\.person.color)
        let color = (0..<Person.colors).min { left, right in
            let (a, b) = (used.count { $0 == left }, used.count { $0 == right })
            return (a, left) < (b, right)
        }
        lastPerson += 1
        return Person(id: lastPerson, role: role, color: color ?? 0)
    }

    /// Throws if the step that is to be undone or redone is somebody else's, unless that is meant.
    func checkIsOwn(_ file: OpenFile, _ request: Request, back: Bool) throws(Refusal) {
        guard !request.flag("others") else { return }
        let (name, author): (String?, Person?)
        switch file {
        case .document(_, let document):
            let history = document.session.history
            name = back ? history.undoName : history.redoName
            author = document.authors.author(back: back, count: document.session.stepCount)
        case .source(let source):
            name = back ? source.session.undoName : source.session.redoName
            author = source.authors.author(back: back, count: source.session.stepCount)
        // Steps of a table are the document's.
        case .table: return
        }
        guard let name, let author, !author.isSame(as: request.page.person) else { return }
        throw Refusal(
            "the step “\(name)” is \(author.shownName)’s", hint: "\(back ? "undo" : "redo") it only if you mean to",
            isOthers: true)
    }

    // MARK: Presence

    /// Tells others who somebody is and what they do.
    func presence(_ request: Request) throws(Refusal) -> Answer {
        let before = request.page.person
        var person = before
        if let name = try request.optionalText("name") { person.name = try Self.name(name) }
        if let key = try request.optionalText("person") {
            guard (1...64).contains(key.utf8.count) else { throw Refusal("'person' has 1 to 64 bytes") }
            person.key = key
        }
        if let path = try request.optionalText("document") {
            guard path.isEmpty || request.page.views[path] != nil else {
                throw Refusal("'\(path)' is not open in this page", hint: "open it first")
            }
            person.document = path.isEmpty ? nil : path
            if person.document != before.document { person.doing = Person.Doing() }
        }
        person.doing.pointer = try request.numbers("pointer", in: [0, 2]) ?? person.doing.pointer
        person.doing.view = try request.numbers("view", in: [0, 4]) ?? person.doing.view
        let quadruples = Set((0...Self.mostFrames).map { $0 * 4 })
        person.doing.frames = try request.numbers("frames", in: quadruples) ?? person.doing.frames
        if let ids = try request.optionalTexts("selection") {
            guard ids.allSatisfy({ $0.utf8.count <= 100 }) else { throw Refusal("an id has 100 bytes at most") }
            person.doing.selection = Array(ids.prefix(Self.mostSelected))
        }
        if let field = request.strings("field") {
            guard Set(field.keys).isSubset(of: ["object", "title", "text"]) else {
                throw Refusal("a field has an object, a title and a text")
            }
            person.doing.field = field.mapValues { String($0.prefix(Self.longestText)) }
        }
        request.page.person = person
        if person.name != before.name || person.key != before.key || person.document != before.document {
            sendPeople()
        } else {
            notify(person, since: before.doing)
        }
        return [:]
    }

    private static func name(_ text: String) throws(Refusal) -> String? {
        if text.isEmpty { return nil }
        guard let name = PersonalText.line(text, most: CommentList.longestName) else {
            throw Refusal("a name has 1 to \(CommentList.longestName) characters")
        }
        return name
    }

    /// Tells the pages that show the same document what somebody does.
    private func notify(_ person: Person, since before: Person.Doing) {
        let changes = person.doing.changes(since: before)
        guard !changes.isEmpty, let document = person.document else { return }
        for page in pages(showing: document) where !page.person.isSame(as: person) {
            page.notify(.presence, person: person.id, document, changes)
        }
    }

    /// Sends each page the other people.
    func sendPeople() {
        for page in pages.values {
            let others = pages.values.map(\.person).filter { !$0.isSame(as: page.person) }.sorted { $0.id < $1.id }
            let people = JSONValue.array(others.map(\.json))
            guard page.sentPeople != people else { continue }
            page.sentPeople = people
            page.notify(.people, ["you": page.person.json, "people": people])
        }
    }
}

extension Request {
    /// Returns a list with one of some counts of numbers, or nil if there is none.
    fileprivate func numbers(_ name: String, in counts: Set<Int>) throws(Refusal) -> [Double]? {
        guard let numbers = optionalNumbers(name) else { return nil }
        guard counts.contains(numbers.count) else {
            throw Refusal("'\(name)' has \(numbers.count) numbers", hint: "see docs/editor-protocol.md")
        }
        return numbers
    }
}

extension CommandEntry.Field {
    fileprivate static let thread = required("thread", .text, "the id of a thread of comments")
}
