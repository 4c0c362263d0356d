/// The version of the command.
enum Version {
    static let number = "0.1.0"
}
