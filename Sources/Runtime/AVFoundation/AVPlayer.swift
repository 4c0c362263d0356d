public import Foundation
import QuartzCore
import UIKit

/// Keeps the time of a film or sound, which is neither seen nor heard here.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = Self(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }

    open private(set) var currentItem: AVPlayerItem?
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var isExternalPlaybackActive: Bool { false }
    open var automaticallyWaitsToMinimizeStalling = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var defaultRate: Float = 1
    /// Unknown until the player has an item.
    open private(set) var status = Status.unknown {
        willSet { willChangeValue(forKey: "status") }
        didSet { didChangeValue(forKey: "status") }
    }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }
    open var reasonForWaitingToPlay: WaitingReason? { rate > 0 && currentItem == nil ? .noItemToPlay : nil }
    open class var eligibleForHDRPlayback: Bool { false }
    public nonisolated static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    private var observers: [ObjectIdentifier: UIKit.Timer] = [:]

    public override init() { super.init() }
    public init(url URL: URL) {
        currentItem = AVPlayerItem(url: URL)
        super.init()
        adopt()
    }
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
        adopt()
    }

    /// Lets the item load what it can, and tell its end.
    private func adopt() {
        guard let currentItem else { return }
        currentItem.load()
        if status == .unknown {
            UIEnvironment.current.clock.schedule(after: 0, keepsAwake: false) { [weak self] in
                MainActor.assumeIsolated { self?.status = .readyToPlay }
            }
        }
        currentItem.ended = { [weak self] in self?.itemEnded() }
    }

    open var rate: Float = 0 {
        willSet {
            willChangeValue(forKey: "rate")
            willChangeValue(forKey: "timeControlStatus")
        }
        didSet {
            didChangeValue(forKey: "rate")
            didChangeValue(forKey: "timeControlStatus")
            guard rate != oldValue else { return }
            NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
            run()
        }
    }

    private func run() {
        guard let time = currentItem?.time else { return }
        time.rate = Double(max(rate, 0))
        if rate > 0 {
            PlayedTime.saySilence()
            time.start()
        } else {
            time.pause()
        }
    }

    open func play() { rate = defaultRate }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func pause() { rate = 0 }
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func cancelPendingPrerolls() {}
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        currentItem?.seek(to: itemTime)
        self.rate = rate
    }

    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    open func seek(to date: Date) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        currentItem?.seek(to: time)
        return currentItem != nil
    }
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        willChangeValue(forKey: "currentItem")
        currentItem?.time.pause()
        currentItem?.ended = {}
        currentItem = item
        adopt()
        didChangeValue(forKey: "currentItem")
        if rate > 0 { run() }
    }

    /// Called when the item has been played to its end.
    func itemEnded() { if actionAtItemEnd != .none { rate = 0 } }

    // MARK: Observers

    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        nonisolated(unsafe) let block = block
        return observe(each: interval.seconds) { player in
            if player.rate > 0 { block(player.currentTime()) }
        }
    }

    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any {
        nonisolated(unsafe) let block = block
        let places = times.map { $0.timeValue.seconds }
        var last = currentTime().seconds
        return observe(each: 1 / 60) { player in
            let now = player.currentTime().seconds
            if places.contains(where: { $0 > last && $0 <= now }) { block() }
            last = now
        }
    }

    private func observe(each interval: TimeInterval, _ body: @escaping @MainActor (AVPlayer) -> Void) -> Any {
        let token = NSObject()
        let pace = interval.isFinite ? max(0.01, interval) : 1
        let timer = UIKit.Timer(timeInterval: pace, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { if let self { body(self) } }
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

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }
    public override init(url URL: URL) {
        super.init(url: URL)
        queue = currentItem.map { [$0] } ?? []
        actionAtItemEnd = .advance
    }
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    open func items() -> [AVPlayerItem] { queue }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
    }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        if queue.count == 1 { super.replaceCurrentItem(with: item) }
    }
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        if currentItem === item { super.replaceCurrentItem(with: queue.first) }
    }
    open func removeAllItems() {
        queue = []
        super.replaceCurrentItem(with: nil)
    }
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        super.replaceCurrentItem(with: queue.first)
        if queue.isEmpty { rate = 0 }
    }
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if !queue.isEmpty { queue.removeFirst() }
        if let item { queue.insert(item, at: 0) }
        super.replaceCurrentItem(with: item)
    }
    override func itemEnded() {
        if actionAtItemEnd == .advance { advanceToNextItem() } else { super.itemEnded() }
    }
}

/// Plays an item of a player again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

    open private(set) var status = Status.ready
    open var error: (any Error)? { nil }
    open private(set) var loopCount = 0
    open private(set) var loopingPlayerItems: [AVPlayerItem]
    private weak var player: AVQueuePlayer?
    private var observer: (any NSObjectProtocol)?

    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        self.player = player
        loopingPlayerItems = [itemToLoop]
        super.init()
        if loopRange.isValid { itemToLoop.forwardPlaybackEndTime = loopRange.end }
        if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
        player.actionAtItemEnd = .none
        let start = loopRange.isValid ? loopRange.start : CMTime.zero
        observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.loop(to: start) } }
    }

    private func loop(to start: CMTime) {
        guard status == .ready, let player, let item = player.currentItem else { return }
        loopCount += 1
        item.seek(to: start)
        item.time.start()
    }

    open func disableLooping() {
        status = .cancelled
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
    }
}
