import Foundation

/// A property that an appearance can give.
@MainActor
struct AppearanceMember {
    /// Gives the object the proxy's value, if that was set and the object's own wasn't.
    let give: (_ proxy: AnyObject, _ untouched: AnyObject, _ object: AnyObject) -> Void

    private init<Owner: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ isSame: @escaping (Value, Value) -> Bool
    ) {
        give = { proxy, untouched, object in
            guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let object = object as? Owner,
                !isSame(proxy[keyPath: path], untouched[keyPath: path]),
                isSame(object[keyPath: path], untouched[keyPath: path])
            else { return }
            object[keyPath: path] = proxy[keyPath: path]
        }
    }

    private static func value<Owner: AnyObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceMember { AppearanceMember(path) { $0 == $1 } }

    private static func object<Owner: AnyObject, Value: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AppearanceMember { AppearanceMember(path) { $0 === $1 } }

    /// What is there or isn't: attributes of texts, by state or for all.
    private static func whole<Owner: AnyObject, Key: Hashable, Value>(
        _ path: ReferenceWritableKeyPath<Owner, [Key: Value]>
    ) -> AppearanceMember { AppearanceMember(path) { $0.isEmpty == $1.isEmpty } }

    private static func attributes<Owner: AnyObject>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> AppearanceMember { AppearanceMember(path) { ($0 == nil) == ($1 == nil) } }

    /// What Apple's headers mark, and labels' and texts' fonts and colours, which apps set all the same.
    static let table: [(type: AnyClass, members: [AppearanceMember])] = [
        (
            UIView.self,
            [
                .value(\UIView.backgroundColor), .value(\UIView.ownTintColor), .value(\UIView.semanticContentAttribute),
            ]
        ),
        (
            UILabel.self,
            [
                .value(\UILabel.font), .value(\UILabel.textColor), .value(\UILabel.highlightedTextColor),
                .value(\UILabel.shadowColor), .value(\UILabel.shadowOffset),
            ]
        ),
        (
            UITextField.self,
            [
                .value(\UITextField.font), .value(\UITextField.textColor), .value(\UITextField.keyboardAppearance),
                .value(\UITextField.borderStyle),
            ]
        ),
        (UITextView.self, [.value(\UITextView.font), .value(\UITextView.textColor)]),
        (UISwitch.self, [.value(\UISwitch.onTintColor), .value(\UISwitch.thumbTintColor)]),
        (
            UISlider.self,
            [
                .value(\UISlider.minimumTrackTintColor), .value(\UISlider.maximumTrackTintColor),
                .value(\UISlider.thumbTintColor),
            ]
        ),
        (
            UIProgressView.self,
            [
                .value(\UIProgressView.progressTintColor), .value(\UIProgressView.trackTintColor),
                .object(\UIProgressView.progressImage), .object(\UIProgressView.trackImage),
            ]
        ),
        (
            UIPageControl.self,
            [
                .value(\UIPageControl.pageIndicatorTintColor), .value(\UIPageControl.currentPageIndicatorTintColor),
            ]
        ),
        (UIActivityIndicatorView.self, [.value(\UIActivityIndicatorView.color)]),
        (UISegmentedControl.self, [.value(\UISegmentedControl.selectedSegmentTintColor)]),
        (
            UITableView.self,
            [
                .value(\UITableView.separatorColor), .value(\UITableView.separatorStyle),
                .value(\UITableView.sectionHeaderTopPadding), .value(\UITableView.sectionIndexColor),
            ]
        ),
        (
            UINavigationBar.self,
            [
                .value(\UINavigationBar.barTintColor), .value(\UINavigationBar.barStyle),
                .value(\UINavigationBar.isTranslucent), .value(\UINavigationBar.prefersLargeTitles),
                .attributes(\UINavigationBar.titleTextAttributes),
                .attributes(\UINavigationBar.largeTitleTextAttributes),
                .object(\UINavigationBar.backIndicatorImage), .object(\UINavigationBar.shadowImage),
                .object(\UINavigationBar.groundImage), .object(\UINavigationBar.ownAppearance),
                .object(\UINavigationBar.compactAppearance), .object(\UINavigationBar.scrollEdgeAppearance),
                .object(\UINavigationBar.compactScrollEdgeAppearance),
            ]
        ),
        (
            UIToolbar.self,
            [
                .value(\UIToolbar.barTintColor), .value(\UIToolbar.barStyle), .value(\UIToolbar.isTranslucent),
                .object(\UIToolbar.ownAppearance), .object(\UIToolbar.scrollEdgeAppearance),
            ]
        ),
        (
            UITabBar.self,
            [
                .value(\UITabBar.barTintColor), .value(\UITabBar.barStyle), .value(\UITabBar.isTranslucent),
                .value(\UITabBar.unselectedItemTintColor), .value(\UITabBar.itemPositioning),
                .object(\UITabBar.backgroundImage), .object(\UITabBar.shadowImage),
                .object(\UITabBar.selectionIndicatorImage), .object(\UITabBar.ownAppearance),
                .object(\UITabBar.scrollEdgeAppearance),
            ]
        ),
        (
            UISearchBar.self,
            [
                .value(\UISearchBar.barTintColor), .value(\UISearchBar.searchBarStyle), .value(\UISearchBar.barStyle),
                .object(\UISearchBar.backgroundImage),
            ]
        ),
        (UIBarItem.self, [.whole(\UIBarItem.titleAttributes)]),
        (UIBarButtonItem.self, [.value(\UIBarButtonItem.tintColor)]),
        (UITabBarItem.self, [.value(\UITabBarItem.badgeColor), .value(\UITabBarItem.titlePositionAdjustment)]),
    ]
}
