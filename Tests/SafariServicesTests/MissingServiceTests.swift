import AppStage
import Foundation
@testable import MessageUI
import Testing
import UIKit

@testable import SafariServices

@MainActor
private final class Delegate: SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    var calls: [String] = []
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] {
        calls.append("share \(URL.path)")
        return []
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("safari") }
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        calls.append("mail \(result)")
        controller.dismiss(animated: true)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { calls.append("documents") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        calls.append("photos")
        picker.dismiss(animated: true)
    }
}

@MainActor
@Suite("Services that the device doesn't have") struct MissingServiceTests {
    private let delegate = Delegate()

    private func present(_ make: @escaping @MainActor () -> UIViewController) throws -> AppStage {
        var root: UIViewController?
        let stage = try AppStage {
            let new = UIViewController()
            root = new
            return new
        }
        try stage.run { root?.present(make(), animated: true) }
        return stage
    }

    @Test("choosing documents and photos, and saving documents, say that there are none, and end by Cancel")
    func pickers() throws {
        let file = URL(filePath: "/notes.txt")
        let sheets: [(String, String, @MainActor () -> UIViewController)] = [
            (
                "documents", "There are no documents of other apps on this device.",
                {
                    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
                    picker.delegate = delegate
                    return picker
                }
            ),
            (
                "documents", "There is no place for documents outside of apps on this device.",
                {
                    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
                    picker.delegate = delegate
                    return picker
                }
            ),
            (
                "photos", "There are no photos on this device.",
                {
                    let picker = UIImagePickerController()
                    picker.delegate = delegate
                    return picker
                }
            ),
        ]
        for (call, words, make) in sheets {
            delegate.calls = []
            let stage = try present(make)
            try stage.perform(#"{"expect": {"text": "\#(words)"}}"#, #"{"tap": {"text": "Cancel"}}"#)
            #expect(delegate.calls == [call])
            try stage.perform(#"{"expect": {"text": "\#(words)"}, "exists": false}"#)
            #expect(stage.messages == [])
        }
    }

    @Test("a browser shows the address, and is left by its button")
    func browser() throws {
        let address = try #require(URL(string: "https://example.com/shop"))
        let stage = try present {
            let controller = SFSafariViewController(url: address)
            controller.delegate = delegate
            return controller
        }
        try stage.perform(
            #"{"expect": {"text": "https://example.com/shop"}, "visible": true}"#, #"{"tap": {"text": "Done"}}"#,
            #"{"expect": {"text": "https://example.com/shop"}, "exists": false}"#)
        #expect(delegate.calls == ["safari"])
    }

    @Test("mail can't be sent, and a controller that is shown all the same says so")
    func mail() throws {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let stage = try present {
            let controller = MFMailComposeViewController()
            controller.mailComposeDelegate = delegate
            controller.setSubject("Coffee")
            return controller
        }
        try stage.perform(
            #"{"expect": {"text": "There is no mail account on this device."}, "visible": true}"#,
            #"{"tap": {"text": "Cancel"}}"#)
        #expect(delegate.calls == ["mail cancelled"])
    }

    @Test("a mail keeps what the app has written; a text takes no attachments")
    func drafts() throws {
        let stage = try present { UIViewController() }
        var codes: [Bool] = []
        try stage.run {
            let mail = MFMailComposeViewController()
            mail.setSubject("Coffee")
            mail.setCcRecipients(["a@example.com"])
            mail.setBccRecipients(nil)
            mail.setMessageBody("<b>Two cups</b>", isHTML: true)
            mail.addAttachmentData(Data([1]), mimeType: "image/png", fileName: "cup.png")
            mail.setPreferredSendingEmailAddress("me@example.com")
            #expect(mail.draft.subject == "Coffee" && mail.draft.copies == ["a@example.com"] && mail.draft.isHTML)
            #expect(mail.draft.body == "<b>Two cups</b>" && mail.draft.attachments.map(\.name) == ["cup.png"])
            #expect(mail.draft.blindCopies.isEmpty && mail.draft.sender == "me@example.com")
            let text = MFMessageComposeViewController()
            text.disableUserAttachments()
            #expect(!text.allowsUserAttachments && text.attachments == nil)
            #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.png"))
            text.setUPIVerificationCodeSendCompletion { codes.append($0) }
        }
        #expect(codes == [false])
    }

    @Test("what asks for Safari ends as on a device without it; the address of a page is shared")
    func safari() throws {
        let address = try #require(URL(string: "https://example.com/shop"))
        let stage = try present {
            let controller = SFSafariViewController(url: address)
            controller.delegate = delegate
            return controller
        }
        try stage.perform(#"{"tap": {"label": "Share"}}"#)
        #expect(delegate.calls == ["share /shop"])
        var answers: [String] = []
        try stage.run {
            SFContentBlockerManager.reloadContentBlocker(withIdentifier: "ads") {
                answers.append("\(($0 as? SFError)?.code.rawValue ?? 0)")
            }
            SFContentBlockerManager.getStateOfContentBlocker(withIdentifier: "ads") { state, error in
                answers.append("\(state == nil) \(error != nil)")
            }
            SFSafariViewController.DataStore.default.clearWebsiteData { answers.append("cleared") }
            SFSafariViewController.prewarmConnections(to: [address]).invalidate()
        }
        #expect(answers == ["1", "true true", "cleared"])
        #expect(SSReadingList.supportsURL(address) && !SSReadingList.supportsURL(URL(fileURLWithPath: "/a")))
        #expect(throws: (any Error).self) {
            try stage.run { try SSReadingList.default()?.addItem(with: address, title: nil, previewText: nil) }
        }
        var (errors, isStarted): ([Bool], Bool) = ([], false)
        try stage.run {
            let session = SFAuthenticationSession(url: address, callbackURLScheme: nil) { errors.append($1 != nil) }
            isStarted = session.start()
            #expect(!session.start())
            session.cancel()
        }
        #expect(isStarted && errors == [true])
    }
}
