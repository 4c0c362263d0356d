import CoreGraphics

/// How two pictures differ beyond what other versions of fonts, of Cairo, and 256 colors a picture make of the same thing.
///
/// The colors alone make up to 7 in a block and 0.3 in all, both of them on the page of blurs; what moves by a pixel makes 37 to
/// 110 in its worst block.
struct PictureDifference {
    /// The mean distance of channels, of 255, in blocks of so many pixels a side.
    static let side = 16
    /// A block may be so far off.
    static let mostInBlock = 10.0
    /// And all together so far.
    static let mostInAll = 0.5

    var words: String
    /// Rows of blocks, each with its distance.
    private(set) var blocks: [[Double]] = []

    /// Nil for pictures that look the same.
    init?(_ old: CGImage, _ new: CGImage) {
        guard old.width == new.width, old.height == new.height else {
            words = "\(old.width) × \(old.height) pixels became \(new.width) × \(new.height)"
            return
        }
        blocks = Self.distances(old, new)
        let all = blocks.joined()
        let (worst, mean) = (all.max() ?? 0, all.reduce(0, +) / Double(max(1, all.count)))
        if worst <= Self.mostInBlock, mean <= Self.mostInAll { return nil }
        let count = all.count { $0 > Self.mostInBlock }
        words =
            "\(count) of \(all.count) blocks, the worst by \(Self.rounded(worst)), all by \(Self.rounded(mean)) of 255"
    }

    private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    static func distances(_ old: CGImage, _ new: CGImage) -> [[Double]] {
        let across = (old.width + side - 1) / side
        return old.withPixels { oldBytes, oldRow in
            new.withPixels { newBytes, newRow in
                stride(from: 0, to: old.height, by: side).map { top in
                    let rows = top..<min(top + side, old.height)
                    var sums = [Int](repeating: 0, count: across)
                    for y in rows {
                        for x in 0..<old.width {
                            for channel in 0..<3 {
                                let (one, other) = (
                                    oldBytes[y * oldRow + x * 4 + channel], newBytes[y * newRow + x * 4 + channel]
                                )
                                sums[x / side] += abs(Int(one) - Int(other))
                            }
                        }
                    }
                    return sums.enumerated().map { column, sum in
                        let width = min(side, old.width - column * side)
                        return Double(sum) / Double(width * rows.count * 3)
                    }
                }
            }
        }
    }
}
