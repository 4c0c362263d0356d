/// Where a bar is: in the middle of a screen, at its bottom, at its top, or at the top with a background behind the status bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is. The method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: DelegateObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// How a control looks on a Mac; elsewhere all look as on an iPad.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

/// A place of a bar: where it is, and how high.
struct BarPlace: Hashable {
    var position: UIBarPosition = .any
    var metrics: UIBarMetrics = .default
}

extension UIBarMetrics {
    /// The metrics whose values apply where these have none, from these on.
    var alternatives: [UIBarMetrics] {
        switch self {
        case .default: [.default]
        case .compact: [.compact, .default]
        case .defaultPrompt: [.defaultPrompt, .default]
        case .compactPrompt: [.compactPrompt, .compact, .default]
        }
    }
}

extension Dictionary {
    /// Returns the value for metrics, or for those that stand for them.
    func value(for metrics: UIBarMetrics) -> Value? where Key == UIBarMetrics {
        metrics.alternatives.lazy.compactMap { self[$0] }.first
    }

    /// Returns the value for a place, or for one that stands for it.
    func value(at place: BarPlace) -> Value? where Key == BarPlace {
        let places = place.metrics.alternatives.flatMap { metrics in
            [BarPlace(position: place.position, metrics: metrics), BarPlace(metrics: metrics)]
        }
        return places.lazy.compactMap { self[$0] }.first
    }
}

extension UIView {
    /// The metrics of a bar in the view's traits.
    func barMetrics(hasPrompt: Bool = false) -> UIBarMetrics {
        let isLow = traitCollection.verticalSizeClass == .compact
        return hasPrompt ? isLow ? .compactPrompt : .defaultPrompt : isLow ? .compact : .default
    }
}
