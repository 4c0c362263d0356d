/// The build settings of an Xcode project's targets and configurations.
package struct BuildSettings: Hashable, Sendable {
    private let configurations: [PropertyList]
    /// The language in which the app is developed: "en", or nil if the project names none.
    package let developmentLanguage: String?

    /// Reads a `project.pbxproj`.
    package init(_ bytes: [UInt8]) throws(FormatError) {
        guard let objects = try PropertyList(bytes)["objects"]?.dictionary else {
            throw FormatError("the project has no 'objects'")
        }
        developmentLanguage = objects.values.first { $0["isa"]?.string == "PBXProject" }?["developmentRegion"]?.string
        configurations = objects.filter { $0.value["isa"]?.string == "XCBuildConfiguration" }
            .sorted { $0.key < $1.key }.compactMap { $0.value["buildSettings"] }
    }

    /// Returns the distinct values of a setting in all configurations.
    package func values(of setting: String) -> [String] {
        var seen: Set<String> = []
        return configurations.compactMap { $0[setting]?.string }.filter { seen.insert($0).inserted }
    }
}
