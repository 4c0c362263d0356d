import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The translations of the texts that rows of an inspector set.
struct RowTexts {
    let document: Document
    let texts: DocumentTexts

    /// Returns what the text of a row is in other languages, or nil if it has none.
    func translations(of row: InspectorRow) -> JSONValue? {
        guard row.variation == nil, !texts.languages.isEmpty, row.set.count == 1, let text = text(setBy: row.set[0])
        else { return nil }
        return .record(["key": .string(text.key), "items": .array(texts.items(of: text))])
    }

    /// Returns the text that a command sets.
    private func text(setBy command: JSONValue) -> LocalizableText? {
        guard case .object(let names) = command, let name = names.first, case .object(let fields) = name.value else {
            return nil
        }
        func field(_ name: String) -> String? {
            guard case .string(let text)? = fields.first(where: { $0.key == name })?.value else { return nil }
            return text
        }
        guard let address = field("object"), let node = try? document.resolve(Address(address)) else { return nil }
        let place: (element: Node, attribute: String)
        switch name.key {
        case "set":
            guard let attribute = field("attribute"), field("traits") == nil else { return nil }
            place = (node, attribute)
        case "setText":
            guard let element = node.parent, let key = node["key"] else { return nil }
            place = (element, key)
        default: return nil
        }
        return place.element.localizableTexts.first { $0.attribute == place.attribute && !$0.text.isEmpty }
    }
}
