public import Foundation

/// Animated images, which image views show by themselves.
extension UIImage {
    /// The images of an animated image, or nil.
    public var images: [UIImage]? { content.frames }
    /// The seconds that all images of an animated image take.
    public var duration: TimeInterval { content.duration }

    /// Returns an image that shows images one after the other, or nil if there are none. Without a duration, each is shown for a
    /// thirtieth of a second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var content = first.content
        content.frames = images
        content.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(content)
    }

    /// Returns an animated image of the app's images whose names are a name with a number, from 0 or 1 on.
    @preconcurrency @MainActor
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var found: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") {
                found.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: found, duration: duration)
    }

    @preconcurrency @MainActor
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    @preconcurrency @MainActor
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
}
