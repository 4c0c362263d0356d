import Foundation
import Testing

@testable import UIKit

/// What documents say of an element arrives as the property of the object, and what they leave out is as in UIKit.
@MainActor
struct AttributeTests {
    @Test func scrollViews() throws {
        try check(UIScrollView.self, .view("scrollView")) {
            $0.row("directionalLockEnabled='YES'", \.isDirectionalLockEnabled, true, usually: false)
            $0.row("bounces='NO'", \.bounces, false, usually: true)
            $0.row("alwaysBounceVertical='YES'", \.alwaysBounceVertical, true, usually: false)
            $0.row("alwaysBounceHorizontal='YES'", \.alwaysBounceHorizontal, true, usually: false)
            $0.row("scrollEnabled='NO'", \.isScrollEnabled, false, usually: true)
            $0.row("pagingEnabled='YES'", \.isPagingEnabled, true, usually: false)
            $0.row("showsHorizontalScrollIndicator='NO'", \.showsHorizontalScrollIndicator, false, usually: true)
            $0.row("showsVerticalScrollIndicator='NO'", \.showsVerticalScrollIndicator, false, usually: true)
            $0.row("indicatorStyle='white'", \.indicatorStyle, .white, usually: .default)
            $0.row("delaysContentTouches='NO'", \.delaysContentTouches, false, usually: true)
            $0.row("canCancelContentTouches='NO'", \.canCancelContentTouches, false, usually: true)
            $0.row("minimumZoomScale='0.5'", \.minimumZoomScale, 0.5, usually: 1)
            $0.row("maximumZoomScale='3'", \.maximumZoomScale, 3, usually: 1)
            $0.row("bouncesZoom='NO'", \.bouncesZoom, false, usually: true)
            $0.row("keyboardDismissMode='onDrag'", \.keyboardDismissMode, .onDrag, usually: .none)
            $0.row(
                "keyboardDismissMode='interactiveWithAccessory'", \.keyboardDismissMode, .interactiveWithAccessory,
                usually: .none)
            $0.row(
                "contentInsetAdjustmentBehavior='never'", \.contentInsetAdjustmentBehavior, .never, usually: .automatic)
        }
    }

