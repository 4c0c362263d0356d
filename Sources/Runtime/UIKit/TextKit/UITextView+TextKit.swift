import Foundation

extension UITextView {
    /// Called when the container of the text has other limits.
    func layoutChanged() {
        setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Shows the changed text of the storage.
    func read(_ storage: NSTextStorage) {
        guard !isReadingStorage else { return }
        isReadingStorage = true
        attributedText = NSAttributedString(attributedString: storage)
        isReadingStorage = false
    }

    /// Returns the storage with the text of the view.
    func filled(_ storage: NSTextStorage) -> NSTextStorage {
        let current = styledText ?? NSAttributedString(string: text ?? "", attributes: typingAttributes)
        if !isReadingStorage, !storage.isBeingEdited, !storage.isEqual(to: current) {
            isReadingStorage = true
            storage.setAttributedString(current)
            isReadingStorage = false
        }
        return storage
    }

    /// Lays out the text in a container, and shows the text of its storage.
    func adopt(_ container: NSTextContainer) {
        let (second, content) = (
            container.textLayoutManager, container.textLayoutManager?.textContentManager as? NSTextContentStorage
        )
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? content?.textStorage ?? NSTextStorage(string: "")
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        storage.textView = self
        container.textView = self
        setTextKit((storage, manager, container))
        if let second, let content { setTextKit2((content, second)) } else { leaveTextKit2() }
        if storage.length > 0 { read(storage) }
    }

    func makeTextKit2(
        _ storage: NSTextStorage, _ container: NSTextContainer
    ) -> (content: NSTextContentStorage, manager: NSTextLayoutManager) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        content.textStorage = storage
        manager.textContainer = container
        content.addTextLayoutManager(manager)
        return (content, manager)
    }

    func makeTextKit() -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let (storage, manager, container) = (
            NSTextStorage(string: ""), NSLayoutManager(), NSTextContainer(size: bounds.size)
        )
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.widthTracksTextView = true
        storage.textView = self
        container.textView = self
        return (storage, manager, container)
    }
}
