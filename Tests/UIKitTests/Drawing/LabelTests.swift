import CoreGraphics
import Foundation
import Synchronization
import Testing
import TextLayout

@testable import UIKit

@MainActor
@Suite("Labels")
struct LabelTests {
    @Test("A label that is highlighted, disabled or gets another color is redrawn without shaping")
    func colors() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        label.text = "Shaped but once \(#line)"
        label.font = .systemFont(ofSize: 23.5)
        label.numberOfLines = 2
        label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        label.highlightedTextColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let count = Mutex(0)
        try ShapedText.$onShaping.withValue({ count.withLock { $0 += 1 } }) {
            let plain = try ViewPicture(label)
            #expect(count.withLock { $0 } == 1)
            label.isHighlighted = true
            let highlighted = try ViewPicture(label)
            #expect(Self.strongest(plain) == 2 && Self.strongest(highlighted) == 0)
            label.isEnabled = false
            label.textColor = .label
            label.shadowColor = .red
            _ = try ViewPicture(label)
            _ = label.intrinsicContentSize
            #expect(count.withLock { $0 } == 1)
            label.text = "Shaped a second time"
            _ = try ViewPicture(label)
            #expect(count.withLock { $0 } == 2)
        }
    }

    /// Which of red, green and blue there is most of.
    private static func strongest(_ picture: ViewPicture) -> Int {
        var sums = [0, 0, 0]
        for y in 0..<40 {
            for x in 0..<90 {
                for part in 0..<3 { sums[part] += picture[x, y][part] }
            }
        }
        return sums.indices.max { sums[$0] < sums[$1] } ?? -1
    }
}