    @Test func insetsOfScrollViews() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        func element(_ key: String) -> String { "<inset key='\(key)' minX='2' minY='1' maxX='4' maxY='3'/>" }
        for name in ["scrollView", "textView"] {
            try check(UIScrollView.self, .view(name)) {
                let indicators = element("scrollIndicatorInsets")
                $0.child(indicators, \.scrollIndicatorInsets, insets, usually: .zero)
                $0.child(indicators, \.verticalScrollIndicatorInsets, insets, usually: .zero)
                $0.child(indicators, \.horizontalScrollIndicatorInsets, insets, usually: .zero)
            }
        }
        try check(UIScrollView.self, .view("scrollView")) {
            $0.child(element("contentInset"), \.contentInset, insets, usually: .zero)
        }
    }

    @Test func tables() throws {
        try check(UITableView.self, .view("tableView")) {
            $0.row("allowsSelection='NO'", \.allowsSelection, false, usually: true)
            $0.row("allowsSelectionDuringEditing='YES'", \.allowsSelectionDuringEditing, true, usually: false)
            $0.row("allowsMultipleSelection='YES'", \.allowsMultipleSelection, true, usually: false)
            $0.row(
                "allowsMultipleSelectionDuringEditing='YES'", \.allowsMultipleSelectionDuringEditing, true,
                usually: false)
            $0.row(
                "sectionIndexMinimumDisplayRowCount='12'", \.sectionIndexMinimumDisplayRowCount, 12, usually: 0)
            $0.row("springLoaded='YES'", \.isSpringLoaded, true, usually: false)
            $0.row("bounces='NO'", \.bounces, false, usually: true)
            // The compiler writes 0 where a document says nothing, as Apple's does.
            $0.row("estimatedRowHeight='80'", \.estimatedRowHeight, 80, usually: 0)
            $0.row("estimatedRowHeight='-1'", \.estimatedRowHeight, UITableView.automaticDimension, usually: 0)
            $0.row("estimatedSectionHeaderHeight='30'", \.estimatedSectionHeaderHeight, 30, usually: 0)
            $0.row("estimatedSectionFooterHeight='20'", \.estimatedSectionFooterHeight, 20, usually: 0)
            $0.child(Self.red("sectionIndexColor"), \.sectionIndexColor, Self.red, usually: nil)
            $0.child(Self.red("sectionIndexBackgroundColor"), \.sectionIndexBackgroundColor, Self.red, usually: nil)
            $0.child(
                Self.red("sectionIndexTrackingBackgroundColor"), \.sectionIndexTrackingBackgroundColor, Self.red,
                usually: nil)
        }
    }

    @Test func cells() throws {
        try check(UITableViewCell.self, .cell) {
            $0.row("shouldIndentWhileEditing='NO'", \.shouldIndentWhileEditing, false, usually: true)
            $0.row("showsReorderControl='YES'", \.showsReorderControl, true, usually: false)
            $0.row("hidesAccessoryWhenEditing='NO'", \.hidesAccessoryWhenEditing, false, usually: true)
            $0.row("indentationLevel='2'", \.indentationLevel, 2, usually: 0)
            $0.row("indentationWidth='15'", \.indentationWidth, 15, usually: 10)
            $0.row("selectionStyle='none'", \.selectionStyle, .none, usually: .default)
            $0.row("accessoryType='checkmark'", \.accessoryType, .checkmark, usually: .none)
            $0.row("editingAccessoryType='detailButton'", \.editingAccessoryType, .detailButton, usually: .none)
            $0.child("<view key='editingAccessoryView' tag='7' id='e'/>", \.editingAccessoryView?.tag, 7, usually: nil)
        }
    }

    @Test func collections() throws {
        try check(UICollectionView.self, .view("collectionView")) {
            $0.row("prefetchingEnabled='NO'", \.isPrefetchingEnabled, false, usually: true)
            $0.row("springLoaded='YES'", \.isSpringLoaded, true, usually: false)
        }
        try check(UICollectionViewFlowLayout.self, .flowLayout) {
            $0.row("scrollDirection='horizontal'", \.scrollDirection, .horizontal, usually: .vertical)
            $0.row("minimumLineSpacing='3'", \.minimumLineSpacing, 3, usually: 10)
            $0.row("minimumInteritemSpacing='4'", \.minimumInteritemSpacing, 4, usually: 10)
            $0.row(
                "sectionInsetReference='safeArea'", \.sectionInsetReference, .fromSafeArea, usually: .fromContentInset)
            $0.row(
                "sectionInsetReference='layoutMargins'", \.sectionInsetReference, .fromLayoutMargins,
                usually: .fromContentInset)
        }
    }

    // MARK: Gestures

    @Test func gestureRecognizers() throws {
        try check(UIGestureRecognizer.self, .recognizer("pinchGestureRecognizer")) {
            $0.row("enabled='NO'", \.isEnabled, false, usually: true)
            $0.row("cancelsTouchesInView='NO'", \.cancelsTouchesInView, false, usually: true)
            $0.row("delaysTouchesBegan='YES'", \.delaysTouchesBegan, true, usually: false)
            $0.row("delaysTouchesEnded='NO'", \.delaysTouchesEnded, false, usually: true)
            $0.row("requiresExclusiveTouchType='NO'", \.requiresExclusiveTouchType, false, usually: true)
            $0.row("", \.allowedTouchTypes, [0, 1, 2, 3], usually: [0, 1, 2, 3])
            $0.child(
                "<pressTypeMask key='allowedPressTypes' upArrow='YES' playPause='YES'/>", \.allowedPressTypes, [0, 6],
                usually: [4])
        }
    }

    @Test func tapsAndPresses() throws {
        try check(UITapGestureRecognizer.self, .recognizer("tapGestureRecognizer")) {
            $0.row("numberOfTapsRequired='2'", \.numberOfTapsRequired, 2, usually: 1)
            $0.row("numberOfTouchesRequired='3'", \.numberOfTouchesRequired, 3, usually: 1)
        }
        try check(UILongPressGestureRecognizer.self, .recognizer("pongPressGestureRecognizer")) {
            $0.row("numberOfTapsRequired='1'", \.numberOfTapsRequired, 1, usually: 0)
            $0.row("numberOfTouchesRequired='2'", \.numberOfTouchesRequired, 2, usually: 1)
            $0.row("minimumPressDuration='1.25'", \.minimumPressDuration, 1.25, usually: 0.5)
            $0.row("allowableMovement='25'", \.allowableMovement, 25, usually: 10)
        }
    }

    @Test func pansAndSwipes() throws {
        try check(UIPanGestureRecognizer.self, .recognizer("panGestureRecognizer")) {
            $0.row("minimumNumberOfTouches='2'", \.minimumNumberOfTouches, 2, usually: 1)
            $0.row("maximumNumberOfTouches='3'", \.maximumNumberOfTouches, 3, usually: .max)
            $0.row("allowedScrollTypes='continuous'", \.allowedScrollTypesMask, .continuous, usually: [])
            $0.row("allowedScrollTypes='all'", \.allowedScrollTypesMask, .all, usually: [])
        }
        try check(UIScreenEdgePanGestureRecognizer.self, .recognizer("screenEdgePanGestureRecognizer")) {
            $0.row("minimumNumberOfTouches='2'", \.minimumNumberOfTouches, 2, usually: 1)
            $0.child("<rectEdge key='edges' left='YES' bottom='YES'/>", \.edges, [.left, .bottom], usually: [])
        }
        try check(UISwipeGestureRecognizer.self, .recognizer("swipeGestureRecognizer")) {
            $0.row("numberOfTouchesRequired='2'", \.numberOfTouchesRequired, 2, usually: 1)
            $0.row("direction='left'", \.direction, .left, usually: .right)
            $0.row("direction='down'", \.direction, .down, usually: .right)
        }
    }

    @Test func pinchesAndRotations() throws {
        try check(UIPinchGestureRecognizer.self, .recognizer("pinchGestureRecognizer")) {
            $0.row("scale='2.5'", \.scale, 2.5, usually: 1)
        }
        try check(UIRotationGestureRecognizer.self, .recognizer("rotationGestureRecognizer")) {
            $0.row("rotation='0.5'", \.rotation, 0.5, usually: 0)
        }
    }

    // MARK: Texts

    @Test func traitsOfTextFields() throws {
        try check(UITextField.self, .view("textField")) { checkTraits($0) }
        try check(UITextField.self, .view("textField")) {
            $0.child(Self.traits("autocapitalizationType='words'"), \.autocapitalizationType, .words, usually: .none)
        }
    }

    @Test func traitsOfTextViews() throws {
        try check(UITextView.self, .view("textView")) { checkTraits($0) }
        try check(UITextView.self, .view("textView")) {
            $0.child(Self.traits(""), \.autocapitalizationType, .none, usually: .sentences)
            $0.child(
                Self.traits("autocapitalizationType='sentences'"), \.autocapitalizationType, .sentences,
                usually: .sentences)
        }
    }

    @Test func traitsOfSearchBars() throws {
        try check(UISearchBar.self, .view("searchBar")) { checkTraits($0) }
    }

    private func checkTraits<Input: UITextInputTraits>(_ table: AttributeTable<Input>) {
        func row<Value: Equatable>(
            _ attribute: String, _ path: KeyPath<Input, Value>, _ value: Value, usually usual: Value
        ) { table.child(Self.traits(attribute), path, value, usually: usual) }
        row("autocorrectionType='no'", \.autocorrectionType, .no, usually: .default)
        row("spellCheckingType='yes'", \.spellCheckingType, .yes, usually: .default)
        row("smartDashesType='no'", \.smartDashesType, .no, usually: .default)
        row("smartInsertDeleteType='yes'", \.smartInsertDeleteType, .yes, usually: .default)
        row("smartQuotesType='no'", \.smartQuotesType, .no, usually: .default)
        row("keyboardType='alphabet'", \.keyboardType, .asciiCapable, usually: .default)
        row("keyboardType='ASCIICapableNumberPad'", \.keyboardType, .asciiCapableNumberPad, usually: .default)
        row("keyboardAppearance='alert'", \.keyboardAppearance, .dark, usually: .default)
        row("keyboardAppearance='light'", \.keyboardAppearance, .light, usually: .default)
        row("returnKeyType='continue'", \.returnKeyType, .continue, usually: .default)
        row("enablesReturnKeyAutomatically='YES'", \.enablesReturnKeyAutomatically, true, usually: false)
        row("secureTextEntry='YES'", \.isSecureTextEntry, true, usually: false)
        row("textContentType='email'", \.textContentType, .emailAddress, usually: nil)
        row("passwordRules='minlength: 8;'", \.passwordRules?.passwordRulesDescriptor, "minlength: 8;", usually: nil)
    }

    private static func traits(_ attributes: String) -> String {
        "<textInputTraits key='textInputTraits' \(attributes)/>"
    }

    @Test func textFields() throws {
        try check(UITextField.self, .view("textField")) {
            $0.row("allowsEditingTextAttributes='YES'", \.allowsEditingTextAttributes, true, usually: false)
            $0.row("clearsOnBeginEditing='YES'", \.clearsOnBeginEditing, true, usually: false)
            $0.row("adjustsFontSizeToFit='NO'", \.adjustsFontSizeToFitWidth, false, usually: true)
            $0.row("adjustsFontForContentSizeCategory='YES'", \.adjustsFontForContentSizeCategory, true, usually: false)
            $0.row("background='paper'", \.background?.name, "paper", usually: nil)
            $0.row("disabledBackground='paper'", \.disabledBackground?.name, "paper", usually: nil)
        }
    }

    @Test func textViews() throws {
        try check(UITextView.self, .view("textView")) {
            $0.row("editable='NO'", \.isEditable, false, usually: true)
            $0.row("selectable='NO'", \.isSelectable, false, usually: true)
            $0.row("allowsEditingTextAttributes='YES'", \.allowsEditingTextAttributes, true, usually: false)
            $0.row("adjustsFontForContentSizeCategory='YES'", \.adjustsFontForContentSizeCategory, true, usually: false)
            $0.child(
                "<dataDetectorType key='dataDetectorTypes' link='YES' flightNumber='YES'/>", \.dataDetectorTypes,
                [.link, .flightNumber], usually: [])
        }
    }

    // MARK: Buttons

    @Test func buttons() throws {
        try check(UIButton.self, .view("button")) {
            $0.row("showsMenuAsPrimaryAction='YES'", \.showsMenuAsPrimaryAction, true, usually: false)
            $0.row("changesSelectionAsPrimaryAction='YES'", \.changesSelectionAsPrimaryAction, true, usually: false)
            $0.row("role='destructive'", \.role, .destructive, usually: .normal)
            $0.row("pointerInteraction='YES'", \.isPointerInteractionEnabled, true, usually: false)
            $0.row("springLoaded='YES'", \.isSpringLoaded, true, usually: false)
            $0.row("adjustsImageWhenHighlighted='NO'", \.adjustsImageWhenHighlighted, false, usually: true)
            $0.row("adjustsImageWhenDisabled='NO'", \.adjustsImageWhenDisabled, false, usually: true)
            for (name, alignment) in Self.titleAlignments {
                $0.child(
                    "<buttonConfiguration key='configuration' style='plain' \(name)/>", \.configuration?.titleAlignment,
                    alignment, usually: nil)
            }
        }
    }

    private static let titleAlignments: [(String, UIButton.Configuration.TitleAlignment)] = [
        ("", .automatic), ("titleAlignment='leading'", .leading), ("titleAlignment='center'", .center),
        ("titleAlignment='trailing'", .trailing),
    ]

    // MARK: Controllers

    @Test func controllers() throws {
        try check(UIViewController.self, .controller("viewController")) {
            $0.row(
                "providesPresentationContextTransitionStyle='YES'", \.providesPresentationContextTransitionStyle, true,
                usually: false)
            $0.row("definesPresentationContext='YES'", \.definesPresentationContext, true, usually: false)
            $0.row(
                "autoresizesArchivedViewToFullSize='NO'", \.autoresizesArchivedViewToFullSize, false, usually: true)
            let (small, large) = (CGSize(width: 10, height: 20), CGSize(width: 30, height: 40))
            let popover = "<value key='contentSizeForViewInPopover' type='size' width='10' height='20'/>"
            let preferred = "<value key='preferredContentSize' type='size' width='30' height='40'/>"
            $0.child(popover, \.preferredContentSize, small, usually: .zero)
            $0.child(popover + preferred, \.preferredContentSize, large, usually: .zero)
        }
        try check(UITableViewController.self, .controller("tableViewController")) {
            $0.row("clearsSelectionOnViewWillAppear='NO'", \.clearsSelectionOnViewWillAppear, false, usually: true)
        }
        try check(UICollectionViewController.self, .controller("collectionViewController")) {
            $0.row("clearsSelectionOnViewWillAppear='NO'", \.clearsSelectionOnViewWillAppear, false, usually: true)
        }
    }

    @Test func navigationControllers() throws {
        try check(UINavigationController.self, .controller("navigationController")) {
            $0.row("hidesBarsOnSwipe='YES'", \.hidesBarsOnSwipe, true, usually: false)
            $0.row("hidesBarsOnTap='YES'", \.hidesBarsOnTap, true, usually: false)
            $0.row("hidesBarsWhenKeyboardAppears='YES'", \.hidesBarsWhenKeyboardAppears, true, usually: false)
            $0.row("hidesBarsWhenVerticallyCompact='YES'", \.hidesBarsWhenVerticallyCompact, true, usually: false)
            $0.row("navigationBarHidden='YES'", \.isNavigationBarHidden, true, usually: false)
            $0.row("toolbarHidden='NO'", \.isToolbarHidden, false, usually: true)
        }
    }

    @Test func splitViewControllers() throws {
        try check(UISplitViewController.self, .controller("splitViewController")) {
            $0.row("style='tripleColumn'", \.style, .tripleColumn, usually: .unspecified)
            $0.row("preferredDisplayMode='hidden'", \.preferredDisplayMode, .secondaryOnly, usually: .automatic)
            $0.row(
                "preferredDisplayMode='twoDisplaceSecondary'", \.preferredDisplayMode, .twoDisplaceSecondary,
                usually: .automatic)
            $0.row("presentsWithGesture='NO'", \.presentsWithGesture, false, usually: true)
            $0.row("behavior='displace'", \.preferredSplitBehavior, .displace, usually: .automatic)
            $0.row("primaryBackgroundStyle='sidebar'", \.primaryBackgroundStyle, .sidebar, usually: .none)
        }
    }

    @Test func pageViewControllers() throws {
        try check(UIPageViewController.self, .controller("pageViewController")) {
            $0.row("transitionStyle='scroll'", \.transitionStyle, .scroll, usually: .pageCurl)
            $0.row("transitionStyle='scroll'", \.spineLocation, .none, usually: .min)
            $0.row("navigationOrientation='vertical'", \.navigationOrientation, .vertical, usually: .horizontal)
            $0.row("pageSpacing='12'", \.pageSpacing, 12, usually: 0)
            $0.row("spineLocation='max'", \.spineLocation, .max, usually: .min)
            $0.row("doubleSided='YES'", \.isDoubleSided, true, usually: false)
        }
    }

    // MARK: Tables

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private static func red(_ key: String) -> String {
        "<color key='\(key)' red='1' green='0.0' blue='0.0' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>"
    }

    private func check<Object: AnyObject>(
        _ type: Object.Type, _ form: ElementForm, _ fill: (AttributeTable<Object>) -> Void
    ) throws {
        let table = AttributeTable<Object>()
        fill(table)
        let plain = try #require(try form.load("", "") as? Object)
        for row in table.rows {
            #expect(row.isUsual(plain), "without \(row.text)")
            let object = try #require(try form.load(row.attributes, row.child) as? Object)
            #expect(row.isWritten(object), "with \(row.text)")
        }
    }
}

