import StoryboardModel
import XMLTree

/// A step over several documents while it is made.
struct GroupStep {
    let name: String
    /// The documents before the step.
    let earlier: [String: Document]
    private(set) var documents: [String: Document]
    private(set) var outcome = DocumentGroup.Outcome()

    init(name: String, documents: [String: Document]) {
        (self.name, self.earlier, self.documents) = (name, documents, documents)
    }

    func document(_ path: String) throws(GroupError) -> Document {
        guard let document = documents[path] else {
            throw .refused("there is no document '\(path)'", in: path)
        }
        return document
    }

    /// Changes one of the documents as a part of the step.
    @discardableResult
    mutating func change<Result>(
        _ path: String, _ body: (inout Document) throws(ChangeError) -> Result
    ) throws(GroupError) -> Result {
        var document = try document(path)
        // A document that two variables hold would be copied by the change.
        documents[path] = nil
        do throws(ChangeError) {
            let (result, transaction) = try document.transaction(name) { document throws(ChangeError) in
                _ = document.takeTouched()
                let result = try body(&document)
                try document.keepUp(document.takeTouched())
                return result
            }
            documents[path] = document
            add(transaction, to: path)
            return result
        } catch {
            throw GroupError(path: path, error: error)
        }
    }

    /// Performs commands in one of the documents.
    mutating func perform(_ commands: [Command], in path: String) throws(NumberedChangeError) {
        guard var document = documents[path] else {
            throw NumberedChangeError(number: 1, error: .refused("there is no document '\(path)'"))
        }
        documents[path] = nil
        let performed = try document.perform(commands, name: name)
        documents[path] = document
        add(performed.transaction, to: path)
        outcome.created[path, default: []] += performed.created
    }

    private mutating func add(_ transaction: Transaction, to path: String) {
        guard !transaction.isEmpty else { return }
        let earlier = outcome.transactions[path]?.inverse ?? []
        outcome.transactions[path] = Transaction(name: name, inverse: transaction.inverse + earlier)
    }

    mutating func add(note: String) { outcome.notes.append(note) }

    mutating func add(move: ObjectMove) { outcome.moves.append(move) }

    mutating func add(created: [String], in path: String) { outcome.created[path, default: []] += created }
}

// MARK: Names of storyboards

extension GroupStep {
    /// Returns the name by which references know a storyboard: `Main` for `App/Base.lproj/Main.storyboard`.
    static func storyboardName(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    /// Returns the storyboard that a reference in another one means by a name: the one beside it if several have it.
    func path(ofStoryboard name: String, seenFrom path: String) -> String? {
        let named = documents.keys.filter {
            Self.storyboardName(of: $0) == name && documents[$0]?.kind.isStoryboard == true
        }.sorted()
        if named.count <= 1 { return named.first }
        let home = Self.folder(of: path)
        return named.max { Self.shared(home, Self.folder(of: $0)) < Self.shared(home, Self.folder(of: $1)) }
    }

    /// The folders around a document, without that of its language.
    private static func folder(of path: String) -> [Substring] {
        path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
    }

    private static func shared(_ one: [Substring], _ other: [Substring]) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }
}
