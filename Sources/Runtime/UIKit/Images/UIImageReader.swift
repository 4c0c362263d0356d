public import Foundation

/// Reads images, also apart from the main thread.
@preconcurrency @MainActor
public final class UIImageReader: NSObject {
    /// How images are read.
    public struct Configuration: Sendable {
        /// Whether images are read brighter than white. None are here.
        public var prefersHighDynamicRange = false
        /// Whether images are decoded at once.
        public var preparesImagesForDisplay = false
        /// The size to which images are made smaller; zero for their own.
        public var preferredThumbnailSize = CGSize.zero
        /// The pixels per inch of images in points, or 0 for the file's.
        public var pixelsPerInch: CGFloat = 0

        public init() {}
    }

    public let configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    public static let `default` = UIImageReader(configuration: Configuration())

    public func image(contentsOf url: URL) -> UIImage? {
        (try? Data(contentsOf: url)).flatMap { image(data: $0) }
    }
    public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap(prepared) }
    public func image(contentsOf url: URL, completion: @escaping (UIImage?) -> Void) {
        UIEnvironment.current.schedule(after: 0) { [self] in completion(image(contentsOf: url)) }
    }
    public func image(data: Data, completion: @escaping (UIImage?) -> Void) {
        UIEnvironment.current.schedule(after: 0) { [self] in completion(image(data: data)) }
    }

    private func prepared(_ image: UIImage) -> UIImage? {
        let wanted = configuration.preferredThumbnailSize
        if wanted.width > 0, wanted.height > 0 { return image.preparingThumbnail(of: fit(image.size, wanted)) }
        return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }

    /// The size with the image's shape within a size.
    private func fit(_ size: CGSize, _ room: CGSize) -> CGSize {
        let factor = min(1, room.width / max(1, size.width), room.height / max(1, size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}
