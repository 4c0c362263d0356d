public import AVFoundation
public import Foundation

/// A sound at a place. It takes its time, and isn't heard here.
open class SCNAudioSource: NSObject, NSCopying, @unchecked Sendable {
    private var url: URL?
    open var isPositional = true
    open var volume: Float = 1
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var loops = false
    open var shouldStream = false

    /// Creates a sound without a file.
    public override init() { super.init() }

    /// Creates the sound of a file of the app, or returns nil if there is no such file.
    public convenience init?(named fileName: String) { self.init(fileNamed: fileName) }

    public init?(fileNamed name: String) {
        guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { return nil }
        self.url = url
    }

    public init?(url: URL) { self.url = url }

    open func load() {}

    /// How long the sound is, without repetitions.
    var duration: TimeInterval {
        guard rate > 0, let url, let file = try? AVAudioFile(forReading: url) else { return 0 }
        return Double(file.length) / file.fileFormat.sampleRate / Double(rate)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAudioSource()
        (copy.url, copy.isPositional, copy.volume, copy.rate) = (url, isPositional, volume, rate)
        (copy.reverbBlend, copy.loops, copy.shouldStream) = (reverbBlend, loops, shouldStream)
        return copy
    }
}

/// Plays a sound at a node. It isn't heard here.
open class SCNAudioPlayer: NSObject, @unchecked Sendable {
    public let audioSource: SCNAudioSource?
    public let audioNode: AVAudioNode?
    open var willStartPlayback: (() -> Void)?
    open var didFinishPlayback: (() -> Void)?
    /// How much of the sound has passed since the player was added to a node.
    private var passed: TimeInterval?

    public init(source: SCNAudioSource) { (audioSource, audioNode) = (source, nil) }
    public init(avAudioNode audioNode: AVAudioNode) { (audioSource, self.audioNode) = (nil, audioNode) }

    /// Goes on by a time. Returns whether the sound has ended.
    func advance(by time: TimeInterval) -> Bool {
        guard let audioSource else { return false }
        if passed == nil { willStartPlayback?() }
        let played = (passed ?? 0) + time
        passed = played
        return !audioSource.loops && played >= audioSource.duration
    }
}
