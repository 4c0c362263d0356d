import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Alerts and action sheets")
struct AlertTests {
    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }

    private func alert(
        _ stage: Stage, _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        stage.person.make {
            let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: style)
            for (title, kind) in titles {
                alert.addAction(UIAlertAction(title: title, style: kind) { _ in stage.note("chose \(title)") })
            }
            return alert
        }
    }

    private func tap(_ title: String, of alert: UIAlertController, _ stage: Stage) throws {
        let button = try #require(buttons(in: alert.view).first { $0.action.title == title })
        let frame = button.convert(button.bounds, to: nil)
        stage.person.tap(frame.midX, frame.midY)
    }

    @Test("a button dismisses the alert, and then its action is performed")
    func choosing() throws {
        let stage = Stage()
        let page = stage.page("a")
        stage.show(page)
        let alert = alert(stage, .alert, [("Cancel", .cancel), ("Delete", .destructive)])
        stage.person.environment.perform { page.present(alert, animated: true) }
        stage.wait(1)
        #expect(alert.view.frame.width == 270 && abs(alert.view.center.y - (47 + 810) / 2) < 2)
        let (cancel, delete) = (buttons(in: alert.view)[0].frame, buttons(in: alert.view)[1].frame)
        #expect(cancel.minY == delete.minY && cancel.maxX == delete.minX, "two short buttons are side by side")
        #expect(stage.calls { try? tap("Delete", of: alert, stage) } == [])
        #expect(stage.calls { stage.person.wait(1) } == ["chose Delete"])
        #expect(page.presentedViewController == nil && stage.messages == [])
    }

    @Test("touches beside an alert do nothing; beside an action sheet they cancel")
    func outside() {
        for (style, expected) in [(UIAlertController.Style.alert, ["..."]), (.actionSheet, ["...", "chose Cancel"])] {
            let stage = Stage()
            let page = stage.page("a")
            stage.show(page)
            let alert = alert(stage, style, [("Share", .default), ("Cancel", .cancel)])
            stage.person.environment.perform { page.present(alert, animated: true) }
            stage.wait(1)
            #expect(stage.calls(wait: 1) { stage.person.tap(200, 100) } == expected)
            #expect((page.presentedViewController == nil) == (style == .actionSheet) && stage.messages == [])
        }
    }

    @Test("text fields are in the alert, and the first of them is edited")
    func textFields() throws {
        let stage = Stage()
        let page = stage.page("a")
        stage.show(page)
        let alert = alert(stage, .alert, [("OK", .default)])
        stage.person.environment.perform {
            alert.addTextField { $0.placeholder = "Name" }
            page.present(alert, animated: true)
        }
        stage.wait(1)
        let field = try #require(alert.textFields?.first)
        #expect(field.isFirstResponder && field.window != nil)
        stage.person.send(.text("Kim"))
        #expect(field.text == "Kim")
        alert.actions[0].isEnabled = false
        stage.window.layoutIfNeeded()
        #expect(stage.calls(wait: 1) { try? tap("OK", of: alert, stage) } == ["..."])
        #expect(page.presentedViewController === alert)
    }

    @Test("in regular width an action sheet is a popover, which needs an anchor")
    func popover() throws {
        let stage = Stage(width: 820, height: 1180, isWide: true)
        let page = stage.page("a")
        stage.show(page)
        let sheet = alert(stage, .actionSheet, [("Share", .default), ("Cancel", .cancel)])
        stage.person.environment.perform { page.present(sheet, animated: true) }
        stage.wait(1)
        #expect(stage.messages.count == 1)
        #expect(
            stage.messages[0].hasPrefix("Your application has presented a UIAlertController (<UIAlertController: 0x"))
        #expect(buttons(in: sheet.view).map(\.action.title) == ["Share"], "a touch outside cancels")
        try tap("Share", of: sheet, stage)
        stage.wait(1)
        #expect(stage.person.ledger.last == "chose Share" && page.presentedViewController == nil)
    }

    @Test("a second cancel button and text fields in a sheet are refused in Apple's words")
    func faults() {
        let stage = Stage()
        let alert = alert(stage, .actionSheet, [("No", .cancel), ("Never", .cancel)])
        stage.person.environment.perform { alert.addTextField() }
        #expect(alert.actions.count == 1 && alert.textFields == nil)
        #expect(
            stage.messages == [
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
            ])
    }
}
