import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A window that is shown, by a clock that is advanced by hand.
@MainActor
struct ShownWindow {
    let environment: UIEnvironment
    let window: UIWindow
    let view: UIView
    let host: LayerHost

    init() {
        let environment = UIEnvironment(clock: HostClock())
        let (window, view) = environment.perform {
            (
                UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            )
        }
        window.addSubview(view)
        (self.environment, self.window, self.view) = (environment, window, view)
        host = LayerHost(root: window.layer, scale: 1, clock: environment.clock)
        _ = host.makeFrame()
    }

    func perform(_ body: () -> Void) { environment.perform(body) }
    func wait(_ seconds: Double) { environment.perform { environment.clock.advance(by: seconds) } }
    var shown: CALayer? { view.layer.presentation() }
}

@MainActor
@Suite("Animations of views")
struct ViewAnimationTests {
    @Test("changes in a block animate, changes outside don't")
    func block() {
        let shown = ShownWindow()
        var ledger: [String] = []
        shown.perform {
            shown.view.alpha = 0.8
            #expect(shown.view.layer.animationKeys() == nil)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                shown.view.center.x = 50
                shown.view.backgroundColor = .red
                shown.view.transform = CGAffineTransform(scaleX: 2, y: 2)
                shown.view.alpha = 0.4
            } completion: {
                ledger.append("done \($0)")
            }
        }
        #expect(Set(shown.view.layer.animationKeys() ?? []) == ["position", "backgroundColor", "transform", "opacity"])
        #expect(shown.view.center.x == 50 && shown.shown?.position.x == 10)
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 30 && shown.shown?.transform.m11 == 1.5)
        #expect(shown.shown.map { abs($0.opacity - 0.6) < 1e-6 } == true)
        #expect(ledger == [])
        shown.wait(0.5)
        #expect(ledger == ["done true"] && shown.view.layer.animationKeys() == nil)
    }

    @Test("layout in a block animates the views that it moves, and no others")
    func layout() {
        let shown = ShownWindow()
        shown.perform {
            let (moved, still) = (UIView(), UIView())
            for view in [moved, still] {
                view.translatesAutoresizingMaskIntoConstraints = false
                shown.window.addSubview(view)
            }
            let left = moved.leadingAnchor.constraint(equalTo: shown.window.leadingAnchor)
            NSLayoutConstraint.activate([
                left, moved.widthAnchor.constraint(equalToConstant: 20),
                moved.heightAnchor.constraint(equalToConstant: 20),
                moved.topAnchor.constraint(equalTo: shown.window.topAnchor),
                still.leadingAnchor.constraint(equalTo: shown.window.leadingAnchor),
                still.topAnchor.constraint(equalTo: shown.window.topAnchor),
                still.widthAnchor.constraint(equalToConstant: 5), still.heightAnchor.constraint(equalToConstant: 5),
            ])
            shown.window.layoutIfNeeded()
            _ = shown.host.makeFrame()
            left.constant = 40
            UIView.animate(withDuration: 1) { shown.window.layoutIfNeeded() }
            #expect(moved.layer.animationKeys() == ["position"] && still.layer.animationKeys() == nil)
            #expect(moved.frame.minX == 40 && moved.layer.presentation()?.frame.minX == 0)
        }
    }

    @Test("a second animation goes on smoothly from where the first one is")
    func overlapping() {
        let shown = ShownWindow()
        shown.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { shown.view.center.x = 50 }
        }
        shown.wait(0.5)
        shown.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { shown.view.center.x = 10 }
        }
        #expect(shown.shown?.position.x == 30)
        shown.wait(0.25)
        #expect(shown.shown?.position.x == 30, "forward and back are equally fast")
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 20)
        shown.wait(0.25)
        #expect(shown.shown?.position.x == 10 && shown.view.layer.animationKeys() == nil)
    }

    @Test("from the current state an animation takes the place of the one before, which has not finished")
    func fromCurrentState() {
        let shown = ShownWindow()
        var ledger: [String] = []
        func move(to x: CGFloat, _ name: String) {
            shown.perform {
                UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                    shown.view.center.x = x
                } completion: {
                    ledger.append("\(name) \($0)")
                }
            }
        }
        move(to: 50, "first")
        shown.wait(0.5)
        move(to: 10, "second")
        #expect(ledger == ["first false"] && shown.shown?.position.x == 30)
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 20)
        shown.wait(1)
        #expect(ledger == ["first false", "second true"])
    }

    @Test("without anything to animate, and without a duration, the completion comes with the next turn")
    func nothingToDo() {
        let shown = ShownWindow()
        var ledger: [String] = []
        shown.perform {
            UIView.animate(withDuration: 1, animations: {}) { ledger.append("empty \($0)") }
            UIView.animate(withDuration: 0, animations: { shown.view.alpha = 0 }) { ledger.append("zero \($0)") }
            UIView.animate(withDuration: 1, animations: { UIView().alpha = 0 }) { ledger.append("unseen \($0)") }
        }
        #expect(ledger == [] && shown.view.layer.animationKeys() == nil)
        shown.wait(0)
        #expect(ledger == ["empty true", "zero true", "unseen true"])
    }

    @Test("delay, repetition and the way back")
    func options() {
        let shown = ShownWindow()
        shown.perform {
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { shown.view.center.x = 50 }
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                shown.view.alpha = 0
            }
        }
        shown.wait(0.75)
        #expect(shown.shown?.position.x == 10 && shown.shown?.opacity == 0.25)
        shown.wait(0.75)
        #expect(shown.shown?.position.x == 30 && shown.shown?.opacity == 0.5)
        shown.wait(100)
        #expect(shown.shown?.position.x == 50 && shown.view.layer.animationKeys() == ["opacity"])
        #expect(shown.environment.clock.awakeUntil == nil)
    }

    @Test("curves bend the way")
    func curves() {
        func half(_ options: UIView.AnimationOptions) -> CGFloat {
            let shown = ShownWindow()
            shown.perform { UIView.animate(withDuration: 1, delay: 0, options: options) { shown.view.center.x = 110 } }
            shown.wait(0.25)
            return shown.shown.map { $0.position.x - 10 } ?? .nan
        }
        #expect(half(.curveLinear) == 25)
        #expect(half(.curveEaseIn) < 12 && half(.curveEaseOut) > 36)
        #expect(abs(half([]) - 12.9) < 0.5)
    }

    @Test("a spring swings by its damping, and ends with its duration")
    func spring() {
        func most(_ damping: CGFloat) -> (CGFloat, Double) {
            let shown = ShownWindow()
            var end = 0.0
            shown.perform {
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0) {
                    shown.view.center.x = 110
                } completion: { _ in
                    end = shown.environment.clock.now
                }
            }
            var most: CGFloat = 0
            for _ in 0..<70 {
                shown.wait(1.0 / 60)
                most = max(most, shown.shown?.position.x ?? 0)
            }
            return (most - 110, end)
        }
        #expect(most(0.3).0 > 25 && most(0.3).1 == 1)
        #expect(most(0.7).0 > 2 && most(0.7).0 < 10)
        #expect(abs(most(1).0) < 0.5)
        #expect(most(.nan).0.isFinite)
    }

    @Test("keyframes begin and last for parts of the duration")
    func keyframes() {
        let shown = ShownWindow()
        shown.perform {
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { shown.view.center.x = 30 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { shown.view.center.x = 70 }
            }
        }
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 20)
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 30)
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 50)
        shown.wait(0.5)
        #expect(shown.shown?.position.x == 70 && shown.view.layer.animationKeys() == nil)
    }

    @Test("a block within a block takes over the duration of the outer one, unless it insists on its own")
    func nested() {
        let shown = ShownWindow()
        shown.perform {
            UIView.animate(withDuration: 2) {
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.animate(withDuration: 5) { shown.view.alpha = 0 }
                UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
                    shown.view.center.x = 30
                }
                UIView.performWithoutAnimation { shown.view.transform = CGAffineTransform(rotationAngle: 1) }
            }
            #expect(UIView.inheritedAnimationDuration == 0)
        }
        #expect(shown.view.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(shown.view.layer.animation(forKey: "position")?.duration == 5)
        #expect(shown.view.layer.animation(forKey: "transform") == nil)
    }

    @Test("no animations while they are turned off")
    func turnedOff() {
        let shown = ShownWindow()
        shown.perform {
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { shown.view.alpha = 0 }
            UIView.setAnimationsEnabled(true)
        }
        #expect(shown.view.layer.animationKeys() == nil && shown.view.alpha == 0)
    }

    @Test("a view that leaves its window ends its animations unfinished")
    func removal() {
        let shown = ShownWindow()
        var ledger: [String] = []
        shown.perform {
            UIView.animate(withDuration: 1) {
                shown.view.alpha = 0
            } completion: {
                ledger.append("\($0)")
            }
            shown.view.removeFromSuperview()
        }
        #expect(ledger == ["false"])
        shown.wait(2)
        #expect(ledger == ["false"])
    }

    @Test("a custom action of a view is asked for")
    func customAction() {
        final class Still: UIView {
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "opacity" ? NSNull() : super.action(for: layer, forKey: event)
            }
        }
        let shown = ShownWindow()
        shown.perform {
            let view = Still(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            shown.window.addSubview(view)
            _ = shown.host.makeFrame()
            UIView.animate(withDuration: 1) {
                view.alpha = 0
                view.center.x = 50
            }
            #expect(view.layer.animationKeys() == ["position"])
        }
    }
}
