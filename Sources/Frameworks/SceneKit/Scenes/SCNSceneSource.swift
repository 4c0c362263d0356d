public import Foundation

public let SCNErrorDomain = "SCNErrorDomain"
public let SCNProgramCompilationError = 1
public let SCNSceneSourceAssetContributorsKey = "contributors"
public let SCNSceneSourceAssetCreatedDateKey = "created"
public let SCNSceneSourceAssetModifiedDateKey = "modified"
public let SCNSceneSourceAssetUpAxisKey = "up_axis"
public let SCNSceneSourceAssetUnitKey = "unit"

public enum SCNSceneSourceStatus: Int, Sendable {
    case error = -1
    case parsing = 4
    case validating = 8
    case processing = 12
    case complete = 16
}

public typealias SCNSceneSourceStatusHandler = (
    Float, SCNSceneSourceStatus, (any Error)?, UnsafeMutablePointer<ObjCBool>
) -> Void

/// A file of a scene, which isn't read here: its scene is empty, and there are no entries.
open class SCNSceneSource: NSObject, @unchecked Sendable {
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
        public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
        public static let flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
        public static let useSafeMode = Self(rawValue: "kSceneSourceUseSafeMode")
        public static let assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
        public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
        public static let strictConformance = Self(rawValue: "kSceneSourceStrictConformanceToSpecification")
        public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertToUnitKey")
        public static let convertToYUp = Self(rawValue: "kSceneSourceConvertToYUpIfNeeded")
        public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
        public static let preserveOriginalTopology = Self(rawValue: "kSceneSourcePreserveOriginalTopology")
    }

    public struct AnimationImportPolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let play = Self(rawValue: "playOnce")
        public static let playRepeatedly = Self(rawValue: "playRepeatedly")
        public static let doNotPlay = Self(rawValue: "keepSeparate")
        public static let playUsingSceneTimeBase = Self(rawValue: "playUsingSceneTime")
    }

    public let url: URL?
    public let data: Data?

    public init?(url: URL, options: [LoadingOption: Any]? = nil) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        (self.url, data) = (url, nil)
    }
    public init?(data: Data, options: [LoadingOption: Any]? = nil) { (url, self.data) = (nil, data) }

    open func scene(
        options: [LoadingOption: Any]? = nil, statusHandler: SCNSceneSourceStatusHandler?
    ) -> SCNScene? {
        var stop = ObjCBool(false)
        statusHandler?(1, .complete, nil, &stop)
        return try? scene(options: options)
    }

    open func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene {
        if let url { return try SCNScene(url: url, options: options) }
        SCNScene.report("data")
        return SCNScene()
    }

    open func property(forKey key: String) -> Any? { nil }
    open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] { [] }
    open func entries(passingTest predicate: (Any, String, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [Any] { [] }
    public func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? { nil }
}
