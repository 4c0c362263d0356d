import Foundation
import JSONText

/// The part of a scene's image that has changed, for pages that show the previous one: they needn't request the new
/// one.
struct PicturePatch {
    /// The message: the length of the header as four bytes, the least significant first, the header as JSON, and the
    /// pixels of a rectangle, row by row, as red, green, blue and alpha.
    let message: [UInt8]

    /// Compares two bitmaps of a scene at one scale. Returns nil if the sizes differ.
    init?(from old: DrawnPicture, to new: DrawnPicture) {
        guard let before = Bitmap(old.bytes), let after = Bitmap(new.bytes), old.scale == new.scale,
            before.width == after.width, before.height == after.height
        else { return nil }
        let rect = after.difference(from: before)
        let head = JSONValue.record([
            "key": .string(new.key), "base": .string(old.key), "scale": .number(new.scale),
            "rect": .array([rect.x, rect.y, rect.width, rect.height].map { .integer($0) }),
        ])
        let text = Array(head.line.utf8)
        var message = (0..<4).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) } + text
        message.reserveCapacity(message.count + rect.width * rect.height * 4)
        after.appendPixels(of: rect, to: &message)
        self.message = message
    }
}

/// An image that was drawn for pages.
struct DrawnPicture {
    var key: String
    var scale: CGFloat
    var bytes: Data
    var type: String
}

/// The pixels of a bitmap from `CGImage.bitmapData()`: four bytes each, blue first, the top row first.
private struct Bitmap {
    struct Rect {
        var x, y, width, height: Int
    }

    let width, height: Int
    private let data: Data
    private static let head = 54

    /// Returns nil for other image formats.
    init?(_ data: Data) {
        guard data.count > Self.head, data.prefix(2).elementsEqual([UInt8(ascii: "B"), UInt8(ascii: "M")]) else {
            return nil
        }
        func number(at offset: Int) -> Int {
            let bytes = data.dropFirst(offset).prefix(4).reversed()
            return Int(Int32(bitPattern: bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
        }
        (width, height) = (number(at: 18), -number(at: 22))
        self.data = data
        guard width > 0, height > 0, data.count == Self.head + width * height * 4 else { return nil }
    }

    /// Returns the smallest rectangle that contains all differences between bitmaps of the same size.
    func difference(from other: Bitmap) -> Rect {
        data.withUnsafeBytes { (own: UnsafeRawBufferPointer) in
            other.data.withUnsafeBytes { (other: UnsafeRawBufferPointer) in
                let length = width * 4
                func isSame(_ row: Int) -> Bool {
                    guard let a = own.baseAddress, let b = other.baseAddress else { return true }
                    let start = Self.head + row * length
                    return memcmp(a + start, b + start, length) == 0
                }
                guard let top = (0..<height).first(where: { !isSame($0) }),
                    let bottom = (0..<height).last(where: { !isSame($0) })
                else { return Rect(x: 0, y: 0, width: 0, height: 0) }
                var (left, right) = (width, -1)
                for row in top...bottom where !isSame(row) {
                    func differs(_ x: Int) -> Bool {
                        let offset = Self.head + row * length + x * 4
                        return own.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                            != other.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                    }
                    var x = 0
                    while x < left, !differs(x) { x += 1 }
                    left = min(left, x)
                    x = width - 1
                    while x > right, !differs(x) { x -= 1 }
                    right = max(right, x)
                }
                return Rect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }

    /// Appends pixels in the format of a page's canvas.
    func appendPixels(of rect: Rect, to message: inout [UInt8]) {
        data.withUnsafeBytes { (own: UnsafeRawBufferPointer) in
            for row in rect.y..<rect.y + rect.height {
                var offset = Self.head + (row * width + rect.x) * 4
                for _ in 0..<rect.width {
                    message.append(own[offset + 2])
                    message.append(own[offset + 1])
                    message.append(own[offset])
                    message.append(255)
                    offset += 4
                }
            }
        }
    }
}

/// The images that pages were sent last, by scene; shared by view settings and their previews.
@MainActor
final class GivenPictures {
    private var pictures: [(scene: String, picture: DrawnPicture)] = []
    /// The number of images, as many as are visible at a size where text is readable.
    private static let most = 8

    subscript(scene: String) -> DrawnPicture? { pictures.first { $0.scene == scene }?.picture }

    func keep(_ picture: DrawnPicture, of scene: String) {
        pictures.removeAll { $0.scene == scene }
        pictures.append((scene, picture))
        if pictures.count > Self.most { pictures.removeFirst() }
    }
}
