import Foundation

/// The pointer over the screen, which recognizers for hovering, interactions and hover styles follow.
@MainActor
struct HoverInput {
    /// The recognizers of the views below the pointer.
    private var followers: [UIHoverGestureRecognizer] = []
    /// The interaction in whose region the pointer is.
    private weak var interaction: UIPointerInteraction?
    /// The view whose style is shown.
    private weak var styled: UIView?
    private var effect: ShownPointerEffect?

    /// Moves the pointer, or removes it from the screen.
    mutating func move(to point: CGPoint?, _ environment: UIEnvironment) {
        let place = point.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
        let event = UIEvent(type: .hover, timestamp: environment.now)
        let hit = place.flatMap { environment.viewHit(at: $0, with: event) }
        let chain = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
        follow(chain, place)
        enter(chain, place)
        style(chain)
    }

    private mutating func follow(_ chain: [UIView], _ place: CGPoint?) {
        let below = chain.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
            .filter(\.isEnabled)
        for old in followers where !below.contains(where: { $0 === old }) { old.pointerLeft() }
        for recognizer in below { if let place { recognizer.pointerMoved(to: place) } }
        followers = below
    }

    /// The innermost interaction that has a region there is the one.
    private mutating func enter(_ chain: [UIView], _ place: CGPoint?) {
        let all = chain.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }
        let found = place.flatMap { place in all.first { $0.pointerMoved(to: place) } }
        for other in all where other !== found { other.leave() }
        if let old = interaction, old !== found { old.leave() }
        interaction = found
    }

    private mutating func style(_ chain: [UIView]) {
        let view = chain.first { $0.hoverStyle?.isEnabled == true }
        guard view !== styled else { return }
        let (old, new) = (
            effect,
            view.flatMap { view in
                view.hoverStyle.flatMap { ShownPointerEffect($0.pointerEffect(of: view), in: view, shape: $0.shape) }
            }
        )
        (styled, effect) = (view, new)
        UIView.animate(withDuration: 0.2) {
            old?.hide()
            new?.show()
        }
    }
}
