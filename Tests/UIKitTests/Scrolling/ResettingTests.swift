import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A delegate that puts the offset elsewhere, as endless carousels do.
@MainActor
private final class Resetting: UIScrollViewDelegate {
    let reset: (UIScrollView) -> Void
    private(set) var ends = 0

    init(_ reset: @escaping (UIScrollView) -> Void) { self.reset = reset }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { reset(scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
}

@MainActor
@Suite("Scroll views whose delegates reset the offset")
struct ResettingTests {
    private nonisolated static let resets: [(name: String, reset: @MainActor @Sendable (UIScrollView) -> Void)] = [
        ("to one place", { $0.contentOffset.x = 390 }),
        ("by one page back", { if $0.contentOffset.x > 585 { $0.contentOffset.x -= 390 } }),
        (
            "to the middle when an edge is near",
            { if $0.contentOffset.x >= 780 || $0.contentOffset.x <= 0 { $0.contentOffset.x = 390 } }
        ),
        ("by an animation", { $0.setContentOffset(CGPoint(x: 390, y: 0), animated: true) }),
    ]

    @Test("A thrown carousel comes to rest, whatever its delegate does", arguments: 0..<resets.count, [true, false])
    func rest(index: Int, isPaging: Bool) {
        let person = Person()
        let (view, _) = person.scroller(content: CGSize(width: 1170, height: 844))
        let delegate = Resetting(Self.resets[index].reset)
        view.isPagingEnabled = isPaging
        view.contentOffset.x = 390
        view.delegate = delegate
        person.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -200, dy: 0))
        person.wait(20)
        #expect(person.clock.awakeUntil == nil, "\(Self.resets[index].name)")
        #expect(!view.isDecelerating)
        #expect(delegate.ends <= 1)
    }
}
