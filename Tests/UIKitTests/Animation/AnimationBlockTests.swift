import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Animations between a beginning and an end")
struct AnimationBlockTests {
    private final class Owner: NSObject, InterfaceObject {
        var calls: [String] = []
        static var interfaceMembers: InterfaceMembers {
            .action("started:context:") { (owner: Owner, _, _) in owner.calls.append("started") }
                + .action("stopped:finished:context:") { (owner: Owner, name, _) in
                    owner.calls.append("stopped \(name ?? "")")
                }
        }
    }

    @Test("changes are animated with what was set, and the delegate is told")
    @available(*, deprecated)
    func blocks() throws {
        let stage = AppStage()
        try stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            window.isHidden = false
            stage.wait(0.1)
            let owner = Owner()
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(0.5)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatCount(3)
            UIView.setAnimationRepeatAutoreverses(true)
            UIView.setAnimationDelegate(owner)
            UIView.setAnimationWillStart(Selector("started:context:"))
            UIView.setAnimationDidStop(Selector("stopped:finished:context:"))
            view.center = CGPoint(x: 100, y: 100)
            UIView.commitAnimations()
            let key = try #require(view.layer.animationKeys()?.first)
            let animation = try #require(view.layer.animation(forKey: key))
            #expect(animation.duration == 2 && animation.repeatCount == 3 && animation.autoreverses)
            #expect(owner.calls.isEmpty && UIView.inheritedAnimationDuration == 0)
            stage.wait(0.6)
            #expect(owner.calls == ["started"])
            stage.wait(20)
            #expect(owner.calls == ["started", "stopped move"] && view.center.x == 100)
            UIView.commitAnimations()
        }
    }

    @Test("a block without changes ends at once, and one within another has its duration")
    @available(*, deprecated)
    func nesting() throws {
        let stage = AppStage()
        try stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            window.isHidden = false
            stage.wait(0.1)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(3)
            UIView.beginAnimations(nil, context: nil)
            view.alpha = 0
            UIView.commitAnimations()
            UIView.commitAnimations()
            let key = try #require(view.layer.animationKeys()?.first)
            #expect(view.layer.animation(forKey: key)?.duration == 3)
            view.layer.removeAllAnimations()
            view.center = CGPoint(x: 50, y: 50)
            #expect(view.layer.animationKeys()?.isEmpty != false)
        }
    }

    @Test("changes within an animation are repeated")
    func repeating() {
        let stage = AppStage()
        stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            window.isHidden = false
            stage.wait(0.1)
            UIView.animate(withDuration: 1) {
                UIView.modifyAnimations(withRepeatCount: 4, autoreverses: true) { view.alpha = 0 }
                view.center.x = 100
            }
            let animations = (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) }
            #expect(animations.count == 2)
            #expect(Set(animations.map(\.repeatCount)) == [4, 0] && animations.count(where: \.autoreverses) == 1)
        }
    }
}
