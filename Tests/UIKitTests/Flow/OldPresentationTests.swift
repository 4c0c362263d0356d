import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Alerts, sheets, popovers and searches as before")
struct OldPresentationTests {
    /// An app with a page in a window.
    private func onStage(_ body: (AppStage, UIWindow, UIViewController) throws -> Void) rethrows {
        let stage = AppStage()
        try stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let page = UIViewController()
            window.rootViewController = page
            window.makeKeyAndVisible()
            stage.wait(0.1)
            try body(stage, window, page)
        }
    }

    private final class AlertOwner: UIAlertViewDelegate {
        var calls: [String] = []
        func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
        func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("dismissed \(buttonIndex)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
            alertView.textField(at: 0)?.text?.isEmpty == false
        }
    }

    @Test("an alert view shows itself, and tells of the button that is tapped")
    func alert() throws {
        try onStage { stage, _, page in
            let owner = AlertOwner()
            let alert = UIAlertView(
                title: "Tea", message: "Which?", delegate: owner, cancelButtonTitle: "None", otherButtonTitles: "Green",
                "Black")
            #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 3)
            alert.alertViewStyle = .loginAndPasswordInput
            #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
            alert.show()
            stage.wait(1)
            let shown = try #require(page.presentedViewController as? UIAlertController)
            #expect(alert.isVisible && shown.title == "Tea" && shown.message == "Which?")
            #expect(shown.actions.map(\.title) == ["None", "Green", "Black"] && shown.actions[0].style == .cancel)
            #expect(!shown.actions[1].isEnabled && shown.actions[2].isEnabled)
            alert.textField(at: 0)?.text = "x"
            alert.textField(at: 0)?.sendActions(for: .editingChanged)
            #expect(shown.actions[1].isEnabled)
            shown.choose(shown.actions[1])
            stage.wait(1)
            #expect(!alert.isVisible && page.presentedViewController == nil)
            #expect(owner.calls == ["will present", "did present", "clicked Green", "dismissed 1"])
        }
    }

    @Test("an action sheet has its destructive button first, and that which cancels last")
    func sheet() throws {
        @MainActor final class Owner: UIActionSheetDelegate {
            var clicked: [Int] = []
            func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
                clicked.append(buttonIndex)
            }
        }
        try onStage { stage, _, page in
            let owner = Owner()
            let sheet = UIActionSheet(
                title: "Tea", delegate: owner, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Pour away",
                otherButtonTitles: "Drink")
            #expect((0..<3).map { sheet.buttonTitle(at: $0) } == ["Pour away", "Drink", "Cancel"])
            #expect(
                sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 2)
            sheet.show(in: page.view)
            stage.wait(1)
            let shown = try #require(page.presentedViewController as? UIAlertController)
            #expect(
                shown.preferredStyle == .actionSheet && shown.actions.map(\.style) == [.destructive, .default, .cancel])
            shown.choose(shown.actions[0])
            stage.wait(1)
            #expect(owner.clicked == [0] && !sheet.isVisible)
            sheet.show(in: page.view)
            stage.wait(1)
            sheet.dismiss(withClickedButtonIndex: 2, animated: false)
            stage.wait(1)
            #expect(page.presentedViewController == nil && owner.clicked == [0])
        }
    }

    @Test("a popover controller shows a popover on a phone, too, with its size")
    func popover() {
        onStage { stage, _, page in
            let content = UIViewController()
            let popover = UIPopoverController(contentViewController: content)
            popover.popoverContentSize = CGSize(width: 200, height: 120)
            #expect(!popover.isPopoverVisible && content.preferredContentSize.width == 200)
            popover.present(
                from: CGRect(x: 100, y: 100, width: 40, height: 40), in: page.view, permittedArrowDirections: .up,
                animated: false)
            stage.wait(0.5)
            #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
            #expect(page.presentedViewController === content && content.view.bounds.width == 200)
            popover.dismiss(animated: false)
            stage.wait(0.5)
            #expect(!popover.isPopoverVisible)
        }
    }

    @Test("a search display controller shows a table of results while a person searches")
    func search() {
        @MainActor final class Owner: NSObject, UISearchDisplayDelegate, UITableViewDataSource {
            var (calls, reloads) = ([String](), true)
            func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
                calls.append("begin")
            }
            func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { calls.append("end") }
            func searchDisplayController(
                _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
            ) -> Bool {
                calls.append("search \(searchString ?? "")")
                return reloads
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        onStage { stage, _, page in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
            page.view.addSubview(bar)
            let owner = Owner()
            let search = UISearchDisplayController(searchBar: bar, contentsController: page)
            (search.delegate, search.searchResultsDataSource) = (owner, owner)
            #expect(page.searchDisplayController === search && !search.isActive)
            bar.becomeFirstResponder()
            stage.wait(0.5)
            #expect(search.isActive)
            bar.searchTextField.insertText("t")
            stage.wait(0.5)
            #expect(
                search.searchResultsTableView.window != nil
                    && search.searchResultsTableView.numberOfRows(inSection: 0) == 2)
            search.setActive(false, animated: false)
            stage.wait(0.5)
            #expect(search.searchResultsTableView.window == nil)
            #expect(owner.calls.first == "begin" && owner.calls.contains("search t") && owner.calls.last == "end")
        }
    }

    @Test("old rotation methods are told of a turn, in their order")
    func rotation() {
        final class Page: UIViewController {
            var calls: [String] = []
            override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
                calls.append(
                    "will \(toInterfaceOrientation.isLandscape) \(interfaceOrientation.isPortrait) \(duration > 0)")
            }
            override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
            {
                calls.append("animate \(view.bounds.width > view.bounds.height)")
            }
            override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
                calls.append("did \(fromInterfaceOrientation.isPortrait)")
            }
        }
        let stage = AppStage()
        stage.environment.perform {
            let page = Page()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.rootViewController = page
            window.makeKeyAndVisible()
            stage.wait(0.1)
            stage.environment.input.send(.hold(.landscapeLeft))
            stage.wait(1)
            #expect(page.calls.count == 3 && page.calls.first?.hasPrefix("will true true") == true)
            #expect(page.calls.last == "did true")
        }
    }
}
