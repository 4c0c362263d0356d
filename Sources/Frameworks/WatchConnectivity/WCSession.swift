public import Foundation

public let WCErrorDomain = "WCErrorDomain"

/// Why nothing reaches a watch.
public struct WCError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case genericError = 7001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var sessionNotSupported: Code { .sessionNotSupported }
    public static var notReachable: Code { .notReachable }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    public static var deviceNotPaired: Code { .deviceNotPaired }
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }

    public static var errorDomain: String { WCErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
    public func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {}
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
}

open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(_ url: URL, _ metadata: [String: Any]?) { (fileURL, self.metadata) = (url, metadata) }
}

open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    open func cancel() {}
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    open var isTransferring: Bool { false }
    open var isCurrentComplicationInfo: Bool { false }

    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }

    open func cancel() {}
}

/// The connection to a watch. As on an iPad, it isn't supported: there is none.
open class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()
    open weak var delegate: (any WCSessionDelegate)?

    open class func isSupported() -> Bool { false }

    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isReachable: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var hasContentPending: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// Tells the delegate that there is no watch.
    open func activate() {
        DispatchQueue.main.async { [self] in
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }

    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
    ) { errorHandler?(WCError(.sessionNotSupported)) }

    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }

    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer(userInfo)
    }

    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        WCSessionFileTransfer(WCSessionFile(file, metadata))
    }
}
