public import Foundation

/// A list of the best scores.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }

    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKLocalPlayer.local }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "0" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }

    open var identifier: String?
    open var playerScope = PlayerScope.global
    open var timeScope = TimeScope.allTime
    open var range = NSRange(location: 1, length: 25)
    open var title: String? { nil }
    open var baseLeaderboardID: String { identifier ?? "" }
    open var scores: [GKScore]? { nil }
    open var localPlayerScore: GKScore? { nil }
    open var maxRange: Int { 0 }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { GKError.later { completionHandler(GKError.noPlayer) } }

    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError.noPlayer
    }

    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        GKError.later { completionHandler?(nil, GKError.noPlayer) }
    }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { GKError.later { completionHandler(nil, GKError.noPlayer) } }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { GKError.later { completionHandler(nil, nil, 0, GKError.noPlayer) } }

    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
        GKError.later { completionHandler?(nil, GKError.noPlayer) }
    }
}

/// A score for a leaderboard.
open class GKScore: NSObject, @unchecked Sendable {
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    public let date = Date()
    open var rank: Int { 0 }
    open var player: GKPlayer { GKLocalPlayer.local }
    open var formattedValue: String? { nil }
    open var shouldSetDefaultLeaderboard = false

    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { GKError.later { completionHandler?(GKError.noPlayer) } }
}

/// How far a player has come with a goal.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    open var lastReportedDate: Date { .distantPast }

    public init(identifier: String) { self.identifier = identifier }

    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        GKError.later { completionHandler?(nil, GKError.noPlayer) }
    }
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { GKError.later { completionHandler?(GKError.noPlayer) } }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        GKError.later { completionHandler?(GKError.noPlayer) }
    }
}
