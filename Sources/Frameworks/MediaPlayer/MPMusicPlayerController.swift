import AVFoundation
public import Foundation

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

extension NSNotification.Name {
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// Plays songs of the library: they take their time, unheard.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    open class var iPodMusicPlayer: MPMusicPlayerController { systemMusicPlayer }

    private var queue: [MPMediaItem] = []
    private var time = PlayedTime(nil)
    private var tells = 0
    open private(set) var playbackState = MPMusicPlaybackState.stopped {
        didSet { if playbackState != oldValue { notify(.MPMusicPlayerControllerPlaybackStateDidChange) } }
    }
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var volume: Float = 0.5 { didSet { notify(.MPMusicPlayerControllerVolumeDidChange) } }
    open var nowPlayingItem: MPMediaItem? { didSet { if nowPlayingItem !== oldValue { itemChanged() } } }
    open var indexOfNowPlayingItem: Int { queue.firstIndex { $0 === nowPlayingItem } ?? NSNotFound }
    open var currentPlaybackTime: TimeInterval {
        get { time.now }
        set { time.now = newValue }
    }
    open var currentPlaybackRate: Float {
        get { time.isRunning ? Float(time.rate) : 0 }
        set { time.rate = Double(newValue) }
    }
    open var isPreparedToPlay: Bool { nowPlayingItem != nil }

    open func setQueue(with query: MPMediaQuery) { setQueue(query.items ?? []) }
    open func setQueue(with itemCollection: MPMediaItemCollection) { setQueue(itemCollection.items) }
    /// Empties the queue: there is no store.
    open func setQueue(with storeIDs: [String]) { setQueue([]) }

    private func setQueue(_ items: [MPMediaItem]) {
        stop()
        queue = items
        nowPlayingItem = nil
    }

    private func itemChanged() {
        let isRunning = time.isRunning
        time.pause()
        time = PlayedTime(nowPlayingItem?.playbackDuration)
        time.ended = { [weak self] in self?.ended() }
        if isRunning, nowPlayingItem != nil { time.start() }
        notify(.MPMusicPlayerControllerNowPlayingItemDidChange)
    }

    open func prepareToPlay() { if nowPlayingItem == nil { nowPlayingItem = queue.first } }

    open func play() {
        prepareToPlay()
        guard nowPlayingItem != nil else { return }
        time.start()
        playbackState = .playing
    }

    open func pause() {
        guard playbackState == .playing else { return }
        time.pause()
        playbackState = .paused
    }

    open func stop() {
        time.pause()
        time.now = 0
        playbackState = .stopped
    }

    open func skipToNextItem() { skip(by: 1) }
    open func skipToPreviousItem() { skip(by: -1) }
    open func skipToBeginning() { time.now = 0 }

    private func skip(by step: Int) {
        guard let place = queue.firstIndex(where: { $0 === nowPlayingItem }) else { return }
        let next = place + step
        if queue.indices ~= next {
            nowPlayingItem = queue[next]
        } else if repeatMode == .all, let other = step > 0 ? queue.first : queue.last {
            if other === nowPlayingItem { time.now = 0 } else { nowPlayingItem = other }
        } else {
            stop()
            nowPlayingItem = nil
        }
    }

    private func ended() {
        time.start()
        if repeatMode != .one { skip(by: 1) }
    }

    open func beginGeneratingPlaybackNotifications() { tells += 1 }
    open func endGeneratingPlaybackNotifications() { tells = max(0, tells - 1) }

    private func notify(_ name: NSNotification.Name) {
        if tells > 0 { NotificationCenter.default.post(name: name, object: self) }
    }
}
