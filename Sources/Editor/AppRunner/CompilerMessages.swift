extension AppBuildReport.Message {
    /// Returns the messages in the words of compilers: `file:line:column: error: text`.
    package static func all(in text: String) -> [AppBuildReport.Message] {
        text.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/(/[^:]*)(?::(\d+))?(?::(\d+))?: (error|warning): (.*)/#) else {
                guard let bare = line.wholeMatch(of: #/(error|warning): (.*)/#) else { return nil }
                return Self(severity: String(bare.1), text: String(bare.2))
            }
            return Self(
                file: String(match.1), line: match.2.flatMap { Int($0) }, column: match.3.flatMap { Int($0) },
                severity: String(match.4), text: String(match.5))
        }
    }
}
