import Foundation
import Testing

@testable import AVFoundation

/// Times of media: rational numbers, infinities, and times that nobody knows.
struct MediaTimeTests {
    @Test func `Times with different scales are compared and added exactly`() {
        let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
        #expect(
            half == CMTime(value: 300, timescale: 600) && half.hashValue == CMTime(value: 2, timescale: 4).hashValue)
        #expect(third < half && CMTimeCompare(half, third) == 1 && CMTimeCompare(half, half) == 0)
        let sum = half + third
        #expect((sum.value, sum.timescale) == (5, 6) && !sum.hasBeenRounded)
        #expect(CMTimeSubtract(half, third) == CMTime(value: 1, timescale: 6))
        #expect(CMTimeMaximum(half, third) == half && CMTimeMinimum(half, third) == third)
        #expect(CMTimeMultiply(third, multiplier: 3).seconds == 1)
        #expect(CMTimeMultiplyByRatio(half, multiplier: 1, divisor: 0) == .invalid)
        #expect(CMTimeAbsoluteValue(third - half) == CMTime(value: 1, timescale: 6))
    }

    @Test func `A conversion rounds as it's told, and says that it did`() {
        let time = CMTime(value: 3, timescale: 2)
        let up = CMTimeConvertScale(time, timescale: 1, method: .roundTowardPositiveInfinity)
        #expect(up.value == 2 && up.hasBeenRounded)
        #expect(CMTimeConvertScale(time, timescale: 1, method: .roundTowardZero).value == 1)
        #expect(CMTimeConvertScale(time, timescale: 0, method: .default) == .invalid)
    }

    @Test func `Infinite, indefinite and invalid times are no numbers, and come after all of them`() {
        let order: [CMTime] = [.negativeInfinity, .zero, .positiveInfinity, .indefinite, .invalid]
        #expect(order.shuffled().sorted() == order)
        #expect(order.map { CMTIME_IS_VALID($0) } == [true, true, true, true, false])
        #expect(order.map(\.isNumeric) == [false, true, false, false, false])
        #expect(CMTIME_IS_INDEFINITE(.indefinite) && CMTime.indefinite.seconds.isNaN)
        #expect(
            CMTime.positiveInfinity + .zero == .positiveInfinity && CMTime.zero - .positiveInfinity == .negativeInfinity
        )
        #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
        #expect(CMTime.invalid + .zero == .invalid && CMTime.indefinite + .zero == .indefinite)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity)
        #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    }

    @Test func `Ranges have their functions`() {
        let range = CMTimeRangeMake(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
        #expect(CMTimeRangeGetEnd(range).seconds == 3 && CMTimeRangeContainsTime(range, time: range.start))
        #expect(CMTimeClampToRange(.zero, range: range) == range.start)
        #expect(CMTIMERANGE_IS_VALID(range) && !CMTIMERANGE_IS_EMPTY(range))
    }
}
