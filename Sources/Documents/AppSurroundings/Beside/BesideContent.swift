package import JSONText

/// What a file beside a document says.
package protocol BesideContent: Equatable, Sendable {
    static var kind: BesideKind { get }

    /// Creates the content of a file that isn't there.
    init()

    /// Reads the content, or throws an error with the offset of what is wrong.
    init(_ node: JSONNode) throws(JSONError)

    /// The content as it is written: in an order that doesn't depend on when something was added, so that version control
    /// can merge it.
    var json: JSONValue { get }

    /// Takes what is said about objects from the file of the document that they have left. They have the ids that are
    /// given by those that they had.
    mutating func adopt(_ ids: [String: String], from other: inout Self)
}

extension BesideContent {
    /// Returns the content of files that change because objects move between documents, by the paths of the documents. What
    /// can't be read, and is nil therefore, stays as it is.
    package static func following(
        _ moves: [(from: String, to: String, ids: [String: String])], in content: (_ path: String) -> Self?
    ) -> [String: Self] {
        var changed: [String: Self] = [:]
        for move in moves {
            guard var old = changed[move.from] ?? content(move.from), var new = changed[move.to] ?? content(move.to)
            else { continue }
            let before = new
            new.adopt(move.ids, from: &old)
            if new != before { (changed[move.from], changed[move.to]) = (old, new) }
        }
        return changed
    }
}

extension JSONNode {
    /// Throws unless the node is an object with no other members than the named ones.
    package func expectObject(_ names: String...) throws(JSONError) {
        guard let members else { throw JSONError(message: "found \(title), expected an object", offset: offset) }
        for member in members where !names.contains(member.key) {
            throw JSONError(
                message: "found '\(member.key)', expected \(names.joined(separator: ", "))", offset: member.offset)
        }
    }

    /// Returns the text of a member, or throws if there is none.
    package func expectText(_ name: String) throws(JSONError) -> String {
        guard let text = try optionalText(name) else {
            throw JSONError(message: "expected a text as '\(name)'", offset: offset)
        }
        return text
    }

    /// Returns the text of a member, or nil if there is no such member.
    package func optionalText(_ name: String) throws(JSONError) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else {
            throw JSONError(message: "found \(value.title), expected a text as '\(name)'", offset: value.offset)
        }
        return text
    }

    /// Returns the elements of a member that is a list, none if there is no such member.
    package func expectElements(_ name: String) throws(JSONError) -> [JSONNode] {
        guard let value = self[name] else { return [] }
        guard let elements = value.elements else {
            throw JSONError(message: "found \(value.title), expected a list as '\(name)'", offset: value.offset)
        }
        return elements
    }
}
