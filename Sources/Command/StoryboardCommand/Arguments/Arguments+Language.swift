import AppSurroundings

extension Arguments {
    /// Returns the language code of an option, or nil if it isn't given.
    func language(_ option: String, verb: String) throws(Failure) -> String? {
        guard let code = value(of: option) else { return nil }
        if Language.isCode(code) { return code }
        throw .usage("'\(code)' is not a language code, expected one such as 'de', 'pt-BR' or 'ar'", help: verb)
    }
}
