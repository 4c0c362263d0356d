/// The settings of a configuration that count only for some builds, `NAME[sdk=iphoneos*][config=Debug]`.
enum ConditionalSettings {
    /// What apps are built as here: for a simulator.
    private static let sdk = "iphonesimulator"

    #if arch(arm64)
    private static let architecture = "arm64"
    #else
    private static let architecture = "x86_64"
    #endif

    /// Returns those that count for a configuration, by their names without conditions. More conditions count more than fewer.
    static func counting(_ settings: [String: String], for configuration: String) -> [String: String] {
        var found: [String: (count: Int, written: String, value: String)] = [:]
        for (written, value) in settings {
            let parts = written.split(separator: "[")
            guard parts.count > 1, let name = parts.first.map(String.init) else { continue }
            // Several conditions may share brackets: `[sdk=iphoneos*,arch=arm64]`.
            let conditions = parts.dropFirst().flatMap { $0.split(separator: "]").joined().split(separator: ",") }
            guard conditions.allSatisfy({ holds($0, for: configuration) }) else { continue }
            let own = (conditions.count, written, value)
            if let other = found[name], (other.count, other.written) > (own.0, own.1) { continue }
            found[name] = own
        }
        return found.mapValues(\.value)
    }

    private static func holds(_ condition: Substring, for configuration: String) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return false }
        switch parts[0] {
        case "sdk": return matches(Self.sdk, parts[1])
        case "arch": return matches(architecture, parts[1])
        case "config": return matches(configuration, parts[1])
        case "variant": return matches("normal", parts[1])
        default: return false
        }
    }

    /// Returns whether a text matches a pattern, in which a star is any text.
    private static func matches(_ text: String, _ pattern: Substring) -> Bool {
        var rest = text[...]
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        for (number, piece) in pieces.enumerated() {
            if number == 0 {
                guard rest.hasPrefix(piece) else { return false }
                rest = rest.dropFirst(piece.count)
            } else if number == pieces.count - 1 {
                return rest.hasSuffix(piece)
            } else {
                guard let place = piece.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: piece)
                else { return false }
                rest = rest[place.upperBound...]
            }
        }
        return rest.isEmpty
    }
}
