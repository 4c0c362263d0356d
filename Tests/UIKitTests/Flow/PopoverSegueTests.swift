import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Popover segues of iOS 5 to 7")
struct PopoverSegueTests {
    private typealias S = SegueStage

    @Test("The segue's popover shows the destination at its anchor, and an app that keeps it dismisses it")
    func popover() throws {
        let app = try S(
            S.page("a", segues: S.segue("popover", to: "b", "popoverAnchorView=\"buttona\"")) + S.page("b"),
            initial: "a", isWide: true)
        let a = try #require(try app.start() as? LedgerController)
        var kept: UIPopoverController?
        a.prepares = { kept = ($0 as? UIStoryboardPopoverSegue)?.popoverController }
        app.tap()
        app.stage.wait(1)
        let popover = try #require(kept)
        #expect(popover.isPopoverVisible && popover.contentViewController.title == "b")
        #expect(a.presentedViewController === popover.contentViewController)
        let anchor = popover.contentViewController.popoverPresentationController?.sourceView as? UIButton
        #expect(anchor?.title(for: .normal) == "Go")
        app.stage.person.make { popover.dismiss(animated: true) }
        app.stage.wait(1)
        #expect(!popover.isPopoverVisible && app.stage.messages == [])
    }
}
