public import Foundation

/// Creates objects of classes that only the running app knows, for adapted sources: `type.init()`. Objective-C sends the message to the
/// class; Swift for Linux asks for an initializer that all subclasses must have, so that their tables say how they are made. What a
/// call leaves out, `.init()`, is the class that its result must have.
@preconcurrency @MainActor
public enum RuntimeObject {
    public static func make<Object: NSObject>(_ type: Object.Type = Object.self) -> Object {
        if type == NSObject.self, let object = NSObject() as? Object { return object }
        return made(type, AppObject.make(type))
    }

    public static func make<View: UIView>(_ type: View.Type = View.self) -> View {
        guard let make = AppClasses.members(of: type)?.creation else { return self.make(type, frame: .zero) }
        return made(type, make())
    }

    public static func make<View: UIView>(_ type: View.Type = View.self, frame: CGRect) -> View {
        if let make = AppClasses.members(of: type)?.frameCreation { return made(type, make(frame)) }
        if let make = views[ObjectIdentifier(type)] { return made(type, make(frame)) }
        let view = made(type, AppObject.make(type))
        view.frame = frame
        return view
    }

    public static func make<Controller: UIViewController>(_ type: Controller.Type = Controller.self) -> Controller {
        guard let make = AppClasses.members(of: type)?.creation else {
            return self.make(type, nibName: nil, bundle: nil)
        }
        return made(type, make())
    }

    public static func make<Controller: UIViewController>(
        _ type: Controller.Type = Controller.self, nibName: String?, bundle: Bundle?
    ) -> Controller {
        if let make = AppClasses.members(of: type)?.nibCreation { return made(type, make(nibName, bundle)) }
        if let make = controllers[ObjectIdentifier(type)] { return made(type, make(nibName, bundle)) }
        return made(type, AppObject.make(type))
    }

    public static func make<Controller: UINavigationController>(
        _ type: Controller.Type = Controller.self, rootViewController: UIViewController
    ) -> Controller {
        let controller = make(type)
        controller.viewControllers = [rootViewController]
        return controller
    }

    public static func make<Cell: UITableViewCell>(
        _ type: Cell.Type = Cell.self, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> Cell { type.init(_registered: style, reuseIdentifier: reuseIdentifier) }

    public static func make<View: UITableViewHeaderFooterView>(
        _ type: View.Type = View.self, reuseIdentifier: String?
    ) -> View { type.init(_registered: reuseIdentifier) }

    public static func make<View: UICollectionReusableView>(_ type: View.Type = View.self, frame: CGRect) -> View {
        type.init(_registered: frame)
    }

    public static func make<Segue: UIStoryboardSegue>(
        _ type: Segue.Type = Segue.self, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Segue { type.init(_template: identifier, source: source, destination: destination) }

    private static func made<Object: AnyObject>(_ type: Object.Type, _ object: AnyObject?) -> Object {
        guard let object = object as? Object else {
            fatalError("an object of the class '\(type)' can't be created here: its initializers have other parameters")
        }
        return object
    }

    /// How UIKit's own views are made with a frame.
    private static let views: [ObjectIdentifier: @MainActor (CGRect) -> UIView] = [
        ObjectIdentifier(UIView.self): { UIView(frame: $0) },
        ObjectIdentifier(UIControl.self): { UIControl(frame: $0) },
        ObjectIdentifier(UILabel.self): { UILabel(frame: $0) },
        ObjectIdentifier(UIButton.self): { UIButton(frame: $0) },
        ObjectIdentifier(UIImageView.self): { UIImageView(frame: $0) },
        ObjectIdentifier(UITextField.self): { UITextField(frame: $0) },
        ObjectIdentifier(UITextView.self): { UITextView(frame: $0) },
        ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: $0) },
        ObjectIdentifier(UITableView.self): { UITableView(frame: $0) },
        ObjectIdentifier(UIStackView.self): { UIStackView(frame: $0) },
        ObjectIdentifier(UISwitch.self): { UISwitch(frame: $0) },
        ObjectIdentifier(UISlider.self): { UISlider(frame: $0) },
        ObjectIdentifier(UIStepper.self): { UIStepper(frame: $0) },
        ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl(frame: $0) },
        ObjectIdentifier(UIPageControl.self): { UIPageControl(frame: $0) },
        ObjectIdentifier(UIProgressView.self): { UIProgressView(frame: $0) },
        ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView(frame: $0) },
        ObjectIdentifier(UIPickerView.self): { UIPickerView(frame: $0) },
        ObjectIdentifier(UIDatePicker.self): { UIDatePicker(frame: $0) },
        ObjectIdentifier(UISearchBar.self): { UISearchBar(frame: $0) },
        ObjectIdentifier(UINavigationBar.self): { UINavigationBar(frame: $0) },
        ObjectIdentifier(UIToolbar.self): { UIToolbar(frame: $0) },
        ObjectIdentifier(UITabBar.self): { UITabBar(frame: $0) },
        ObjectIdentifier(UIWindow.self): { UIWindow(frame: $0) },
    ]

    /// How UIKit's own controllers are made.
    private static let controllers: [ObjectIdentifier: @MainActor (String?, Bundle?) -> UIViewController] = [
        ObjectIdentifier(UIViewController.self): { UIViewController(nibName: $0, bundle: $1) },
        ObjectIdentifier(UITableViewController.self): { UITableViewController(nibName: $0, bundle: $1) },
        ObjectIdentifier(UINavigationController.self): { UINavigationController(nibName: $0, bundle: $1) },
        ObjectIdentifier(UITabBarController.self): { UITabBarController(nibName: $0, bundle: $1) },
    ]
}

/// What initializers of an app's protocols create objects with: those of a class can't replace `self`.
public protocol RuntimeCreation {}

extension RuntimeCreation {
    /// Creates what was created.
    public init(_made object: Self) { self = object }
}

extension NSObject: RuntimeCreation {}

extension InterfaceMembers {
    /// Returns how a view of the class is made with a frame.
    public static func frameCreation<Owner: UIView>(_ make: @escaping @MainActor (CGRect) -> Owner) -> InterfaceMembers
    {
        var members = InterfaceMembers()
        members.frameCreation = { make($0) }
        return members
    }

    /// Returns how a controller of the class is made with a nib.
    public static func nibCreation<Owner: UIViewController>(
        _ make: @escaping @MainActor (String?, Bundle?) -> Owner
    ) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.nibCreation = { make($0, $1) }
        return members
    }
}
