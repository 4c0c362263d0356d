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

    public override init(nibName: String?, bundle: Bundle?) {
        (transitionStyle, navigationOrientation, spineLocation, pageSpacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(nibName: nibName, bundle: bundle)
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

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
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
            completion?(true)
            return
        }
        let step = ViewControllerTransition(from: old.first, to: page, in: view, animated: animated)
        step.order = .page
        (step.appearing, step.disappearing) = ([page], old.prefix(1).map(\.self))
        if animated, !old.isEmpty {
            step.animator = PageAnimator(
                isForward: direction == .forward, isVertical: navigationOrientation == .vertical,
                spacing: pageSpacing)
        }
        step.finalFrames = [ObjectIdentifier(page): view.bounds]
        step.willStart = { [unowned step] in (step.fromView, step.toView) = (old.first?.viewIfLoaded, page.view) }
        step.settle = { [self] _ in showFirst(insteadOf: old.first) }
        step.ended = { [self] done in
            transition = nil
            settle(gone, added)
            if self.viewControllers?.first !== page { placeShownChildren() }
            completion?(done)
        }
        transition = step
        step.start()
    }

    private func settle(_ gone: [UIViewController], _ added: [UIViewController]) {
        for page in gone where page.parent === self {
            if page.viewIfLoaded?.superview === viewIfLoaded { page.viewIfLoaded?.removeFromSuperview() }
            page.removeFromParent()
        }
        for page in added { page.didMove(toParent: self) }
    }

    private func showFirst(insteadOf old: UIViewController?) {
        if old !== viewControllers?.first { old?.viewIfLoaded?.removeFromSuperview() }
        guard let page = viewControllers?.first?.view else { return }
        page.fill(view)
        if page.superview !== view { view.addSubview(page) }
    }

    override func reveal(_ child: UIViewController) {
        setViewControllers([child], direction: .reverse, animated: UIView.areAnimationsEnabled)
    }

    override func placeShownChildren() { if transition == nil { showFirst(insteadOf: nil) } }

    open override func loadView() {
        loadContainerView()
        showFirst(insteadOf: nil)
    }
}

/// Pages that slide; those that curl slide, too.
private final class PageAnimator: UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    private let isVertical: Bool
    private let spacing: CGFloat

    init(isForward: Bool, isVertical: Bool, spacing: CGFloat) {
        (self.isForward, self.isVertical, self.spacing) = (isForward, isVertical, spacing)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
        let from = context.view(forKey: .from)
        let way = ((isVertical ? container.bounds.height : container.bounds.width) + spacing) * (isForward ? 1 : -1)
        let (x, y) = isVertical ? (0, way) : (way, 0)
        UIView.performWithoutAnimation {
            to.frame = container.bounds.offsetBy(dx: x, dy: y)
            container.addSubview(to)
        }
        to.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) {
            to.frame = container.bounds
            from?.frame = container.bounds.offsetBy(dx: -x, dy: -y)
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}
