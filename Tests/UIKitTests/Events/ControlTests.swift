import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Controls track touches and send their events.
@MainActor
@Suite struct ControlTests {
    let person = Person()

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]

    /// Adds a control that notes each of its events in the ledger.
    private func add<Control: UIControl>(_ new: @autoclosure () -> Control, _ frame: CGRect) -> Control {
        let control = person.make(new)
        control.frame = frame
        person.window.addSubview(control)
        for (event, name) in Self.names {
            control.addAction(UIAction { [unowned person] _ in person.record(name) }, for: event)
        }
        person.window.layoutIfNeeded()
        return control
    }

    private func button() -> UIButton { add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44)) }

    // MARK: Tracking

    @Test("A tap on a button: down, up inside, primary action; it is highlighted in between")
    func buttonTap() {
        let button = button()
        let calls = person.calls {
            person.down(150, 120)
            #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
            person.up(150, 120)
        }
        #expect(calls == ["down", "up", "primary"])
        #expect(!button.isHighlighted && !button.isTracking && !button.isTouchInside)
    }

    @Test("A finger is inside up to seventy points beside the control")
    func dragging() {
        let button = button()
        let calls = person.calls {
            person.down(150, 120)
            person.move(150, 213)
            person.move(150, 215)
            #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
            person.move(150, 216)
            person.move(150, 210)
            #expect(button.isHighlighted)
            person.move(150, 300)
            person.up(150, 300)
        }
        #expect(
            calls == [
                "down", "inside", "outside", "exit", "outside", "inside", "enter", "outside", "exit", "up outside",
            ])
    }

    @Test("The second tap in quick succession is a repetition, too")
    func repetition() {
        _ = button()
        person.tap(150, 120)
        #expect(person.calls { person.tap(150, 120) } == ["down", "repeat", "up", "primary"])
    }

    @Test("A control that is disabled sends nothing; if that happens during a touch, the touch is over")
    func disabled() {
        let button = button()
        person.down(150, 120)
        button.isEnabled = false
        #expect(!button.isTracking && !button.isHighlighted)
        #expect(person.calls { person.up(150, 120) } == [])
        #expect(person.calls { person.tap(150, 120) } == [])
    }

    @Test("A touch that is cancelled, or a control that is removed, ends tracking")
    func cancelled() {
        let button = button()
        person.down(150, 120)
        #expect(person.calls { person.cancel() } == ["cancel"])
        person.down(150, 120)
        #expect(person.calls { button.removeFromSuperview() } == ["cancel"])
        #expect(!button.isHighlighted && person.calls { person.up(150, 120) } == [])
    }

    @Test("A control of the app's own says what it tracks")
    func ownTracking() {
        final class Own: UIControl {
            weak var person: Person?
            var begins = true
            var continues = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                person?.record("begin")
                return begins
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                person?.record("continue")
                return continues
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { person?.record("end") }
            override func cancelTracking(with event: UIEvent?) { person?.record("cancel tracking") }
        }
        let control = add(Own(frame: .zero), CGRect(x: 0, y: 0, width: 50, height: 50))
        control.person = person
        let calls = person.calls {
            person.down(10, 10)
            person.move(11, 10)
            person.up(11, 10)
        }
        #expect(calls == ["begin", "down", "continue", "inside", "end", "up"])
        person.down(10, 10)
        #expect(person.calls { person.cancel() } == ["cancel tracking", "cancel"])
        control.continues = false
        person.wait(1)
        let short = person.calls {
            person.down(10, 10)
            person.move(11, 10)
            #expect(!control.isTracking && !control.isHighlighted)
            person.up(11, 10)
        }
        #expect(short == ["begin", "down", "continue"])
        control.begins = false
        #expect(person.calls { person.tap(10, 10) } == ["begin"])
    }

    // MARK: Targets

    @Test("Targets are called in their order, with sender and event; one that is added twice is called once")
    func targets() {
        final class Target: UIView {
            weak var person: Person?
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .action("first:") { (owner: Target, sender, event) in
                        owner.person?.record("first \(sender is UIButton) \(event?.type == .touches)")
                    }
                    + .action("second") { (owner: Target, _, _) in owner.person?.record("second") }
            }
        }
        let target = person.make { Target(frame: .zero) }
        target.person = person
        let button = person.make { UIButton(type: .system) }
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        person.window.addSubview(button)
        button.addTarget(target, action: "first:", for: .touchUpInside)
        button.addTarget(target, action: "second", for: .touchUpInside)
        button.addTarget(target, action: "first:", for: [.touchUpInside, .touchDown])
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["first:"])
        #expect(person.calls { person.tap(5, 5) } == ["first true true", "first true true", "second"])
        button.removeTarget(target, action: "first:", for: .touchUpInside)
        #expect(person.calls { person.tap(5, 5) } == ["first true true", "second"])
        #expect(person.calls { button.sendActions(for: .touchUpInside) } == ["second"])
    }

    @Test("An action without a target goes to the first responder, or up the chain from the control")
    func firstResponderAction() {
        final class Holder: UIView {
            weak var person: Person?
            var name = ""
            override var canBecomeFirstResponder: Bool { true }
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .action("save:") { (owner: Holder, _, _) in owner.person?.record(owner.name) }
            }
        }
        let (outer, other) = person.make { (Holder(frame: .zero), Holder(frame: .zero)) }
        for (view, name) in [(outer, "outer"), (other, "other")] {
            (view.person, view.name) = (person, name)
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            person.window.addSubview(view)
        }
        outer.frame.origin.y = 100
        let button = person.make { UIButton(type: .system) }
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        outer.addSubview(button)
        button.addTarget(nil, action: "save:", for: .touchUpInside)
        #expect(person.calls { person.tap(5, 105) } == ["outer"])
        #expect(other.becomeFirstResponder())
        #expect(person.calls { person.tap(5, 105) } == ["other"])
    }

    @Test("Closures are called with the control as sender, replaced by their identifier, and removed")
    func closures() {
        let button = person.make { UIButton(type: .system) }
        let id = UIAction.Identifier("id")
        var calls: [String] = []
        button.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .touchUpInside)
        button.addAction(
            UIAction(identifier: id) { calls.append("new \($0.sender is UIButton)") }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls == ["new true"])
        var found: [UIControl.Event] = []
        button.enumerateEventHandlers { action, target, events, _ in
            if action?.identifier == id, target == nil { found.append(events) }
        }
        #expect(found == [.touchUpInside])
        button.removeAction(identifiedBy: id, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(calls.count == 1 && button.allControlEvents == [])
    }

    @Test("A button takes the title of its primary action and performs it")
    func primaryAction() {
        var performed = 0
        let button = person.make {
            UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in performed += 1 })
        }
        #expect(button.title(for: .normal) == "Go")
        button.performPrimaryAction()
        #expect(performed == 1)
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(button.isSelected && performed == 2)
    }

    @Test("A tap on a button is not one for a recognizer of its superview, a double tap is")
    func buttonsClaimTaps() {
        let button = button()
        let tap = person.make { UITapGestureRecognizer() }.noting("tap", person)
        person.window.addGestureRecognizer(tap)
        #expect(person.calls { person.tap(150, 120) } == ["down", "up", "primary"])
        button.isEnabled = false
        #expect(person.calls { person.tap(150, 120) } == ["tap ended"])
    }

    // MARK: Controls

    @Test("A switch is tapped on and off, and dragged")
    func switches() {
        let control = add(UISwitch(), CGRect(x: 100, y: 100, width: 63, height: 28))
        #expect(person.calls { person.tap(110, 110) } == ["down", "changed", "primary", "up"] && control.isOn)
        person.wait(1)
        let calls = person.calls {
            person.down(150, 110)
            person.move(110, 110)
            person.up(110, 110)
        }
        #expect(calls == ["down", "inside", "changed", "primary", "up"] && !control.isOn)
        person.wait(1)
        let back = person.calls {
            person.down(110, 110)
            person.move(155, 110)
            #expect(control.isOn)
            person.move(105, 110)
            person.up(105, 110)
        }
        #expect(!back.contains("changed") && !control.isOn, "there and back again")
        person.down(110, 110)
        person.move(155, 110)
        person.cancel()
        #expect(!control.isOn)
    }

    @Test("A slider is dragged by its thumb, not by its track")
    func sliders() {
        let slider = add(UISlider(), CGRect(x: 50, y: 100, width: 200, height: 34))
        #expect(slider.value == 0)
        slider.value = 0.5
        #expect(person.calls { person.drag(from: CGPoint(x: 60, y: 117), by: CGVector(dx: 100, dy: 0)) } == [])
        #expect(slider.value == 0.5)
        let calls = person.calls {
            person.down(150, 117)
            person.move(170, 117)
            person.up(170, 117)
        }
        #expect(calls == ["down", "changed", "primary", "inside", "up"])
        #expect(slider.value > 0.55 && slider.value < 0.7)
        person.drag(from: CGPoint(x: 170, y: 117), by: CGVector(dx: 400, dy: 0))
        #expect(slider.value == 1)
        slider.isContinuous = false
        person.wait(1)
        let once = person.calls { person.drag(from: CGPoint(x: 235, y: 117), by: CGVector(dx: -100, dy: 0)) }
        #expect(once.filter { $0 == "changed" }.count == 1 && once.last == "up")
    }

    @Test("A slider's value stays in its range")
    func sliderRange() {
        let slider = person.make { UISlider() }
        slider.value = 7
        #expect(slider.value == 1)
        (slider.maximumValue, slider.value) = (10, 7)
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.setValue(.nan, animated: false)
        #expect(slider.value == 0)
    }

    @Test("A stepper steps at once, then again and again while the finger stays")
    func steppers() {
        let stepper = add(UIStepper(), CGRect(x: 100, y: 100, width: 94, height: 32))
        #expect(person.calls { person.tap(180, 110) } == ["changed", "primary", "down", "up"])
        #expect(stepper.value == 1)
        person.wait(1)
        person.down(180, 110)
        person.wait(0.75)
        person.up(180, 110)
        person.wait(5)
        #expect(stepper.value == 5)
        stepper.autorepeat = false
        person.down(110, 110)
        person.wait(2)
        person.up(110, 110)
        #expect(stepper.value == 4)
        stepper.value = 0
        person.wait(1)
        #expect(person.calls { person.tap(110, 110) } == [] && stepper.value == 0)
        stepper.wraps = true
        person.tap(110, 110)
        #expect(stepper.value == 100)
    }

    @Test("A segment is selected when the finger leaves it")
    func segments() {
        let control = add(UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 0, y: 100, width: 300, height: 32))
        #expect(person.calls { person.tap(150, 110) } == ["down", "changed", "primary", "up"])
        #expect(control.selectedSegmentIndex == 1)
        person.wait(1)
        #expect(person.calls { person.tap(150, 110) } == ["down", "up"], "selected already")
        person.drag(from: CGPoint(x: 150, y: 110), by: CGVector(dx: 100, dy: 0))
        #expect(control.selectedSegmentIndex == 2)
        control.isMomentary = true
        person.wait(1)
        var seen: Int?
        control.addAction(UIAction { [unowned control] _ in seen = control.selectedSegmentIndex }, for: .valueChanged)
        person.tap(10, 110)
        #expect(seen == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("A page control goes one page on or back")
    func pages() {
        let control = add(UIPageControl(), CGRect(x: 100, y: 100, width: 120, height: 26))
        control.numberOfPages = 3
        #expect(person.calls { person.tap(200, 110) } == ["down", "changed", "primary", "up"])
        person.wait(1)
        person.tap(200, 110)
        person.wait(1)
        #expect(person.calls { person.tap(200, 110) } == ["down", "up"] && control.currentPage == 2)
        person.tap(110, 110)
        #expect(control.currentPage == 1)
    }

    @Test("A bar button calls the action of its item")
    func barButtons() {
        final class Target: UIViewController {
            var senders: [AnyObject?] = []
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .action("save:") { (owner: Target, sender, _) in owner.senders.append(sender as AnyObject?) }
            }
        }
        let target = person.make { Target() }
        let item = person.make { UIBarButtonItem(title: "Save", style: .plain, target: target, action: "save:") }
        let bar = person.make { UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44)) }
        bar.items = [item]
        person.window.addSubview(bar)
        person.window.layoutIfNeeded()
        person.tap(30, 22)
        #expect(target.senders.count == 1 && target.senders.first as? UIBarButtonItem === item)
    }
}
