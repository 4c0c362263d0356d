import StoryboardModel
import XMLTree

/// A text that Interface Builder exports for translation.
struct LocalizedText {
    var node: Node
    /// The text's key in a strings file: "YjF-TC-xdU.text".
    var key: String
    var text: String
}

extension CheckContext {
    /// Returns the texts whose keys are known for sure.
    func localizedTexts() -> [LocalizedText] {
        let plain = Self.textAttributes.flatMap { element, attributes in
            elements(element).flatMap { node in attributes.compactMap { self.text(of: node, attribute: $0) } }
        }
        let titles = controllers.compactMap { text(of: $0, attribute: "title") }
        return plain + titles + stateTitles() + segmentTitles()
    }

    private static let textAttributes: [(element: String, attributes: [String])] = [
        ("label", ["text"]), ("textView", ["text"]), ("textField", ["text", "placeholder"]),
        ("searchBar", ["text", "placeholder", "prompt"]),
        ("barButtonItem", ["title"]), ("tabBarItem", ["title"]), ("navigationItem", ["title", "prompt"]),
        ("tableViewSection", ["headerTitle", "footerTitle"]), ("menuItem", ["title"]), ("menu", ["title"]),
        ("window", ["title"]),
        ("buttonCell", ["title"]), ("textFieldCell", ["title"]),
    ]

    private func text(of node: Node, attribute: String) -> LocalizedText? {
        guard let text = node[attribute] ?? node.child("string", key: attribute)?.text else { return nil }
        return localized(text, of: node, key: attribute)
    }

    private func stateTitles() -> [LocalizedText] {
        elements("state").compactMap { state in
            guard let button = state.parent, let title = state["title"] ?? state.child("string", key: "title")?.text
            else { return nil }
            return localized(title, of: button, key: "\(state["key"] ?? "")Title")
        }
    }

    private func segmentTitles() -> [LocalizedText] {
        elements("segments").flatMap { segments -> [LocalizedText] in
            guard document.kind.isUIKit, let control = segments.parent else { return [] }
            return segments.children.enumerated().compactMap { offset, segment in
                guard let title = segment["title"] else { return nil }
                return localized(title, of: control, key: "segmentTitles[\(offset)]")
            }
        }
    }

    private func localized(_ text: String, of node: Node, key: String) -> LocalizedText? {
        guard let id = node["id"], text.contains(where: \.isLetter), !Self.fillers.contains(text),
            !text.hasPrefix("Lorem ipsum")
        else { return nil }
        return LocalizedText(node: node, key: "\(id).\(key)", text: text)
    }

    /// The default texts of new objects, which code usually replaces.
    private static let fillers: Set<String> = ["Label", "Button", "Title", "Item", "Text", "Detail", "Subtitle"]
}
