/// The one place where the version stands.
enum Version {
    static let number = "0.1.0"
}
