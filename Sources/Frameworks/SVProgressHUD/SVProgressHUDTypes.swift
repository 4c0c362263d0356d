public import Foundation

/// The colors of the panel.
public enum SVProgressHUDStyle: Int, Sendable {
    /// White, with black text.
    case light
    /// Black, with white text.
    case dark
    /// The app's own colors.
    case custom
    /// Light or dark, as the container is.
    case automatic
}

/// What is behind the panel, and whether it gets touches.
public enum SVProgressHUDMaskType: UInt, Sendable {
    /// Touches reach what is behind the panel.
    case none = 1
    /// Nothing behind the panel gets touches.
    case clear
    /// As `clear`, with a dark layer.
    case black
    /// As `clear`, with a layer that is darker at its edges.
    case gradient
    /// As `clear`, with a layer of the app's own color.
    case custom
}

/// How activity without a known end is shown.
public enum SVProgressHUDAnimationType: UInt, Sendable {
    /// A ring that turns.
    case flat
    /// The system's indicator.
    case native
}

/// What is called when the panel is there.
public typealias SVProgressHUDShowCompletion = () -> Void
/// What is called when the panel is gone.
public typealias SVProgressHUDDismissCompletion = () -> Void

/// The key of the panel's text in the user information of its notifications.
public let SVProgressHUDStatusUserInfoKey = "SVProgressHUDStatusUserInfoKey"

extension NSNotification.Name {
    /// Somebody touched the panel or what is behind it.
    public static let SVProgressHUDDidReceiveTouchEvent = Self("SVProgressHUDDidReceiveTouchEventNotification")
    /// Somebody touched the panel.
    public static let SVProgressHUDDidTouchDownInside = Self("SVProgressHUDDidTouchDownInsideNotification")
    /// The panel is about to go.
    public static let SVProgressHUDWillDisappear = Self("SVProgressHUDWillDisappearNotification")
    /// The panel is gone.
    public static let SVProgressHUDDidDisappear = Self("SVProgressHUDDidDisappearNotification")
    /// The panel is about to come.
    public static let SVProgressHUDWillAppear = Self("SVProgressHUDWillAppearNotification")
    /// The panel is there.
    public static let SVProgressHUDDidAppear = Self("SVProgressHUDDidAppearNotification")
}
