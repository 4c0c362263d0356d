import CoreGraphics
import Foundation
import QuartzCore

/// Shows the images of an image view one after the other.
@MainActor
final class ImageMovement: MovingObject {
    private weak var view: UIImageView?
    private let images: [UIImage]
    private let duration: TimeInterval
    /// How often all images are shown; 0 for always.
    private let count: Int
    /// Whether the images are those of an animated image, not of the view.
    let isOfImage: Bool
    private let start: TimeInterval
    private(set) var shown: UIImage?

    init(of view: UIImageView, _ images: [UIImage], duration: TimeInterval, count: Int, isOfImage: Bool) {
        (self.view, self.images, self.duration) = (view, images, duration)
        (self.count, self.isOfImage) = (count, isOfImage)
        start = view.environment.clock.now
        shown = images.first
    }

    /// An app in which an image moves without end is at rest.
    var keepsAwake: Bool { count > 0 }

    func move(to time: TimeInterval) -> Bool {
        guard let view, view.movement === self, view.window != nil, duration > 0 else { return false }
        let rounds = max(0, time - start) / duration
        if count > 0, rounds >= Double(count) {
            view.move(nil)
            return false
        }
        let place = (rounds - rounds.rounded(.down)) * Double(images.count)
        show(images[min(images.count - 1, Int(clamping: place))])
        return true
    }

    private func show(_ image: UIImage) {
        guard image !== shown else { return }
        shown = image
        view?.setNeedsDisplay()
    }
}

extension UIImageView {
    /// Shows the images of an animated image, or the image itself.
    func moveImage() {
        guard let image = isHighlighted ? highlightedImage ?? image : image, let images = image.images else {
            return move(nil)
        }
        move(ImageMovement(of: self, images, duration: image.duration, count: 0, isOfImage: true))
    }

    /// Begins what shows images one after the other, in place of what did.
    func move(_ movement: ImageMovement?) {
        guard movement != nil || self.movement != nil else { return }
        self.movement = movement
        setNeedsDisplay()
        resumeMovement()
    }

    /// Goes on with it in a window; beside one, nothing moves.
    func resumeMovement() {
        guard let movement, window != nil else { return }
        environment.motions.start(movement)
    }
}
