public import Foundation

/// The edge of the bars above or below a controller's view, from before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of a view to its safe area. As on iOS, two constraints of the view place it, and it has no width.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
    private var isTop = true

    /// Returns the guide of a view, which is created when it is first asked for.
    static func of(_ view: UIView, isTop: Bool) -> EdgeLayoutGuide {
        let known = view.layoutGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }.first { $0.isTop == isTop }
        if let known { return known }
        let guide = EdgeLayoutGuide()
        guide.isTop = isTop
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
        ])
        return guide
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// The edge of the bars at the top. Use the safe area of the view instead.
    public var topLayoutGuide: any UILayoutSupport { EdgeLayoutGuide.of(view, isTop: true) }
    /// The edge of the bars at the bottom. Use the safe area of the view instead.
    public var bottomLayoutGuide: any UILayoutSupport { EdgeLayoutGuide.of(view, isTop: false) }
}
