import CoreGraphics
public import Foundation

// Values of Foundation for Linux hold numbers of a few kinds: a time is held as a range of them.
extension NSValue {
    public convenience init(time: CMTime) {
        self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
    }

    /// The time that the value holds, or an invalid one.
    public var timeValue: CMTime {
        CMTime(value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
    }

    public convenience init(timeRange: CMTimeRange) {
        self.init(
            rect: CGRect(
                x: Double(timeRange.start.value), y: Double(timeRange.start.timescale),
                width: Double(timeRange.duration.value), height: Double(timeRange.duration.timescale)))
    }

    /// The range that the value holds, or an invalid one.
    public var timeRangeValue: CMTimeRange {
        func time(_ value: Double, _ scale: Double) -> CMTime {
            CMTime(value: Int64(Int(clamping: value)), timescale: Int32(clamping: Int(clamping: scale)))
        }
        let parts = rectValue
        return CMTimeRange(
            start: time(parts.origin.x, parts.origin.y), duration: time(parts.size.width, parts.size.height))
    }
}
