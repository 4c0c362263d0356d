/// The settings of a configuration that count only for some builds, `NAME[sdk=iphoneos*][config=Debug]`.
enum ConditionalSettings {
    /// What apps are built as here: for a simulator.
    private static let sdk: Substring = "iphonesimulator"

    #if arch(arm64)
    private static let architecture: Substring = "arm64"
    #else
    private static let architecture: Substring = "x86_64"
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
        case "sdk": return PathPattern.matches(sdk, parts[1])
        case "arch": return PathPattern.matches(architecture, parts[1])
        case "config": return PathPattern.matches(configuration[...], parts[1])
        case "variant": return PathPattern.matches("normal", parts[1])
        default: return false
        }
    }
}
