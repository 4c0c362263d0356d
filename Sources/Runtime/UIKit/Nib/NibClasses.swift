import Foundation
import NibArchive

/// The classes that nibs name.
@MainActor
enum NibClasses {
    /// Returns the class of UIKit or the app with a name.
    static func type(named name: String, in context: NibContext) -> AnyClass? {
        UIEnvironment.current.frameworkClasses[name] ?? loaded(name, in: context) ?? table[name]
            ?? context.resources.appClass(named: ClassName(archived: name).readable)
            ?? NSClassFromString("UIKit.\(name)")
    }

    /// Returns a framework's class if the app has loaded the framework: it does so when it imports it.
    private static func loaded(_ name: String, in context: NibContext) -> AnyClass? {
        modules[name].flatMap { context.resources.appClass(named: "\($0).\(name)") }
    }

    /// The modules of classes that are elements of documents, in frameworks that only some apps load.
    private static let modules = [
        "ARSCNView": "ARKit", "ARSKView": "ARKit", "ARView": "RealityKit", "GLKView": "GLKit", "MTKView": "MetalKit",
        "PDFView": "PDFKit", "PKCanvasView": "PencilKit", "SCNView": "SceneKit", "SKView": "SpriteKit",
    ]

    static let table: [String: AnyClass] = [
        "NSObject": NSObject.self, "UIView": UIView.self, "UIWindow": UIWindow.self,
        "_UILayoutGuide": ControllerLayoutGuide.self, "NSLayoutConstraint": NSLayoutConstraint.self,
        "_UILayoutSupportConstraint": NSLayoutConstraint.self, "UILayoutGuide": UILayoutGuide.self,
        "UIKeyboardLayoutGuide": UIKeyboardLayoutGuide.self,
        "UILabel": UILabel.self, "UIButton": UIButton.self, "UIButtonContent": UIButtonContent.self,
        "UIButtonConfiguration": UIButtonConfiguration.self, "UIImageView": UIImageView.self,
        "UIImageSymbolConfiguration": UIImage.SymbolConfiguration.self, "UIControl": UIControl.self,
        "UITextField": UITextField.self, "UITextView": UITextView.self, "UISwitch": UISwitch.self,
        "UISlider": UISlider.self, "UIStepper": UIStepper.self, "UISegmentedControl": UISegmentedControl.self,
        "UISegment": UISegment.self, "UIProgressView": UIProgressView.self,
        "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIPageControl": UIPageControl.self,
        "UIPickerView": UIPickerView.self, "UIColorWell": UIColorWell.self, "UIRefreshControl": UIRefreshControl.self,
        "UIDatePicker": UIDatePicker.self, "UIStackView": UIStackView.self,
        "UIScrollView": UIScrollView.self, "UITableView": UITableView.self, "UITableViewCell": UITableViewCell.self,
        "UITableViewCellContentView": TableCellContentView.self, "_UITableViewCellSeparatorView": SeparatorArchive.self,
        "UITableViewDataSource": UITableViewDataSourceArchive.self,
        "UITableViewSection": UITableViewSectionArchive.self,
        "UITableViewRow": UITableViewRowArchive.self, "UICollectionView": UICollectionView.self,
        "UICollectionViewCell": UICollectionViewCell.self, "UICollectionReusableView": UICollectionReusableView.self,
        "UICollectionViewCellContentView": UIView.self, "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "UICollectionViewLayout": UICollectionViewLayout.self, "UIVisualEffectView": UIVisualEffectView.self,
        "_UIVisualEffectContentView": EffectContentView.self, "UIBlurEffect": UIBlurEffect.self,
        "UIVibrancyEffect": UIVibrancyEffect.self, "UISearchBar": UISearchBar.self,
        "UISearchDisplayController": UISearchDisplayController.self,
        "UINavigationBar": UINavigationBar.self, "UINavigationItem": UINavigationItem.self,
        "UIBarButtonItem": UIBarButtonItem.self, "UIToolbar": UIToolbar.self, "UITabBar": UITabBar.self,
        "UITabBarItem": UITabBarItem.self, "UINavigationBarAppearance": UINavigationBarAppearance.self,
        "UITabBarAppearance": UITabBarAppearance.self, "UIToolbarAppearance": UIToolbarAppearance.self,
        "UIViewController": UIViewController.self,
        "UITableViewController": UITableViewController.self,
        "UICollectionViewController": UICollectionViewController.self,
        "UINavigationController": UINavigationController.self, "UITabBarController": UITabBarController.self,
        "UISplitViewController": UISplitViewController.self, "UIPageViewController": UIPageViewController.self,
        "UIMenu": MenuArchive.self, "UICommand": CommandArchive.self,
        "UIStoryboardReferencePlaceholder": StoryboardReferencePlaceholder.self, "UINib": UINib.self,
        "UIRuntimeOutletConnection": UIRuntimeOutletConnection.self,
        "UIRuntimeOutletCollectionConnection": UIRuntimeOutletCollectionConnection.self,
        "UIRuntimeEventConnection": UIRuntimeEventConnection.self, "UINibKeyValuePair": UINibKeyValuePair.self,
        "UIRuntimeAccessibilityConfiguration": AccessibilityArchive.self, "_UITraitStorageList": TraitStorageList.self,
        "_UIRelationshipTraitStorage": RelationshipTraitStorage.self,
        "_UIRelationshipTraitStorageRecord": RelationshipTraitRecord.self,
        "_UIAttributeTraitStorage": AttributeTraitStorage.self,
        "_UIAttributeTraitStorageRecord": AttributeTraitRecord.self,
        "_NSLayoutConstraintConstant": NumericConstant.self, "UITraitCollection": UITraitCollection.self,
        "UIGestureRecognizer": UIGestureRecognizer.self, "UITapRecognizer": TapRecognizerArchive.self,
        "UITapGestureRecognizer": UITapGestureRecognizer.self,
        "UIPinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "UIRotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "UISwipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
        "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "UILongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "UITextInputPasswordRules": UITextInputPasswordRules.self,
        "NSParagraphStyle": ArchivedParagraphStyle.self, "NSMutableParagraphStyle": ArchivedParagraphStyle.self,
    ].merging(UIStoryboardSegueTemplate.classes) { $1 }.merging(PlaceholderView.classes) { $1 }
}
