import StoryboardModel
import XMLTree

extension CheckContext {
    /// Returns the texts that are worth a translation.
    func textsToTranslate() -> [LocalizableText] {
        document.localizableTexts.filter { text in
            text.text.contains(where: \.isLetter) && !Self.fillers.contains(text.text)
                && !text.text.hasPrefix("Lorem ipsum")
        }
    }

    /// The default texts of new objects, which code usually replaces.
    private static let fillers: Set<String> = ["Label", "Button", "Title", "Item", "Text", "Detail", "Subtitle"]
}
