/// The language and region that an app is launched in, as Xcode's schemes have them.
struct LaunchLanguage: Hashable, Sendable {
    static let language = Option(
        "language", value: "CODE",
        says: "the language of the app (de, pt-BR, ar); by default this computer's, if the app has it")
    static let region = Option("region", value: "CODE", says: "the region of dates, numbers and currencies (DE, CH)")

    var language: String?
    var region: String?

    init() {}

    init(_ arguments: Arguments, verb: String) throws(Failure) {
        language = try arguments.language("language", verb: verb)
        guard let code = arguments.value(of: "region") else { return }
        guard (2...3).contains(code.count), code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw .usage("'\(code)' isn't a region, expected a code such as 'DE'", help: verb)
        }
        region = code.uppercased()
    }

    /// The arguments of the launch.
    var arguments: [String] {
        var arguments = language.map { ["-AppleLanguages", "(\($0))"] } ?? []
        if let region { arguments += ["-AppleLocale", "\(language?.replacing("-", with: "_") ?? "und")_\(region)"] }
        return arguments
    }
}
