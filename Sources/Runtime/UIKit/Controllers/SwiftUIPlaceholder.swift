public import Foundation

/// A screen in place of one that SwiftUI draws, which isn't available here. The adapted copies of sources create it where they have a
/// `UIHostingController`.
@preconcurrency @MainActor
open class SwiftUIPlaceholder: UIViewController {
    private let viewName: String

    /// Creates a placeholder for the view with a name.
    public init(_ viewName: String) {
        self.viewName = viewName
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        viewName = "This screen"
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "\(viewName) is drawn by SwiftUI, which isn't available here."
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
