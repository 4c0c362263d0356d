public import Foundation
public import UIKit

public let GKErrorDomain = "GKErrorDomain"

extension Notification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = Notification.Name("GKPlayerDidChangeNotificationName")
}

/// Why Game Center didn't do something.
public struct GKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked,
            playerStatusExceedsMaximumLength
        case playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter
        case unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge, turnBasedTooManySessions
        case turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState, offline = 25
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var notAuthenticated: Code { .notAuthenticated }
    public static var cancelled: Code { .cancelled }
    public static var notSupported: Code { .notSupported }
    public static var userDenied: Code { .userDenied }

    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .notAuthenticated
            ? [
                NSLocalizedDescriptionKey:
                    "The requested operation could not be completed because local player has not been authenticated."
            ] : [:]
    }

    static let noPlayer = GKError(.notAuthenticated)

    /// Calls a closure soon, on the main thread as Game Center does.
    static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        MainThread.perform { UIEnvironment.current.schedule(after: 0) { body() } }
    }
}

open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
}

/// Somebody who plays.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }

    open var alias: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var playerID: String { "" }
    open var guestIdentifier: String? { nil }
    open override var displayName: String { "" }

    open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        GKError.later { handler?(nil, GKError.noPlayer) }
    }
}

public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// The owner as a player. Nobody is signed in to Game Center here: authentication ends with an error, and what needs a player as well.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()

    open class func localPlayer() -> GKLocalPlayer { local }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }
    open var isPersonalizedCommunicationRestricted: Bool { true }

    /// What is called when the player has signed in, or can't: the latter, soon.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            GKError.later { [weak self] in self?.authenticateHandler?(nil, GKError.noPlayer) }
        }
    }

    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}

    open func loadFriends(_ handler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        GKError.later { handler(nil, GKError.noPlayer) }
    }
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        GKError.later { completionHandler?(nil, GKError.noPlayer) }
    }
}
