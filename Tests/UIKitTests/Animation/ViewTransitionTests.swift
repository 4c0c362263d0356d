import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions of views")
struct ViewTransitionTests {
    private let stage = AppStage()
    private let window: UIWindow
    private let label: UILabel

    init() {
        let window = stage.environment.perform { UIWindow(frame: UIScreen.main.bounds) }
        let label = stage.environment.perform { UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 40)) }
        stage.environment.perform {
            label.text = "before"
            window.makeKeyAndVisible()
            window.addSubview(label)
        }
        (self.window, self.label) = (window, label)
        _ = stage.calls {}
    }

    private nonisolated static let styles: [UIView.AnimationOptions] = [
        .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    ]

    @Test("a picture of what was before goes while the view comes; at the end all is as it was", arguments: styles)
    func with(style: UIView.AnimationOptions) {
        var ended: [Bool] = []
        stage.environment.perform {
            UIView.transition(with: label, duration: 1, options: style) {
                label.text = "after"
            } completion: {
                ended.append($0)
            }
        }
        #expect(label.text == "after" && window.subviews.count == 2 && window.subviews.contains { $0 is UIImageView })
        stage.wait(0.5)
        #expect(ended == [] && window.subviews.count == 2)
        stage.wait(0.6)
        stage.wait(0.1)
        #expect(ended == [true] && window.subviews == [label] && label.alpha == 1)
        #expect(label.layer.transform.m11 == 1 && label.frame.origin == CGPoint(x: 10, y: 100))
        #expect(label.layer.shadowOpacity == 0 && stage.clock.awakeUntil == nil)
    }

    @Test("one view takes the place of another, which leaves or is hidden", arguments: styles)
    func replacing(style: UIView.AnimationOptions) {
        let other = stage.environment.perform { UILabel(frame: label.frame) }
        var ended = 0
        stage.environment.perform {
            UIView.transition(from: label, to: other, duration: 1, options: style) { _ in ended += 1 }
        }
        #expect(label.superview === window && other.superview === window)
        stage.wait(0.6)
        stage.wait(0.6)
        #expect(ended == 1 && window.subviews == [other] && label.alpha == 1 && label.layer.transform.m11 == 1)
        label.isHidden = true
        window.addSubview(label)
        stage.environment.perform {
            UIView.transition(from: other, to: label, duration: 1, options: [style, .showHideTransitionViews])
        }
        stage.wait(0.6)
        stage.wait(0.6)
        #expect(!label.isHidden && other.isHidden && other.superview === window)
    }

    @Test("without a style, or in a view that isn't shown, changes are made at once and the end is told")
    func plain() {
        var ended = 0
        stage.environment.perform {
            UIView.transition(with: label, duration: 1, animations: { label.alpha = 0.5 }) { _ in ended += 1 }
            let lonely = UIView()
            UIView.transition(with: lonely, duration: 1, options: .transitionCrossDissolve, animations: nil) { _ in
                ended += 1
            }
        }
        #expect(window.subviews == [label] && label.alpha == 0.5)
        stage.wait(1.1)
        #expect(ended == 2)
    }

    @Test("a snapshot is a picture of a view, or of a part of it")
    func snapshots() throws {
        label.backgroundColor = .red
        let whole = try #require(label.snapshotView(afterScreenUpdates: true))
        #expect(whole.bounds.size == label.bounds.size)
        let part = try #require(
            label.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: false, withCapInsets: .zero))
        #expect(part.bounds.size == CGSize(width: 20, height: 10))
        #expect(stage.environment.perform { UIView() }.snapshotView(afterScreenUpdates: true) == nil)
    }
}
