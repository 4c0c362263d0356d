import AppStage
import CoreGraphics
import Foundation
@testable import SVProgressHUD
import Testing
import UIKit

@MainActor
@Suite("The one panel over the key window", .serialized)
struct SVProgressHUDTests {
    private let stage: AppStage
    private let button = UIButton(type: .system)

    init() throws {
        let controller = UIViewController()
        stage = try AppStage { controller }
        let button = button
        try stage.run {
            SVProgressHUD.shared = SVProgressHUD(frame: .zero)
            button.frame = CGRect(x: 100, y: 400, width: 200, height: 50)
            button.setTitle("Behind", for: .normal)
            controller.view.addSubview(button)
        }
    }

    private var panel: PanelView { SVProgressHUD.shared.panel }
    private var label: UILabel? { panel.subviews.lazy.compactMap { $0 as? UILabel }.first }

    /// The panel's last part of a progress, or nil.
    private var ring: RingView? { panel.subviews.lazy.compactMap { $0 as? RingView }.first }

    @Test("A panel comes over the key window and goes; notifications say so with its text")
    func showing() throws {
        var events: [String] = []
        let names: [Notification.Name] = [
            .SVProgressHUDWillAppear, .SVProgressHUDDidAppear, .SVProgressHUDWillDisappear, .SVProgressHUDDidDisappear,
        ]
        nonisolated(unsafe) let add: (String) -> Void = { events.append($0) }
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let text = notification.userInfo?[SVProgressHUDStatusUserInfoKey] as? String ?? "none"
                add("\(name.rawValue.dropFirst(13).dropLast(12)) \(text)")
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        try stage.run { SVProgressHUD.show(withStatus: "Loading") }
        try stage.perform(#"{"wait": 1}"#)
        #expect(SVProgressHUD.isVisible() && SVProgressHUD.shared.superview is UIWindow && label?.text == "Loading")
        #expect(events == ["WillAppear Loading", "DidAppear Loading"] && ring?.progress == nil && ring != nil)
        #expect(panel.center == CGPoint(x: 196.5, y: 426))
        try stage.run { SVProgressHUD.setStatus("Nearly done") }
        #expect(label?.text == "Nearly done")
        var calls = 0
        try stage.run { SVProgressHUD.dismiss { calls += 1 } }
        try stage.perform(#"{"wait": 1}"#)
        #expect(!SVProgressHUD.isVisible() && calls == 1 && events.count == 4)
        #expect(events.last == "DidDisappear Nearly done")
    }

    @Test("A text with a sign is shown for a time that depends on its length")
    func texts() throws {
        try stage.run { SVProgressHUD.showSuccess(withStatus: "Done") }
        try stage.perform(#"{"wait": 4}"#)
        #expect(SVProgressHUD.isVisible())
        try stage.perform(#"{"wait": 2}"#)
        #expect(!SVProgressHUD.isVisible())
        let long = String(repeating: "a", count: 200)
        #expect(SVProgressHUD.displayDuration(for: "Done") == 5 && SVProgressHUD.displayDuration(for: long) == 12.5)
        SVProgressHUD.setMinimumDismissTimeInterval(1)
        SVProgressHUD.setMaximumDismissTimeInterval(3)
        #expect(SVProgressHUD.displayDuration(for: nil) == 1 && SVProgressHUD.displayDuration(for: long) == 3)
        try stage.run { SVProgressHUD.showError(withStatus: "No") }
        try stage.perform(#"{"wait": 2}"#)
        #expect(!SVProgressHUD.isVisible())
    }

    @Test("A panel goes when it was popped as often as it was shown, or after a delay")
    func activities() throws {
        try stage.run {
            SVProgressHUD.show()
            SVProgressHUD.show()
            SVProgressHUD.popActivity()
        }
        try stage.perform(#"{"wait": 1}"#)
        #expect(SVProgressHUD.isVisible())
        try stage.run { SVProgressHUD.popActivity() }
        try stage.perform(#"{"wait": 1}"#)
        #expect(!SVProgressHUD.isVisible())
        try stage.run {
            SVProgressHUD.show()
            SVProgressHUD.dismiss(withDelay: 3)
        }
        try stage.perform(#"{"wait": 2}"#)
        #expect(SVProgressHUD.isVisible())
        try stage.perform(#"{"wait": 2}"#)
        #expect(!SVProgressHUD.isVisible())
    }

    @Test("What is behind the panel gets touches, unless a mask is chosen")
    func masks() throws {
        let middle = button.center
        try stage.run { SVProgressHUD.show() }
        try stage.perform(#"{"wait": 1}"#)
        #expect(SVProgressHUD.shared.superview?.hitTest(middle, with: nil) === button)
        try stage.run {
            SVProgressHUD.setDefaultMaskType(.black)
            SVProgressHUD.show()
        }
        try stage.perform(#"{"wait": 1}"#)
        #expect(
            SVProgressHUD.shared.superview?.hitTest(middle, with: nil)?.isDescendant(of: SVProgressHUD.shared) == true)
        #expect(stage.color(at: CGPoint(x: 5, y: 100)).map { $0.red < 200 } == true)
    }

    @Test("A panel has the app's colors, and shows how far something is")
    func looks() throws {
        try stage.run {
            SVProgressHUD.setBackgroundColor(.blue)
            SVProgressHUD.setForegroundColor(.yellow)
            SVProgressHUD.setCornerRadius(3)
            SVProgressHUD.showProgress(0.25, status: "Part")
        }
        #expect(panel.backgroundColor == .blue && label?.textColor == .yellow && ring?.progress == 0.25)
        try stage.run {
            SVProgressHUD.setDefaultStyle(.dark)
            SVProgressHUD.showProgress(0.5, status: "Part")
        }
        #expect(panel.backgroundColor == .black && label?.textColor == .white && ring?.progress == 0.5)
        try stage.run {
            SVProgressHUD.setDefaultAnimationType(.native)
            SVProgressHUD.show()
        }
        #expect(panel.subviews.contains { $0 is UIActivityIndicatorView } && ring == nil)
    }

    @Test("A panel doesn't appear within its grace time, and other threads show it soon")
    func grace() async throws {
        try stage.run {
            SVProgressHUD.setGraceTimeInterval(2)
            SVProgressHUD.show()
        }
        #expect(!SVProgressHUD.isVisible())
        try stage.perform(#"{"wait": 3}"#)
        #expect(SVProgressHUD.isVisible())
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                SVProgressHUD.setStatus("from elsewhere")
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(panel.status == "from elsewhere")
    }
}
