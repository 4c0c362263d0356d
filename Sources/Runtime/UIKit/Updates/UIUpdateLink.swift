public import Foundation
public import QuartzCore

/// A step of an update of the screen.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
    /// The place of the step in an update.
    let place: Int

    private init(_ place: Int) {
        self.place = place
        super.init()
    }

    public static let afterUpdateScheduled = UIUpdateActionPhase(0)
    public static let beforeEventDispatch = UIUpdateActionPhase(1)
    public static let afterEventDispatch = UIUpdateActionPhase(2)
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
    public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
    public static let afterCATransactionCommit = UIUpdateActionPhase(6)
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
    public static let afterUpdateComplete = UIUpdateActionPhase(11)

    /// Whether the step is one of an update with low latency, which there are none of here.
    var isOfLowLatency: Bool { (7...10).contains(place) }
}

/// The times of an update.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
    /// The time for which the update is made.
    public let modelTime: TimeInterval
    /// The time by which the update has to be made.
    public let completionDeadlineTime: TimeInterval
    /// The time at which the update will be seen.
    public let estimatedPresentationTime: TimeInterval
    /// Whether frames are shown as soon as they are made. They are shown in their order here.
    public var isImmediatePresentationExpected: Bool { false }
    /// Whether events that have just come are handled in the same update. They always are here, as none come between.
    public var isLowLatencyEventDispatchConfirmed: Bool { false }
    public var isPerformingLowLatencyPhases: Bool { false }

    init(modelTime: TimeInterval, presentationTime: TimeInterval) {
        (self.modelTime, completionDeadlineTime) = (modelTime, presentationTime)
        estimatedPresentationTime = presentationTime
        super.init()
    }

    /// The update that a scene is in now, or nil if it is in none.
    public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { UIUpdateLink.shown }
    /// The update that a view is in now, or nil if it is in none.
    public static func current(for view: UIView) -> UIUpdateInfo? { view.window == nil ? nil : UIUpdateLink.shown }
}

/// Calls actions with each update of the screen, step by step.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, call: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var link: CADisplayLink?
    /// The update that is being made.
    static private(set) var shown: UIUpdateInfo?

    /// Whether actions are called.
    public var isEnabled = false { didSet { if isEnabled != oldValue { follow() } } }
    /// Whether there are updates even if nothing changes.
    public var requiresContinuousUpdates = false { didSet { link?.keepsAwake = requiresContinuousUpdates } }
    /// Whether the newest events should be handled in the same update. There are none that come in between here.
    public var wantsLowLatencyEventDispatch = false
    /// Whether frames should be shown as soon as they are made. They are shown in their order here.
    public var wantsImmediatePresentation = false
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
    }
    /// The update that is being made now, or nil.
    public private(set) var currentUpdateInfo: UIUpdateInfo?

    public init(windowScene: UIWindowScene) {
        scene = windowScene
        super.init()
    }

    /// Creates a link for the scene that a view is in, while it is in one.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Calls a closure in a step of each update.
    public func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) { actions.append((phase, handler)) }
    public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = ClassObject.receiver(target)
        addAction(to: phase) { [weak target] link, info in
            guard let target else { return }
            UIEnvironment.current.application.perform(selector, of: target, with: [link, info])
        }
    }
    public func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    private func follow() {
        link?.invalidate()
        link = nil
        guard isEnabled else { return }
        let new = CADisplayLink(keepsAwake: requiresContinuousUpdates) { [weak self] link in
            MainActor.assumeIsolated { self?.update(link) }
        }
        new.preferredFrameRateRange = preferredFrameRateRange
        link = new
        new.start()
    }

    /// Whether something on the screen has changed, so that there is an update.
    private var isDue: Bool {
        guard scene != nil || view?.window != nil else { return false }
        if requiresContinuousUpdates { return true }
        let windows = scene?.windows ?? [view?.window].compactMap(\.self)
        return windows.contains { $0.layer.needsFrame }
    }

    private func update(_ link: CADisplayLink) {
        guard isDue else { return }
        let info = UIUpdateInfo(modelTime: link.timestamp, presentationTime: link.targetTimestamp)
        (currentUpdateInfo, Self.shown) = (info, info)
        let ordered = actions.enumerated().filter { !$0.element.phase.isOfLowLatency }
            .sorted { ($0.element.phase.place, $0.offset) < ($1.element.phase.place, $1.offset) }
        for action in ordered { action.element.call(self, info) }
        (currentUpdateInfo, Self.shown) = (nil, nil)
    }
}
