import Foundation

/// The commands that change the looks of the selected text.
extension UITextView {
    /// Changes the attributes of the selected text, or of what will be typed where none is selected.
    func changeAttributes(
        _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard isEditable, allowsEditingTextAttributes else { return }
        let range = editedRange
        guard range.length > 0 else {
            typingAttributes = body(typingAttributes)
            return
        }
        let before = editedState
        let text = NSMutableAttributedString(attributedString: attributedText)
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        text.enumerateAttributes(in: range) { attributes, run, _ in runs.append((run, attributes)) }
        for (run, attributes) in runs { text.setAttributes(body(attributes), range: run) }
        isTyping = true
        styledText = text
        isTyping = false
        registerUndo(of: range, to: (text.string as NSString).substring(with: range), from: before)
        selection = range
        notifyChange()
    }

    /// Returns whether a command that changes looks can be performed, or nil for another one.
    func permitsLooks(_ action: Selector) -> Bool? {
        switch action.name {
        case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:":
            isEditable && allowsEditingTextAttributes
        default: nil
        }
    }

    /// Turns a trait of the font of the selected text on, or off where all of it has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let isOn = selectedRuns.allSatisfy { font(of: $0).fontDescriptor.symbolicTraits.contains(trait) }
        changeAttributes { attributes in
            let font = self.font(of: attributes)
            var traits = font.fontDescriptor.symbolicTraits
            if isOn { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
        }
    }

    /// Underlines the selected text, or takes the lines away where all of it has them.
    func toggleLines() {
        let isOn = selectedRuns.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        changeAttributes { attributes in
            var changed = attributes
            changed[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
            return changed
        }
    }

    /// Makes the font of the selected text larger or smaller.
    func changeFontSize(by points: CGFloat) {
        changeAttributes { attributes in
            let font = self.font(of: attributes)
            return attributes.merging([.font: font.withSize(max(font.pointSize + points, 1))]) { $1 }
        }
    }

    private func font(of attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 12)
    }

    /// The attributes of the parts of the selection, or of what will be typed.
    private var selectedRuns: [[NSAttributedString.Key: Any]] {
        guard editedRange.length > 0, let text = attributedText else { return [typingAttributes] }
        var runs: [[NSAttributedString.Key: Any]] = []
        text.enumerateAttributes(in: editedRange) { attributes, _, _ in runs.append(attributes) }
        return runs
    }
}
