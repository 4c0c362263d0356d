public import Foundation
public import UIKit

public typealias SKColor = UIColor

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// How one scene replaces another. It does so at once here.
open class SKTransition: NSObject, @unchecked Sendable {
    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true
    public let duration: TimeInterval

    private init(_ duration: TimeInterval) { self.duration = duration }

    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(sec)
    }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(sec)
    }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(sec)
    }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
}
