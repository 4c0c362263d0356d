public import CoreGraphics

/// The images and distances of an item's buttons.
struct BarButtonLooks {
    /// What an image is for. Without a style, it is for all.
    struct Case: Hashable {
        var state: UIControl.State
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    /// What one of the buttons looks like: the item's own, or the one that goes back to it.
    struct Look {
        var backgrounds: [Case: UIImage] = [:]
        var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
        var titleOffsets: [UIBarMetrics: UIOffset] = [:]

        /// Returns the image behind a button.
        func background(_ state: UIControl.State, _ style: UIBarButtonItem.Style, _ metrics: UIBarMetrics) -> UIImage? {
            for state in [state, .normal] {
                for metrics in metrics.alternatives {
                    for style in [style, nil] {
                        if let image = backgrounds[Case(state: state, style: style, metrics: metrics)] { return image }
                    }
                }
            }
            return nil
        }
    }

    var own = Look()
    var back = Look()
}

/// The looks of an item's buttons by the bar's metrics. Those of low bars are those of others unless they are set.
extension UIBarButtonItem {
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { looks.own.backgrounds[BarButtonLooks.Case(state: state, style: nil, metrics: barMetrics)] = backgroundImage }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.own.backgrounds[BarButtonLooks.Case(state: state, style: nil, metrics: barMetrics)]
    }

    /// Sets the image behind buttons of a style.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) { looks.own.backgrounds[BarButtonLooks.Case(state: state, style: style, metrics: barMetrics)] = backgroundImage }

    public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        looks.own.backgrounds[BarButtonLooks.Case(state: state, style: style, metrics: barMetrics)]
    }

    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.own.backgroundOffsets[barMetrics] = adjustment
    }

    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.own.backgroundOffsets[barMetrics] ?? 0
    }

    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.own.titleOffsets[barMetrics] = adjustment
    }

    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.own.titleOffsets[barMetrics] ?? .zero
    }

    // MARK: The button that goes back

    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { looks.back.backgrounds[BarButtonLooks.Case(state: state, style: nil, metrics: barMetrics)] = backgroundImage }

    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.back.backgrounds[BarButtonLooks.Case(state: state, style: nil, metrics: barMetrics)]
    }

    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) { looks.back.backgroundOffsets[barMetrics] = adjustment }

    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.back.backgroundOffsets[barMetrics] ?? 0
    }

    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        looks.back.titleOffsets[barMetrics] = adjustment
    }

    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.back.titleOffsets[barMetrics] ?? .zero
    }
}

/// Spaces between items.
extension UIBarButtonItem {
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        item.width = width
        return item
    }

    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
}
