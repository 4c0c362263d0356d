public import Foundation
public import QuartzCore
import Synchronization

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
    /// How far the export is, which another thread than the app's changes.
    private let state = Mutex<(status: Status, error: (any Error)?)>((.unknown, nil))
    open var status: Status { state.withLock { $0.status } }
    open var progress: Float { status == .completed ? 1 : 0 }
    open var error: (any Error)? { state.withLock { $0.error } }

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
        guard move(from: .unknown, to: .exporting) else { return handler() }
        // The app gives the closure away: it is called once, on one queue.
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async {
            do {
                try self.write()
                self.move(from: .exporting, to: .completed)
            } catch {
                self.move(from: .exporting, to: .failed, error)
            }
            handler()
        }
    }
    open func export() async {
        await withCheckedContinuation { done in exportAsynchronously { done.resume() } }
    }
    open func cancelExport() { move(from: .exporting, to: .cancelled) }

    /// Goes on to a state. Returns whether the export was in the one before.
    @discardableResult
    private func move(from old: Status, to new: Status, _ error: (any Error)? = nil) -> Bool {
        state.withLock { state in
            guard state.status == old else { return false }
            state = (new, error)
            return true
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
