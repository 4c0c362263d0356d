public import Foundation
public import UIKit

public let SFErrorDomain = "SFErrorDomain"

/// Why Safari can't do something.
public struct SFError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case noExtensionFound = 1
        case noAttachmentFound, loadingInterrupted
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = SFErrorDomain
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String { "there is no Safari on this device, and no extension of it" }
}

/// Whether a blocker of content is on.
public final class SFContentBlockerState: NSObject, Sendable {
    public let isEnabled: Bool
    init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}

/// Asks Safari about the app's blockers of content. There is no Safari here: each request ends with an error.
@preconcurrency @MainActor
open class SFContentBlockerManager: NSObject {
    public override init() { super.init() }

    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { UIEnvironment.current.schedule(after: 0) { completionHandler?(SFError(.noExtensionFound)) } }

    open class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) { UIEnvironment.current.schedule(after: 0) { completionHandler(nil, SFError(.noExtensionFound)) } }
}

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// The pages that a person reads later in Safari. There is no Safari here, so none can be added.
@preconcurrency @MainActor
open class SSReadingList: NSObject {
    private static let list = SSReadingList()
    open class func `default`() -> SSReadingList? { list }

    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        UIEnvironment.current.reportOnce("SafariServices: there is no Safari on this device, which has a reading list")
        throw NSError(
            domain: SSReadingListErrorDomain, code: 1,
            userInfo: [NSLocalizedDescriptionKey: "there is no reading list on this device"])
    }
}

/// The data of an app that is added to the home screen.
@preconcurrency @MainActor
public protocol SFAddToHomeScreenActivityItem: AnyObject {
    var url: URL { get }
    var title: String { get }
    var iconItemProvider: NSItemProvider? { get }
}

extension SFAddToHomeScreenActivityItem {
    public var iconItemProvider: NSItemProvider? { nil }
}

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// Why a person isn't signed in.
public struct SFAuthenticationError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1 }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let errorDomain = SFAuthenticationErrorDomain
    public var errorCode: Int { code.rawValue }
}

/// Signs in on a page of the web, as before iOS 12. Pages can't be shown here: the session is canceled.
@preconcurrency @MainActor
open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let url: URL
    private let completion: CompletionHandler
    private var isRunning = false

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, completion) = (URL, completionHandler)
    }

    @discardableResult
    open func start() -> Bool {
        guard !isRunning else { return false }
        isRunning = true
        SystemAlert.ask(
            "“\(SystemAlert.appName)” Wants to Use “\(url.host ?? url.absoluteString)” to Sign In",
            "Pages of the web can't be shown on this device.", answers: ["Cancel"]
        ) { [self] _ in end() }
        return true
    }

    open func cancel() { end() }

    private func end() {
        guard isRunning else { return }
        isRunning = false
        completion(nil, SFAuthenticationError(.canceledLogin))
    }
}
