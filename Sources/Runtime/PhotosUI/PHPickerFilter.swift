import Foundation
public import Photos
public import UIKit

/// What a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case media(PHAssetMediaType)
        case subtype(PHAssetMediaSubtype)
        case style(PHAsset.PlaybackStyle)
        /// Photos that only cameras take in a way that isn't known here.
        case none
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    public static let images = PHPickerFilter(rule: .media(.image))
    public static let videos = PHPickerFilter(rule: .media(.video))
    public static let livePhotos = PHPickerFilter(rule: .subtype(.photoLive))
    public static let depthEffectPhotos = PHPickerFilter(rule: .subtype(.photoDepthEffect))
    public static let panoramas = PHPickerFilter(rule: .subtype(.photoPanorama))
    public static let screenshots = PHPickerFilter(rule: .subtype(.photoScreenshot))
    public static let screenRecordings = PHPickerFilter(rule: .subtype(.videoScreenRecording))
    public static let cinematicVideos = PHPickerFilter(rule: .subtype(.videoCinematic))
    public static let slomoVideos = PHPickerFilter(rule: .subtype(.videoHighFrameRate))
    public static let timelapseVideos = PHPickerFilter(rule: .subtype(.videoTimelapse))
    public static let spatialMedia = PHPickerFilter(rule: .subtype(.spatialMedia))
    public static let bursts = PHPickerFilter(rule: .none)

    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(rule: .style(playbackStyle))
    }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

    /// Returns whether a photo is offered.
    func contains(_ asset: PHAsset) -> Bool {
        switch rule {
        case .media(let type): asset.mediaType == type
        case .subtype(let subtype): asset.mediaSubtypes.contains(subtype)
        case .style(let style): asset.playbackStyle == style
        case .none: false
        case .any(let filters): filters.contains { $0.contains(asset) }
        case .all(let filters): filters.allSatisfy { $0.contains(asset) }
        case .not(let filter): !filter.contains(asset)
        }
    }
}

/// How a picker looks and what it offers.
public struct PHPickerConfiguration: Hashable, Sendable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// How photos are chosen, and when the app receives them.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    public enum Mode: Int, Sendable { case `default`, compact }

    public struct Capabilities: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let search = Capabilities(rawValue: 1)
        public static let stagingArea = Capabilities(rawValue: 1 << 1)
        public static let collectionNavigation = Capabilities(rawValue: 1 << 2)
        public static let selectionActions = Capabilities(rawValue: 1 << 3)
        public static let sensitivityAnalysisIntervention = Capabilities(rawValue: 1 << 4)
    }

    /// What a picker takes from the configuration while it is shown.
    public struct Update: Hashable, Sendable {
        public var selectionLimit: Int?
        public var edgesWithoutContentMargins: NSDirectionalRectEdge?
        public init() {}
    }

    public var filter: PHPickerFilter?
    /// The most photos, or 0 for no limit.
    public var selectionLimit = 1
    public var selection = Selection.default
    public var mode = Mode.default
    // Pictures here are given as they are, in any mode.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    public var disabledCapabilities: Capabilities = []
    /// Whether results name the photos of the library.
    var hasLibrary = false

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

    var isOrdered: Bool { [.ordered, .continuousAndOrdered].contains(selection) }
    var isContinuous: Bool { [.continuous, .continuousAndOrdered].contains(selection) }
}
