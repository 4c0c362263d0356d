import JSONText

/// The states of a package that satisfy a requirement.
package enum PackageRequirement: Hashable, Sendable, CustomStringConvertible {
    /// The versions from one to before another.
    case range(from: PackageVersion, to: PackageVersion)
    case exact(PackageVersion)
    case branch(String)
    case revision(String)

    /// Whether the package has a version then.
    var isVersion: Bool {
        switch self {
        case .range, .exact: true
        case .branch, .revision: false
        }
    }

    /// Returns whether a version satisfies the requirement. A prerelease does only if the requirement begins with one.
    func allows(_ version: PackageVersion) -> Bool {
        switch self {
        case .range(let from, let to):
            guard from <= version, version < to else { return false }
            // 2.0.0-beta is before 2.0.0, and has its features.
            return !version.isPrerelease || from.isPrerelease && version.numbers != to.numbers
        case .exact(let only): return version == only
        case .branch, .revision: return false
        }
    }

    /// Returns whether what was chosen before is still wanted.
    func allows(_ pin: PackagePin) -> Bool {
        switch self {
        case .range, .exact: pin.version.map(allows) ?? false
        case .branch(let name): pin.branch == name
        case .revision(let hash): pin.revision.hasPrefix(hash)
        }
    }

    package var description: String {
        switch self {
        case .range(let from, let to): to == from.nextMajor ? "\(from) up to before \(to)" : "\(from)..<\(to)"
        case .exact(let version): "exactly \(version)"
        case .branch(let name): "the branch '\(name)'"
        case .revision(let hash): "the revision \(hash.prefix(8))"
        }
    }

    // MARK: Reading

    /// Creates the requirement that a dumped manifest says.
    init?(manifest node: JSONNode?) {
        func first(_ kind: String) -> JSONNode? { node?[kind]?.elements?.first }
        if let range = first("range"),
            let from = range["lowerBound"]?.string.flatMap(PackageVersion.init),
            let to = range["upperBound"]?.string.flatMap(PackageVersion.init)
        {
            self = .range(from: from, to: to)
        } else if let version = first("exact")?.string.flatMap(PackageVersion.init) {
            self = .exact(version)
        } else if let name = first("branch")?.string {
            self = .branch(name)
        } else if let hash = first("revision")?.string {
            self = .revision(hash)
        } else {
            return nil
        }
    }

    /// Creates the requirement that a reference in an Xcode project says.
    init?(project value: (_ key: String) -> String?) {
        func version(_ key: String) -> PackageVersion? { value(key).flatMap(PackageVersion.init) }
        switch value("kind") {
        case "upToNextMajorVersion":
            guard let from = version("minimumVersion") else { return nil }
            self = .range(from: from, to: from.nextMajor)
        case "upToNextMinorVersion":
            guard let from = version("minimumVersion") else { return nil }
            self = .range(from: from, to: from.nextMinor)
        case "versionRange":
            guard let from = version("minimumVersion"), let to = version("maximumVersion") else { return nil }
            self = .range(from: from, to: to)
        case "exactVersion":
            guard let only = version("version") ?? version("minimumVersion") else { return nil }
            self = .exact(only)
        case "branch":
            guard let name = value("branch") else { return nil }
            self = .branch(name)
        case "revision":
            guard let hash = value("revision") else { return nil }
            self = .revision(hash)
        default: return nil
        }
    }
}
