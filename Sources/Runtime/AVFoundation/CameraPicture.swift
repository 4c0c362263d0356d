import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The time of a camera that runs: ten pictures a second, by the app's clock.
@MainActor
final class CameraTime {
    private let clock = UIEnvironment.current.clock
    private let tick: @MainActor () -> Void
    private var begun: CFTimeInterval?
    private var ticket: HostClock.Ticket?

    init(_ tick: @escaping @MainActor () -> Void) { self.tick = tick }

    var now: TimeInterval { begun.map { clock.now - $0 } ?? 0 }

    var isRunning: Bool {
        get { begun != nil }
        set {
            guard newValue != isRunning else { return }
            begun = newValue ? clock.now : nil
            ticket.map(clock.cancel)
            if newValue { schedule() }
        }
    }

    private func schedule() {
        ticket = clock.schedule(after: 0.1, keepsAwake: false) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isRunning else { return }
                self.tick()
                self.schedule()
            }
        }
    }
}

/// What a camera sees: bars of colors, over which a disk moves, and a card with a code in the middle.
@MainActor
struct CameraPicture {
    /// In pixels, upright.
    nonisolated static let size = CGSize(width: 1080, height: 1920)
    /// Where the card is, in parts of the upright picture.
    nonisolated static let card = CGRect(x: 0.3, y: 0.4, width: 0.4, height: 0.4 * 1080 / 1920)

    let time: TimeInterval
    let code: String?
    let isMirrored: Bool

    init(of device: AVCaptureDevice, at time: TimeInterval) {
        (self.time, isMirrored) = (time, device.position == .front)
        code = DeviceConditions.current.code
    }

    private static let bars: [(CGFloat, CGFloat, CGFloat)] = [
        (0.75, 0.75, 0.75), (0.75, 0.75, 0), (0, 0.75, 0.75), (0, 0.75, 0), (0.75, 0, 0.75), (0.75, 0, 0),
        (0, 0, 0.75),
    ]

    /// Draws the picture into a rectangle.
    func draw(in context: CGContext, _ rect: CGRect) {
        let width = rect.width / CGFloat(Self.bars.count)
        for (place, bar) in (isMirrored ? Self.bars.reversed() : Self.bars).enumerated() {
            context.setFillColor(CGColor(srgbRed: bar.0, green: bar.1, blue: bar.2, alpha: 1))
            context.fill(
                CGRect(x: rect.minX + CGFloat(place) * width, y: rect.minY, width: width + 1, height: rect.height))
        }
        let radius = rect.width / 12
        let angle = time * .pi / 2
        let center = CGPoint(
            x: rect.midX + cos(angle) * (rect.width / 2 - radius * 1.5), y: rect.midY + sin(angle) * rect.height * 0.35)
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fillEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        if let code { drawCard(code, in: context, rect) }
    }

    private func drawCard(_ code: String, in context: CGContext, _ rect: CGRect) {
        let card = CGRect(
            x: rect.minX + Self.card.minX * rect.width, y: rect.minY + Self.card.minY * rect.height,
            width: Self.card.width * rect.width, height: Self.card.height * rect.height)
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(card)
        context.setStrokeColor(CGColor(gray: 0, alpha: 1))
        context.stroke(card.insetBy(dx: card.width / 20, dy: card.width / 20), width: max(1, card.width / 40))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let text = NSAttributedString(
            string: code,
            attributes: [.font: UIFont.systemFont(ofSize: max(1, card.width / 9)), .foregroundColor: UIColor.black])
        text.draw(in: card.insetBy(dx: card.width / 9, dy: card.width / 9))
    }

    /// The picture as an image.
    func image(_ size: CGSize = Self.size) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: context.cgContext, CGRect(origin: .zero, size: size))
        }.cgImage
    }
}
