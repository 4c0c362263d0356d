import AppSurroundings
import JSONText
import PageServing

/// Somebody at a page, as others see them.
struct Person {
    /// What they do in the document that they look at. Coordinates are those of its board.
    struct Doing: Equatable {
        var pointer: [Double] = []
        /// The part of the board that they see: x, y, width, height.
        var view: [Double] = []
        var selection: [String] = []
        /// The frames of what they drag, four numbers each.
        var frames: [Double] = []
        /// The text that they are typing, with the object and the title of its field; empty if none.
        var field: [String: String] = [:]
    }

    /// A number that identifies the page, as long as it is open.
    let id: Int
    let role: PageRole
    /// The place of their color in the page's palette.
    let color: Int
    /// The name that they have chosen.
    var name: String?
    /// What pages of the same browser have in common, which is one person.
    var key: String?
    /// The document that they look at.
    var document: String?
    var doing = Doing()

    /// The number of colors in the page's palette.
    static let colors = 8

    /// The name for others.
    var shownName: String {
        if let name { return name }
        switch role {
        case .owner: return "Host"
        case .editor: return "Editor \(id)"
        case .guest: return "Guest \(id)"
        }
    }

    /// Returns whether two pages are those of one person, who isn't told of themselves: all that are open at this computer, or
    /// in one browser elsewhere.
    func isSame(as other: Person) -> Bool {
        guard id != other.id else { return true }
        return role == other.role && (role == .owner || (key != nil && key == other.key))
    }

    var json: JSONValue {
        let members: KeyValuePairs<String, JSONValue?> = [
            "id": .integer(id), "name": .string(shownName), "color": .integer(color), "role": .string(role.rawValue),
            "document": .optional(document),
        ]
        return .object(
            members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } }
                + doing.changes(since: Doing()).map { JSONMember(key: $0.key, value: $0.value) })
    }
}

extension Person.Doing {
    /// Returns what differs from an earlier state.
    func changes(since before: Person.Doing) -> [(key: String, value: JSONValue)] {
        var changes: [(key: String, value: JSONValue)] = []
        func add(_ key: String, _ numbers: [Double]) { changes.append((key, .array(numbers.map(JSONValue.number)))) }
        if pointer != before.pointer { add("pointer", pointer) }
        if view != before.view { add("view", view) }
        if frames != before.frames { add("frames", frames) }
        if selection != before.selection {
            changes.append(("selection", .array(selection.map(JSONValue.string))))
        }
        if field != before.field {
            let members = field.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: .string($0.value)) }
            changes.append(("field", .object(members)))
        }
        return changes
    }
}
