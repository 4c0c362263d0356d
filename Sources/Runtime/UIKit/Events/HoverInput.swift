import Foundation

/// The pointer over the screen, which recognizers for hovering follow.
@MainActor
struct HoverInput {
    /// The recognizers of the views below the pointer.
    private var followers: [UIHoverGestureRecognizer] = []

    /// Moves the pointer, or removes it from the screen.
    mutating func move(to point: CGPoint?, _ environment: UIEnvironment) {
        let place = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
        let event = UIEvent(type: .hover, timestamp: environment.now)
        let hit = place.flatMap { environment.viewHit(at: $0, with: event) }
        let chain = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        let below = chain.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
            .filter(\.isEnabled)
        for old in followers where !below.contains(where: { $0 === old }) { old.pointerLeft() }
        for recognizer in below { if let place { recognizer.pointerMoved(to: place) } }
        followers = below
    }
}
