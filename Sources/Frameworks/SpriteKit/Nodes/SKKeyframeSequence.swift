import CoreGraphics
public import Foundation
import UIKit

public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

/// Values at times from 0 to 1, and those between them.
open class SKKeyframeSequence: NSObject, NSCopying, @unchecked Sendable {
    private var frames: [(value: Any, time: CGFloat)]
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp

    private init(frames: [(value: Any, time: CGFloat)]) { self.frames = frames }

    public convenience init(keyframeValues values: [Any], times: [NSNumber]) {
        self.init(frames: zip(values, times).map { ($0, CGFloat($1.doubleValue)) })
    }

    public convenience init(capacity numItems: Int) { self.init(frames: []) }

    open func count() -> Int { frames.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
    open func removeLastKeyframe() { _ = frames.popLast() }
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { frames[index] = (value, time) }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence(frames: frames)
        (copy.interpolationMode, copy.repeatMode) = (interpolationMode, repeatMode)
        return copy
    }

    /// Returns the value at a time, or nil of an empty sequence. Numbers and colors have values between those of the
    /// frames, on straight lines.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        let length = last.time - first.time
        let rounds = repeatMode == .loop && length > 0 ? ((time - first.time) / length).rounded(.down) : 0
        let place = time - rounds * length
        guard let end = frames.firstIndex(where: { $0.time > place }) else { return last.value }
        guard end > 0 else { return first.value }
        let (one, other) = (frames[end - 1], frames[end])
        guard interpolationMode != .step else { return one.value }
        return Self.value(one.value, other.value, (place - one.time) / (other.time - one.time))
    }

    private static func value(_ one: Any, _ other: Any, _ part: CGFloat) -> Any {
        if let one = one as? UIColor, let other = other as? UIColor {
            let mixed = zip(one.parts, other.parts).map { $0 + ($1 - $0) * part }
            return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
        }
        guard let one = one as? NSNumber, let other = other as? NSNumber else { return one }
        return NSNumber(value: one.doubleValue + (other.doubleValue - one.doubleValue) * Double(part))
    }
}
