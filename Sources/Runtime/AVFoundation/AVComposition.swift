public import CoreGraphics
public import Foundation

/// A part of another track at a time of a composition.
struct CompositionPart: Sendable {
    var source: CMTimeRange
    var place: CMTime
}

/// A track that is made of parts of others.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    /// The parts in the order of their times.
    fileprivate(set) var parts: [CompositionPart] = []
    fileprivate var size: CGSize?
    fileprivate var transform = CGAffineTransform.identity

    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: parts.map { $0.place + $0.source.duration }.max() ?? .zero)
    }
    open override var naturalSize: CGSize { size ?? .zero }
    open override var preferredTransform: CGAffineTransform { transform }
}

/// A track of a composition that an app makes.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }

    /// Inserts a part of a track, which moves what comes later.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard track.mediaType == mediaType, timeRange.isValid else { throw AVError(.operationNotAllowed) }
        let place = startTime.isNumeric ? startTime : self.timeRange.end
        for index in parts.indices where parts[index].place >= place {
            parts[index].place = parts[index].place + timeRange.duration
        }
        parts.append(CompositionPart(source: timeRange, place: place))
        parts.sort { $0.place < $1.place }
        if size == nil { size = track.naturalSize }
    }

    /// Inserts time in which nothing is.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for index in parts.indices where parts[index].place >= timeRange.start {
            parts[index].place = parts[index].place + timeRange.duration
        }
    }

    /// Removes what begins in a range; what comes later moves to its start.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        parts.removeAll { timeRange.containsTime($0.place) }
        for index in parts.indices where parts[index].place >= timeRange.end {
            parts[index].place = parts[index].place - timeRange.duration
        }
    }
}

/// A medium that is made of parts of others. It can be described and timed; nothing is decoded or encoded here.
open class AVComposition: AVAsset, @unchecked Sendable {
    fileprivate var ownTracks: [AVMutableCompositionTrack] = []
    fileprivate var size: CGSize?

    override var problem: (any Error)? { nil }
    open override var duration: CMTime { ownTracks.map(\.timeRange.duration).max() ?? .zero }
    open override var tracks: [AVAssetTrack] { ownTracks }
    @available(*, deprecated, message: "Use the naturalSize and preferredTransform of the asset's video tracks")
    open override var naturalSize: CGSize { size ?? super.naturalSize }
    open override var isPlayable: Bool { !ownTracks.isEmpty }
    open override var isExportable: Bool { !ownTracks.isEmpty }
    open override var isComposable: Bool { true }
}

/// A composition that an app makes.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    public override init() { super.init() }

    @available(*, deprecated, message: "Use the renderSize of a video composition")
    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue }
    }

    @discardableResult
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let used = Set(ownTracks.map(\.trackID))
        let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !used.contains(preferredTrackID)
        let identifier = isFree ? preferredTrackID : (used.max() ?? 0) + 1
        let track = AVMutableCompositionTrack(
            of: self, MediaFile.Track(identifier: identifier, type: mediaType))
        ownTracks.append(track)
        return track
    }
    open func removeTrack(_ track: AVCompositionTrack) { ownTracks.removeAll { $0 === track } }

    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        for track in asset.tracks {
            let own =
                ownTracks.first { $0.mediaType == track.mediaType }
                ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            try own?.insertTimeRange(timeRange, of: track, at: startTime)
        }
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) { ownTracks.forEach { $0.removeTimeRange(timeRange) } }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        ownTracks.forEach { $0.insertEmptyTimeRange(timeRange) }
    }
}

// MARK: Ramps

/// A value that changes over time: the last ramp that has a time counts.
struct Ramps<Value> {
    private var all: [(range: CMTimeRange, start: Value, end: Value)] = []

    /// Adds a value at a time.
    mutating func add(_ value: Value, at time: CMTime) {
        add(from: value, to: value, in: CMTimeRange(start: time, duration: .zero))
    }
    mutating func add(from start: Value, to end: Value, in range: CMTimeRange) { all.append((range, start, end)) }

    /// Writes the ramp at a time. Returns whether there is one.
    func get(
        _ time: CMTime, _ start: UnsafeMutablePointer<Value>?, _ end: UnsafeMutablePointer<Value>?,
        _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = all.last(where: { $0.range.containsTime(time) || $0.range.start == time }) else {
            return false
        }
        start?.pointee = ramp.start
        end?.pointee = ramp.end
        range?.pointee = ramp.range
        return true
    }
}

// MARK: Mixes

/// How loud a track is over time.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    public fileprivate(set) var trackID = kCMPersistentTrackID_Invalid
    fileprivate var volumes = Ramps<Float>()

    /// Finds the ramp of the volume at a time. Returns whether there is one.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        volumes.get(time, startVolume, endVolume, timeRange)
    }
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    open func setVolume(_ volume: Float, at time: CMTime) {
        volumes.add(volume, at: time)
    }
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        volumes.add(from: startVolume, to: endVolume, in: timeRange)
    }
}

/// How the sounds of tracks are mixed.
open class AVAudioMix: NSObject, @unchecked Sendable {
    public fileprivate(set) var inputParameters: [AVAudioMixInputParameters] = []
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    public override init() { super.init() }
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { super.inputParameters }
        set { super.inputParameters = newValue }
    }
}

// MARK: Video compositions

/// How the pictures of a track are placed over time.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    public fileprivate(set) var trackID = kCMPersistentTrackID_Invalid
    fileprivate var transforms = Ramps<CGAffineTransform>()
    fileprivate var opacities = Ramps<Float>()

    /// Writes the ramp of the transform at a time. Returns whether there is one.
    open func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { transforms.get(time, startTransform, endTransform, timeRange) }

    /// Writes the ramp of the opacity at a time. Returns whether there is one.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { opacities.get(time, startOpacity, endOpacity, timeRange) }
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        transforms.add(transform, at: time)
    }
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) { transforms.add(from: startTransform, to: endTransform, in: timeRange) }
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        opacities.add(opacity, at: time)
    }
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) { opacities.add(from: startOpacity, to: endOpacity, in: timeRange) }
}

/// What is seen in a range of time.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    public fileprivate(set) var timeRange = CMTimeRange.invalid
    public fileprivate(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    public override init() { super.init() }
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { super.timeRange = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions }
        set { super.layerInstructions = newValue }
    }
    open var enablePostProcessing = true
}

/// How the pictures of tracks become those of a film.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    public fileprivate(set) var frameDuration = CMTime(value: 1, timescale: 30)
    public fileprivate(set) var renderSize = CGSize.zero
    public fileprivate(set) var renderScale: Float = 1
    public fileprivate(set) var instructions: [AVVideoCompositionInstruction] = []
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        let track = asset.tracks(withMediaType: .video).first
        renderSize = track?.naturalSize ?? .zero
        if let duration = track?.minFrameDuration, duration.isValid { frameDuration = duration }
    }
    open override var frameDuration: CMTime {
        get { super.frameDuration }
        set { super.frameDuration = newValue }
    }
    open override var renderSize: CGSize {
        get { super.renderSize }
        set { super.renderSize = newValue }
    }
    open override var renderScale: Float {
        get { super.renderScale }
        set { super.renderScale = newValue }
    }
    open override var instructions: [AVVideoCompositionInstruction] {
        get { super.instructions }
        set { super.instructions = newValue }
    }
    open var animationTool: AVVideoCompositionCoreAnimationTool?
}
