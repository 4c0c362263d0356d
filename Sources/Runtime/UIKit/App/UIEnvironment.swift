import Foundation
import TextLayout

/// What the objects of one app share, or those of one document that is shown: the system, the screen, the looks that were
/// asked for, and who hears of problems.
///
/// Views, controllers, nibs and storyboards keep the environment that they were made in, and work in it: one process can show
/// several documents, and run several apps, that know nothing of each other. An ordinary app has the one that is there from
/// the beginning.
@MainActor
package final class UIEnvironment {
    /// The environment in which objects are made at this moment.
    package nonisolated static var current: UIEnvironment { Current.environment }

    /// The version of the system, which sizes follow.
    package nonisolated let system: SystemGeneration
    /// The screen that apps draw on.
    package lazy var screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), traits: .standard)
    /// Hears what is wrong and how UIKit went on; the standard error stream unless someone else wants it.
    package var report: @MainActor (String) -> Void = { message in
        FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
    }
    /// Hears of constraints that cannot hold together, before one of them is broken.
    package var conflict: @MainActor ([NSLayoutConstraint]) -> Void = { _ in }
    /// The looks that `appearance()` gives.
    lazy var appearances = AppearanceRegistry()

    package nonisolated init(system: SystemGeneration = .newest) { self.system = system }

    /// Does something whose objects belong to this environment.
    package func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
        if Self.current === self { return try body() }
        return try Current.$environment.withValue(self, operation: body)
    }

    private enum Current {
        @TaskLocal static var environment = UIEnvironment()
    }
}
