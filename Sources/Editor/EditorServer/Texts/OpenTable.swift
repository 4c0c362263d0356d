import AppSurroundings
import FileAccess
import JSONText

/// A file with texts or sample data of a document, which is being edited.
@MainActor
final class OpenTable {
    var session: TextSession
    /// Whether pages know that both changed the same.
    var isOutsideReported = false

    init(_ session: TextSession) { self.session = session }

    /// What a change makes look different.
    struct Change {
        /// The keys of texts.
        var keys: Set<String> = []
        /// The ids of scenes.
        var scenes: Set<String> = []
    }

    var isSamples: Bool { BesideKind.samples.document(ofFileAt: session.path) != nil }

    /// The texts by key, each with what it is in the languages of the file.
    private static func texts(of bytes: [UInt8], at path: String) -> [String: [String: StringCatalog.Text?]] {
        if path.hasSuffix(".xcstrings") { return (try? StringCatalog(bytes))?.entries.mapValues(\.texts) ?? [:] }
        return StringsFile(bytes).texts.mapValues { ["": .plain($0)] }
    }

    /// Returns the sample data of a file; none if it can't be read.
    static func samples(of bytes: [UInt8]) -> SampleData {
        (try? JSONReader.read(bytes)).flatMap { try? SampleData($0) } ?? SampleData()
    }

    /// Changes the session, and returns what looks different then.
    func change(_ body: (inout TextSession) throws(Refusal) -> Void) throws(Refusal) -> Change {
        let before = session.text
        try body(&session)
        if before == session.text { return Change() }
        if isSamples {
            let (old, new) = (Self.samples(of: before).scenes, Self.samples(of: session.text).scenes)
            return Change(scenes: Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
        }
        let (old, new) = (Self.texts(of: before, at: session.path), Self.texts(of: session.text, at: session.path))
        return Change(keys: Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
    }
}
