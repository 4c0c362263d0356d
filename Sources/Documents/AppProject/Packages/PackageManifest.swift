import FileAccess
import JSONText

/// Returns the manifest of the package in a folder, or nil if only what is in the folder tells what the package is.
package typealias ManifestReader = @Sendable (_ folder: String) throws(ProjectError) -> PackageManifest?

/// What the manifest of a package, `Package.swift`, says.
package struct PackageManifest: Sendable {
    /// What a package depends on: another package.
    enum Requirement: Sendable {
        case folder(names: Set<String>, path: String)
        /// A package at an address, or in a registry, of which no state is wanted then.
        case remote(names: Set<String>, address: String, PackageRequirement?)

        /// The names in lowercase letters by which targets refer to the package.
        var names: Set<String> {
            switch self {
            case .folder(let names, _), .remote(let names, _, _): names
            }
        }
    }

    /// What a target depends on.
    enum Dependency: Sendable {
        /// A target of the package, or a product with this name.
        case name(String)
        case product(String, package: String?)

        var name: String {
            switch self {
            case .name(let name), .product(let name, _): name
            }
        }
    }

    struct Target: Sendable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var dependencies: [Dependency]
        /// The paths of the declared resources, and whether these are copied as they are.
        var resources: [(path: String, isCopied: Bool)]
        /// The compiler's options.
        var flags: [String]
        var conditions: [String]
        /// The mode of the language, if the target has one of its own.
        var languageMode: String?
        /// The folder of a target in C with the headers that others see.
        var publicHeaders: String?
        /// What is defined for C, the folders that are searched for headers, and the system's libraries.
        var defines: [String] = []
        var searchPaths: [String] = []
        var libraries: [String] = []
    }

    package var name: String
    var swiftVersion: String
    var targets: [Target]
    var products: [(name: String, targets: [String])]
    var requirements: [Requirement]

    /// The reader that reads none.
    package static let unread: ManifestReader = { _ in nil }

    /// Reads what `swift package dump-package` writes.
    package init(_ bytes: [UInt8], of folder: String) throws(ProjectError) {
        let root: JSONNode
        do throws(JSONError) {
            root = try JSONReader.read(bytes)
        } catch {
            throw ProjectError(FilePath.join(folder, "Package.swift"), "the manifest can't be read: \(error.message)")
        }
        name = root["name"]?.string ?? FilePath.name(of: folder)
        let tools = root["toolsVersion"]?["_version"]?.string ?? "5.0.0"
        let modes = (root["swiftLanguageVersions"]?.elements ?? []).compactMap(\.string)
        swiftVersion = modes.last ?? (tools.hasPrefix("6") ? "6" : "5")
        targets = (root["targets"]?.elements ?? []).map(Target.init)
        products = (root["products"]?.elements ?? []).map { product in
            (product["name"]?.string ?? "", (product["targets"]?.elements ?? []).compactMap(\.string))
        }
        requirements = (root["dependencies"]?.elements ?? []).compactMap(Requirement.init)
    }

    /// Throws if the package or a target has a name that can't be that of what is built.
    func checkNames(in file: String, _ files: any FileStore) throws(ProjectError) {
        try ProductName.check(name, "the package", in: file, files)
        for target in targets { try ProductName.check(target.name, "a target", in: file, files) }
    }

    package var targetNames: [String] { targets.map(\.name) }

    /// The folders of the packages that it depends on by a path.
    package var localFolders: [String] {
        requirements.compactMap { if case .folder(_, let path) = $0 { path } else { nil } }
    }

    /// The targets of the products, or all if no product has one.
    var libraryTargets: [String] {
        let regular = Set(targets.filter { $0.type == "regular" }.map(\.name))
        let inProducts = products.flatMap(\.targets).filter(regular.contains)
        return inProducts.isEmpty ? targets.map(\.name).filter(regular.contains) : inProducts
    }

    func target(named name: String) -> Target? { targets.first { $0.name == name } }
}

