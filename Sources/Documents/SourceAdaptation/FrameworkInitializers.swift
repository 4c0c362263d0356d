/// The initializers of UIKit's classes by which Objective-C creates objects of their subclasses.
enum FrameworkInitializers {
    /// Whether a class has an initializer with these labels.
    static func has(_ labels: [String], in name: String) -> Bool {
        switch labels {
        case ["frame"]: views.contains(name)
        case [], ["nibName", "bundle"]: controllers.contains(name)
        default: false
        }
    }

    private static let views: Set<String> = [
        "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIScrollView",
        "UIStackView", "UISwitch", "UISlider", "UISegmentedControl", "UIPageControl", "UIProgressView",
        "UIActivityIndicatorView", "UIPickerView", "UIDatePicker", "UISearchBar", "UINavigationBar", "UIToolbar",
        "UITabBar", "UICollectionReusableView", "UICollectionViewCell",
    ]
    private static let controllers: Set<String> = [
        "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    ]
}
