public import CoreGraphics
public import Foundation
import QuartzCore
import UIKit

/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    let time = PlayedTime(nil)
    /// Called when the item has been played to its end.
    var ended: @MainActor () -> Void = {}
    private var isLoading = false

    /// Unknown until a player has the item; ready if its medium can be read, though nobody sees or hears it.
    open private(set) var status = Status.unknown {
        willSet { willChangeValue(forKey: "status") }
        didSet { didChangeValue(forKey: "status") }
    }
    open private(set) var error: (any Error)?
    open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
    open func currentTime() -> CMTime { CMTime(seconds: time.now, preferredTimescale: 600) }
    open func currentDate() -> Date? { nil }

    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
        time.ended = { [weak self] in self?.end() }
    }

    /// Finds out what the medium is, when the app has gone on.
    func load() {
        guard status == .unknown, !isLoading else { return }
        isLoading = true
        if let seconds = asset.media?.duration { time.duration = seconds }
        UIEnvironment.current.clock.schedule(after: 0, keepsAwake: false) { [weak self] in
            MainActor.assumeIsolated { self?.finishLoading() }
        }
    }

    private func finishLoading() {
        error = asset.problem
        status = error == nil ? .readyToPlay : .failed
        guard error == nil else { return }
        for key in ["duration", "loadedTimeRanges", "isPlaybackLikelyToKeepUp", "playbackLikelyToKeepUp"] {
            didChangeValue(forKey: key)
        }
    }

    private func end() {
        NotificationCenter.default.post(name: Self.didPlayToEndTimeNotification, object: self)
        ended()
    }

    // MARK: Time

    open func seek(to time: CMTime) {
        guard time.isNumeric else { return }
        self.time.now = time.seconds
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
    }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        seek(to: time)
        completionHandler?(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
    ) { seek(to: time, completionHandler: completionHandler) }
    open func cancelPendingSeeks() {}
    open func step(byCount stepCount: Int) {
        let frame = asset.tracks(withMediaType: .video).first?.minFrameDuration.seconds ?? 1 / 30
        time.now += Double(stepCount) * (frame.isFinite ? frame : 1 / 30)
    }
    /// Where playing ends before the medium does.
    open var forwardPlaybackEndTime = CMTime.invalid {
        didSet { if forwardPlaybackEndTime.isNumeric { time.duration = forwardPlaybackEndTime.seconds } }
    }
    open var reversePlaybackEndTime = CMTime.invalid

    // MARK: What is there

    open var tracks: [AVPlayerItemTrack] {
        status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : []
    }
    /// The size of the pictures, upright.
    open var presentationSize: CGSize {
        guard let track = asset.tracks(withMediaType: .video).first else { return .zero }
        let size = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform).size
        return CGSize(width: abs(size.width), height: abs(size.height))
    }
    open var loadedTimeRanges: [NSValue] { ranges }
    open var seekableTimeRanges: [NSValue] { ranges }
    private var ranges: [NSValue] {
        guard status == .readyToPlay else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: asset.duration))]
    }
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    open var canPlayReverse: Bool { false }
    open var canPlayFastForward: Bool { status == .readyToPlay }
    open var canPlayFastReverse: Bool { false }
    open var canPlaySlowForward: Bool { status == .readyToPlay }
    open var canPlaySlowReverse: Bool { false }
    open var canStepForward: Bool { status == .readyToPlay }
    open var canStepBackward: Bool { status == .readyToPlay }
    open var timedMetadata: [AVMetadataItem]? { nil }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var seekingWaitsForVideoCompositionRendering = false
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var externalMetadata: [AVMetadataItem] = []

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    // Nobody posts these: nothing comes from a network.
    public nonisolated static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification")
    public nonisolated static let newAccessLogEntryNotification = Notification.Name(
        "AVPlayerItemNewAccessLogEntryNotification")
    public nonisolated static let newErrorLogEntryNotification = Notification.Name(
        "AVPlayerItemNewErrorLogEntryNotification")
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// How sounds that are played faster or slower keep their pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
    public static let timeDomain = Self(rawValue: "TimeDomain")
    public static let spectral = Self(rawValue: "Spectral")
    public static let varispeed = Self(rawValue: "Varispeed")
}

/// A track of an item.
@preconcurrency @MainActor
open class AVPlayerItemTrack: NSObject {
    public let assetTrack: AVAssetTrack?
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }

    init(_ track: AVAssetTrack) { assetTrack = track }
}
