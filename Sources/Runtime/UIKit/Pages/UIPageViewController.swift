import CoreGraphics
public import Foundation

/// A container controller with pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    /// The location of the spine of pages that curl, or none for those that scroll.
    open private(set) var spineLocation: SpineLocation
    /// A Boolean value that indicates whether pages have content on their backs.
    open var isDoubleSided = false
    /// The spacing between pages that scroll.
    let pageSpacing: CGFloat
    open private(set) var viewControllers: [UIViewController]?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation orientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        navigationOrientation = orientation
        let spine = options?[.spineLocation] as? Int
        spineLocation = spine.flatMap(SpineLocation.init) ?? Self.usualSpine(style)
        pageSpacing = options?[.interPageSpacing] as? CGFloat ?? 0
        isDoubleSided = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
    }

    // A class of the app with its own initializer for pages has this one, and `init()`, too.
    public override convenience init(nibName: String?, bundle: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        use(nibName, bundle)
    }

    public required init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        transitionStyle = nib?.option("UITransitionStyle") ?? .pageCurl
        navigationOrientation = nib?.option("UINavigationOrientation") ?? .horizontal
        spineLocation = nib?.option("UISpineLocation") ?? Self.usualSpine(transitionStyle)
        pageSpacing = nib?.number("UIPageSpacing") ?? 0
        super.init(coder: coder)
        isDoubleSided = nib?.bool("UIDoubleSided") ?? (spineLocation == .mid)
    }

    private static func usualSpine(_ style: TransitionStyle) -> SpineLocation { style == .pageCurl ? .min : .none }

    /// Tells which pages are beside another; without it, a person turns no pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if isViewLoaded { updateDots() } }
    }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The recognizers that turn pages that curl, for views that take touches of their own. Pages that scroll have none, but a scroll view.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = makeRecognizers()
    /// What pages that scroll are in.
    private(set) var scroller: PageScrollView?
    /// The page that scrolls into sight now.
    var scrolling: PageScrolling?
    /// The page that a finger curls now.
    var turning: Turning?
    var dots: UIPageControl?

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UIPageViewController.dataSource)
            + .property("delegate", \UIPageViewController.delegate)
    }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animator = animated ? animator(isForward: direction == .forward) : nil
        change(to: viewControllers, animator: animator, interactor: nil) { completion?($0) }
        if isViewLoaded { updateDots() }
    }

    /// Shows other pages. A finger drives the change with an interactor, and may take it back.
    func change(
        to viewControllers: [UIViewController]?, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, completion: @escaping (Bool) -> Void
    ) {
        let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
        let gone = old.filter { page in !new.contains { $0 === page } }
        for page in gone { page.willMove(toParent: nil) }
        let added = new.filter { $0.parent !== self }
        for page in added { addChild(page) }
        self.viewControllers = viewControllers
        guard isViewLoaded, view.window != nil, appearance.isShown, let page = new.first, page !== old.first,
            transition == nil
        else {
            if isViewLoaded { placeShownChildren() }
            settle(gone, added)
            return completion(true)
        }
        let step = ViewControllerTransition(from: old.first, to: page, in: view, animated: animator != nil)
        step.order = .page
        (step.appearing, step.disappearing) = ([page], old.prefix(1).map(\.self))
        if !old.isEmpty { step.animator = animator }
        step.interactor = interactor
        step.initialFrames = old.first.map { [ObjectIdentifier($0): pageRoom] } ?? [:]
        step.finalFrames = [ObjectIdentifier(page): pageRoom]
        step.willStart = { [unowned step] in (step.fromView, step.toView) = (old.first?.viewIfLoaded, page.view) }
        scrolling = step.animator as? PageScrolling
        scrolling?.scroller = scroller
        step.settle = { [self, unowned step] done in
            if !done { self.viewControllers = old }
            show(insteadOf: done ? old.first : page, turned: done, by: step.isAnimated ? scrolling : nil)
            scrolling = nil
        }
        step.ended = { [self] done in
            transition = nil
            if !done { for page in added { page.willMove(toParent: nil) } }
            settle(done ? gone : added, done ? added : gone)
            if done, self.viewControllers?.first !== page { placeShownChildren() }
            completion(done)
        }
        transition = step
        step.start()
    }

    func animator(isForward: Bool) -> any UIViewControllerAnimatedTransitioning {
        let isVertical = navigationOrientation == .vertical
        if transitionStyle == .pageCurl {
            return PageCurlAnimator(isForward: isForward, isVertical: isVertical, isAtEnd: spineLocation == .max)
        }
        return PageScrolling(isForward: isForward, isDragged: false)
    }

    private func settle(_ gone: [UIViewController], _ added: [UIViewController]) {
        for page in gone where page.parent === self {
            if let view = viewIfLoaded, page.viewIfLoaded?.isDescendant(of: view) == true {
                page.view.removeFromSuperview()
            }
            page.removeFromParent()
        }
        for page in added { page.didMove(toParent: self) }
    }

    /// Shows the first page after a transition, which a finger may go on to move.
    private func show(insteadOf other: UIViewController?, turned: Bool, by scrolling: PageScrolling?) {
        guard let scrolling else { return showFirst(insteadOf: other) }
        if turned { scroller?.turn(isForward: scrolling.isForward) }
        other?.viewIfLoaded?.removeFromSuperview()
    }

    private func showFirst(insteadOf old: UIViewController?) {
        if old !== viewControllers?.first { old?.viewIfLoaded?.removeFromSuperview() }
        if let scroller { return scroller.show(viewControllers?.first?.view) }
        guard let page = viewControllers?.first?.view else { return }
        page.fill(view)
        page.frame = pageRoom
        if page.superview !== view { view.insertSubview(page, at: 0) }
    }

    override func reveal(_ child: UIViewController) {
        setViewControllers([child], direction: .reverse, animated: UIView.areAnimationsEnabled)
    }

    override func placeShownChildren() { if transition == nil { showFirst(insteadOf: nil) } }

    open override func loadView() {
        loadContainerView()
        if transitionStyle == .scroll {
            let scroller = PageScrollView(isVertical: navigationOrientation == .vertical, spacing: pageSpacing)
            scroller.pages = self
            self.scroller = scroller
            view.addSubview(scroller)
            scroller.fill(pageRoom)
        }
        for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
        showFirst(insteadOf: nil)
        updateDots()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeDots()
        if let scroller { return scroller.fill(pageRoom) }
        guard transition == nil, let page = viewControllers?.first?.viewIfLoaded, page.superview === view else {
            return
        }
        page.frame = pageRoom
    }
}
