import AppHost
import CoreGraphics
import Foundation
import UIKit

/// Something that moves on the screen of a phone, at eight moments.
@MainActor
struct Film {
    var name: String
    /// The seconds from the beginning to the last moment.
    var length: TimeInterval
    /// Launches an app and returns what makes it move.
    var begin: (AppHost) -> () -> Void

    private static let size = CGSize(width: 390, height: 844)
    private static let count = 8

    /// Returns the moments side by side, each at two fifths of its size.
    func image() -> CGImage? {
        let traits = UITraitCollection(
            userInterfaceIdiom: .phone, displayScale: 1, horizontalSizeClass: .compact, verticalSizeClass: .regular,
            userInterfaceStyle: .light, layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
            accessibilityContrast: .normal, userInterfaceLevel: .base, displayGamut: .P3)
        let host = AppHost(
            HostDevice(
                screen: DeviceScreen(
                    portrait: DeviceScreen.Shape(
                        size: Self.size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                        statusBarHeight: 47)), traits: traits))
        let move = begin(host)
        _ = host.picture()
        host.environment.perform(move)
        let (width, height) = (Self.size.width * 0.4, (Self.size.height * 0.4).rounded())
        let sheet = CGSize(width: (width + 8) * CGFloat(Self.count) + 8, height: height + 16)
        guard let context = CGContext(pixelsWide: Int(sheet.width), pixelsHigh: Int(sheet.height), scale: 1) else {
            return nil
        }
        context.setFillColor(UIColor.systemGray4.cgColor)
        context.fill(CGRect(origin: .zero, size: sheet))
        for moment in 0..<Self.count {
            if moment > 0 { host.wait(length / Double(Self.count - 1)) }
            guard let picture = host.picture() else { return nil }
            let x = 8 + (width + 8) * CGFloat(moment)
            context.drawUpright(picture, in: CGRect(x: x, y: 8, width: width, height: height))
        }
        return context.makeImage()
    }
}
