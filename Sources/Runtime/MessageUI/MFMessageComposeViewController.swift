public import Foundation
public import UIKit

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

extension Notification.Name {
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Notification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// The key of whether texts can be sent, in a notification about that.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a text message. There is no service here: `canSendText()` is false, and one that is presented all the same says so.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    /// The attachments that the app has added: none can be.
    open var attachments: [[AnyHashable: Any]]? { nil }
    /// Whether a person may add attachments.
    package private(set) var allowsUserAttachments = true

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        let message = UnsentMessageController("New Message", "There are no text messages on this device.") {
            [weak self] in
            guard let self else { return }
            if let messageComposeDelegate {
                messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
            } else {
                dismiss(animated: true)
            }
        }
        setViewControllers([message], animated: false)
    }

    open func disableUserAttachments() { allowsUserAttachments = false }

    /// Adds what several people work on, which nobody can be sent.
    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }

    /// Sends a code to verify a telephone number for payments, which fails.
    open func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void) {
        UIEnvironment.current.schedule(after: 0) { completion(false) }
    }

    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
}

/// Says why nothing can be sent.
final class UnsentMessageController: UIViewController {
    private let explanation: String
    private let ended: @MainActor () -> Void

    init(_ title: String, _ explanation: String, _ ended: @escaping @MainActor () -> Void) {
        (self.explanation, self.ended) = (explanation, ended)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let label = UILabel()
        label.text = explanation
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.backgroundColor = .systemBackground
        view = label
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.ended() })
    }
}
