public import Foundation

/// Decides when a text view is edited, and hears what is typed.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns what a tap on a part of the text does, in place of what is usual; nil for nothing.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Returns the menu of a part of the text; nil for none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The method of iOS 7 to 9, which answers unless the later one does.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    /// Returns the edit menu for a range, or nil for that of the system.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu comes.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu goes.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    // Parts of a text show no menus, a text view no formatting by itself, and there are no writing tools here: UIKit
    // doesn't call the methods below.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    func textView(
        _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSRange]
}

/// What a person does with a link in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textView(
        _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textView(
        _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textView(
        _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSRange] { [] }
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

/// Calls a text view's delegate.
@MainActor
struct TextViewCalls {
    private let delegate: DelegateCalls<any UITextViewDelegate>
    private let view: UITextView

    /// Creates calls for a view, or nil if it has no delegate.
    init?(_ view: UITextView) {
        guard let delegate = view.delegate else { return nil }
        (self.delegate, self.view) = (DelegateCalls(delegate), view)
    }

    var shouldBegin: Bool {
        delegate.call("textViewShouldBeginEditing(_:)", view) { $0.textViewShouldBeginEditing(view) }
    }
    var shouldEnd: Bool { delegate.call("textViewShouldEndEditing(_:)", view) { $0.textViewShouldEndEditing(view) } }
    func didBegin() { delegate.call("textViewDidBeginEditing(_:)", view) { $0.textViewDidBeginEditing(view) } }
    func didEnd() { delegate.call("textViewDidEndEditing(_:)", view) { $0.textViewDidEndEditing(view) } }
    func didChange() { delegate.call("textViewDidChange(_:)", view) { $0.textViewDidChange(view) } }
    func didChangeSelection() {
        delegate.call("textViewDidChangeSelection(_:)", view) { $0.textViewDidChangeSelection(view) }
    }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate.call("textView(_:shouldChangeTextIn:replacementText:)", (view, range, text)) {
            $0.textView(view, shouldChangeTextIn: range, replacementText: text)
        }
    }

    func reportMenu(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
        if isShown {
            delegate.call("textView(_:willPresentEditMenuWith:)", (view, animator)) {
                $0.textView(view, willPresentEditMenuWith: animator)
            }
        } else {
            delegate.call("textView(_:willDismissEditMenuWith:)", (view, animator)) {
                $0.textView(view, willDismissEditMenuWith: animator)
            }
        }
    }

    func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        delegate.call("textView(_:editMenuForTextIn:suggestedActions:)", (view, range, suggested)) {
            $0.textView(view, editMenuForTextIn: range, suggestedActions: suggested)
        }
    }

    /// What a tap on a part does; nil for nothing.
    func primaryAction(_ item: UITextItem, _ usual: UIAction) -> UIAction? {
        delegate.object.textView(view, primaryActionFor: item, defaultAction: usual)
    }

    func shouldOpen(_ url: URL, _ range: NSRange) -> Bool {
        let older = "textView(_:shouldInteractWith:in:)"
        let name = "textView(_:shouldInteractWith:in:interaction:)"
        if delegate.has(older), !delegate.has(name) {
            return delegate.call(older, (view, url, range)) { $0.textView(view, shouldInteractWith: url, in: range) }
        }
        let interaction = UITextItemInteraction.invokeDefaultAction
        return delegate.call(name, (view, url, range, interaction)) {
            $0.textView(view, shouldInteractWith: url, in: range, interaction: interaction)
        }
    }
}
