public import Foundation

public let HMErrorDomain = "HMErrorDomain"

/// Why a home can't be reached.
public struct HMError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case alreadyExists = 1
        case notFound = 2
        case invalidParameter = 3
        case accessoryNotReachable = 4
        case readOnlyCharacteristic = 5
        case writeOnlyCharacteristic = 6
        case notificationNotSupported = 7
        case operationTimedOut = 8
        case accessDenied = 10
        case operationCancelled = 23
        case homeAccessNotAuthorized = 47
        case keychainSyncNotEnabled = 79
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    public static var errorDomain: String { HMErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "The application is not authorized to access home data."]
    }
}

/// What apps may do with homes.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// The owner's homes: access to them is denied, and there are none.
open class HMHomeManager: NSObject, @unchecked Sendable {
    // Used on the main queue.
    open weak var delegate: (any HMHomeManagerDelegate)?
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }

    public override init() {
        super.init()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.homeManager(self, didUpdate: authorizationStatus)
            delegate?.homeManagerDidUpdateHomes(self)
        }
    }

    private func refuse(_ completion: @escaping ((any Error)?) -> Void) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion(HMError(.homeAccessNotAuthorized)) }
    }

    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) {
        refuse { completion(nil, $0) }
    }
    open func addHome(named name: String) async throws -> HMHome { throw HMError(.homeAccessNotAuthorized) }
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        refuse(completion)
    }
    open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        refuse(completion)
    }
}

public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}

/// A search for new accessories, which finds none.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    // Used on the main queue.
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }

    open func startSearchingForNewAccessories() {}
    open func stopSearchingForNewAccessories() {}
}
