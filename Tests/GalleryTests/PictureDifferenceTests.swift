import CoreGraphics
import Foundation
import Testing

@Suite("PictureDifference")
struct PictureDifferenceTests {
    private func picture(_ width: Int = 200, _ draw: (CGContext) -> Void) throws -> CGImage {
        let context = try #require(CGContext(pixelsWide: width, pixelsHigh: 100, scale: 1))
        context.setFillColor(CGColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: 100))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        draw(context)
        return try #require(context.finishImage())
    }

    private func bar(_ x: CGFloat, _ gray: CGFloat = 0) throws -> CGImage {
        try picture {
            $0.setFillColor(CGColor(red: gray, green: gray, blue: gray, alpha: 1))
            $0.fill(CGRect(x: x, y: 20, width: 3, height: 60))
        }
    }

    @Test("The same picture does not differ, nor does one whose edges are smoothed a little otherwise")
    func noise() throws {
        let before = try bar(50)
        #expect(PictureDifference(before, before) == nil)
        #expect(PictureDifference(before, try bar(50.15)) == nil)
        #expect(PictureDifference(before, try bar(50, 0.02)) == nil)
    }

    @Test("What moved by a point, was removed, or has another color differs")
    func changes() throws {
        let before = try bar(50)
        #expect(PictureDifference(before, try bar(52)) != nil)
        #expect(PictureDifference(before, try picture { _ in }) != nil)
        #expect(PictureDifference(before, try bar(50, 0.5)) != nil)
        let darker = try picture {
            $0.setFillColor(CGColor(red: 0.88, green: 0.88, blue: 0.88, alpha: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            $0.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            $0.fill(CGRect(x: 50, y: 20, width: 3, height: 60))
        }
        let difference = try #require(PictureDifference(before, darker))
        #expect(difference.words.hasPrefix("0 of 91 blocks"), "a little everywhere is a difference, too")
    }

    @Test("Pictures of other sizes differ")
    func sizes() throws {
        let difference = try #require(PictureDifference(try picture { _ in }, try picture(201) { _ in }))
        #expect(difference.words == "200 × 100 pixels became 201 × 100")
    }
}

@MainActor
@Suite("DifferencePage")
struct DifferencePageTests {
    private func picture(_ gray: CGFloat) throws -> CGImage {
        let context = try #require(CGContext(pixelsWide: 40, pixelsHigh: 40, scale: 1))
        context.setFillColor(CGColor(red: gray, green: gray, blue: gray, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        return try #require(context.finishImage())
    }

    @Test("Old, new and difference are shown side by side; without a difference there is no page")
    func page() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = DifferencePage(in: folder)
        let (old, new) = (try picture(0.2), try picture(0.6))
        try page.add("thing", old, new, try #require(PictureDifference(old, new)))
        try page.finish()
        let text = try String(contentsOf: page.file, encoding: .utf8)
        for (kind, gray) in [("old", 51), ("new", 153)] {
            #expect(text.contains("<img src=\"thing-\(kind).png\">"))
            let data = try Data(contentsOf: folder.appendingPathComponent("thing-\(kind).png"))
            let image = try #require(CGImage(data: data))
            #expect(image.withPixels { bytes, _ in Int(bytes[0]) } == gray)
        }
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("thing-difference.png").path))
        try DifferencePage(in: folder).finish()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