extension PackageManifest.Requirement {
    init?(_ node: JSONNode) {
        func names(_ place: JSONNode, _ path: String) -> Set<String> {
            let names = [
                place["identity"]?.string, place["nameForTargetDependencyResolutionOnly"]?.string,
                PackageAddress(path).name,
            ]
            return Set(names.compactMap { $0?.lowercased() })
        }
        if let place = node["fileSystem"]?.elements?.first {
            let path = place["path"]?.string ?? ""
            self = .folder(names: names(place, path), path: path)
        } else if let place = node["sourceControl"]?.elements?.first {
            let location = place["location"]
            if let path = location?["local"]?.elements?.first?.string {
                self = .folder(names: names(place, path), path: path)
            } else {
                let address =
                    location?["remote"]?.elements?.first.flatMap { $0["urlString"]?.string ?? $0.string } ?? ""
                self = .remote(
                    names: names(place, address), address: address,
                    PackageRequirement(manifest: place["requirement"]))
            }
        } else if let place = node["registry"]?.elements?.first {
            let identity = place["identity"]?.string ?? ""
            self = .remote(names: names(place, identity), address: identity, nil)
        } else {
            return nil
        }
    }
}

extension PackageManifest.Target {
    init(_ node: JSONNode) {
        name = node["name"]?.string ?? ""
        type = node["type"]?.string ?? "regular"
        path = node["path"]?.string
        sources = node["sources"]?.elements?.compactMap(\.string)
        exclude = (node["exclude"]?.elements ?? []).compactMap(\.string)
        dependencies = (node["dependencies"]?.elements ?? []).compactMap(Self.dependency)
        resources = (node["resources"]?.elements ?? []).compactMap { resource in
            resource["path"]?.string.map { ($0, resource["rule"]?["copy"] != nil) }
        }
        (flags, conditions) = ([], [])
        publicHeaders = node["publicHeadersPath"]?.string
        for setting in node["settings"]?.elements ?? [] where Self.isForIOS(setting["condition"]) {
            switch setting["tool"]?.string {
            case "swift": add(setting["kind"])
            case "c": addC(setting["kind"])
            case "linker": libraries += [setting["kind"]?["linkedLibrary"]?["_0"]?.string].compactMap(\.self)
            default: break
            }
        }
    }

    private mutating func add(_ setting: JSONNode?) {
        func value(_ kind: String) -> String? { setting?[kind]?["_0"]?.string }
        if let name = value("define") { conditions.append(name) }
        if let name = value("enableUpcomingFeature") { flags += ["-enable-upcoming-feature", name] }
        if let name = value("enableExperimentalFeature") { flags += ["-enable-experimental-feature", name] }
        if let mode = value("swiftLanguageMode") { languageMode = mode }
        if value("defaultIsolation") == "MainActor" { flags += ["-default-isolation", "MainActor"] }
    }

    private mutating func addC(_ setting: JSONNode?) {
        if let name = setting?["define"]?["_0"]?.string { defines.append(name) }
        if let path = setting?["headerSearchPath"]?["_0"]?.string { searchPaths.append(path) }
    }

    private static func dependency(_ node: JSONNode) -> PackageManifest.Dependency? {
        for (kind, condition) in [("target", 1), ("byName", 1), ("product", 3)] {
            guard let parts = node[kind]?.elements, let name = parts.first?.string else { continue }
            guard isForIOS(parts.count > condition ? parts[condition] : nil) else { return nil }
            if kind != "product" { return .name(name) }
            return .product(name, package: parts.count > 1 ? parts[1].string : nil)
        }
        return nil
    }

    /// Returns whether a condition holds for an app on iOS.
    private static func isForIOS(_ condition: JSONNode?) -> Bool {
        let platforms = (condition?["platformNames"]?.elements ?? []).compactMap(\.string)
        return platforms.isEmpty || platforms.contains("ios")
    }
}

extension FileStore {
    /// Returns whether a folder is that of a package.
    func isPackage(_ folder: String) -> Bool {
        (try? look(at: FilePath.join(folder, "Package.swift")).kind) == .file
    }
}
