public import Foundation
public import UIKit

/// What a match looks for.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    open var defaultNumberOfPlayers = 0
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}

/// A game of several players; none comes about here.
open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }

    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }

    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError.noPlayer }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GKError.noPlayer }
    open func disconnect() {}
}

open class GKInvite: NSObject, @unchecked Sendable {}

open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let maker = GKMatchmaker()

    open class func shared() -> GKMatchmaker { maker }

    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { GKError.later { completionHandler?(nil, GKError.noPlayer) } }
    open func cancel() {}
}

@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// Looks for other players; nobody can be found.
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    open private(set) var matchRequest = GKMatchRequest()

    public convenience init?(matchRequest request: GKMatchRequest) {
        self.init(nibName: nil, bundle: nil)
        matchRequest = request
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Multiplayer", explanation: GameCenter.explanation) { [weak self] in
            guard let self else { return }
            if let matchmakerDelegate {
                matchmakerDelegate.matchmakerViewControllerWasCancelled(self)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

enum GameCenter {
    static let explanation = "Nobody is signed in to Game Center on this device."
}

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The player's scores and goals; without a player, words that say so.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }

    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Game Center", explanation: GameCenter.explanation, button: .done) {
            [weak self] in
            guard let self else { return }
            if let gameCenterDelegate {
                gameCenterDelegate.gameCenterViewControllerDidFinish(self)
            } else {
                dismiss(animated: true)
            }
        }
    }
}

/// The button with the player's picture, which isn't shown without a player.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }

    public static let shared = GKAccessPoint()
    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open weak var parentWindow: UIWindow?
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }

    open func trigger(handler: @escaping () -> Void) { handler() }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}
