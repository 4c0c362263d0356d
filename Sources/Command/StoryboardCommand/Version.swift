import FileAccess

/// The version of the command.
enum Version {
    static let number = "0.2.0"

    /// The file beside an installed command with its commit and its parts, a line each.
    static let partsFile = "parts.txt"

    /// Returns the output of `--version`: the number, then the commit and the parts if the command was installed.
    static func text(in environment: CommandEnvironment) -> String {
        let file = FilePath.join(FilePath.folder(of: environment.program), partsFile)
        let parts = (try? environment.files.read(file).bytes).map { String(decoding: $0, as: UTF8.self) }
        return "storyboard \(number)\n\(Parts.note)\(parts ?? "")"
    }
}
