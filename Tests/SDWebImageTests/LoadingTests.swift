import Foundation
import SDWebImage
import Testing
import UIKit

@MainActor
@Suite("Loading images with a manager")
struct LoadingTests {
    private let pictures: Pictures

    init() throws { pictures = try Pictures() }

    @Test("An image comes from its address, then from memory, then from the disk")
    func places() async throws {
        let url = try pictures.file("dog.png")
        let first = await pictures.load(url)
        #expect(first.image?.size == CGSize(width: 4, height: 2) && first.type == .none && first.url == url)
        #expect(await pictures.load(url).type == .memory)
        pictures.cache.clearMemory()
        let third = await pictures.load(url)
        #expect(third.type == .disk && third.image == first.image)
        #expect(await pictures.load(url, .fromLoaderOnly).type == .none)
        let key = pictures.manager.cacheKey(for: url)
        #expect(key == url.absoluteString && pictures.cache.diskImageDataExists(withKey: key))
        #expect(try pictures.cache.diskImageData(forKey: key) == Data(contentsOf: url))
    }

    @Test(
        "A missing address, a missing file and bytes of no image are errors; an address that failed isn't tried again")
    func errors() async throws {
        let none = await pictures.load(nil)
        #expect(none.error.map { SDWebImageError.invalidURL ~= $0 } == true && none.image == nil)
        let url = pictures.folder.appendingPathComponent("cat.png")
        #expect(await pictures.load(url).error != nil)
        try Data("cat".utf8).write(to: url)
        let again = await pictures.load(url)
        #expect(again.error.map { SDWebImageError.blackListed ~= $0 } == true)
        let bad = await pictures.load(url, .retryFailed)
        #expect(bad.error.map { SDWebImageError.badImageData ~= $0 } == true)
        try Pictures.image().pngData()?.write(to: url)
        pictures.manager.removeFailedURL(url)
        #expect(await pictures.load(url).image != nil)
    }

    @Test("A load from what is kept only gives neither image nor error")
    func cacheOnly() async throws {
        let answer = await pictures.load(try pictures.file("dog.png"), .fromCacheOnly)
        #expect(answer.image == nil && answer.error == nil && answer.type == .none)
    }

    @Test("What is kept is given first and then again when it's refreshed")
    func refreshing() async throws {
        let url = try pictures.file("dog.png")
        _ = await pictures.load(url)
        _ = try pictures.file("dog.png", Pictures.image(.blue, width: 8))
        var widths: [CGFloat?] = []
        await withCheckedContinuation { done in
            pictures.manager.loadImage(with: url, options: .refreshCached, progress: nil) { image, _, _, _, isLast, _ in
                widths.append(image?.size.width)
                if isLast { done.resume() }
            }
        }
        #expect(widths == [4, 8])
        #expect(await pictures.load(url).image?.size.width == 8)
    }

    @Test("A load that is cancelled ends with an error")
    func cancelling() async throws {
        let url = try pictures.file("dog.png")
        var errors: [any Error] = []
        let load = pictures.manager.loadImage(with: url, progress: nil) { _, _, error, _, _, _ in
            if let error { errors.append(error) }
        }
        load?.cancel()
        #expect(load?.isCancelled == true && errors.map { SDWebImageError.cancelled ~= $0 } == [true])
        #expect(!pictures.manager.isRunning)
    }

    @Test("A transformer changes what is shown and kept, under a name of its own")
    func transforming() async throws {
        let url = try pictures.file("dog.png")
        let resizing = SDImageResizingTransformer(size: CGSize(width: 10, height: 10), scaleMode: .fill)
        let context: SDWebImageContext = [.imageTransformer: resizing]
        let answer = await pictures.load(url, [], context)
        #expect(answer.image?.size == CGSize(width: 10, height: 10))
        let key = pictures.manager.cacheKey(for: url, context: context)
        #expect(key != url.absoluteString && key?.hasSuffix(".png") == true)
        #expect(pictures.cache.imageFromDiskCache(forKey: key)?.size == CGSize(width: 10, height: 10))
        let both = SDImagePipelineTransformer(transformers: [
            resizing, SDImageCroppingTransformer(rect: CGRect(x: 0, y: 0, width: 5, height: 3)),
        ])
        #expect(await pictures.load(url, [], [.imageTransformer: both]).image?.size == CGSize(width: 5, height: 3))
    }

    @Test("Images of addresses are loaded before they're needed, and the number of those that couldn't be is told")
    func prefetching() async throws {
        let urls = [
            try pictures.file("a.png"), try pictures.file("b.png"), pictures.folder.appendingPathComponent("c"),
        ]
        let prefetcher = SDWebImagePrefetcher(imageManager: pictures.manager)
        let counts = await withCheckedContinuation { done in
            prefetcher.prefetchURLs(urls, progress: nil) { done.resume(returning: [$0, $1]) }
        }
        #expect(counts == [2, 1])
        #expect(await pictures.load(urls[1]).type == .memory)
    }

    @Test("A downloader gives image and data, and keeps headers")
    func downloading() async throws {
        let url = try pictures.file("dog@2x.png")
        let downloader = SDWebImageDownloader(config: nil)
        downloader.setValue("me", forHTTPHeaderField: "X-User")
        #expect(downloader.value(forHTTPHeaderField: "X-User") == "me")
        let (image, data) = await withCheckedContinuation { done in
            downloader.downloadImage(with: url) { image, data, _, _ in done.resume(returning: (image, data)) }
        }
        #expect(image?.scale == 2 && image?.size == CGSize(width: 2, height: 1))
        #expect(try data == Data(contentsOf: url) && downloader.currentDownloadCount == 0)
    }

    @Test("Older apps call shared objects as methods")
    func olderNames() {
        #expect(
            SDWebImageManager.shared() === SDWebImageManager.shared && SDImageCache.shared() === SDImageCache.shared)
        #expect(SDWebImageDownloader.shared() === SDWebImageManager.shared().imageDownloader)
    }
}
