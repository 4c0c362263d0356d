import CoreGraphics
public import Foundation
public import UIKit

/// What a picture can be taken of.
public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}

/// The screen of the device.
public final class XCUIScreen: XCUIScreenshotProviding {
    nonisolated(unsafe) public static let main = XCUIScreen()
    public static var screens: [XCUIScreen] { [main] }

    private init() {}

    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(XCUIApplication(), of: nil) }
}

/// A picture of the screen or of an element.
public final class XCUIScreenshot {
    public let pngRepresentation: Data
    /// The picture; empty if the app doesn't run.
    public var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }

    /// Takes a picture of a frame on the screen, or of all.
    init(_ application: XCUIApplication, of frame: CGRect?) {
        let whole = application.picture() ?? Data()
        guard let frame, let image = UIImage(data: whole)?.cgImage else {
            pngRepresentation = whole
            return
        }
        let width = application.looks { $0.elements[0].frame.width } ?? 0
        let scale = width > 0 ? CGFloat(image.width) / width : 1
        let part = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
        let data = MainActor.assumeIsolated { image.cropping(to: part).flatMap { UIImage(cgImage: $0).pngData() } }
        pngRepresentation = data ?? whole
    }
}
