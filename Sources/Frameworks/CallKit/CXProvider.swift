public import AVFoundation
public import Foundation
import UIKit

/// Who calls or is called.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }

    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The state of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
}

open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }

    init(_ uuid: UUID) { self.uuid = uuid }
}

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

// MARK: Actions

open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false

    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID

    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var isVideo = false
    open var contactIdentifier: String?

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

open class CXTransaction: NSObject, @unchecked Sendable {
    open private(set) var actions: [CXAction]

    public override init() { actions = [] }
    public init(action: CXAction) { actions = [action] }
    public init(actions: [CXAction]) { self.actions = actions }

    open func addAction(_ action: CXAction) { actions.append(action) }
}

// MARK: Provider and controller

/// Why there is no call.
public struct CXError: Error, CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "com.apple.CallKit.error" }
    public let errorCode: Int
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "There are no calls on this device."]
    }

    /// The codes for what isn't entitled are the same for incoming calls and requests.
    static let unentitled = CXError(errorCode: 1)
}

open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open var localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var supportsVideo = false
    open var includesCallsInRecents = true
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() {}
    public init(localizedName: String) { self.localizedName = localizedName }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Reports calls to the system. There is no phone here: incoming calls fail with an error.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?

    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
        (queue ?? .main).async { self.delegate?.providerDidBegin(self) }
    }

    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) { Self.later { completion(CXError.unentitled) } }

    static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        MainThread.perform { UIEnvironment.current.schedule(after: 0) { body() } }
    }

    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
}

public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

open class CXCallObserver: NSObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()

    public override init() {}
    public init(queue: DispatchQueue) {}

    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        CXProvider.later { completion(CXError.unentitled) }
    }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}
