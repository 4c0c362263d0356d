import CoreGraphics
import Foundation

/// Where a device has the time, the signs of its networks and its battery: points, measured in pictures that iOS took.
///
/// | pictures | device |
/// |---|---|
/// | iOS 12 | iPhone XS Max, iPhone 8 Plus |
/// | iOS 13 | iPhone 8, iPhone 11, iPhone 11 Pro, iPhone 11 Pro Max, iPad (7th generation), iPad Pro 11-inch |
/// | iOS 17 | iPhone 15 Pro |
///
/// Those of other devices are taken from the nearest ones.
struct StatusBarMetrics {
    enum Kind { case homeButton, notch, island, pad }

    var kind: Kind
    /// The middle of the time, or its left edge on tablets.
    var time: CGFloat
    var timeSize: CGFloat
    /// The baseline of the time.
    var baseline: CGFloat
    /// The right end of the battery.
    var right: CGFloat
    /// The middle of the battery from the top.
    var middle: CGFloat
    /// The body of the battery.
    var battery: CGSize
    /// The Wi-Fi sign.
    var waves: CGSize
    /// The distance from the battery to the Wi-Fi sign, and from there to the bars.
    var gaps: (CGFloat, CGFloat)
    /// The bars of the cellular network: the width of one, the distance to the next, and the height of the highest.
    var bars: (width: CGFloat, pitch: CGFloat, height: CGFloat)
    /// The lower edge of the bars and the Wi-Fi sign.
    var bottom: CGFloat

    /// The island of a phone that has one, as simulators draw it: 126 × 37, 10.67 points below the top.
    var island: CGRect?

    /// Creates the metrics of a bar with a size.
    init(_ size: CGSize) {
        let width = size.width
        if width >= 744 {
            self = Self.pad(width, isTall: size.height > 20)
        } else if size.height <= 20 {
            self = Self.homeButton(width)
        } else if size.height >= 54 {
            self = Self.withIsland(width)
        } else {
            self = Self.withNotch(size)
        }
    }

    private init(
        _ kind: Kind, time: CGFloat, timeSize: CGFloat, baseline: CGFloat, right: CGFloat, middle: CGFloat,
        battery: CGSize, waves: CGSize, gaps: (CGFloat, CGFloat),
        bars: (width: CGFloat, pitch: CGFloat, height: CGFloat), bottom: CGFloat
    ) {
        (self.kind, self.time, self.timeSize, self.baseline) = (kind, time, timeSize, baseline)
        (self.right, self.middle, self.battery, self.waves) = (right, middle, battery, waves)
        (self.gaps, self.bars, self.bottom) = (gaps, bars, bottom)
    }

    private static func homeButton(_ width: CGFloat) -> StatusBarMetrics {
        let isLarge = width >= 414
        return StatusBarMetrics(
            .homeButton, time: width / 2, timeSize: 12, baseline: 14.67, right: width - 5, middle: 10,
            battery: CGSize(width: isLarge ? 23.67 : 22, height: 11.33), waves: CGSize(width: 14, height: 10),
            gaps: (0, 8), bars: (3, 4.33, 10), bottom: 15)
    }

    private static func withNotch(_ size: CGSize) -> StatusBarMetrics {
        size.width >= 414 ? withLargeNotch(size) : withSmallNotch(size)
    }

    private static func withSmallNotch(_ size: CGSize) -> StatusBarMetrics {
        let bottom = size.height - 15.67
        let share = size.width / 375
        return StatusBarMetrics(
            .notch, time: share * 46.5, timeSize: 15, baseline: bottom, right: size.width - share * 14.33,
            middle: bottom - 5.33, battery: CGSize(width: 22, height: 11.33), waves: CGSize(width: 15.33, height: 11),
            gaps: (5, 5), bars: (3, 4.67, 10.67), bottom: bottom)
    }

    private static func withLargeNotch(_ size: CGSize) -> StatusBarMetrics {
        // The bar of the iPhone 11 is drawn a little lower and closer to the edges than that of the iPhone 11 Pro Max.
        let is11 = size.width == 414 && size.height > 44
        let share = size.width / 414
        let bottom = is11 ? 30.5 : size.height - 15.67
        return StatusBarMetrics(
            .notch, time: is11 ? 51.5 : share * 56.5, timeSize: 16, baseline: bottom,
            right: size.width - (is11 ? 17 : share * 21.67), middle: bottom - 5.83,
            battery: CGSize(width: 24, height: 12.33), waves: CGSize(width: 16.33, height: 12), gaps: (6, 6),
            bars: (3.33, 5, 11.67), bottom: bottom)
    }

    private static func withIsland(_ width: CGFloat) -> StatusBarMetrics {
        // The time and the signs are in the middles of what the island leaves free, a little inward.
        let more = ((width - 126) / 2 - 133.5) / 2
        var metrics = StatusBarMetrics(
            .island, time: 71.8 + more, timeSize: 17, baseline: 35.67, right: width - 32.33 - more, middle: 29.17,
            battery: CGSize(width: 25, height: 13), waves: CGSize(width: 17.33, height: 12.33), gaps: (7.67, 6.67),
            bars: (3.2, 5.6, 12.33), bottom: 35.33)
        metrics.island = CGRect(x: (width - 126) / 2, y: 10.67, width: 126, height: 37)
        return metrics
    }

    private static func pad(_ width: CGFloat, isTall: Bool) -> StatusBarMetrics {
        let down: CGFloat = isTall ? 2 : 0
        return StatusBarMetrics(
            .pad, time: isTall ? 16 : 6, timeSize: 12, baseline: 14 + down, right: width - (isTall ? 14.5 : 4.5),
            middle: 10 + down, battery: CGSize(width: 25, height: 12), waves: CGSize(width: 15, height: 10),
            gaps: (3, 0), bars: (0, 0, 0), bottom: 15 + down)
    }
}
