/// A major version of Xcode, and what it writes into the documents that it saves.
public struct XcodeRelease: Hashable, Sendable, Comparable {
    /// The number of the release, such as 15.
    public let major: Int
    /// The version of Interface Builder in the release's last documents.
    public let toolsVersion: String
    /// The version of the plug-in for UIKit in the same documents.
    public let plugInVersion: String
    /// The version that the documents of its first beta have; those of the release before have lower ones.
    private let first: String

    /// The releases whose documents are known. The pairs of versions are those of documents in public repositories.
    public static let all: [XcodeRelease] = [
        XcodeRelease(major: 7, toolsVersion: "10117", plugInVersion: "10085", first: "8100"),
        XcodeRelease(major: 8, toolsVersion: "12121", plugInVersion: "12089", first: "11000"),
        XcodeRelease(major: 9, toolsVersion: "14113", plugInVersion: "14088", first: "13000"),
        XcodeRelease(major: 10, toolsVersion: "14490.70", plugInVersion: "14490.49", first: "14300"),
        XcodeRelease(major: 11, toolsVersion: "16097", plugInVersion: "16087", first: "14800"),
        XcodeRelease(major: 12, toolsVersion: "18122", plugInVersion: "18093", first: "17000"),
        XcodeRelease(major: 13, toolsVersion: "20037", plugInVersion: "20020", first: "19000"),
        XcodeRelease(major: 14, toolsVersion: "21701", plugInVersion: "21679", first: "21000"),
        XcodeRelease(major: 15, toolsVersion: "22505", plugInVersion: "22504", first: "22000"),
        XcodeRelease(major: 16, toolsVersion: "23504", plugInVersion: "23506", first: "23000"),
        XcodeRelease(major: 26, toolsVersion: "24765", plugInVersion: "24743", first: "24000"),
    ]

    /// The release whose documents OpenStoryboard writes.
    public static let current = all[all.count - 2]

    private init(major: Int, toolsVersion: String, plugInVersion: String, first: String) {
        self.major = major
        self.toolsVersion = toolsVersion
        self.plugInVersion = plugInVersion
        self.first = first
    }

    /// Finds a release by the name that people write: "15", "15.4" or "Xcode 15".
    public init?(_ name: String) {
        let version = name.hasPrefix("Xcode ") ? name.dropFirst("Xcode ".count) : name[...]
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts.allSatisfy({ Int($0) != nil }),
            let release = Self.all.first(where: { String($0.major) == parts[0] })
        else { return nil }
        self = release
    }

    /// Finds the release that saved a document with a tools version, or nil if that is older than the first known release.
    public init?(thatWrote toolsVersion: String) {
        let version = ToolsVersion(toolsVersion)
        guard let release = Self.all.last(where: { ToolsVersion($0.first) <= version }) else { return nil }
        self = release
    }

    /// The names of the known releases: "7, 8, 9".
    public static var names: String { all.map { String($0.major) }.joined(separator: ", ") }

    /// The name of the release, such as "Xcode 15".
    public var title: String { "Xcode \(major)" }

    public static func < (left: XcodeRelease, right: XcodeRelease) -> Bool { left.major < right.major }
}
