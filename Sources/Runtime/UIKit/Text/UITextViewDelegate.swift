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

/// Calls a text view's delegate: by its class's table first, then by the protocol.
@MainActor
struct TextViewCalls {
    private let delegate: any UITextViewDelegate
    private let methods: OptionalMethods?
    private let view: UITextView

    /// Creates calls for a view, or nil if it has no delegate.
    init?(_ view: UITextView) {
        guard let delegate = view.delegate else { return nil }
        (self.delegate, self.view, methods) = (delegate, view, OptionalMethods(of: delegate))
    }

    private func own<Result>(_ name: String, as type: Result.Type = Result.self) -> Result? {
        methods?.call(name, delegate, view)
    }

    var shouldBegin: Bool { own("textViewShouldBeginEditing(_:)") ?? delegate.textViewShouldBeginEditing(view) }
    var shouldEnd: Bool { own("textViewShouldEndEditing(_:)") ?? delegate.textViewShouldEndEditing(view) }
    func didBegin() { own("textViewDidBeginEditing(_:)") ?? delegate.textViewDidBeginEditing(view) }
    func didEnd() { own("textViewDidEndEditing(_:)") ?? delegate.textViewDidEndEditing(view) }
    func didChange() { own("textViewDidChange(_:)") ?? delegate.textViewDidChange(view) }
    func didChangeSelection() {
        own("textViewDidChangeSelection(_:)") ?? delegate.textViewDidChangeSelection(view)
    }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        methods?.call("textView(_:shouldChangeTextIn:replacementText:)", delegate, (view, range, text))
            ?? delegate.textView(view, shouldChangeTextIn: range, replacementText: text)
    }

    func tellMenu(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
        if isShown {
            methods?.call("textView(_:willPresentEditMenuWith:)", delegate, (view, animator))
                ?? delegate.textView(view, willPresentEditMenuWith: animator)
        } else {
            methods?.call("textView(_:willDismissEditMenuWith:)", delegate, (view, animator))
                ?? delegate.textView(view, willDismissEditMenuWith: animator)
        }
    }

    func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        methods?.call("textView(_:editMenuForTextIn:suggestedActions:)", delegate, (view, range, suggested))
            ?? delegate.textView(view, editMenuForTextIn: range, suggestedActions: suggested)
    }

    /// What a tap on a part does; nil for nothing.
    func primaryAction(_ item: UITextItem, _ usual: UIAction) -> UIAction? {
        delegate.textView(view, primaryActionFor: item, defaultAction: usual)
    }

    func shouldOpen(_ url: URL, _ range: NSRange) -> Bool {
        let interaction = UITextItemInteraction.invokeDefaultAction
        return methods?.call(
            "textView(_:shouldInteractWith:in:interaction:)", delegate, (view, url, range, interaction))
            ?? methods?.call("textView(_:shouldInteractWith:in:)", delegate, (view, url, range))
            ?? delegate.textView(view, shouldInteractWith: url, in: range, interaction: interaction)
    }
}
