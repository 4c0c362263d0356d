public import Foundation
import UIKit
import CoreGraphics
public import QuartzCore

/// A medium at an address.
open class AVAsset: NSObject {
    public init(url: URL) {}
    open var duration: CMTime { .indefinite }
    open var isPlayable: Bool { false }
}

open class AVURLAsset: AVAsset {
    public let url: URL

    public override init(url: URL) {
        self.url = url
        super.init(url: url)
    }

    public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    let time = PlayedTime(nil)
    /// Films can't be decoded here.
    open var status: Status { .failed }
    open var error: (any Error)? { CocoaError(.featureUnsupported) }
    open var duration: CMTime { .indefinite }
    open func currentTime() -> CMTime { CMTime(seconds: time.now, preferredTimescale: 600) }

    public init(url: URL) { asset = AVURLAsset(url: url) }
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    open func seek(to time: CMTime) { if time.isNumeric { self.time.now = time.seconds } }

    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Keeps the time of a film or sound, which is neither seen nor heard here.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    open private(set) var currentItem: AVPlayerItem?
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = false
    open var automaticallyWaitsToMinimizeStalling = true
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }
    private var observers: [ObjectIdentifier: UIKit.Timer] = [:]

    public override init() { super.init() }
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open var rate: Float = 0 {
        didSet {
            guard rate != oldValue, let time = currentItem?.time else { return }
            time.rate = Double(max(rate, 0))
            if rate > 0 {
                PlayedTime.saySilence()
                time.start()
            } else {
                time.pause()
            }
        }
    }

    open func play() { rate = 1 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func pause() { rate = 0 }
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        rate = 0
        currentItem = item
    }

    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let token = NSObject()
        nonisolated(unsafe) let block = block
        let timer = UIKit.Timer(timeInterval: max(0.01, interval.seconds), repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { if let self, self.rate > 0 { block(self.currentTime()) } }
        }
        RunLoop.main.add(timer, forMode: .common)
        observers[ObjectIdentifier(token)] = timer
        return token
    }

    open func removeTimeObserver(_ observer: Any) {
        guard let token = observer as? NSObject else { return }
        observers.removeValue(forKey: ObjectIdentifier(token))?.invalidate()
    }
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Where a film is: a dark ground.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        backgroundColor = CGColor(gray: 0, alpha: 1)
    }
}
