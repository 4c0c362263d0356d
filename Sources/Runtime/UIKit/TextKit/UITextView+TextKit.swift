import Foundation

extension UITextView {
    /// Called when the container of the text has other limits.
    func layoutChanged() {
        setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Shows the changed text of the storage.
    func take(_ storage: NSTextStorage) {
        guard !isReadingStorage else { return }
        isReadingStorage = true
        attributedText = NSAttributedString(attributedString: storage)
        isReadingStorage = false
    }

    /// Returns the storage with the text of the view.
    func filled(_ storage: NSTextStorage) -> NSTextStorage {
        let current = attributedText ?? NSAttributedString(string: text ?? "", attributes: typingAttributes)
        if !isReadingStorage, !storage.isBeingEdited, !storage.isEqual(to: current) {
            isReadingStorage = true
            storage.setAttributedString(current)
            isReadingStorage = false
        }
        return storage
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
