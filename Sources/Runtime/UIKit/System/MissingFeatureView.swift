import CoreGraphics
package import Foundation

/// A view that says what a device without the hardware or services can't do.
@MainActor
package final class MissingFeatureView: UIView {
    private let title = UILabel()
    private let explanation = UILabel()

    package init(title: String, explanation: String) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        self.title.text = title
        self.title.font = .preferredFont(forTextStyle: .headline)
        self.explanation.text = explanation
        self.explanation.font = .preferredFont(forTextStyle: .subheadline)
        self.explanation.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [self.title, self.explanation])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        for label in [self.title, self.explanation] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
        ])
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Covers a view whose content can't be drawn, below its subviews. Touches reach the view.
    package func cover(_ view: UIView) {
        frame = view.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        view.insertSubview(self, at: 0)
    }
}

/// A controller that says what can't be done here, with a button that ends it.
@MainActor
final class MissingFeatureController: UIViewController {
    private let text: String
    private let ended: () -> Void
    private let button: UIBarButtonItem.SystemItem

    /// Creates a controller. `ended` is called when the button is tapped.
    init(
        title: String, explanation: String, button: UIBarButtonItem.SystemItem = .cancel, ended: @escaping () -> Void
    ) {
        (text, self.ended, self.button) = (explanation, ended, button)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() { view = MissingFeatureView(title: title ?? "", explanation: text) }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: button, target: self, action: "end")
    }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .action("end") { (owner: MissingFeatureController) in owner.ended() }
    }
}

/// Shows in a controller of a framework what can't be done here.
package enum MissingFeature {
    /// Fills a controller with a text below a bar, whose button calls a closure.
    @MainActor
    package static func fill(
        _ controller: UIViewController, title: String, explanation: String,
        button: UIBarButtonItem.SystemItem = .cancel, ended: @escaping () -> Void
    ) {
        let content = MissingFeatureController(title: title, explanation: explanation, button: button, ended: ended)
        let navigation = UINavigationController(rootViewController: content)
        controller.addChild(navigation)
        navigation.view.frame = controller.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(navigation.view)
        navigation.didMove(toParent: controller)
    }
}
