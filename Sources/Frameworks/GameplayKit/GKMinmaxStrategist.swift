public import Foundation

/// Somebody who takes turns.
public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
    var value: Int { get set }
}

/// The state of a game of turns.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// Finds the best move against a player who makes the best moves as well.
open class GKMinmaxStrategist: NSObject {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    open var maxLookAheadDepth = 0

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else {
            return nil
        }
        for move in moves {
            move.value = value(of: gameModel, after: move, for: player, depth: maxLookAheadDepth - 1, .min, .max)
        }
        guard let best = moves.map(\.value).max() else { return nil }
        let equal = moves.filter { $0.value == best }
        return randomSource.map { equal[$0.nextInt(upperBound: equal.count)] } ?? equal.first
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove) }

    /// Returns what a game is worth for a player after a move, with bounds beyond which it isn't of interest.
    private func value(
        of model: any GKGameModel, after move: any GKGameModelUpdate, for player: any GKGameModelPlayer, depth: Int,
        _ low: Int, _ high: Int
    ) -> Int {
        guard let next = model.copy() as? any GKGameModel else { return 0 }
        next.apply(move)
        // A win that comes sooner is better.
        if next.isWin(for: player) { return GKGameModelMaxScore + depth }
        if next.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty
        else { return next.score(for: player) }
        let isOwn = active.playerId == player.playerId
        var (low, high) = (low, high)
        var best = isOwn ? Int.min : Int.max
        for each in moves where low < high {
            let value = value(of: next, after: each, for: player, depth: depth - 1, low, high)
            best = isOwn ? max(best, value) : min(best, value)
            if isOwn { low = max(low, best) } else { high = min(high, best) }
        }
        return best
    }
}
