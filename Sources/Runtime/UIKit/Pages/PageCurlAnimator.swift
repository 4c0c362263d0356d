import CoreGraphics
import Foundation
import QuartzCore

/// A page that is turned around its spine, like that of a book.
@MainActor
final class PageCurlAnimator: UIViewControllerAnimatedTransitioning {
    private let isForward: Bool
    private let isVertical: Bool
    /// Whether the spine is at the right, or at the bottom.
    private let isAtEnd: Bool

    init(isForward: Bool, isVertical: Bool, isAtEnd: Bool) {
        (self.isForward, self.isVertical, self.isAtEnd) = (isForward, isVertical, isAtEnd)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
        let from = context.view(forKey: .from)
        let room = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? container.bounds
        // The page that goes turns away; one that comes back turns down onto the one that is there.
        let page = isForward ? from : to
        UIView.performWithoutAnimation {
            to.frame = room
            if isForward { container.insertSubview(to, at: 0) } else { container.addSubview(to) }
            to.layoutIfNeeded()
            guard let page else { return }
            page.layer.anchorPoint = anchor
            page.layer.position = CGPoint(
                x: room.minX + room.width * anchor.x, y: room.minY + room.height * anchor.y)
            if !isForward { page.layer.transform = turned(room) }
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) {
            page?.layer.transform = self.isForward ? self.turned(room) : CATransform3DIdentity
        } completion: { _ in
            UIView.performWithoutAnimation {
                page?.layer.transform = CATransform3DIdentity
                page?.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
                page?.frame = room
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The spine in the unit space of a page.
    private var anchor: CGPoint {
        let place: CGFloat = isAtEnd ? 1 : 0
        return isVertical ? CGPoint(x: 0.5, y: place) : CGPoint(x: place, y: 0.5)
    }

    private func turned(_ room: CGRect) -> CATransform3D {
        var space = CATransform3DIdentity
        space.m34 = -1 / (3 * max(room.width, 1))
        let angle = CGFloat.pi / 2 * 0.99 * (isAtEnd ? 1 : -1)
        return isVertical ? CATransform3DRotate(space, -angle, 1, 0, 0) : CATransform3DRotate(space, angle, 0, 1, 0)
    }
}
