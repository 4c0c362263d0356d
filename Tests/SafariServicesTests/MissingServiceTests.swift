import AppStage
import Foundation
import MessageUI
import Testing
import UIKit

@testable import SafariServices

@MainActor
private final class Delegate: SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
{
    var calls: [String] = []
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
                "photos", "There are no photos and no camera on this device.",
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
}
