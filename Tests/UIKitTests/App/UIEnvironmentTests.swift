import Foundation
import Testing
import TextLayout

@testable import UIKit

/// Several apps and documents in one process.
@MainActor
struct UIEnvironmentTests {
    @Test("Controls of two systems are independent, each with its own size")
    func systems() {
        let (old, new) = (UIEnvironment(system: 17), UIEnvironment(system: 26))
        let (small, large) = (old.perform { UISwitch() }, new.perform { UISwitch() })
        #expect(
            small.bounds.size == CGSize(width: 51, height: 31) && large.bounds.size == CGSize(width: 63, height: 28))
        new.perform { #expect(small.sizeThatFits(.zero).width == 51, "where it is asked from does not matter") }
        #expect(UISwitch().environment === UIEnvironment.current)
    }

    @Test("Fonts are those of the system in which they are made, on any thread")
    func fonts() async {
        let old = UIEnvironment(system: 13)
        let inside = old.perform { UIFont.systemFont(ofSize: 17) }
        #expect(inside.text.release == .before14 && UIFont.systemFont(ofSize: 17).text.release == .current)
        let oldest = UIEnvironment(system: 10).perform { UIFont.systemFont(ofSize: 17) }
        #expect(oldest.text.release == .before11)
        let task = old.perform { Task.detached { UIFont.systemFont(ofSize: 17).text.release } }
        #expect(await task.value == .current, "a detached task begins anew")
        let child = old.perform { Task { UIFont.systemFont(ofSize: 17).text.release } }
        #expect(await child.value == .before14)
    }

    @Test("A view lays out and draws in the environment that it was created in, whoever calls it")
    func views() throws {
        final class Witness: UIView {
            var seen: [UIEnvironment] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(.current)
            }
            override func draw(_ rect: CGRect) { seen.append(.current) }
        }
        let environment = UIEnvironment(system: 12)
        let view = environment.perform { Witness(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        _ = try #require(view.pngData(scale: 1))
        #expect(view.seen.count == 2 && view.seen.allSatisfy { $0 === environment })
    }

    @Test("A controller loads its view in its own environment, on its own screen")
    func controllers() {
        let environment = UIEnvironment()
        environment.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), traits: .standard)
        let controller = environment.perform { UIViewController() }
        #expect(controller.view.bounds.size == CGSize(width: 100, height: 200))
        #expect(controller.view.environment === environment)
        #expect(UIScreen.main.bounds.width == 390 && environment.perform { UIScreen.main.bounds.width } == 100)
    }

    @Test("Messages are sent to the environment of the affected views")
    func reports() {
        let (one, other) = (UIEnvironment(), UIEnvironment())
        var messages: [[String]] = [[], []]
        one.report = { messages[0].append($0) }
        other.report = { messages[1].append($0) }
        let view = other.perform { UIView() }
        one.perform { view.center = CGPoint(x: CGFloat.nan, y: 0) }
        #expect(messages[0].isEmpty && messages[1].count == 1)
    }

    @Test("An environment within another ends where it ends, also by an error")
    func nesting() {
        struct Stop: Error {}
        let (outer, inner) = (UIEnvironment(), UIEnvironment())
        outer.perform {
            #expect(throws: Stop.self) { try inner.perform { throw Stop() } }
            #expect(UIEnvironment.current === outer)
        }
        #expect(UIEnvironment.current !== outer)
    }
}
