import Foundation

/// The heights of keyboards.
///
/// Measured by developers from the keyboard's notifications: 216 and 162 points on phones with a home button, upright and
/// turned, 226 on those from 414 points on; 260 and 200 with the bar above the keys, 271 from 414 points on; 291 and 335
/// without and with it on phones without a home button, which leave room below the keys; 320 and 408 on tablets.
struct KeyboardMetrics: Equatable {
    /// The height of the bar above the keys.
    var bar: CGFloat
    /// The height of the part with keys.
    var keys: CGFloat
    /// The room below the keys.
    var bottom: CGFloat

    var height: CGFloat { bar + keys + bottom }

    init(screen: CGSize, safeBottom: CGFloat, isPad: Bool, hasBar: Bool) {
        let isTurned = screen.width > screen.height
        if isPad {
            (bar, keys, bottom) = (hasBar ? 55 : 0, isTurned ? 353 : 265, safeBottom)
        } else if isTurned {
            (bar, keys, bottom) = (hasBar ? 38 : 0, safeBottom > 0 ? 150 : 162, safeBottom)
        } else {
            keys = screen.width >= 414 ? 226 : 216
            (bar, bottom) = (hasBar ? (screen.width >= 390 ? 45 : 44) : 0, safeBottom > 0 ? 75 : 0)
        }
    }
}
