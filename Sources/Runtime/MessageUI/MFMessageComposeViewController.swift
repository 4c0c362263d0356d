public import Foundation
public import UIKit

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

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

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }

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
