/// Facts about languages by their codes.
package enum Language {
    private static let rightToLeft: Set<Substring> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi",
    ]

    /// Returns whether the language is written from right to left, in any region.
    package static func isRightToLeft(_ code: String) -> Bool {
        if let language = PseudoLanguage(rawValue: code) { return language == .rightToLeft }
        let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
        if parts.contains("latn") || parts.contains("cyrl") { return false }
        return parts.contains("arab") || parts.contains("hebr") || parts.first.map(rightToLeft.contains) == true
    }

    /// Returns whether a text has the form of a language's code: "de", "pt-BR", "zh_Hant".
    package static func isCode(_ text: String) -> Bool {
        text.first?.isLetter == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
    }

    /// Returns the names of a language's folders or tables, the most specific first: "pt-BR", "pt_BR", "pt".
    package static func spellings(_ code: String) -> [String] {
        let hyphens = code.replacing("_", with: "-")
        var spellings = [code, hyphens, code.replacing("-", with: "_")]
        var rest = hyphens[...]
        while let hyphen = rest.lastIndex(of: "-") {
            rest = rest[..<hyphen]
            spellings.append(String(rest))
        }
        var seen: Set<String> = []
        return spellings.filter { seen.insert($0).inserted }
    }
}