/// What attributes and children make of an object, to be written one below the other.
@MainActor
final class AttributeTable<Object: AnyObject> {
    struct Row {
        var attributes: String
        var child: String
        var isWritten: @MainActor (Object) -> Bool
        var isUsual: @MainActor (Object) -> Bool
        var text: String { attributes + child }
    }

    private(set) var rows: [Row] = []

    /// A property has one value where the element has these attributes, and another where it hasn't.
    func row<Value: Equatable>(
        _ attributes: String, _ path: KeyPath<Object, Value>, _ value: Value, usually usual: Value
    ) { add(attributes, "", path, value, usual) }

    /// The same of an element inside.
    func child<Value: Equatable>(
        _ child: String, _ path: KeyPath<Object, Value>, _ value: Value, usually usual: Value
    ) { add("", child, path, value, usual) }

    private func add<Value: Equatable>(
        _ attributes: String, _ child: String, _ path: KeyPath<Object, Value>, _ value: Value, _ usual: Value
    ) {
        rows.append(
            Row(
                attributes: attributes, child: child, isWritten: { $0[keyPath: path] == value },
                isUsual: { $0[keyPath: path] == usual }))
    }
}

/// Where in a document an element stands, and how its object is found once the document is compiled and loaded.
@MainActor
struct ElementForm {
    /// From the element's attributes and children.
    private let scene: (String, String) -> String
    private let object: (UIViewController) -> AnyObject?

