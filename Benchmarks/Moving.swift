import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Measures what moves on a screen of 390 × 844 points at two pixels per point, in processor time of this thread.
@MainActor
func reportMoving(in table: inout Table) {
    let fill = secondsPerFill()
    func add(_ measure: String, _ promised: String, _ times: [Double], _ detail: String = "") {
        let middle = median(times)
        table.add(
            measure, promised: promised, seen: middle.milliseconds,
            detail: "\((middle / fill).short) × filling the screen\(detail)")
    }
    let pushes = pushedFrames()
    add("a frame of a push, median of \(pushes.count)", "≤ 5 ms", pushes)
    let toggles = toggledFrames()
    add(
        "a frame of a switch that is toggled", "≤ 0.5 ms", toggles.times,
        "; at most \(toggles.points) square points are drawn")
    add("a frame of 1,000 animations", "≤ 16 ms", animatedFrames())
    table.add(
        "frames of an idle app in a minute", promised: "0", seen: "\(idleFrames())", detail: "")
    let (before, after) = memoryOfPushes(10_000)
    table.add(
        "memory after 10,000 pushes and pops, against 1,000", promised: "1 ×", seen: "\((after / before).short) ×",
        detail: "\((after / 1_000_000).short) MB")
}

/// A screen with a window, whose time is advanced by frames.
@MainActor
private final class MovingScreen {
    let environment = UIEnvironment(clock: HostClock())
    let window: UIWindow
    private let host: LayerHost

    init(_ root: () -> UIViewController) {
        let environment = environment
        window = environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = root()
            window.makeKeyAndVisible()
            return window
        }
        let layer = window.layer
        host = environment.perform { LayerHost(root: layer, scale: 2, clock: environment.clock) }
        while frame().damage != nil {}
    }

    /// Makes the next frame, and returns how long it took and how many square points it has drawn, or nil if none was
    /// needed.
    func frame() -> (seconds: Double, damage: CGFloat?) {
        let start = processorTime
        let frame = environment.perform {
            environment.clock.advance(by: 1 / 60)
            window.layoutIfNeeded()
            return host.makeFrame()
        }
        return (
            processorTime - start, frame.map { $0.damage.reduce(0) { $0 + $1.width * $1.height } }
        )
    }

    /// Returns the frames that follow an action until nothing moves.
    func frames(_ action: () -> Void) -> [(seconds: Double, damage: CGFloat?)] {
        environment.perform(action)
        var frames: [(seconds: Double, damage: CGFloat?)] = []
        repeat { frames.append(frame()) } while host.isAnimating
        return frames
    }
}

/// A page with a bar, and 20 labels below each other.
@MainActor
private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    for row in 0..<20 {
        let label = UILabel(frame: CGRect(x: 20, y: 120 + row * 32, width: 350, height: 24))
        label.text = "\(title), paragraph \(row)"
        page.view.addSubview(label)
    }
    return page
}

@MainActor
private func pushedFrames() -> [Double] {
    let screen = MovingScreen { UINavigationController(rootViewController: page("First")) }
    guard let navigation = screen.window.rootViewController as? UINavigationController else { return [] }
    return (0..<10).flatMap { _ in
        let times = screen.frames { navigation.pushViewController(page("Second"), animated: true) }.map(\.seconds)
        _ = screen.frames { _ = navigation.popViewController(animated: false) }
        return times
    }
}

@MainActor
private func toggledFrames() -> (times: [Double], points: Int) {
    // In the environment of the screen.
    var toggle: UISwitch!
    let screen = MovingScreen {
        let root = page("Settings")
        toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 300, y: 100)
        root.view.addSubview(toggle)
        return root
    }
    let frames = (0..<20).flatMap { number in screen.frames { toggle.setOn(number % 2 == 0, animated: true) } }
    return (frames.map(\.seconds), Int((frames.compactMap(\.damage).max() ?? 0).rounded(.up)))
}

@MainActor
private func animatedFrames() -> [Double] {
    var squares: [UIView] = []
    let screen = MovingScreen {
        let root = page("Squares")
        squares = (0..<1000).map { number in
            let square = UIView(frame: CGRect(x: number % 25 * 15, y: number / 25 * 20, width: 10, height: 10))
            square.backgroundColor = .systemBlue
            return square
        }
        for square in squares { root.view.addSubview(square) }
        return root
    }
    return screen.frames {
        UIView.animate(withDuration: 1) {
            for square in squares { square.center.x += 12 }
        }
    }.map(\.seconds)
}

/// Returns how many frames are made of an app in which nothing happens.
@MainActor
private func idleFrames() -> Int {
    let screen = MovingScreen { UINavigationController(rootViewController: page("Idle")) }
    return (0..<3600).count { _ in screen.frame().damage != nil }
}

/// Returns the bytes of memory in use after a tenth of a number of pushes and pops, and after all of them.
@MainActor
private func memoryOfPushes(_ count: Int) -> (Double, Double) {
    let screen = MovingScreen { UINavigationController(rootViewController: page("First")) }
    guard let navigation = screen.window.rootViewController as? UINavigationController else { return (0, 0) }
    var before = 0.0
    for number in 1...count {
        screen.environment.perform { navigation.pushViewController(page("Second"), animated: false) }
        _ = screen.frame()
        screen.environment.perform { _ = navigation.popViewController(animated: false) }
        _ = screen.frame()
        if number == count / 10 { before = residentBytes }
    }
    return (before, residentBytes)
}
