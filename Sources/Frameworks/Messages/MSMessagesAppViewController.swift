public import Foundation
public import UIKit

public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages, media }

/// The controller of an extension of Messages. Messages isn't here: no extension is loaded, and there is no conversation.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController {
    open var activeConversation: MSConversation? { nil }
    open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
    open var presentationContext: MSMessagesAppPresentationContext { .messages }

    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        guard presentationStyle != self.presentationStyle else { return }
        willTransition(to: presentationStyle)
        self.presentationStyle = presentationStyle
        didTransition(to: presentationStyle)
    }

    open func dismiss() {}
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}

/// A conversation, with nobody.
open class MSConversation: NSObject, @unchecked Sendable {
    // It has no state.
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }

    private func refuse(_ completion: (((any Error)?) -> Void)?) {
        // The code of an unavailable API
        completion?(NSError(domain: "com.apple.messages.MSMessageErrorDomain", code: 8))
    }

    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
}

open class MSSession: NSObject, @unchecked Sendable {}

/// How a message looks.
open class MSMessageLayout: NSObject, @unchecked Sendable {}

open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    // Used by one thread at a time.
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?
}

/// A message of an app.
open class MSMessage: NSObject, @unchecked Sendable {
    // Used by one thread at a time.
    public let session: MSSession?
    open var isPending: Bool { true }
    open var senderParticipantIdentifier: UUID { UUID() }
    open var layout: MSMessageLayout?
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityLabel: String?
    open var summaryText: String?

    public init(session: MSSession) { self.session = session }
    public override init() { session = nil }
}

public enum MSStickerSize: Int, Sendable { case small, regular, large }

/// A picture that is stuck on messages.
open class MSSticker: NSObject, @unchecked Sendable {
    // It never changes.
    public let imageFileURL: URL
    public let localizedDescription: String

    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else {
            // The code of a sticker's file that isn't there
            throw NSError(
                domain: "com.apple.messages.MSMessageErrorDomain", code: 1, userInfo: [NSFilePathErrorKey: fileURL.path]
            )
        }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}

/// A view of a sticker.
@preconcurrency @MainActor
open class MSStickerView: UIView {
    private let image = UIImageView()
    open var sticker: MSSticker? { didSet { show() } }

    public init(frame: CGRect, sticker: MSSticker?) {
        self.sticker = sticker
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, sticker: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        image.frame = bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        image.contentMode = .scaleAspectFit
        addSubview(image)
        show()
    }

    private func show() {
        image.image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
        accessibilityLabel = sticker?.localizedDescription
    }
}

@preconcurrency @MainActor
public protocol MSStickerBrowserViewDataSource: NSObjectProtocol {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}

/// A list of stickers: outside of Messages it stays empty.
@preconcurrency @MainActor
open class MSStickerBrowserView: UIView {
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    open var stickerSize = MSStickerSize.regular

    open func reloadData() {}
}

@preconcurrency @MainActor
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    public let stickerSize: MSStickerSize
    public let stickerBrowserView = MSStickerBrowserView()

    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        stickerBrowserView.frame = view.bounds
        stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stickerBrowserView.dataSource = self
        view.addSubview(stickerBrowserView)
    }

    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        fatalError("a browser with stickers overrides stickerBrowserView(_:stickerAt:)")
    }
}
