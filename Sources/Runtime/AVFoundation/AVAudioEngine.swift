public import Foundation
import UIKit

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeCompletionHandler = () -> Void
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How sound is written as numbers.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Creates the format of the device.
    override init() {
        (commonFormat, sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, 48_000, 2, false)
    }

    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
}

open class AVAudioTime: NSObject, @unchecked Sendable {
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    open var isSampleTimeValid: Bool { true }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}

open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// A piece of sound: a row of numbers for each channel.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    private let samples: UnsafeMutablePointer<Float>
    private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard frameCapacity < 1 << 28, format.channelCount <= 64 else { return nil }
        self.frameCapacity = frameCapacity
        let (count, rows) = (Int(frameCapacity), Int(format.channelCount))
        samples = .allocate(capacity: max(1, count * rows))
        samples.initialize(repeating: 0, count: max(1, count * rows))
        channels = .allocate(capacity: rows)
        for row in 0..<rows { channels[row] = samples + row * count }
        super.init(format)
    }

    deinit {
        samples.deallocate()
        channels.deallocate()
    }

    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
    open var stride: Int { 1 }
}

/// A file of sound. Its length is known; its samples are read as silence.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let processingFormat: AVAudioFormat
    public let length: AVAudioFramePosition
    open var framePosition: AVAudioFramePosition = 0
    open var fileFormat: AVAudioFormat { processingFormat }

    public init(forReading fileURL: URL) throws {
        let seconds = SoundLength.seconds(of: try Data(contentsOf: fileURL))
        (url, processingFormat) = (fileURL, AVAudioFormat())
        length = AVAudioFramePosition(exactly: (seconds * 48_000).rounded()) ?? 0
    }

    /// Creates a file of silence, to which nothing is written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        (url, processingFormat, length) = (fileURL, AVAudioFormat(), 0)
        try SilentSound.wave(seconds: 0, rate: 48_000).write(to: fileURL)
    }

    open func read(into buffer: AVAudioPCMBuffer) throws {
        let left = max(0, length - framePosition)
        buffer.frameLength = AVAudioFrameCount(min(Int64(buffer.frameCapacity), left))
        framePosition += Int64(buffer.frameLength)
    }

    open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// A part of an engine.
@preconcurrency @MainActor
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    open func reset() {}

    fileprivate var tap: (block: AVAudioNodeTapBlock, size: AVAudioFrameCount, format: AVAudioFormat)?

    /// Lets a block hear what passes: silence, as often as buffers of the size do.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) { tap = (tapBlock, max(100, bufferSize), format ?? AVAudioFormat()) }

    open func removeTap(onBus bus: AVAudioNodeBus) { tap = nil }
}

@preconcurrency @MainActor
open class AVAudioIONode: AVAudioNode {}
@preconcurrency @MainActor
open class AVAudioInputNode: AVAudioIONode {}
@preconcurrency @MainActor
open class AVAudioOutputNode: AVAudioIONode {}

@preconcurrency @MainActor
open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
    public override init() { super.init() }
}

/// Plays files and buffers, one after the other: each takes its time.
@preconcurrency @MainActor
open class AVAudioPlayerNode: AVAudioNode {
    open var volume: Float = 1
    open var pan: Float = 0
    private var queue: [(seconds: TimeInterval, isLooping: Bool, completion: AVAudioNodeCompletionHandler?)] = []
    private var time: PlayedTime?
    open private(set) var isPlaying = false

    public struct BufferOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let loops = BufferOptions(rawValue: 1)
        public static let interrupts = BufferOptions(rawValue: 2)
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }

    public override init() { super.init() }

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { add(Double(file.length) / file.processingFormat.sampleRate, false, completionHandler) }

    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { add(Double(numberFrames) / file.processingFormat.sampleRate, false, completionHandler) }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        if options.contains(.interrupts) { stop() }
        let seconds = Double(buffer.frameLength) / buffer.format.sampleRate
        add(seconds, options.contains(.loops), completionHandler)
    }

    private func add(_ seconds: TimeInterval, _ isLooping: Bool, _ completion: AVAudioNodeCompletionHandler?) {
        queue.append((seconds, isLooping, completion))
        if isPlaying, time == nil { next() }
    }

    private func next() {
        guard let piece = queue.first else { return time = nil }
        let time = PlayedTime(piece.isLooping ? nil : max(0.001, piece.seconds))
        time.ended = { [weak self] in
            guard let self else { return }
            queue.removeFirst()
            piece.completion?()
            next()
        }
        time.start()
        self.time = time
    }

    open func play() { play(at: nil) }
    open func play(at when: AVAudioTime?) {
        PlayedTime.saySilence()
        isPlaying = true
        if let time { time.start() } else { next() }
    }
    open func pause() {
        isPlaying = false
        time?.pause()
    }
    open func stop() {
        isPlaying = false
        time?.pause()
        time = nil
        queue = []
    }
}

/// Connects parts that make, change and play sound, without being heard.
@preconcurrency @MainActor
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open private(set) var isRunning = false
    open var isAutoShutdownEnabled = false
    private var ticks: [PlayedTime] = []
    private var frames: AVAudioFramePosition = 0

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
    }

    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}

    open func start() throws {
        guard !isRunning else { return }
        isRunning = true
        ticks = attachedNodes.filter { $0.tap != nil }.map(hear)
    }

    /// Gives silence to a node's tap again and again.
    private func hear(_ node: AVAudioNode) -> PlayedTime {
        let seconds = node.tap.map { Double($0.size) / $0.format.sampleRate } ?? 1
        let time = PlayedTime(seconds)
        time.ended = { [weak self, weak node, weak time] in
            guard let self, isRunning, let tap = node?.tap else { return }
            if let buffer = AVAudioPCMBuffer(pcmFormat: tap.format, frameCapacity: tap.size) {
                buffer.frameLength = tap.size
                tap.block(buffer, AVAudioTime(sampleTime: frames, atRate: tap.format.sampleRate))
                frames += AVAudioFramePosition(tap.size)
            }
            time?.start()
        }
        time.start()
        return time
    }

    open func pause() { stop() }
    open func reset() { frames = 0 }
    open func stop() {
        isRunning = false
        for time in ticks { time.pause() }
        ticks = []
    }
}
