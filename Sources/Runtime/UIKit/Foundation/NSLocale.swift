public import Foundation

// Foundation for Linux keeps these to itself.
extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    public func localizedString(forLocaleIdentifier identifier: String) -> String {
        locale.localizedString(forIdentifier: identifier) ?? identifier
    }
    public func localizedString(forLanguageCode code: String) -> String? {
        locale.localizedString(forLanguageCode: code)
    }
    public func localizedString(forCountryCode code: String) -> String? { locale.localizedString(forRegionCode: code) }
    public func localizedString(forScriptCode code: String) -> String? { locale.localizedString(forScriptCode: code) }
    public func localizedString(forVariantCode code: String) -> String? { locale.localizedString(forVariantCode: code) }
    public func localizedString(forCurrencyCode code: String) -> String? {
        locale.localizedString(forCurrencyCode: code)
    }
}
