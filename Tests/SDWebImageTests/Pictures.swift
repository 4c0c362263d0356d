import CoreGraphics
import Foundation
import SDWebImage
import UIKit

/// Files of images in a folder that ends with it, and a manager whose cache is in the folder.
@MainActor
final class Pictures {
    let folder: URL
    let cache: SDImageCache
    let manager: SDWebImageManager

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        cache = SDImageCache(namespace: "test", diskCacheDirectory: folder.path)
        manager = SDWebImageManager(cache: cache, loader: SDWebImageDownloader(config: nil))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What makes views use the manager.
    var context: SDWebImageContext { [.customManager: manager] }

    static func image(_ color: UIColor = .red, width: CGFloat = 4, height: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Writes an image to a file.
    func file(_ name: String, _ image: UIImage = image()) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try image.pngData()?.write(to: url)
        return url
    }

    /// What a load has given.
    struct Answer {
        let image: UIImage?
        let error: (any Error)?
        let type: SDImageCacheType
        let url: URL?
    }

    /// Loads an image and waits for it.
    func load(
        _ url: URL?, _ options: SDWebImageOptions = [], _ context: SDWebImageContext? = nil
    ) async -> Answer {
        await withCheckedContinuation { done in
            manager.loadImage(with: url, options: options, context: context, progress: nil) {
                image, _, error, type, isLast, url in
                guard isLast else { return }
                done.resume(returning: Answer(image: image, error: error, type: type, url: url))
            }
        }
    }

    /// Shows an image in a view and waits for it.
    func show(
        _ url: URL?, in view: UIImageView, placeholder: UIImage? = nil, _ options: SDWebImageOptions = []
    ) async -> Answer {
        await withCheckedContinuation { done in
            view.sd_setImage(
                with: url, placeholderImage: placeholder, options: options, context: context, progress: nil
            ) { image, error, type, url in
                done.resume(returning: Answer(image: image, error: error, type: type, url: url))
            }
        }
    }
}
