public import Foundation

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    public static let alert = UIKeyboardAppearance.dark
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The type of a text, such as a name or an address, for AutoFill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "name-prefix")
    public static let givenName = Self(rawValue: "given-name")
    public static let middleName = Self(rawValue: "additional-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nameSuffix = Self(rawValue: "name-suffix")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "organization-title")
    public static let organizationName = Self(rawValue: "organization")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "full-street-address")
    public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
    public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    public static let sublocality = Self(rawValue: "address-level3")
    public static let countryName = Self(rawValue: "country")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let emailAddress = Self(rawValue: "email")
    public static let URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "credit-card")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// The requirements of a password.
public final class UITextInputPasswordRules: NSObject, NibDecodable {
    public let passwordRulesDescriptor: String

    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }

    public init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        passwordRulesDescriptor = nib.string("_passwordRulesDescriptor") ?? ""
        super.init()
    }
}

/// The keyboard and text input behavior of a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether words are offered in the line. None are here.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }
/// How much of writing tools is offered, of which there are none here.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
/// What writing tools may give back.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let plainText = Self(rawValue: 1)
    public static let richText = Self(rawValue: 2)
    public static let list = Self(rawValue: 4)
    public static let table = Self(rawValue: 8)
}

extension UITextInputTraits {
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { [] }
        set {}
    }

    /// Decodes all traits. `usual` is the default capitalization of the class.
    func decodeTextInputTraits(_ nib: UINibDecoder, usual: UITextAutocapitalizationType) {
        autocapitalizationType = nib.option("UIAutocapitalizationType") ?? usual
        autocorrectionType = nib.option("UIAutocorrectionType") ?? .default
        spellCheckingType = nib.option("UISpellCheckingType") ?? .default
        smartQuotesType = nib.option("UITextSmartQuotesType") ?? .default
        smartDashesType = nib.option("UITextSmartDashesType") ?? .default
        smartInsertDeleteType = nib.option("UITextSmartInsertDeleteType") ?? .default
        keyboardType = nib.option("UIKeyboardType") ?? .default
        keyboardAppearance = nib.option("UIKeyboardAppearance") ?? .default
        returnKeyType = nib.option("UIReturnKeyType") ?? .default
        enablesReturnKeyAutomatically = nib.bool("UIEnablesReturnKeyAutomatically") ?? false
        isSecureTextEntry = nib.bool("UISecureTextEntry") ?? false
        textContentType = nib.string("UITextContentType").map(UITextContentType.init)
        passwordRules = nib.value("UITextInputPasswordRules", as: UITextInputPasswordRules.self)
    }
}
