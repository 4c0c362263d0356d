import CoreGraphics
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing

@Suite("What Foundation has on Apple's systems") struct FoundationNamesTests {
    @Test("a request may use any network, and says all else as before")
    func networks() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com/a")), timeoutInterval: 7)
        request.httpMethod = "PUT"
        request.allowsConstrainedNetworkAccess = false
        request.allowsExpensiveNetworkAccess = false
        #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
        #expect(request.url?.path == "/a" && request.httpMethod == "PUT" && request.timeoutInterval == 7)
    }

    @Test("an error of a network says why it can't be used, if it does")
    func reasons() {
        let key = "NSURLErrorNetworkUnavailableReasonKey"
        #expect(URLError(.notConnectedToInternet, userInfo: [key: 2]).networkUnavailableReason == .constrained)
        #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
        #expect(URLError(.notConnectedToInternet, userInfo: [key: 9]).networkUnavailableReason == nil)
    }

    @Test("the layout of an image is that of its pixels")
    func layout() throws {
        let context = try #require(CGContext(pixelsWide: 4, pixelsHigh: 2, scale: 1))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.bitmapInfo.contains(.byteOrder32Little) && !image.isMask && image.decode == nil)
        let alpha = image.bitmapInfo.intersection(.alphaInfoMask).rawValue
        #expect(CGImageAlphaInfo(rawValue: alpha) == image.alphaInfo && image.shouldInterpolate)
        // A context with the layout has the same bytes.
        var bytes = [UInt8](repeating: 0, count: 4)
        let pixel = try #require(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: image.bitsPerComponent, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo.rawValue))
        pixel.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        withExtendedLifetime(pixel) {}
        let first = image.withPixels { pixels, _ in Array(pixels.prefix(4)) }
        #expect(bytes == first && first[2] > 100 && first[0] == 0)
    }

    @Test("data that grows takes what is written to it")
    func growingData() {
        let data = CFDataCreateMutable(kCFAllocatorDefault, 0)
        data?.append(Data([1, 2]))
        #expect(data?.length == 2)
    }

    @Test("A font's file says the name of its font; others have none")
    func fontName() throws {
        // A file with a table of names, which has a name for Macintosh and the font's name for Windows.
        func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
        func record(_ platform: Int, _ name: Int, _ length: Int, _ offset: Int) -> [UInt8] {
            [platform, 0, 0, name, length, offset].flatMap(two)
        }
        let texts = Array("Family".utf8) + Array("A-Bold".utf16).flatMap { two(Int($0)) }
        let names = two(0) + two(2) + two(30) + record(1, 1, 6, 0) + record(3, 6, 12, 6) + texts
        let file =
            two(1) + two(0) + two(1) + two(0) + two(0) + two(0) + Array("name".utf8) + two(0) + two(0)
            + two(0) + two(28) + two(0) + two(names.count) + names
        let provider = try #require(CGDataProvider(data: Data(file)))
        #expect(CGFont(provider)?.postScriptName == "A-Bold")
        for length in 0..<file.count {
            let part = try #require(CGDataProvider(data: Data(file.prefix(length))))
            #expect(CGFont(part) == nil, "\(length) bytes")
        }
    }

    @Test("Darwin's atomic functions count on several threads without losing a change")
    func atomic() {
        let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        defer { count.deallocate() }
        count.pointee = 0
        nonisolated(unsafe) let shared = count
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { OSAtomicIncrement32Barrier(shared) }
        }
        #expect(count.pointee == 4000)
        #expect(OSAtomicDecrement32(count) == 3999 && OSAtomicAdd32(-9, count) == 3990)
        #expect(!OSAtomicCompareAndSwap32Barrier(1, 2, count) && count.pointee == 3990)
        #expect(OSAtomicCompareAndSwap32Barrier(3990, 2, count) && count.pointee == 2)
        var large: Int64 = 1 << 40
        #expect(OSAtomicIncrement64(&large) == (1 << 40) + 1)
        var bits: UInt32 = 0b0101
        #expect(OSAtomicOr32OrigBarrier(0b0010, &bits) == 0b0101 && bits == 0b0111)
        #expect(OSAtomicAnd32(0b0110, &bits) == 0b0110 && OSAtomicXor32Orig(0b1000, &bits) == 0b0110 && bits == 0b1110)
    }

    @Test("A spin lock keeps others out until it is let go")
    func spinLock() {
        var lock: OSSpinLock = OS_SPINLOCK_INIT
        OSSpinLockLock(&lock)
        #expect(!OSSpinLockTry(&lock))
        OSSpinLockUnlock(&lock)
        #expect(OSSpinLockTry(&lock))
    }

    @Test("A group of apps has a folder, and what can't be a group has none")
    func groupFolder() throws {
        let url = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.coffee"))
        #expect(url.lastPathComponent == "group.example.coffee" && url.path.hasPrefix(NSHomeDirectory()))
        for name in ["coffee", "group.../../x", ""] {
            #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
        }
    }

    @Test("The address of a URL as an object is optional")
    func addresses() {
        let url = NSURL(string: "https://example.com/cats")
        #expect(url?.absoluteString?.hasSuffix("/cats") == true)
        if let text = url?.absoluteString { #expect(text == "https://example.com/cats") }
    }
}
