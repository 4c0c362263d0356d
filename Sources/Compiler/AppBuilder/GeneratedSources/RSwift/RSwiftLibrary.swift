/// The library whose types R.swift's source uses.
enum RSwiftLibrary: String {
    /// That of the versions before 7, where members of `R` are both values and functions.
    case rswift = "Rswift"
    /// That of version 7, whose values can be called.
    case rswiftResources = "RswiftResources"

    /// Whether values of the library's types can be called.
    var hasCallableValues: Bool { self == .rswiftResources }

    /// Returns a type of the library.
    func type(_ name: String, _ arguments: String...) -> String {
        "\(rawValue).\(name)" + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    }
}
