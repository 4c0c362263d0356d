import CoreGraphics
public import Foundation
import QuartzCore

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { changed?() } }
    /// The name by which tests find the action.
    public var accessibilityIdentifier: String?
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?
    // What Apple's class has for keys alone, and apps set with them.
    var titleTextColor: UIColor? { didSet { changed?() } }
    var image: UIImage? { didSet { changed?() } }
    var imageTintColor: UIColor? { didSet { changed?() } }
    var titleTextAlignment = NSTextAlignment.center { didSet { changed?() } }
    var isChecked = false { didSet { changed?() } }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(title: nil, style: .default) }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

extension UIAlertAction: InterfaceObject {
    public static var interfaceMembers: InterfaceMembers {
        .property("titleTextColor", \UIAlertAction.titleTextColor) + .property("image", \UIAlertAction.image)
            + .property("imageTintColor", \UIAlertAction.imageTintColor)
            + .property("titleTextAlignment", \UIAlertAction.titleTextAlignment)
            + .property("checked", \UIAlertAction.isChecked)
    }
}

/// Shows a message with buttons: in the middle of the screen, or as a sheet from the bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open private(set) var preferredStyle = Style.alert
    open var message: String? { didSet { contentChanged() } }
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// How much an alert is to stand out. All look the same.
    public var severity = UIAlertControllerSeverity.default
    // What Apple's class has for keys alone, and apps set with them.
    var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
    var attributedMessage: NSAttributedString? { didSet { contentChanged() } }
    /// A controller whose view is between the texts and the buttons.
    var contentViewController: UIViewController? {
        didSet {
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            contentViewController.map(addChild)
            contentChanged()
            contentViewController?.didMove(toParent: self)
        }
    }
    /// The action that is emphasized, and that the return key performs.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return environment.report(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.changed = { [weak self] in self?.contentChanged() }
        contentChanged()
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return environment.report(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 13)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentChanged()
    }

    open override func loadView() {
        view = AlertView(self)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("attributedTitle", \UIAlertController.attributedTitle)
            + .property("attributedMessage", \UIAlertController.attributedMessage)
            + .property("contentViewController", \UIAlertController.contentViewController)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = textFields?.first?.becomeFirstResponder()
    }

    private func contentChanged() {
        (viewIfLoaded as? AlertView)?.update()
    }

    /// Dismisses the alert, and then performs an action.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, presentation?.transition == nil, let presenter = presentingViewController else {
            return
        }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// Whether the alert is a sheet with its buttons from the bottom of the screen.
    var isSheet: Bool { preferredStyle == .actionSheet }

    override func systemPresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .popover where isSheet: AlertPopoverController(presentedViewController: self, presenting: nil)
        default: AlertPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            guard own == .zero, let view = viewIfLoaded as? AlertView else { return own }
            return view.sizeThatFits(.zero)
        }
        set { super.preferredContentSize = newValue }
    }
}

/// An action sheet in regular width: a popover, which in compact width comes from the bottom.
final class AlertPopoverController: UIPopoverPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
    }

    override func reportMissingAnchor() {
        let name = presentedViewController.nameInMessages
        environment.report(
            "Your application has presented a UIAlertController (\(name)) of style UIAlertControllerStyleActionSheet "
                + "from \(presentingViewController.nameInMessages). The modalPresentationStyle of a UIAlertController "
                + "with this style is UIModalPresentationPopover. You must provide location information for this "
                + "popover through the alert controller's popoverPresentationController. You must provide either a "
                + "sourceView and sourceRect or a barButtonItem.")
    }
}

/// Presents an alert in the middle of the screen, or an action sheet at its bottom, and dims what is behind.
final class AlertPresentationController: UIPresentationController {
    private let veil = UIView()
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var shouldRemovePresentersView: Bool { false }
    override var placesPresentedView: Bool { true }

    override func ownAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        alert?.isSheet == true ? nil : AlertAnimator(isPresentation: isPresentation)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView as? AlertView else { return .zero }
        let safe = container.safeAreaInsets
        var room = container.bounds.inset(by: safe)
        let keyboard = container.convert(environment.keyboard.frame, from: nil)
        if alert?.isSheet != true, keyboard.minY < room.maxY { room.size.height = max(0, keyboard.minY - room.minY) }
        let isSheet = alert?.isSheet == true
        let width = isSheet ? min(room.width - 16, 414) : 270
        let size = view.sizeThatFits(CGSize(width: width, height: room.height))
        let height = min(size.height, room.height - 16)
        let x = (container.bounds.midX - width / 2).rounded()
        guard isSheet else {
            return CGRect(x: x, y: (room.midY - height / 2).rounded(), width: width, height: height)
        }
        let bottom = container.bounds.maxY - max(8, safe.bottom)
        return CGRect(x: x, y: bottom - height, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        environment.keyboard.add(self)
        veil.backgroundColor = .black
        veil.alpha = 0
        veil.fill(container)
        container.insertSubview(veil, at: 0)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.tappedOutside() }
        veil.addGestureRecognizer(tap)
        dim(Self.dimming(in: environment.system))
    }

    override func dismissalTransitionWillBegin() { dim(0) }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if !completed { veil.alpha = Self.dimming(in: environment.system) }
    }

    /// How much what is behind is darkened: 0.4 in iOS 12 (FFFFFF becomes 999999), half of it since.
    private static func dimming(in system: SystemGeneration) -> CGFloat { system < 13 ? 0.4 : 0.2 }

    private func dim(_ alpha: CGFloat) {
        _ = presentation?.transition?.animate(alongsideTransition: { [veil] _ in veil.alpha = alpha }, completion: nil)
    }

    /// A touch beside an action sheet cancels it.
    private func tappedOutside() {
        guard let alert, alert.isSheet, let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return }
        alert.choose(cancel)
    }
}

/// An alert stays in the middle of what the keyboard leaves.
extension AlertPresentationController: KeyboardFollower {
    func keyboardMoved() { containerView?.setNeedsLayout() }
}

/// An alert shrinks into its place and fades away.
private final class AlertAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) { self.isPresentation = isPresentation }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresentation ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isPresentation, let controller = context.viewController(forKey: .to) {
            UIView.performWithoutAnimation {
                view.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(view)
                view.layoutIfNeeded()
                view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
                view.alpha = 0
            }
        }
        context.animate(0.4) { [isPresentation] in
            (view.alpha, view.transform) = (isPresentation ? 1 : 0, .identity)
        } end: {
            view.alpha = 1
        }
    }
}

/// How much an alert is to stand out.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
