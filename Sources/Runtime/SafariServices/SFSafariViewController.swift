public import Foundation
public import UIKit

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}

/// Stands for a browser: there is none here, so it shows the address.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() { super.init() }
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public let configuration: Configuration
    private let url: URL

    public init(url: URL, configuration: Configuration = Configuration()) {
        (self.url, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
        if !["http", "https"].contains(url.scheme?.lowercased()) {
            UIEnvironment.current.report(
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        modalPresentationStyle = .pageSheet
    }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        self.init(url: url)
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: url.host ?? url.absoluteString)]
        let style: UIBarButtonItem.SystemItem =
            [.done: .done, .close: .close, .cancel: .cancel][dismissButtonStyle] ?? .done
        bar.items?.first?.leftBarButtonItem = UIBarButtonItem(
            systemItem: style, primaryAction: UIAction { [weak self] _ in self?.end() })
        view = AddressView(
            url.absoluteString, "There is no browser on this device.", bar: bar)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }

    private func end() {
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}

/// An address, and why it isn't opened.
private final class AddressView: UIView {
    init(_ address: String, _ explanation: String, bar: UINavigationBar) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let title = UILabel()
        title.text = address
        title.font = .preferredFont(forTextStyle: .headline)
        let detail = UILabel()
        detail.text = explanation
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, detail])
        stack.axis = .vertical
        stack.spacing = 8
        for label in [title, detail] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        for part in [bar, stack] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
