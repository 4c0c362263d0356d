public import Foundation
import QuartzCore

/// An object with a name that tests find it by, and that nobody hears.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}

/// A text that is read line by line, as a page of a book.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// Returns the line at a point in screen coordinates, or NSNotFound.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in screen coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
    // Optional.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}

/// A cell of a table of data.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}

/// A table of data, in whose cells a person moves by row and column.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    // Optional.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// Says where a scroll view has been scrolled to.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        accessibilityScrollStatus(for: scrollView).map { NSAttributedString(string: $0) }
    }
}

/// Says what the columns of a picker are for.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? {
        self.pickerView(pickerView, accessibilityLabelForComponent: component).map { NSAttributedString(string: $0) }
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? {
        self.pickerView(pickerView, accessibilityHintForComponent: component).map { NSAttributedString(string: $0) }
    }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] {
        self.pickerView(pickerView, accessibilityUserInputLabelsForComponent: component).map {
            NSAttributedString(string: $0)
        }
    }
}

/// A text whose size follows the person's, by itself.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// An image that grows with the sizes of text for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// Restricts what an app does in guided access. Nobody turns that on here.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: DelegateObject {
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

extension UIAccessibility {
    public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

    /// The state of a restriction, which is never denied.
    public static func guidedAccessRestrictionState(
        forIdentifier restrictionIdentifier: String
    ) -> GuidedAccessRestrictionState { .allow }

    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// An item that a bar shows large while it is held, for people with the largest sizes of text.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: DelegateObject {
    /// Returns the item at a point, or nil for none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Called when the finger is lifted over an item.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UIView: UILargeContentViewerItem {}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        interaction.view.flatMap { view in view.hitTest(point, with: nil) }
    }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

/// Shows items of a view large while a finger is on them, with the accessibility sizes of text.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Whether a person's size of text is one for which items are shown.
    public static var isEnabled: Bool {
        UIEnvironment.current.screen.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    private let press = UILongPressGestureRecognizer()
    private var card: LargeContentCard?

    /// The recognizer that others may wait for.
    public var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = 0.3
        press.addHandler { [weak self] recognizer in self?.pressed(recognizer) }
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let delegate else { return view?.hitTest(point, with: nil) }
        return delegate.largeContentViewerInteraction(self, itemAt: point)
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard let view, Self.isEnabled else { return }
        let point = recognizer.location(in: view)
        let item = item(at: point).flatMap { $0.showsLargeContentViewer ? $0 : nil }
        switch recognizer.state {
        case .began, .changed:
            card?.removeFromSuperview()
            card = item.map { LargeContentCard($0) }
            if let card, let window = view.window { card.place(in: window) }
        default:
            card?.removeFromSuperview()
            card = nil
            if recognizer.state == .ended {
                delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
            }
        }
    }
}

/// An item shown large in the middle of the screen.
@MainActor
private final class LargeContentCard: UIView {
    private let picture = UIImageView()
    private let title = UILabel()

    init(_ item: any UILargeContentViewerItem) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 20
        isUserInteractionEnabled = false
        picture.image = item.largeContentImage
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        title.text = item.largeContentTitle
        title.font = .systemFont(ofSize: 21, weight: .medium)
        title.textAlignment = .center
        title.numberOfLines = 0
        for view in [picture, title] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func place(in window: UIWindow) {
        let side: CGFloat = 220
        frame = CGRect(
            x: (window.bounds.midX - side / 2).rounded(), y: (window.bounds.midY - side / 2).rounded(), width: side,
            height: side)
        let hasImage = picture.image != nil
        let text = title.sizeThatFits(CGSize(width: side - 24, height: side))
        let height = hasImage ? min(text.height, 80) : side - 24
        title.frame = CGRect(x: 12, y: side - 12 - height, width: side - 24, height: height)
        picture.frame = CGRect(x: 40, y: 20, width: side - 80, height: max(0, title.frame.minY - 32))
        window.addSubview(self)
    }
}
