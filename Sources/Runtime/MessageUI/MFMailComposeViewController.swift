public import Foundation
public import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Writes a mail. There is no account here: `canSendMail()` is false, and one that is presented all the same says so.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var recipients: [String] = []
    private var subject = ""

    open class func canSendMail() -> Bool { false }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        let message = UnsentMessageController("New Message", "There is no mail account on this device.") {
            [weak self] in
            guard let self else { return }
            if let mailComposeDelegate {
                mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
            } else {
                dismiss(animated: true)
            }
        }
        setViewControllers([message], animated: false)
    }

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
