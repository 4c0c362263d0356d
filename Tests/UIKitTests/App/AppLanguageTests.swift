import Testing

@testable import UIKit

@Suite("The language of an app")
struct AppLanguageTests {
    static func wish(_ arguments: String..., host: String = "C.UTF-8") -> AppLanguage.Wish {
        AppLanguage.Wish(arguments: ["app"] + arguments, environment: ["LANG": host])
    }

    static func choose(_ wish: AppLanguage.Wish, from localizations: String...) -> String {
        AppLanguage.choose(from: localizations, wish, development: "en")
    }

    @Test("The first language that is wished and there is chosen, in its own region, script or any")
    func choice() {
        #expect(Self.choose(Self.wish("-AppleLanguages", "(fr, de-AT, en)"), from: "de", "en") == "de")
        #expect(Self.choose(Self.wish("-AppleLanguages", "(\"pt-PT\")"), from: "en", "pt-BR", "pt-PT") == "pt-PT")
        #expect(Self.choose(Self.wish("-AppleLanguages", "pt"), from: "en", "pt-BR") == "pt-BR")
        #expect(Self.choose(Self.wish("-AppleLanguages", "(zh-TW)"), from: "zh-Hans", "zh-Hant") == "zh-Hant")
        #expect(Self.choose(Self.wish("-AppleLanguages", "(de)"), from: "English", "German") == "German")
        #expect(Self.choose(Self.wish("-AppleLanguages", "(fr)"), from: "de", "en") == "en")
    }

    @Test("Without a wish it is the host's, if the app has it, or else that of development")
    func host() {
        #expect(Self.choose(Self.wish(host: "de_AT.UTF-8@euro"), from: "de", "en") == "de")
        #expect(Self.choose(Self.wish(host: "fr_FR.UTF-8"), from: "de", "en") == "en")
        #expect(Self.choose(Self.wish(host: "POSIX"), from: "de", "en") == "en")
        #expect(Self.choose(Self.wish(host: ""), from: "de") == "de")
        #expect(AppLanguage.choose(from: [], Self.wish(host: "de_DE"), development: "en") == "en")
    }

    @Test("A locale is that of the app's language, in the region that is wished or likely")
    func locale() {
        func identifier(_ wish: AppLanguage.Wish, _ language: String) -> String {
            AppLanguage.localeIdentifier(of: wish, language)
        }
        #expect(identifier(Self.wish(), "en") == "en_US")
        #expect(identifier(Self.wish("-AppleLanguages", "(de)"), "de") == "de_DE")
        #expect(identifier(Self.wish("-AppleLanguages", "(de-CH)"), "de") == "de_CH")
        #expect(identifier(Self.wish("-AppleLanguages", "(fr)"), "en") == "en_FR")
        #expect(identifier(Self.wish("-AppleLocale", "de_AT@calendar=gregorian"), "de") == "de_AT@calendar=gregorian")
        #expect(identifier(Self.wish("-AppleLocale", "de_AT"), "en") == "en_AT")
        #expect(identifier(Self.wish(host: "de_CH.UTF-8"), "en") == "en_CH")
        #expect(identifier(Self.wish("-AppleLanguages", "(pt-BR)"), "pt-BR") == "pt_BR")
        #expect(identifier(Self.wish("-AppleLanguages", "(zh-Hant)"), "zh-Hant") == "zh_Hant_TW")
    }

    @Test("Arguments say the direction of the interface")
    func direction() {
        #expect(Self.wish("-NSForceRightToLeftWritingDirection", "YES").isRightToLeft == true)
        #expect(Self.wish("-AppleTextDirection", "NO").isRightToLeft == false)
        #expect(Self.wish("-AppleLanguages").isRightToLeft == nil)
    }
}
