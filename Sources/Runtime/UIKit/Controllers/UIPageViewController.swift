public import Foundation

/// A container controller with pages.
@MainActor
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
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let old = viewControllers?.first
        viewControllers = controllers
        adoptChildren(controllers ?? [])
        show(child: controllers?.first, insteadOf: old)
        completion?(true)
    }

    open override func loadView() {
        loadContainerView()
        show(child: viewControllers?.first, insteadOf: nil)
    }
}
