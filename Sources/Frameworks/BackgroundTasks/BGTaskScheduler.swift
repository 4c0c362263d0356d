public import Foundation

/// A time that the system gives an app in the background. There is none here.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    open func setTaskCompleted(success: Bool) {}
}

open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// What an app asks for.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Gives apps time in the background: never here, as in Apple's simulator, which refuses requests as unavailable.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }

        public let code: Code

        public init(_ code: Code) { self.code = code }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }

        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
    }

    public static let shared = BGTaskScheduler()

    /// Takes the closure for tasks of an identifier that Info.plist permits.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        let permitted = Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String]
        return permitted?.contains(identifier) ?? false
    }

    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

extension BGTaskScheduler.Error.Code {
    public static func ~= (pattern: Self, error: any Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == pattern
    }
}
