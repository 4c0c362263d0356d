import CoreGraphics
import Foundation

/// The processor time of this thread, in seconds.
var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Returns how long it takes to fill the pixels of a screen of 390 × 844 points at two pixels per point once.
func secondsPerFill() -> Double {
    guard let context = CGContext(pixelsWide: 780, pixelsHigh: 1688, scale: 2) else { return 1 }
    let times = (0..<41).map { number in
        let start = processorTime
        context.setFillColor(CGColor(red: CGFloat(number % 2), green: 0.5, blue: 0.5, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
        return processorTime - start
    }
    return median(times)
}

/// The bytes of this process that are in memory.
var residentBytes: Double {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return Double(pages?.dropFirst().first ?? "0").map { $0 * Double(getpagesize()) } ?? 0
}
