import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What becomes of each style of presentation: on a wide screen, and where that becomes narrow, by what the delegate
/// answers.
struct AdaptationRow: Sendable, CustomStringConvertible {
    let style: UIModalPresentationStyle
    /// What the delegate answers, or nil without an answer.
    let answer: UIModalPresentationStyle?
    let isWide: Bool
    /// The class that presents, and whether the presenter's view stays.
    let controller: String
    let presenterStays: Bool

    var description: String {
        "\(style) on a \(isWide ? "wide" : "narrow") screen, answered by \(answer.map { "\($0)" } ?? "nothing")"
    }

    private static let (sheet, popover, plain) = (
        "UISheetPresentationController", "UIPopoverPresentationController", "UIPresentationController"
    )

    static let all: [AdaptationRow] = [
        // A popover is a sheet in compact width, unless the delegate says otherwise.
        AdaptationRow(style: .popover, answer: nil, isWide: true, controller: popover, presenterStays: true),
        AdaptationRow(style: .popover, answer: .fullScreen, isWide: true, controller: popover, presenterStays: true),
        AdaptationRow(style: .popover, answer: nil, isWide: false, controller: sheet, presenterStays: true),
        AdaptationRow(
            style: .popover, answer: UIModalPresentationStyle.none, isWide: false, controller: popover,
            presenterStays: true),
        AdaptationRow(style: .popover, answer: .fullScreen, isWide: false, controller: plain, presenterStays: false),
        AdaptationRow(style: .popover, answer: .overFullScreen, isWide: false, controller: plain, presenterStays: true),
        AdaptationRow(style: .popover, answer: .formSheet, isWide: false, controller: sheet, presenterStays: true),
        AdaptationRow(style: .popover, answer: .pageSheet, isWide: false, controller: sheet, presenterStays: true),
        // Sheets stay sheets, or fill the screen if the delegate says so.
        AdaptationRow(style: .pageSheet, answer: nil, isWide: true, controller: sheet, presenterStays: true),
        AdaptationRow(style: .pageSheet, answer: nil, isWide: false, controller: sheet, presenterStays: true),
        AdaptationRow(style: .pageSheet, answer: .fullScreen, isWide: false, controller: plain, presenterStays: false),
        AdaptationRow(style: .formSheet, answer: nil, isWide: true, controller: sheet, presenterStays: true),
        AdaptationRow(style: .formSheet, answer: nil, isWide: false, controller: sheet, presenterStays: true),
        AdaptationRow(style: .formSheet, answer: .fullScreen, isWide: false, controller: plain, presenterStays: false),
        AdaptationRow(
            style: .formSheet, answer: .overFullScreen, isWide: false, controller: plain, presenterStays: true),
        AdaptationRow(style: .automatic, answer: nil, isWide: false, controller: sheet, presenterStays: true),
        AdaptationRow(style: .automatic, answer: nil, isWide: true, controller: sheet, presenterStays: true),
        // The others don't adapt.
        AdaptationRow(style: .fullScreen, answer: .popover, isWide: false, controller: plain, presenterStays: false),
        AdaptationRow(style: .fullScreen, answer: nil, isWide: true, controller: plain, presenterStays: false),
        AdaptationRow(style: .overFullScreen, answer: nil, isWide: false, controller: plain, presenterStays: true),
        AdaptationRow(style: .overFullScreen, answer: nil, isWide: true, controller: plain, presenterStays: true),
        AdaptationRow(style: .currentContext, answer: nil, isWide: false, controller: plain, presenterStays: false),
        AdaptationRow(style: .overCurrentContext, answer: nil, isWide: false, controller: plain, presenterStays: true),
    ]
}

@MainActor
@Suite("Every style of presentation, adapted")
struct AdaptationTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var answer: UIModalPresentationStyle?
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            answer ?? controller.adaptivePresentationStyle(for: traitCollection)
        }
    }

    @Test("the style that is carried out is the one of the width and the delegate", arguments: AdaptationRow.all)
    func adaptation(_ row: AdaptationRow) throws {
        let stage = row.isWide ? Stage(width: 1180, height: 820, isWide: true) : Stage()
        let (a, b) = (stage.page("a"), stage.page("b"))
        stage.show(a)
        let delegate = Delegate()
        delegate.answer = row.answer
        b.modalPresentationStyle = row.style
        b.presentationController?.delegate = delegate
        b.popoverPresentationController?.sourceView = a.view
        var book = AppearanceBook(["a": .appeared])
        book.follow(stage.calls(wait: 2) { a.present(b, animated: true) })
        let carrying = try #require(b.presentation?.controller)
        #expect(String(describing: type(of: carrying)) == row.controller)
        #expect(book["a"] == (row.presenterStays ? .appeared : .disappeared) && book["b"] == .appeared)
        book.follow(stage.calls(wait: 2) { a.dismiss(animated: true) })
        #expect(book["a"] == .appeared && book["b"] == .disappeared && book.problems == [])
        #expect(a.presentedViewController == nil && stage.messages == [])
    }
}
