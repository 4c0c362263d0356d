package import JSONText
public import StoryboardEditing
public import StoryboardModel
import XMLTree

/// The commands that turn one version of a document into another, byte for byte.
///
/// Attributes are set, objects inserted and deleted where that gives the new text; what it doesn't is replaced element by
/// element.
public struct CommandScript: Sendable {
    /// The commands, in the order in which they apply.
    public private(set) var commands: [Command] = []
    /// The document while commands are found.
    private var document: Document
    private let target: Document

    /// Finds the commands. Throws if the versions differ in text that no command changes: outside of the root element.
    public init(from old: Document, to new: Document) throws(ScriptError) {
        document = old
        target = new
        if document.write() == new.write() { return }
        if document.prologue != target.prologue { perform(.replace(object: "document", xml: target.prologue)) }
        if document.tree.finalSpace != target.tree.finalSpace {
            perform(.replace(object: "document", xml: target.tree.finalSpace))
        }
        changeObjects(Lineage([.base: old.tree, .theirs: new.tree]))
        let wanted = new.write()
        // Replacing an element updates what the document lists, which is then replaced in turn.
        for _ in 0..<Self.rounds where document.write() != wanted {
            let replacements = Replacements(in: document.root, by: target.root).list
            for (node, xml) in replacements where document.tree[node].isAttached {
                perform(.replace(object: document.address(of: node), xml: xml))
            }
        }
        if document.write() != wanted {
            perform(.replace(object: "document", xml: String(decoding: new.tree.write(new.root.id), as: UTF8.self)))
        }
        guard document.write() == wanted else { throw ScriptError() }
    }

    private static let rounds = 4

    // MARK: Objects

    private mutating func changeObjects(_ lineage: Lineage) {
        for number in 1..<max(1, lineage.count) where lineage.isObject[number] {
            guard let node = lineage.relatives[number].base, lineage.relatives[number].theirs == nil,
                document.tree[node].isAttached, let id = document.tree[node].objectID
            else { continue }
            perform(.delete(object: Address(id)))
        }
        for number in 1..<max(1, lineage.count) where lineage.isObject[number] { insert(number, lineage) }
        for number in 0..<lineage.count { setAttributes(of: number, lineage) }
    }

    /// Inserts an object that is new with all that is in it.
    private mutating func insert(_ number: Int, _ lineage: Lineage) {
        guard lineage.relatives[number].base == nil, let new = lineage.node(number, .theirs),
            let parent = lineage.parent(of: number, .theirs), let id = new.objectID, document.object(id) == nil
        else { return }
        let owner = lineage.owner(of: parent)
        guard let holder = lineage.relatives[owner].base, document.tree[holder].isAttached else { return }
        let next = new.nextElement?.objectID.flatMap { document.object($0) == nil ? nil : Address($0) }
        perform(
            .insert(
                into: document.address(of: holder),
                xml: String(decoding: target.tree.write(new.id), as: UTF8.self), before: next))
    }

    private mutating func setAttributes(of number: Int, _ lineage: Lineage) {
        guard let node = lineage.relatives[number].base, let new = lineage.node(number, .theirs),
            document.tree[node].isAttached, document.tree[node].name == new.name
        else { return }
        for (name, value) in new.attributes where document.tree[node][name] != value {
            perform(.set(object: document.address(of: node), attribute: name, value: value))
        }
        for (name, _) in document.tree[node].attributes where !new.has(name) {
            perform(.removeAttribute(object: document.address(of: node), attribute: name))
        }
    }

    private mutating func perform(_ command: Command) {
        if (try? document.perform(command)) != nil { commands.append(command) }
    }
}

/// An error that occurs when no commands turn one version into another.
public struct ScriptError: Error, Hashable, Sendable {
    /// What no command changes, in words.
    public var message = "the versions differ in text that no command changes"
    /// Where the versions may differ.
    public var hint = "in the kind of line breaks, a byte order mark, or white space in the tags of the root element"
}

extension Document {
    /// What precedes the root element: the XML declaration and comments.
    fileprivate var prologue: String {
        tree.document.content.prefix { $0 != root }
            .map { $0.leadingSpace + String(decoding: tree.write($0.id), as: UTF8.self) }.joined()
    }
}

// MARK: JSON

extension CommandScript {
    /// The commands as `storyboard apply` reads them.
    package var json: JSONValue { .array(commands.map(\.json)) }
}
