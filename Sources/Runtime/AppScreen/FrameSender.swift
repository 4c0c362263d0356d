import CoreGraphics
import Foundation
import Synchronization

/// Sends frames, not faster than they are shown. Encoding and sending are done on another thread.
@MainActor
final class FrameSender {
    private let encoder = Mutex(FrameEncoder())
    private var number = 0
    private var acknowledged = 0
    /// Whether the next frame has all pixels.
    var isComplete = true

    /// The number of frames on the way at once.
    private static let most = 2

    var hasSent: Bool { number > 0 }
    /// Whether another frame may be sent.
    var hasRoom: Bool { number - acknowledged < Self.most }

    /// Starts over, for a page that has no frames.
    func begin() {
        acknowledged = number
        isComplete = true
    }

    func acknowledge(_ frame: Int) { acknowledged = max(acknowledged, min(frame, number)) }

    func send(
        _ damage: [CGRect], of pixels: (data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int),
        pointsWide: CGFloat, over connection: ScreenConnection
    ) {
        number += 1
        let (number, isComplete, width, height) = (number, isComplete, pixels.width, pixels.height)
        self.isComplete = false
        let scale = CGFloat(width) / max(1, pointsWide)
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let rects = isComplete ? [whole] : damage.map { Self.pixels(of: $0, scale).intersection(whole) }
        let parts = rects.filter { !$0.isEmpty }.map { Self.part($0, of: pixels.data, pixels.bytesPerRow) }
        connection.later { [self] in
            .bytes(
                encoder.withLock { $0.encode(number, width: width, height: height, parts, isComplete: isComplete) })
        }
    }

    private static func pixels(of rect: CGRect, _ scale: CGFloat) -> CGRect {
        let (x, y) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
        return CGRect(
            x: x, y: y, width: (rect.maxX * scale).rounded(.up) - x, height: (rect.maxY * scale).rounded(.up) - y)
    }

    private static func part(
        _ rect: CGRect, of data: UnsafeMutableRawPointer, _ bytesPerRow: Int
    ) -> FrameEncoder.Part {
        let (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            for row in 0..<height {
                memcpy(start + row * width, data + (y + row) * bytesPerRow + x * 4, width * 4)
            }
            count = width * height
        }
        return FrameEncoder.Part(x: x, y: y, width: width, height: height, pixels: pixels)
    }
}
