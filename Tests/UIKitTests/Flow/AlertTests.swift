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
                alert.addAction(UIAlertAction(title: title, style: kind) { _ in stage.record("chose \(title)") })
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

    @Test("keys set attributed texts, a view between texts and buttons, and colors and images of actions")
    func keys() throws {
        let stage = Stage()
        let page = stage.page("a")
        stage.show(page)
        let alert = alert(stage, .alert, [("Cancel", .cancel), ("Delete", .destructive), ("Copy", .default)])
        let inner = UIViewController()
        inner.preferredContentSize = CGSize(width: 270, height: 120)
        stage.person.environment.perform {
            alert.setValue(
                NSAttributedString(string: "Really?", attributes: [.foregroundColor: UIColor.systemPink]),
                forKey: "attributedTitle")
            alert.setValue(inner, forKey: "contentViewController")
            alert.actions[2].setValue(UIColor.systemGreen, forKey: "titleTextColor")
            alert.actions[2].setValue(UIImage(systemName: "star"), forKey: "image")
            alert.actions[1].setValue(true, forKey: "checked")
            page.present(alert, animated: false)
        }
        stage.wait(1)
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
        }
        let shown = labels(in: alert.view)
        let title = try #require(shown.first { $0.text == "Really?" })
        let color = title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .systemPink && !shown.contains { $0.text == "Delete?" })
        #expect(shown.first { $0.text == "Copy" }?.textColor == .systemGreen)
        let last = try #require(buttons(in: alert.view).min { $0.frame.minY < $1.frame.minY })
        #expect(alert.children == [inner] && inner.view.frame.height == 120)
        #expect(inner.view.frame.minY > title.frame.maxY && inner.view.frame.maxY <= last.frame.minY)
        func images(_ action: Int) -> [UIImageView] {
            buttons(in: alert.view).first { $0.action === alert.actions[action] }?.subviews
                .compactMap { $0 as? UIImageView }.filter { !$0.isHidden && $0.image != nil } ?? []
        }
        #expect(images(2).map(\.tintColor) == [.systemGreen] && images(1).count == 1 && images(0).isEmpty)
        #expect(stage.messages == [])
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
