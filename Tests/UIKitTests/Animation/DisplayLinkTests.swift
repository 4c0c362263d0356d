import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Display links")
struct DisplayLinkTests {
    private final class Target: UIResponder {
        var times: [TimeInterval] = []
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .action("step:") { (target: Target, link, _) in
                    target.times.append((link as? CADisplayLink)?.timestamp ?? -1)
                }
        }
    }

    @Test("are called 60 times a second, together, until they are paused or invalidated")
    func frames() {
        let person = Person()
        let target = person.make { Target() }
        let link = person.make { CADisplayLink(target: target, selector: "step:") }
        person.wait(1)
        #expect(target.times.isEmpty)
        person.wait(0.004)
        link.add(to: .main, forMode: .common)
        person.wait(1)
        #expect(target.times.count == 60 && abs(target.times[0] - 61.0 / 60) < 1e-9)
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        #expect(person.clock.awakeUntil == nil, "an app that waits for a frame is idle")
        link.isPaused = true
        person.wait(1)
        #expect(target.times.count == 60)
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        person.wait(1)
        #expect((90...91).contains(target.times.count))
        link.invalidate()
        person.wait(1)
        #expect((90...91).contains(target.times.count) && person.clock.nextAppointment == nil)
    }
}
