public import Foundation

/// The images and distances of a search bar.
struct SearchBarLooks {
    struct IconCase: Hashable {
        var icon: UISearchBar.Icon
        var state: UIControl.State
    }

    var icons: [IconCase: UIImage] = [:]
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
    var fields: [UIControl.State: UIImage] = [:]
    var grounds: [BarPlace: UIImage] = [:]
    var scopes = SegmentLooks()

    func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State = .normal) -> UIImage? {
        icons[IconCase(icon: icon, state: state)] ?? icons[IconCase(icon: icon, state: .normal)]
    }
}

/// Images and distances by states.
extension UISearchBar {
    /// A sign in the field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        looks.icons[SearchBarLooks.IconCase(icon: icon, state: state)] = iconImage
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        looks.icons[SearchBarLooks.IconCase(icon: icon, state: state)]
    }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { looks.iconOffsets[icon] = adjustment }
    public func positionAdjustment(for icon: Icon) -> UIOffset { looks.iconOffsets[icon] ?? .zero }

    /// Sets the image in place of the field's background.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.fields[state] = backgroundImage
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fields[state] }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { looks.grounds[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.grounds[BarPlace(position: barPosition, metrics: barMetrics)]
    }

    // MARK: Scopes

    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        looks.scopes.grounds[SegmentLooks.Ground(state: state, metrics: .default)] = backgroundImage
    }
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        looks.scopes.grounds[SegmentLooks.Ground(state: state, metrics: .default)]
    }
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        looks.scopes.dividers[SegmentLooks.Divider(left: leftState, right: rightState, metrics: .default)] =
            dividerImage
    }
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { looks.scopes.dividers[SegmentLooks.Divider(left: leftState, right: rightState, metrics: .default)] }
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { looks.scopes.titles[state] = attributes }
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.scopes.titles[state]
    }
}

extension UISearchBar: UIBarPositioning {
    /// Where the bar is, as its delegate says.
    public var barPosition: UIBarPosition { (delegate as? any UIBarPositioningDelegate)?.position(for: self) ?? .any }
}
