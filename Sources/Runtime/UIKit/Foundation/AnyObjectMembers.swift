public import Foundation

/// The members that Objective-C finds in any object, for adapted sources: `(sender as AnyObject).tag`. One that an object hasn't is nil.
@preconcurrency @MainActor
public struct AnyObjectMembers {
    let object: AnyObject?

    public init(_ object: AnyObject?) { self.object = object }

    /// The value of a key in a dictionary, which what was read from JSON often is.
    public subscript(key: String) -> AnyObject! {
        (object as? [String: Any])?[key].map { $0 as AnyObject }
            ?? (object as? NSDictionary)?[key].map { $0 as AnyObject }
    }
    /// The element of an array at a place.
    public subscript(index: Int) -> AnyObject! {
        guard let list = object as? [Any], list.indices.contains(index) else { return nil }
        return list[index] as AnyObject
    }
    public func isEqual(_ other: Any?) -> Bool {
        guard let object = object as? NSObject else { return other == nil && self.object == nil }
        return object.isEqual(other)
    }
    public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
    public var isOn: Bool! { (object as? UISwitch)?.isOn }
    public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
    public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }
    public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    public var date: Date! { (object as? UIDatePicker)?.date }
    public var isSelected: Bool! { (object as? UIControl)?.isSelected ?? (object as? UITableViewCell)?.isSelected }
    public var isEnabled: Bool! {
        (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled
            ?? (object as? UIGestureRecognizer)?.isEnabled
    }
    public var text: String?! {
        if let label = object as? UILabel { return label.text }
        if let field = object as? UITextField { return field.text }
        if let view = object as? UITextView { return view.text }
        if let bar = object as? UISearchBar { return bar.text }
        return nil
    }
    public var title: String?! {
        if let item = object as? UIBarItem { return item.title }
        if let controller = object as? UIViewController { return controller.title }
        return nil
    }
    public var view: UIView?! {
        if let recognizer = object as? UIGestureRecognizer { return recognizer.view }
        if let controller = object as? UIViewController { return controller.view }
        return nil
    }
    public var priority: Float! { (object as? NSLayoutConstraint)?.priority.rawValue }
    public var identifier: String?! { (object as? NSLayoutConstraint).map(\.identifier) }
    public var constant: CGFloat! { (object as? NSLayoutConstraint)?.constant }
    public var isActive: Bool! { (object as? NSLayoutConstraint)?.isActive }
    public var superview: UIView?! { (object as? UIView).map(\.superview) }
    public var frame: CGRect! { (object as? UIView)?.frame }
    public var bounds: CGRect! { (object as? UIView)?.bounds }
    public var center: CGPoint! { (object as? UIView)?.center }
    public var alpha: CGFloat! { (object as? UIView)?.alpha }
    public var isHidden: Bool! { (object as? UIView)?.isHidden }
    public var subviews: [UIView]! { (object as? UIView)?.subviews }
    public var window: UIWindow?! { (object as? UIView).map(\.window) }
    public var next: UIResponder?! { (object as? UIResponder).map(\.next) }
    public var navigationController: UINavigationController?! {
        (object as? UIViewController).map(\.navigationController)
    }
    public var image: UIImage?! {
        if let view = object as? UIImageView { return view.image }
        return (object as? UIBarItem).map(\.image)
    }
    public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
    public var localizedDescription: String! { (object as? NSError)?.localizedDescription }
    public var length: Int! { (object as? NSString)?.length }
    /// Sends a message to the object, if it hears it.
    public func perform(_ selector: Selector!, with value: Any? = nil, with other: Any? = nil) -> Unmanaged<AnyObject>!
    {
        (object as? NSObject)?.perform(selector, with: value, with: other)
    }
    /// Returns whether the object hears a message.
    public func responds(to selector: Selector!) -> Bool { (object as? NSObject)?.responds(to: selector) ?? false }
    public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
    public func value(forKeyPath keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }
    public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
    // Numbers and values of Objective-C.
    private var number: NSNumber? { object as? NSNumber }
    private var structure: NSValue? { object as? NSValue }
    public var intValue: Int32! { number?.int32Value ?? (object as? NSString)?.intValue }
    public var integerValue: Int! { number?.intValue ?? (object as? NSString)?.integerValue }
    public var doubleValue: Double! { number?.doubleValue ?? (object as? NSString)?.doubleValue }
    public var floatValue: Float! { number?.floatValue ?? (object as? NSString)?.floatValue }
    public var boolValue: Bool! { number?.boolValue ?? (object as? NSString)?.boolValue }
    public var stringValue: String! { number?.stringValue }
    public var cgRectValue: CGRect! { structure?.cgRectValue }
    public var cgPointValue: CGPoint! { structure?.cgPointValue }
    public var cgSizeValue: CGSize! { structure?.cgSizeValue }
    public var uiEdgeInsetsValue: UIEdgeInsets! { structure?.uiEdgeInsetsValue }
    public var rangeValue: NSRange! { structure?.rangeValue }
    public var count: Int! { (object as? NSArray)?.count ?? (object as? NSDictionary)?.count }
}