    func load(_ attributes: String, _ child: String) throws -> AnyObject? {
        let app = try CompiledStoryboard([
            "Main": "<scene sceneID='s1'><objects>\(scene(attributes, child))</objects></scene>"
        ])
        return app.storyboard().instantiateInitialViewController().flatMap(object)
    }

    static func view(_ name: String) -> ElementForm {
        ElementForm(scene: { inView(element(name, "", $0, $1)) }, object: { $0.view.subviews.first })
    }

    static var flowLayout: ElementForm {
        ElementForm(
            scene: {
                let layout = element("collectionViewFlowLayout", "key='collectionViewLayout'", $0, $1)
                return inView("<collectionView id='c'>\(layout)</collectionView>")
            }, object: { ($0.view.subviews.first as? UICollectionView)?.collectionViewLayout })
    }

    static func recognizer(_ name: String) -> ElementForm {
        ElementForm(
            scene: {
                let connection = "<outletCollection property='gestureRecognizers' destination='element' id='o'/>"
                return inView("", "<connections>\(connection)</connections>") + element(name, "", $0, $1)
            }, object: { $0.view.gestureRecognizers?.first })
    }

    static var cell: ElementForm {
        ElementForm(
            scene: {
                let content = "<tableViewCellContentView key='contentView' id='content'/>"
                let cells = "<cells>\(element("tableViewCell", "", $0, content + $1))</cells>"
                let sections = "<sections><tableViewSection id='section'>\(cells)</tableViewSection></sections>"
                return """
                    <tableViewController id='vc'>
                        <tableView key='view' dataMode='static' id='table'>\(sections)</tableView>
                    </tableViewController>
                    """
            }, object: { ($0.view as? UITableView)?.staticSections.first?.rows.first?.cell })
    }

    static func controller(_ name: String) -> ElementForm {
        ElementForm(scene: { "<\(name) id='vc' \($0)>\($1)</\(name)>" }, object: { $0 })
    }

    private static func element(_ name: String, _ key: String, _ attributes: String, _ child: String) -> String {
        "<\(name) \(key) \(attributes) id='element'>\(child)</\(name)>"
    }

    private static func inView(_ element: String, _ connections: String = "") -> String {
        """
        <viewController id='vc'><view key='view' id='view'>
            <rect key='frame' x='0.0' y='0.0' width='393' height='852'/>
            <subviews>\(element)</subviews>\(connections)
        </view></viewController>
        """
    }
}
