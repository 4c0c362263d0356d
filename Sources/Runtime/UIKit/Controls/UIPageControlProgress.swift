public import Foundation
import QuartzCore

/// Hears of the progress of pages. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: DelegateObject {
    /// Returns the progress with which a page begins, from 0 to 1.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// How far the content of the current page is, which its dot shows.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    public weak var delegate: (any UIPageControlProgressDelegate)?
    /// From 0 to 1.
    public var currentProgress: Float = 0 {
        didSet {
            currentProgress = min(max(currentProgress, 0), 1)
            control?.setNeedsLayout()
        }
    }
    /// Whether the dot shows the progress: while the control is in a window.
    public private(set) var isProgressVisible = false {
        didSet { if isProgressVisible != oldValue { delegate?.pageControlProgressVisibilityDidChange(self) } }
    }
    private(set) weak var control: UIPageControl?

    public override init() { super.init() }

    func follow(_ control: UIPageControl?) {
        self.control = control
        isProgressVisible = control?.window != nil
        if let control { pageChanged(to: control.currentPage) }
    }

    func windowChanged() { isProgressVisible = control?.window != nil }

    /// Another page is current.
    func pageChanged(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// Hears of pages that follow each other by time. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}

/// Lets the pages of a control follow each other by time.
@preconcurrency @MainActor
public final class UIPageControlTimerProgress: UIPageControlProgress {
    /// Whether the first page follows the last.
    public var resetsToInitialPageAfterEnd = false
    /// The time of pages that have none of their own, in seconds.
    public var preferredDuration: TimeInterval
    public private(set) var isRunning = false
    private var durations: [Int: TimeInterval] = [:]
    private var ticket: HostClock.Ticket?
    private static let step: TimeInterval = 0.05

    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    public func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    public func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    public func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        schedule()
    }
    public func pauseTimer() {
        isRunning = false
        ticket.map(UIEnvironment.current.clock.cancel)
        ticket = nil
    }

    private func schedule() {
        ticket = UIEnvironment.current.schedule(after: Self.step, keepsAwake: false) { [weak self] in self?.tick() }
    }

    private func tick() {
        guard isRunning, let control else { return isRunning = false }
        let whole = max(duration(forPage: control.currentPage), Self.step)
        currentProgress += Float(Self.step / whole)
        (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
        if currentProgress >= 0.9999 { advance(control) }
        if isRunning { schedule() }
    }

    private func advance(_ control: UIPageControl) {
        let isLast = control.currentPage >= control.numberOfPages - 1
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let next = isLast ? 0 : control.currentPage + 1
        let timed = delegate as? any UIPageControlTimerProgressDelegate
        guard timed?.pageControlTimerProgress(self, shouldAdvanceToPage: next) != false else { return pauseTimer() }
        control.currentPage = next
        control.sendActions(for: .valueChanged)
    }
}
