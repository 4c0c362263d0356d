public import Foundation
public import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail isn't saved or sent.
public struct MFMailComposeError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case saveFailed, sendFailed }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = MFMailComposeErrorDomain
    public var errorCode: Int { code.rawValue }
}

// An app that closes the controller by itself needn't hear of the end.
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Writes a mail. There is no account here: `canSendMail()` is false, and one that is presented all the same says so.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// What the app has written. It isn't shown: there is nobody to send it.
    package private(set) var draft = Draft()

    package struct Draft {
        package var subject = ""
        package var recipients: [String] = []
        package var copies: [String] = []
        package var blindCopies: [String] = []
        package var body = ""
        package var isHTML = false
        package var attachments: [(data: Data, type: String, name: String)] = []
        package var sender: String?
    }

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

    open func setSubject(_ subject: String) { draft.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { draft.recipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.copies = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.blindCopies = bccRecipients ?? [] }
    open func setMessageBody(_ body: String, isHTML: Bool) { (draft.body, draft.isHTML) = (body, isHTML) }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        draft.attachments.append((attachment, mimeType, filename))
    }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { draft.sender = emailAddress }
}
