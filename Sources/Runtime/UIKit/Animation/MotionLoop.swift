import Foundation
import QuartzCore

/// An object that moves by itself, frame by frame, until it comes to rest.
@MainActor
protocol MovingObject: AnyObject {
    /// Moves to where the object is at a time. Returns whether it goes on moving.
    func move(to time: TimeInterval) -> Bool
    /// Whether an app in which only this object moves isn't at rest.
    var keepsAwake: Bool { get }
}

extension MovingObject {
    var keepsAwake: Bool { true }
}

/// Moves what physics moves, such as scroll views after a finger has left: once a frame, in the order in which the objects
/// began, and lays out the windows after it.
///
/// An object tells where it is at a time, not how far a frame takes it: its way doesn't depend on which frames are made.
@MainActor
final class MotionLoop {
    private unowned let environment: UIEnvironment
    private var objects: [any MovingObject] = []
    private var link: CADisplayLink?

    init(_ environment: UIEnvironment) { self.environment = environment }

    func start(_ object: any MovingObject) {
        guard !objects.contains(where: { $0 === object }) else { return }
        objects.append(object)
        link?.keepsAwake = true
        guard link == nil else { return }
        let link = environment.perform {
            CADisplayLink(keepsAwake: true) { [weak self] link in
                let time = link.timestamp
                MainActor.assumeIsolated { self?.move(to: time) }
            }
        }
        link.start()
        self.link = link
    }

    func stop(_ object: any MovingObject) { objects.removeAll { $0 === object } }

    private func move(to time: TimeInterval) {
        environment.perform {
            for object in objects where objects.contains(where: { $0 === object }) {
                if !object.move(to: time) { stop(object) }
            }
            for window in environment.windows where !window.isHidden { window.layoutIfNeeded() }
        }
        guard objects.isEmpty else {
            link?.keepsAwake = objects.contains(where: \.keepsAwake)
            return
        }
        link?.invalidate()
        link = nil
    }
}
