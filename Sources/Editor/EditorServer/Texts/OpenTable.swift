import AppSurroundings
import FileAccess

/// A strings file or string catalog with the texts of a document, which is being edited.
@MainActor
final class OpenTable {
    var session: TextSession
    /// Whether pages have been told that both changed the same.
    var isToldOutside = false

    init(_ session: TextSession) { self.session = session }

    /// The texts by key, each with what it is in the languages of the file.
    private static func texts(of bytes: [UInt8], at path: String) -> [String: [String: StringCatalog.Text?]] {
        if path.hasSuffix(".xcstrings") { return (try? StringCatalog(bytes))?.entries.mapValues(\.texts) ?? [:] }
        return StringsFile(bytes).texts.mapValues { ["": .plain($0)] }
    }

    /// Changes the session, and returns the keys of the texts that are different then.
    func change(_ body: (inout TextSession) throws(Refusal) -> Void) throws(Refusal) -> Set<String> {
        let before = session.text
        try body(&session)
        if before == session.text { return [] }
        let (old, new) = (Self.texts(of: before, at: session.path), Self.texts(of: session.text, at: session.path))
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }
}
