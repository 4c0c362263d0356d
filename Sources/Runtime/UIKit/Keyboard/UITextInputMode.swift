public import Foundation

/// A language that a person types in. There is one keyboard here, in the app's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    /// The language, such as `en-US`.
    public let primaryLanguage: String?

    init(primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }

    private static let only = UITextInputMode(primaryLanguage: AppLanguage.preferredLanguages.first)

    public class var activeInputModes: [UITextInputMode] { [only] }
    /// The mode of the keyboard, before each responder had its own.
    @available(*, deprecated, message: "Use textInputMode of the first responder")
    public class func current() -> UITextInputMode? { only }
}

extension UIResponder {
    /// The language of the keyboard, or nil while nothing is typed into the object.
    public var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.activeInputModes.first : nil }
}
