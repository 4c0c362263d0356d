import JSONText
import SceneRenderer

/// One page that is open in a browser, with what it looks at.
@MainActor
final class PageConnection {
    /// How the page sees one document.
    struct View {
        var settings = ViewSettings.usual
        /// The scenes whose looks the page wants to be told.
        var stagedScenes: Set<String> = []
        /// The board as the page was told it last.
        var board: JSONValue?
    }

    private let send: (String) -> Void
    private let sendBytes: ([UInt8]) -> Void
    /// The documents that are open in the page, by path.
    var views: [String: View] = [:]

    init(send: @escaping (String) -> Void, sendBytes: @escaping ([UInt8]) -> Void = { _ in }) {
        (self.send, self.sendBytes) = (send, sendBytes)
    }

    func show(_ patch: PicturePatch) { sendBytes(patch.message) }

    func tell(_ event: EditorEvent, _ members: KeyValuePairs<String, JSONValue?>) {
        assert(
            members.allSatisfy { event.members.contains($0.key) }, "list what '\(event)' says in EditorEvent.members")
        send(Self.message("event", .string(event.rawValue), members))
    }

    func answer(_ request: Double, _ members: KeyValuePairs<String, JSONValue?>) {
        send(Self.message("reply", .number(request), members))
    }

    func refuse(_ request: Double, _ refusal: Refusal) {
        answer(
            request, ["error": .record(["message": .string(refusal.message), "hint": .optional(refusal.hint)])])
    }

    private static func message(_ key: String, _ value: JSONValue, _ members: KeyValuePairs<String, JSONValue?>)
        -> String
    {
        let rest = members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } }
        return JSONValue.object([JSONMember(key: key, value: value)] + rest).line
    }
}
