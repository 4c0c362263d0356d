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
}
