public import QuartzCore

extension CADisplayLink {
    /// Creates a link that calls an action of a target, which it retains until it is invalidated.
    @preconcurrency @MainActor
    public convenience init(target: Any, selector: Selector) {
        let (environment, target) = (UIEnvironment.current, ClassObject.receiver(target))
        self.init { link in
            nonisolated(unsafe) let (link, target) = (link, target)
            MainActor.assumeIsolated {
                _ = environment.perform {
                    environment.application.sendAction(selector, to: target, from: link, for: nil)
                }
            }
        }
    }
}

extension UIScreen {
    /// Returns a link that calls an action of a target with each frame of the screen.
    public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: selector)
    }
}
