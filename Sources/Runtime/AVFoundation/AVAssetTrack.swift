public import CoreGraphics
public import Foundation

/// The number of a track in its medium.
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// What a track is for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
    public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
    public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
    public static let frameBased = Self(rawValue: "AVMediaCharacteristicFrameBased")
    public static let isMainProgramContent = Self(rawValue: "public.main-program-content")
}

/// A part of a medium: its pictures, its sound, its texts.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open private(set) weak var asset: AVAsset?
    let content: MediaFile.Track

    init(of asset: AVAsset?, _ content: MediaFile.Track) {
        (self.asset, self.content) = (asset, content)
    }

    open var trackID: CMPersistentTrackID { content.identifier }
    open var mediaType: AVMediaType { content.type }
    /// Formats aren't described here: the list is empty.
    open var formatDescriptions: [Any] { [] }
    open var isPlayable: Bool { true }
    open var isDecodable: Bool { false }
    open var isEnabled: Bool { content.isEnabled }
    open var isSelfContained: Bool { true }
    open var totalSampleDataLength: Int64 { Int64(content.bytes) }
    open var timeRange: CMTimeRange {
        CMTimeRange(
            start: .zero, duration: CMTime(seconds: content.duration, preferredTimescale: naturalTimeScale))
    }
    open var naturalTimeScale: CMTimeScale { max(1, content.timescale) }
    /// The bits per second.
    open var estimatedDataRate: Float {
        content.duration > 0 ? Float(Double(content.bytes) * 8 / content.duration) : 0
    }
    open var languageCode: String? { content.language.isEmpty || content.language == "und" ? nil : content.language }
    open var extendedLanguageTag: String? { nil }
    open var naturalSize: CGSize { content.size }
    open var preferredTransform: CGAffineTransform { content.transform }
    open var preferredVolume: Float { 1 }
    open var nominalFrameRate: Float {
        mediaType == .video && content.duration > 0 ? Float(Double(content.samples) / content.duration) : 0
    }
    open var minFrameDuration: CMTime {
        nominalFrameRate > 0
            ? CMTime(seconds: 1 / Double(nominalFrameRate), preferredTimescale: naturalTimeScale) : .invalid
    }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual, .frameBased: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: [.text, .subtitle, .closedCaption].contains(mediaType)
        default: false
        }
    }
}
