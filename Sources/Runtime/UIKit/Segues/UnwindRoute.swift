import Foundation

/// The way of an unwind segue from its source to its destination.
@MainActor
struct UnwindRoute {
    let destination: UIViewController
    private let origin: UIStoryboardUnwindSegueSource
    /// The controllers on the way, with both ends.
    private let steps: [UIViewController]

    /// Looks for the destination from the source upwards, through parents and presenters. Returns nil if there is none.
    init?(from origin: UIStoryboardUnwindSegueSource) {
        let source = origin.source
        let upwards = Array(sequence(first: source) { $0.parent ?? $0.presentingViewController })
        var found: UIViewController?
        for candidate in upwards {
            found =
                candidate.forUnwindSegueAction(origin.unwindAction, from: origin.source, withSender: origin.sender)
                ?? (candidate === source
                    ? nil : Self.search(candidate, origin, Set(upwards.map(ObjectIdentifier.init))))
            if found != nil { break }
        }
        guard let found, found !== source else { return nil }
        (self.origin, destination) = (origin, found)
        // Down to the destination from the first controller that contains it.
        let downwards = Array(sequence(first: found, next: \.parent))
        let meeting = upwards.firstIndex { above in downwards.contains { $0 === above } }
        let up = upwards.prefix((meeting ?? upwards.count - 1) + 1)
        let turn = up.last
        steps = up + downwards.prefix { $0 !== turn }.reversed()
    }

    /// Looks among the allowed children first, each with its own, and then at the controller itself.
    private static func search(
        _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource, _ passed: Set<ObjectIdentifier>
    ) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: origin)
        where !passed.contains(ObjectIdentifier(child)) {
            if let found = search(child, origin, passed) { return found }
        }
        let isDestination = controller.canPerformUnwindSegueAction(
            origin.unwindAction, from: origin.source, sender: origin.sender)
        return isDestination ? controller : nil
    }

    /// Returns the segue that a container of the destination makes in its own way.
    func ownSegue(_ identifier: String?) -> UIStoryboardSegue? {
        sequence(first: destination, next: \.parent).lazy.compactMap {
            $0.segueForUnwinding(to: destination, from: origin.source, identifier: identifier)
        }.first
    }

    func callAction(_ segue: UIStoryboardSegue) {
        destination.environment.application.sendAction(origin.unwindAction, to: destination, from: segue, for: nil)
    }

    /// Lets each controller on the way go its step.
    func follow(_ segue: UIStoryboardSegue) {
        let hops = Array(zip(steps, steps.dropFirst()))
        segue.lastPresenter = hops.last { $0.parent == nil && $0.presentingViewController === $1 }?.1
        for (controller, next) in hops { controller.unwind(for: segue, towards: next) }
    }
}

extension UIViewController {
    // MARK: Looking for the destination

    func childOnWay(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let upwards = sequence(first: source.source) { $0.parent ?? $0.presentingViewController }
        return upwards.first { $0.parent === self }
    }

    func childrenBesideSource(of source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let own = childContaining(source)
        return childrenToSearch.filter { $0 !== own }
    }

    // MARK: Going a step

    func unwindOwnStep(_ segue: UIStoryboardSegue, towards next: UIViewController) {
        if next === parent { return }
        if next.parent === self { return reveal(next) }
        // The presenter dismisses all that is in front of it.
        guard let presenter = presentingViewController, presenter === next, (segue.lastPresenter ?? next) === next
        else {
            return
        }
        presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }

    // MARK: Performing

    func performNamedSegue(_ identifier: String, _ sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            return environment.report("Receiver (\(nameInMessages)) has no segue with identifier '\(identifier)'")
        }
        environment.perform { template.carryOut(from: self, sender) }
    }
}
