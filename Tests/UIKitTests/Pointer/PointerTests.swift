import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Pointers, shapes and hover styles")
struct PointerTests {
    private let person = Person()

    private func view() -> UIView {
        person.make {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
            person.window.addSubview(view)
            return view
        }
    }

    @Test("the pointer enters and leaves the regions of a view, whose style it takes")
    func regions() {
        final class Guide: UIPointerInteractionDelegate {
            var calls: [String] = []
            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? {
                let isLeft = request.location.x < defaultRegion.rect.midX
                return UIPointerRegion(rect: defaultRegion.rect, identifier: isLeft ? "left" : "right")
            }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? {
                guard region.identifier as? String == "left", let view = interaction.view else { return nil }
                return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
            }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) {
                calls.append("enter \(region.identifier as? String ?? "")")
                animator.addCompletion { [self] _ in calls.append("entered") }
            }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { calls.append("exit \(region.identifier as? String ?? "")") }
        }
        let (view, guide) = (view(), Guide())
        let interaction = person.make { UIPointerInteraction(delegate: guide) }
        person.make { view.addInteraction(interaction) }
        person.send(.hover(CGPoint(x: 110, y: 130)))
        person.wait(0.5)
        #expect(guide.calls == ["enter left", "entered"] && view.transform.a > 1)
        person.send(.hover(CGPoint(x: 115, y: 130)))
        #expect(guide.calls.count == 2, "it is still there")
        person.send(.hover(CGPoint(x: 190, y: 130)))
        person.wait(0.5)
        #expect(guide.calls == ["enter left", "entered", "exit left", "enter right", "entered"])
        #expect(view.transform == .identity)
        person.send(.hover(CGPoint(x: 10, y: 10)))
        #expect(guide.calls.last == "exit right")
        person.make { interaction.isEnabled = false }
        person.send(.hover(CGPoint(x: 110, y: 130)))
        #expect(guide.calls.last == "exit right")
    }

    @Test("a view lights up below the pointer, in its shape, until the pointer leaves")
    func hoverStyles() {
        let view = view()
        person.make { view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule) }
        person.send(.hover(CGPoint(x: 150, y: 130)))
        person.wait(0.5)
        #expect(view.subviews.count == 1 && view.subviews[0].alpha == 1)
        person.send(.hover(nil))
        person.wait(0.5)
        #expect(view.subviews.isEmpty)
        person.make { view.hoverStyle?.isEnabled = false }
        person.send(.hover(CGPoint(x: 150, y: 130)))
        #expect(view.subviews.isEmpty)
    }

    @Test("shapes fit a rectangle")
    func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
        #expect(UIShape.rect.resolved(in: rect).boundingRect == rect)
        let circle = UIShape.circle.resolved(in: rect)
        #expect(circle.boundingRect == CGRect(x: 40, y: 20, width: 40, height: 40))
        #expect(circle.path.contains(CGPoint(x: 60, y: 40)) && !circle.path.contains(CGPoint(x: 41, y: 21)))
        let capsule = UIShape.capsule.resolved(in: rect).path
        #expect(!capsule.contains(CGPoint(x: 12, y: 22)) && capsule.contains(CGPoint(x: 12, y: 40)))
        let inner = UIShape.rect.inset(by: 5).resolved(in: rect)
        #expect(inner.boundingRect == rect.insetBy(dx: 5, dy: 5))
        let fixed = UIShape.fixedRect(CGRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 4)
        #expect(fixed.resolved(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 8, height: 8))
        struct Half: UIShapeProvider {
            func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
                var rect = context.contentShape.boundingRect
                rect.size.width /= 2
                return UIShape.Resolved(.rect, boundingRect: rect)
            }
        }
        #expect(UIShape(Half()).resolved(in: rect).boundingRect.width == 50)
    }

    @Test("an update link calls its actions in the order of their steps, with each frame")
    func updateLinks() {
        let view = view()
        var calls: [String] = []
        let link = person.make {
            let link = UIUpdateLink(view: view) { _, info in calls.append("link \(info.modelTime)") }
            link.addAction(to: .afterUpdateComplete) { _, _ in calls.append("after") }
            link.addAction(to: .beforeEventDispatch) { link, _ in
                calls.append(link.currentUpdateInfo == nil ? "nothing" : "before")
            }
            link.addAction(to: .beforeLowLatencyEventDispatch) { _, _ in calls.append("low") }
            return link
        }
        person.wait(0.1)
        #expect(calls.isEmpty)
        person.make {
            link.requiresContinuousUpdates = true
            link.isEnabled = true
        }
        person.wait(0.05)
        #expect(calls.count >= 6 && calls.count % 3 == 0)
        #expect(calls[0] == "before" && calls[1].hasPrefix("link") && calls[2] == "after")
        person.make { link.isEnabled = false }
        let count = calls.count
        person.wait(0.1)
        #expect(calls.count == count && link.currentUpdateInfo == nil)
    }

    @Test("a symbol jumps once, and a lasting effect stays until it is removed")
    func symbolEffects() {
        let view = person.make { UIImageView(image: UIImage(systemName: "star")) }
        let host = person.make {
            person.window.addSubview(view)
            return LayerHost(root: person.window.layer, scale: 1, clock: person.clock)
        }
        _ = host.makeFrame()
        var ended: [Bool] = []
        person.make { view.addSymbolEffect(.bounce, options: .nonRepeating) { ended.append($0.isFinished) } }
        person.wait(0.15)
        let size = view.layer.presentation()?.transform.m11 ?? 0
        #expect(size > 1.05)
        person.wait(1)
        _ = host.makeFrame()
        #expect(ended == [true] && view.layer.presentation()?.transform.m11 == 1)
        person.make { view.addSymbolEffect(.scale.up) }
        person.wait(2)
        #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 1.2) < 0.001)
        person.make { view.removeSymbolEffect(ofType: .scale) }
        #expect(view.layer.presentation()?.transform.m11 == 1)
        person.make { view.addSymbolEffect(.pulse) }
        person.wait(20)
        #expect(view.layer.animationKeys()?.count == 1, "it goes on")
        person.make { view.removeAllSymbolEffects() }
        #expect(view.layer.animationKeys() == nil)
        host.end()
    }
}
