public import Foundation

public let NFCErrorDomain = "NFCError"

/// Why nothing is read.
public struct NFCReaderError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation = 2
        case readerErrorInvalidParameter = 3
        case readerErrorRadioDisabled = 5
        case readerTransceiveErrorTagConnectionLost = 100
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
        case readerSessionInvalidationErrorSystemIsBusy = 203
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public static var errorDomain: String { NFCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Feature not supported"] }
}

public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A search for tags. The device has no reader, as in Apple's simulator: a search ends as it begins.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    // Used on its queue.
    fileprivate let queue: DispatchQueue
    open var alertMessage = ""
    open var isReady: Bool { false }

    open class var readingAvailable: Bool { false }

    fileprivate init(_ queue: DispatchQueue?) { self.queue = queue ?? .main }

    fileprivate func end(_ error: any Error) {}

    open func begin() { queue.async { self.end(NFCReaderError(.readerErrorUnsupportedFeature)) } }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}

open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue)
    }

    fileprivate override func end(_ error: any Error) { delegate?.readerSession(self, didInvalidateWithError: error) }
    open func restartPolling() {}
}

public protocol NFCTagReaderSessionDelegate: AnyObject {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
    }

    private weak var delegate: (any NFCTagReaderSessionDelegate)?

    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        self.delegate = delegate
        super.init(queue)
    }

    fileprivate override func end(_ error: any Error) {
        delegate?.tagReaderSession(self, didInvalidateWithError: error)
    }
    open func restartPolling() {}
}
