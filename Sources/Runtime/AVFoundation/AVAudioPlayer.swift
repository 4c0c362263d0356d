public import Foundation
import UIKit

@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound: for its time, without being heard.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var pan: Float = 0
    /// The number of repetitions; a negative one plays until it is stopped.
    open var numberOfLoops = 0
    open var enableRate = false
    open var rate: Float = 1 { didSet { if enableRate { time.rate = Double(max(0.5, min(2, rate))) } } }
    open var isMeteringEnabled = false
    open var numberOfChannels: Int { 2 }
    public let url: URL?
    public let data: Data?
    private let time: PlayedTime
    private var loopsLeft = 0

    /// Creates a player without a sound, which plays nothing.
    public override init() {
        (url, data, time) = (nil, nil, PlayedTime(0))
        super.init()
    }

    public init(contentsOf url: URL) throws {
        // A path without a scheme names a file, too.
        let data = try Data(contentsOf: url.scheme == nil ? URL(fileURLWithPath: url.path) : url)
        (self.url, self.data) = (url, nil)
        time = PlayedTime(SoundLength.seconds(of: data))
        super.init()
        time.ended = { [weak self] in self?.ended() }
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    public init(data: Data) throws {
        (url, self.data) = (nil, data)
        time = PlayedTime(SoundLength.seconds(of: data))
        super.init()
        time.ended = { [weak self] in self?.ended() }
    }

    open var isPlaying: Bool { time.isRunning }
    open var duration: TimeInterval { time.duration ?? 0 }
    open var currentTime: TimeInterval {
        get { time.now }
        set { time.now = newValue }
    }
    open var deviceCurrentTime: TimeInterval { time.now }

    @discardableResult
    open func prepareToPlay() -> Bool { true }

    @discardableResult
    open func play() -> Bool {
        PlayedTime.saySilence()
        loopsLeft = numberOfLoops
        time.start()
        return true
    }

    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() { time.pause() }
    open func stop() { time.pause() }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    private func ended() {
        if loopsLeft != 0 {
            loopsLeft -= 1
            time.now = 0
            return time.start()
        }
        time.now = 0
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}
