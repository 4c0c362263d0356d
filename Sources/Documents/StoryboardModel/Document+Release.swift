public import XMLTree

/// A feature of a document that a release of Xcode lacks.
public struct MissingFeature: Hashable, Sendable {
    /// The name of the capability, such as "Safe area layout guides".
    public var name: String
    /// The first version of Xcode that has the feature.
    public var minimum: String
    /// The first element that uses it, or the one that lists it.
    public var node: NodeID
}

extension Document {
    /// The release of Xcode that saved the document, or nil if it is older than Xcode 7 or names no version.
    public var release: XcodeRelease? { XcodeRelease(thatWrote: toolsVersion) }

    /// The capability that all documents since Xcode 8 list. It stands for their format, not for a feature.
    public static let formatCapability = (name: "documents saved in the Xcode 8 format", minimum: "8.0")

    /// Returns the features of the document that a release of Xcode lacks.
    ///
    /// Such a release doesn't open the document: it says that the document requires a later Xcode, which has the feature
    /// (`IBDocumentMissingCapabilityException`). What the document lists without using it is left out.
    public func features(missingIn release: XcodeRelease) -> [MissingFeature] {
        let listed = root.child("dependencies")?.children.filter { $0.name == "capability" } ?? []
        let unknown = listed.compactMap { node -> MissingFeature? in
            guard let name = node["name"], let minimum = node["minToolsVersion"], Capability(rawValue: name) == nil,
                name != Self.formatCapability.name, Self.major(minimum) > release.major
            else { return nil }
            return MissingFeature(name: name, minimum: minimum, node: node.id)
        }
        let used = index.usedCapabilities.filter { Self.major($0.minimumToolsVersion) > release.major }
        let known = used.compactMap { capability in
            root.subtree.first { Capability.used(by: $0).contains(capability) }.map {
                MissingFeature(name: capability.rawValue, minimum: capability.minimumToolsVersion, node: $0.id)
            }
        }
        return (known + unknown).sorted { $0.name < $1.name }
    }

    private static func major(_ version: String) -> Int { Int(version.prefix { $0 != "." }) ?? 0 }

    /// The first release of Xcode that hangs when it opens the document, or nil if none is known to.
    ///
    /// Flutter's templates of Xcode 6 to 8 make Xcode 13 hang, and no longer do with the versions of Xcode 9
    /// (github.com/flutter/flutter/pull/94084). JW Player's examples show the same (jwplayer-ios-bestPracticeApps/pull/77). With such
    /// versions, `ibtool` of Xcode 16.3 hangs (CollaboraOnline/online/pull/15293). Flutter found that its launch screen is opened.
    public var hangingRelease: XcodeRelease? {
        let version = ToolsVersion(toolsVersion)
        guard kind == .phoneStoryboard, root["launchScreen"] != "YES", !version.isUnknown,
            version < ToolsVersion("13000")
        else { return nil }
        return XcodeRelease("13")
    }
}
