public import Foundation
public import QuartzCore

/// Draws layers over the pictures of a film. It is kept, and draws nothing here.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
    public convenience init(
        postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer
    ) { self.init() }
}

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"

/// Writes a medium to a file. Nothing is encoded here: a whole file is copied as it is with the preset that passes it through, everything
/// else fails with an error.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var metadata: [AVMetadataItem]?
    open var fileLengthLimit: Int64 = 0
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var canPerformMultiplePassesOverSourceMediaData = false
    open private(set) var status = Status.unknown
    open private(set) var progress: Float = 0
    open private(set) var error: (any Error)?

    public init?(asset: AVAsset, presetName: String) {
        guard Self.allExportPresets().contains(presetName) else { return nil }
        (self.asset, self.presetName) = (asset, presetName)
    }

    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetPassthrough, AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
            AVAssetExportPresetHighestQuality, AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetAppleM4A,
            AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
            AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
        ]
    }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        asset is AVURLAsset && asset.isExportable ? [AVAssetExportPresetPassthrough] : []
    }
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a, .wav, .caf] }
    open var estimatedOutputFileLength: Int64 { 0 }
    open var maxDuration: CMTime { asset.duration }

    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        guard status == .unknown else { return handler() }
        status = .exporting
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async {
            self.finish()
            handler()
        }
    }
    open func export() async {
        await withCheckedContinuation { done in exportAsynchronously { done.resume() } }
    }
    open func cancelExport() { if status == .exporting { status = .cancelled } }

    private func finish() {
        guard status == .exporting else { return }
        do {
            try write()
            (status, progress) = (.completed, 1)
        } catch {
            (status, self.error) = (.failed, error)
        }
    }

    private func write() throws {
        guard let outputURL else { throw AVError(.operationNotAllowed) }
        if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.fileAlreadyExists) }
        let isWhole = timeRange.start == .zero && timeRange.duration >= asset.duration
        guard presetName == AVAssetExportPresetPassthrough, isWhole, let source = asset as? AVURLAsset,
            source.isExportable
        else {
            throw AVError(
                .encoderNotFound,
                "Media can't be encoded here: only a whole file is written, with AVAssetExportPresetPassthrough.")
        }
        try FileManager.default.copyItem(at: source.url, to: outputURL)
    }
}
