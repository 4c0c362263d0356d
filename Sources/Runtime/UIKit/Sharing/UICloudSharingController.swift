public import Foundation

/// Hears of sharing through an account, of which there is none here.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: DelegateObject {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    // Optional.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// Shares something through an account. There is none here: it says so, and the delegate hears that it failed.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
    /// What people may do who take part.
    public struct PermissionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowPublic = Self(rawValue: 1)
        public static let allowPrivate = Self(rawValue: 2)
        public static let allowReadOnly = Self(rawValue: 4)
        public static let allowReadWrite = Self(rawValue: 8)
    }

    public weak var delegate: (any UICloudSharingControllerDelegate)?
    public var availablePermissions: PermissionOptions = []

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What gives the item to activities.
    public func activityItemSource() -> any UIActivityItemSource {
        let title = delegate?.itemTitle(for: self) ?? ""
        return CloudItemSource(title)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let title = delegate?.itemTitle(for: self) ?? "Share"
        MissingFeature.fill(self, title: title, explanation: "This device has no iCloud account.") { [weak self] in
            self?.presentingViewController?.dismiss(animated: true)
        }
        environment.schedule(after: 0) { [weak self] in
            guard let self else { return }
            self.delegate?.cloudSharingController(
                self, failedToSaveShareWithError: CocoaError(.ubiquitousFileUnavailable))
        }
    }
}

/// Gives the title of something to activities.
@MainActor
private final class CloudItemSource: UIActivityItemSource {
    private let title: String
    init(_ title: String) { self.title = title }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { title }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { title }
}
