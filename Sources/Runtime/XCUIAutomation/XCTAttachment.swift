public import Foundation
public import UIKit

/// What a test keeps: a picture, a text, a file.
open class XCTAttachment {
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0
        case deleteOnSuccess
    }

    public enum ImageQuality: Int, Sendable {
        case original = 0
        case medium, low
    }

    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
    open var userInfo: [AnyHashable: Any]?
    let data: Data
    let fileExtension: String

    public init(data: Data, fileExtension: String = "dat") { (self.data, self.fileExtension) = (data, fileExtension) }

    public convenience init(data: Data, uniformTypeIdentifier: String) {
        let endings = ["public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json"]
        self.init(data: data, fileExtension: endings[uniformTypeIdentifier] ?? "dat")
    }

    public convenience init(
        uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        self.init(data: payload ?? Data(), uniformTypeIdentifier: uniformTypeIdentifier ?? "public.data")
        (self.name, self.userInfo) = (name, userInfo)
    }

    public convenience init(data: Data) { self.init(data: data, fileExtension: "dat") }
    public convenience init(string: String) { self.init(data: Data(string.utf8), fileExtension: "txt") }

    public convenience init(screenshot: XCUIScreenshot) {
        self.init(data: screenshot.pngRepresentation, fileExtension: "png")
    }

    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
    public convenience init(image: UIImage) {
        self.init(data: MainActor.assumeIsolated { image.pngData() } ?? Data(), fileExtension: "png")
    }
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

    public convenience init(contentsOfFile url: URL) {
        self.init(data: (try? Data(contentsOf: url)) ?? Data(), fileExtension: url.pathExtension)
        name = url.deletingPathExtension().lastPathComponent
    }
}

/// A part of a test with a name.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// The test that runs.
public enum XCTContext {
    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { TestSession.current.add(attachment) }
    }

    /// Performs a part of a test, whose name is printed.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        print("    \(name)")
        return try block(Activity(name))
    }
}
