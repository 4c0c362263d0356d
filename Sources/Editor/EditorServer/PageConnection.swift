import PageServing
import JSONText
import SceneRenderer

/// A page that is open in a browser, with its documents.
@MainActor
final class PageConnection {
    /// The page's view of a document.
    struct View {
        var settings = ViewSettings.usual
        /// The scenes whose layout the page wants.
        var stagedScenes: Set<String> = []
        /// The board that was last sent to the page.
        var board: JSONValue?
        /// The problems that were last sent to the page.
        var problems: JSONValue?
        /// The walls that the page shows, by name; that of the usual variants has none.
        var walls: [String: EditorWall] = [:]
    }

    /// Who is at the page. Set when it is connected.
    var person = Person(id: 0, role: .guest, color: 0)
    /// The others that the page knows.
    var sentPeople: JSONValue?
    var rate = MessageRate()
    private let send: (String) -> Void
    private let sendBytes: ([UInt8]) -> Void
    /// The documents that are open in the page, by path.
    var views: [String: View] = [:]
    /// The sources that are open in the page, by name.
    var sources: Set<String> = []

    init(send: @escaping (String) -> Void, sendBytes: @escaping ([UInt8]) -> Void = { _ in }) {
        (self.send, self.sendBytes) = (send, sendBytes)
    }

    /// The view settings of a document, which are the usual ones until the page has chosen others.
    func settings(of path: String) -> StageSettings { views[path]?.settings ?? ViewSettings.usual }

    func show(_ patch: PicturePatch) { sendBytes(patch.message) }

    func notify(_ event: EditorEvent, _ members: KeyValuePairs<String, JSONValue?>) {
        notify(event, members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } })
    }

    private func notify(_ event: EditorEvent, _ members: [JSONMember]) {
        assert(event.consists(of: Set(members.map(\.key))), "list what '\(event)' says in EditorEvent.members")
        send(JSONValue.object([JSONMember(key: "event", value: .string(event.rawValue))] + members).line)
    }

    /// Tells what somebody does in a document.
    func notify(
        _ event: EditorEvent, person: Int, _ document: String, _ changes: [(key: String, value: JSONValue)]
    ) {
        let who = [
            JSONMember(key: "person", value: .integer(person)), JSONMember(key: "document", value: .string(document)),
        ]
        notify(event, who + changes.map { JSONMember(key: $0.key, value: $0.value) })
    }

    func answer(_ request: Double, _ members: KeyValuePairs<String, JSONValue?>) {
        let rest = members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } }
        send(JSONValue.object([JSONMember(key: "reply", value: .number(request))] + rest).line)
    }

    func refuse(_ request: Double, _ refusal: Refusal) {
        answer(request, ["error": refusal.json])
    }
}
