public import Foundation
public import UIKit

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Returns what the app can do with the page, beside what the system can.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

// An app implements only the methods that it needs; the defaults do nothing.
extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
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

    open class Configuration: NSObject, NSCopying {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        /// The app's own button in the bar.
        open var activityButton: ActivityButton?
        // No advertisement counts what is opened here.
        open var eventAttribution: Any?
        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
            (copy.activityButton, copy.eventAttribution) = (activityButton, eventAttribution)
            return copy
        }
    }

    /// A button that opens an extension of the app. Extensions don't run here.
    public final class ActivityButton: NSObject, NSCopying, Sendable {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// What Safari has kept for the app: nothing.
    @preconcurrency @MainActor
    public final class DataStore: NSObject {
        public static let `default` = DataStore()

        public func clearWebsiteData(completionHandler: (() -> Void)? = nil) {
            UIEnvironment.current.schedule(after: 0) { completionHandler?() }
        }
    }

    /// The use of connections that were opened early. None are.
    public final class PrewarmingToken: NSObject, Sendable {
        // There is nothing to close.
        public func invalidate() {}
    }

    /// Opens connections early, which pages that aren't loaded don't need.
    @discardableResult
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public let configuration: Configuration
    private let url: URL

    public init(url: URL, configuration: Configuration = Configuration()) {
        (self.url, self.configuration) = (url, configuration.copy() as? Configuration ?? configuration)
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
        bar.items?.first?.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
        bar.barTintColor = preferredBarTintColor
        if let preferredControlTintColor { bar.tintColor = preferredControlTintColor }
        view = AddressView(
            url.absoluteString, "There is no browser on this device.", bar: bar)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }

    /// Shows what can be done with the address, as far as the app adds something.
    private func share() {
        let activities = delegate?.safariViewController(self, activityItemsFor: url, title: nil) ?? []
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
        sheet.excludedActivityTypes = delegate?.safariViewController(self, excludedActivityTypesFor: url, title: nil)
        present(sheet, animated: true)
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
