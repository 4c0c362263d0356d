public import Foundation

/// What a person may do to edit by gestures with several fingers.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// The buttons beside the suggestions above the keyboard of a pad, which suggests nothing here.
@preconcurrency @MainActor
public final class UITextInputAssistantItem: NSObject {
    /// Whether a person may hide the buttons.
    public var allowsHidingShortcuts = true
    public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    override init() { super.init() }
}
