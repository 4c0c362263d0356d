import Foundation

/// A target of the manifest, as the package manager describes it.
struct Target: Sendable {
    let name: String
    /// `regular`, `executable`, `test`, `plugin`, `system` or `binary`.
    var kind = "regular"
    /// The folder of its sources.
    let folder: String
    /// The names of the targets and products that it lists.
    var dependencies: [String] = []
    /// The folders of its files that aren't sources.
    var resources: [String] = []

    /// The folder of `Sources` that it is in, or nil.
    var layer: String? {
        let parts = folder.split(separator: "/")
        return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : nil
    }

    /// Whether it is a test or helps tests.
    var isForTests: Bool { folder.hasPrefix("Tests/") }

    /// Reads the output of `swift package dump-package`.
    static func described(by data: Data) throws -> [Target] {
        struct Package: Decodable { let targets: [Entry] }
        struct Entry: Decodable {
            let name, type: String
            let path: String?
            let dependencies: [[String: [Word]]]
            let resources: [Resource]
        }
        struct Resource: Decodable { let path: String }
        /// A name; conditions and whatever else stands beside it are none.
        struct Word: Decodable {
            let text: String?
            init(from decoder: any Decoder) throws {
                text = try? decoder.singleValueContainer().decode(String.self)
            }
        }
        return try JSONDecoder().decode(Package.self, from: data).targets.map { entry in
            let parent = ["test": "Tests", "plugin": "Plugins"][entry.type] ?? "Sources"
            let folder = entry.path ?? "\(parent)/\(entry.name)"
            return Target(
                name: entry.name, kind: entry.type, folder: folder,
                dependencies: entry.dependencies.compactMap { $0.values.first?.first?.text },
                resources: entry.resources.map { "\(folder)/\($0.path)" })
        }
    }
}
