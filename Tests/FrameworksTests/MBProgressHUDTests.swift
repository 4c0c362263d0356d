import AppStage
import CoreGraphics
import Foundation
@testable import MBProgressHUD
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("A panel over a view", .serialized)
struct MBProgressHUDTests {
    private let stage: AppStage
    private let controller = UIViewController()

    /// Counts the panels that are gone.
    private final class Listener: NSObject, MBProgressHUDDelegate {
        var hidden = 0
        func hudWasHidden(_ hud: MBProgressHUD) { hidden += 1 }
    }

    init() throws {
        let controller = controller
        stage = try AppStage { controller }
    }

    private func show(_ change: (MBProgressHUD) -> Void = { _ in }) throws -> MBProgressHUD {
        try stage.run {
            let hud = MBProgressHUD.showAdded(to: controller.view, animated: true)
            change(hud)
            return hud
        }
    }

    @Test("A panel has the content's size with a margin, in the middle, and covers the view")
    func layout() throws {
        let hud = try show { $0.label.text = "Loading" }
        try stage.perform(#"{"wait": 1}"#)
        #expect(hud.frame == controller.view.bounds && hud.alpha == 1 && hud.bezelView.alpha == 1)
        #expect(hud.bezelView.center == CGPoint(x: hud.bounds.midX, y: hud.bounds.midY))
        let text = hud.label.sizeThatFits(hud.bounds.size)
        #expect(hud.bezelView.bounds.height == 20 + 37 + 4 + text.height.rounded(.up) + 20)
        #expect(hud.bezelView.layer.cornerRadius == 5 && hud.label.font == .boldSystemFont(ofSize: 16))
        #expect(hud.label.isHidden == false && hud.detailsLabel.isHidden && hud.button.isHidden)
        try stage.run { hud.detailsLabel.text = "Many things that take a while, so that this text has several lines" }
        #expect(!hud.detailsLabel.isHidden && hud.detailsLabel.frame.minY == hud.label.frame.maxY + 4)
        #expect(hud.bezelView.frame.minX >= 20)
        try stage.run { (hud.isSquare, hud.offset) = (true, CGPoint(x: 0, y: MBProgressMaxOffset)) }
        #expect(hud.bezelView.bounds.width == hud.bezelView.bounds.height)
        #expect(hud.bezelView.frame.maxY == hud.bounds.height - controller.view.safeAreaInsets.bottom - 20)
        try stage.run {
            (hud.detailsLabel.text, hud.isSquare, hud.minSize) = (nil, false, CGSize(width: 300, height: 310))
        }
        #expect(hud.bezelView.bounds.size == CGSize(width: 300, height: 310))
    }

    @Test("Each mode has its indicator, in the color of the content")
    func modes() throws {
        let hud = try show()
        #expect((hud.indicator as? UIActivityIndicatorView)?.isAnimating == true)
        try stage.run { (hud.mode, hud.progress, hud.contentColor) = (.annularDeterminate, 0.5, .red) }
        let ring = try #require(hud.indicator as? MBRoundProgressView)
        #expect(ring.isAnnular && ring.progress == 0.5 && ring.progressTintColor == .red)
        #expect(hud.label.textColor == .red && ring.bounds.size == CGSize(width: 37, height: 37))
        try stage.run { hud.mode = .determinateHorizontalBar }
        #expect((hud.indicator as? MBBarProgressView)?.progress == 0.5)
        try stage.run {
            (hud.customView, hud.mode) = (UIImageView(image: UIImage(systemName: "checkmark")), .customView)
        }
        #expect(hud.indicator === hud.customView && hud.customView?.superview === hud.bezelView)
        try stage.run { hud.mode = .text }
        #expect(hud.indicator == nil && hud.bezelView.subviews.allSatisfy { !($0 is UIImageView) })
    }

    @Test("A panel follows a progress while it's shown")
    func progress() throws {
        let progress = Progress(totalUnitCount: 4)
        let hud = try show { ($0.mode, $0.progressObject) = (.determinate, progress) }
        progress.completedUnitCount = 1
        try stage.perform(#"{"wait": 1}"#)
        #expect(hud.progress == 0.25)
        try stage.run { hud.hide(animated: false) }
        progress.completedUnitCount = 2
        try stage.perform(#"{"wait": 1}"#)
        #expect(hud.progress == 0.25)
    }

    @Test("The topmost panel is found and hidden; delegate and block hear of it")
    func hiding() throws {
        let (listener, first, second) = (Listener(), try show(), try show())
        var calls = 0
        try stage.run {
            (second.delegate, second.completionBlock) = (listener, { calls += 1 })
            #expect(MBProgressHUD.forView(controller.view) === second && MBProgressHUD(for: controller.view) === second)
            #expect(MBProgressHUD.hide(for: controller.view, animated: true))
            #expect(MBProgressHUD.forView(controller.view) === first)
        }
        try stage.perform(#"{"wait": 1}"#)
        #expect(second.superview == nil && first.superview != nil && listener.hidden == 1 && calls == 1)
        try stage.run {
            #expect(MBProgressHUD.hide(for: controller.view, animated: false))
            #expect(!MBProgressHUD.hide(for: controller.view, animated: false))
        }
        #expect(first.superview == nil && MBProgressHUD(for: controller.view) == nil)
    }

    @Test("A panel is hidden after a delay, not before its shortest time, and doesn't appear within its grace time")
    func times() throws {
        let delayed = try show { $0.hide(animated: true, afterDelay: 2) }
        try stage.perform(#"{"wait": 1}"#)
        #expect(delayed.superview != nil)
        try stage.perform(#"{"wait": 2}"#)
        #expect(delayed.superview == nil)
        let hud = try stage.run { MBProgressHUD(view: controller.view) }
        try stage.run {
            controller.view.addSubview(hud)
            (hud.minShowTime, hud.graceTime) = (3, 0)
            hud.show(animated: false)
            hud.hide(animated: false)
        }
        try stage.perform(#"{"wait": 2}"#)
        #expect(hud.alpha == 1)
        try stage.perform(#"{"wait": 2}"#)
        #expect(hud.alpha == 0 && hud.superview === controller.view)
        try stage.run {
            hud.graceTime = 1
            hud.show(animated: true)
            hud.hide(animated: true)
        }
        try stage.perform(#"{"wait": 2}"#)
        #expect(hud.alpha == 0)
        try stage.run { hud.show(animated: true) }
        #expect(hud.alpha == 0)
        try stage.perform(#"{"wait": 2}"#)
        #expect(hud.alpha == 1)
    }

    @Test("The button is shown when it has an action")
    func button() throws {
        let hud = try show()
        var taps = 0
        try stage.run {
            hud.button.setTitle("Cancel", for: .normal)
            #expect(hud.button.isHidden)
            hud.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        }
        try stage.perform(#"{"wait": 1}"#, #"{"tap": {"text": "Cancel"}}"#)
        #expect(taps == 1 && !hud.button.isHidden)
    }
}
