/// Identifiers as services make them up.
package enum LocalIdentifier {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    /// Returns a random identifier of letters and digits.
    package static func random(_ count: Int) -> String {
        String((0..<count).compactMap { _ in letters.randomElement() })
    }
}
