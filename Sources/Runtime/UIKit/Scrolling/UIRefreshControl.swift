public import Foundation
import QuartzCore

/// A control that refreshes a scroll view's content when it is pulled down.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height that the control has while it refreshes.
    private static let height: CGFloat = 60
    /// The distance from which on pulling refreshes.
    private static let trigger: CGFloat = 110

    private let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let label = UILabel()
    /// A Boolean value that indicates whether the control refreshes.
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    /// Whether the control has begun with this pull.
    private var hasBegun = false
    /// Whether the scroll view makes room for the control.
    private var hasRoom = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        setUp()
    }

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        attributedTitle = (coder as? UINibDecoder)?.value("UIAttributedTitle", as: NSAttributedString.self)
    }

    private func setUp() {
        isOpaque = false
        spinner.hidesWhenStopped = false
        label.textAlignment = .center
        addSubview(spinner)
        addSubview(label)
        alpha = 0
    }

    private var scroller: UIScrollView? { superview as? UIScrollView }

    // MARK: Refreshing

    /// Shows that content is refreshed, which the app has begun by itself.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        begin()
        makeRoom()
    }

    /// Ends refreshing: content goes back to the top.
    open func endRefreshing() {
        if MainThread.performsElsewhere("UIRefreshControl.endRefreshing()", { self.endRefreshing() }) { return }
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        guard hasRoom else { return }
        hasRoom = false
        guard let scroller else { return }
        let top = scroller.contentRange.y.lowerBound
        scroller.contentInset.top -= Self.height
        guard !scroller.isTracking else { return }
        if scroller.contentOffset.y < top + Self.height {
            scroller.setContentOffset(
                CGPoint(x: scroller.contentOffset.x, y: scroller.contentRange.y.lowerBound), animated: true)
        }
    }

    private func begin() {
        isRefreshing = true
        alpha = 1
        spinner.startAnimating()
    }

    private func makeRoom() {
        guard !hasRoom, let scroller else { return }
        hasRoom = true
        scroller.contentInset.top += Self.height
    }

    /// The content has been pulled beyond its beginning by fingers.
    func pulled(by distance: CGFloat) {
        if distance <= 0 { hasBegun = false }
        guard !isRefreshing else { return }
        alpha = min(max(distance / Self.trigger, 0), 1)
        guard isEnabled, distance >= Self.trigger, !hasBegun else { return }
        hasBegun = true
        begin()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The fingers have left.
    func released() {
        hasBegun = false
        if isRefreshing { makeRoom() }
    }

    /// Puts the control above the content.
    func place(in scroller: UIScrollView) {
        let inset = scroller.adjustedContentInset.top - (hasRoom ? Self.height : 0)
        let y = min(scroller.bounds.minY + inset, -Self.height)
        frame = CGRect(x: 0, y: y, width: scroller.bounds.width, height: Self.height)
        if !isRefreshing { alpha = min(max((-inset - scroller.bounds.minY) / Self.trigger, 0), 1) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle?.length ?? 0 > 0
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        label.isHidden = !hasTitle
        label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: 20)
    }

    override class var plainClass: UIView.Type { UIRefreshControl.self }
}
