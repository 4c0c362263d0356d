/// The names of languages as readers know them: "German" for `de`, "Portuguese (Brazil)" for `pt-BR`.
enum LanguageTitle {
    /// Returns the name of a language, or its code if it is none that Xcode offers.
    static func title(of code: String) -> String {
        let parts = code.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first, let language = languages[first] else { return code }
        let details = parts.dropFirst().map { places[$0] ?? $0 }
        return details.isEmpty ? language : "\(language) (\(details.joined(separator: ", ")))"
    }

    private static let languages = table(
        """
        ar Arabic, bg Bulgarian, bn Bangla, ca Catalan, cs Czech, da Danish, de German, el Greek, en English, es Spanish, et Estonian,
        eu Basque, fa Persian, fi Finnish, fil Filipino, fr French, ga Irish, gl Galician, gu Gujarati, he Hebrew, hi Hindi, hr Croatian,
        hu Hungarian, hy Armenian, id Indonesian, is Icelandic, it Italian, ja Japanese, ka Georgian, kk Kazakh, km Khmer, kn Kannada,
        ko Korean, lt Lithuanian, lv Latvian, mk Macedonian, ml Malayalam, mr Marathi, ms Malay, nb Norwegian Bokmål, nl Dutch,
        nn Norwegian Nynorsk, no Norwegian, or Odia, pa Punjabi, pl Polish, pt Portuguese, ro Romanian, ru Russian, sk Slovak,
        sl Slovenian, sq Albanian, sr Serbian, sv Swedish, sw Swahili, ta Tamil, te Telugu, th Thai, tr Turkish, uk Ukrainian, ur Urdu,
        uz Uzbek, vi Vietnamese, zh Chinese
        """)

    /// Scripts and regions.
    private static let places = table(
        """
        Hans Simplified, Hant Traditional, Latn Latin, Cyrl Cyrillic, 419 Latin America, AR Argentina, AT Austria, AU Australia,
        BE Belgium, BR Brazil, CA Canada, CH Switzerland, CL Chile, CN China mainland, CO Colombia, DE Germany, ES Spain, FR France,
        GB United Kingdom, HK Hong Kong, IE Ireland, IN India, IT Italy, JP Japan, KR South Korea, MX Mexico, NL Netherlands,
        NZ New Zealand, PT Portugal, SG Singapore, TW Taiwan, US United States, ZA South Africa
        """)

    private static func table(_ text: String) -> [String: String] {
        let rows = text.split { $0 == "," || $0.isNewline }.map { row in
            row.drop { $0 == " " }.split(separator: " ", maxSplits: 1).map(String.init)
        }
        return Dictionary(uniqueKeysWithValues: rows.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
    }
}
