import Foundation
import SDWebImage
import Testing
import UIKit

@MainActor
@Suite("A cache of images")
struct CacheTests {
    private let pictures: Pictures
    private var cache: SDImageCache { pictures.cache }

    init() throws { pictures = try Pictures() }

    private func store(_ key: String, toDisk: Bool = true) async {
        await withCheckedContinuation { done in
            cache.store(Pictures.image(), forKey: key, toDisk: toDisk) { done.resume() }
        }
    }

    @Test("An image is kept in memory and in a file, whose size is known")
    func keeping() async throws {
        await store("dog")
        #expect(cache.imageFromMemoryCache(forKey: "dog") != nil && cache.diskImageDataExists(withKey: "dog"))
        #expect(cache.totalDiskCount() == 1 && cache.totalDiskSize() > 0)
        let path = try #require(cache.cachePath(forKey: "dog"))
        #expect(path.hasPrefix(cache.diskCachePath) && FileManager.default.fileExists(atPath: path))
        let other = SDImageCache(namespace: "test", diskCacheDirectory: pictures.folder.path)
        #expect(other.imageFromMemoryCache(forKey: "dog") == nil)
        #expect(other.imageFromCache(forKey: "dog") == Pictures.image())
        #expect(other.imageFromMemoryCache(forKey: "dog") != nil)
    }

    @Test("An image that is kept in memory only has no file")
    func memoryOnly() async {
        await store("dog", toDisk: false)
        #expect(cache.totalDiskCount() == 0 && cache.imageFromMemoryCache(forKey: "dog") != nil)
        cache.clearMemory()
        #expect(cache.imageFromCache(forKey: "dog") == nil)
    }

    @Test("Images are removed by name or all at once")
    func removing() async {
        await store("a")
        await store("b")
        await withCheckedContinuation { done in cache.removeImage(forKey: "a") { done.resume() } }
        #expect(cache.imageFromCache(forKey: "a") == nil && cache.imageFromCache(forKey: "b") != nil)
        cache.clearMemory()
        await withCheckedContinuation { done in cache.clearDisk { done.resume() } }
        #expect(cache.imageFromCache(forKey: "b") == nil && cache.totalDiskSize() == 0)
    }

    @Test("Files that are too old, and the oldest of too many, are removed")
    func ages() async throws {
        await store("old")
        await store("new")
        let path = try #require(cache.cachePath(forKey: "old"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1_000_000)], ofItemAtPath: path)
        await withCheckedContinuation { done in cache.deleteOldFiles { done.resume() } }
        #expect(!cache.diskImageDataExists(withKey: "old") && cache.diskImageDataExists(withKey: "new"))
        cache.config.maxDiskSize = 1
        await withCheckedContinuation { done in cache.deleteOldFiles { done.resume() } }
        #expect(cache.totalDiskCount() == 0)
    }

    @Test("A question is answered at once from memory, and later from a file")
    func questions() async throws {
        await store("dog")
        var types: [SDImageCacheType] = []
        _ = cache.queryCacheOperation(forKey: "dog") { _, _, type in types.append(type) }
        #expect(types == [.memory])
        cache.clearMemory()
        let found = await withCheckedContinuation { done in
            _ = cache.queryCacheOperation(forKey: "dog") { image, data, type in
                done.resume(returning: image != nil && data != nil && type == .disk)
            }
        }
        #expect(found)
        cache.clearMemory()
        _ = cache.queryCacheOperation(forKey: "dog", options: .queryDiskDataSync) { _, _, type in types.append(type) }
        #expect(types == [.memory, .disk])
    }
}
