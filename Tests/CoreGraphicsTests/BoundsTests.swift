import Foundation
import Testing

@testable import CoreGraphics

@Suite("Whatever comes from files and formulas is drawn within bounds")
struct BoundsTests {
    private func isRefused(_ data: Data, as error: DrawingError) -> Bool {
        do throws(DrawingError) {
            _ = try CGImage(file: data)
            return false
        } catch let found {
            return found == error
        }
    }

    @Test("Every number has a nearest integer")
    func integers() {
        #expect(Int(clamping: 2.9) == 2 && Int(clamping: -2.9) == -2)
        #expect(Int(clamping: 1e19) == .max && Int(clamping: -CGFloat.infinity) == .min)
        #expect(Int(clamping: Double.nan) == 0)
    }

    @Test("A bitmap has a limit for its sides and for all its pixels")
    func bitmaps() {
        #expect(CGContext(pixelsWide: 16384, pixelsHigh: 2, scale: 1) != nil)
        #expect(CGContext(pixelsWide: 16385, pixelsHigh: 2, scale: 1) == nil)
        #expect(CGContext(deferredPixelsWide: 16384, pixelsHigh: 16384, scale: 1) == nil)
    }

    @Test("A picture of too many pixels is refused before there is room made for them")
    func giants() {
        let header: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30]
            + [0, 0, 0x75, 0x30, 1, 0, 0, 0, 0, 0x4E, 0x5C, 0xC5, 0x17]
            + [0, 0, 0, 9, 0x49, 0x44, 0x41, 0x54, 0x78]
        #expect(isRefused(Data(header), as: .tooManyPixels))
        #expect(isRefused(Data(header.prefix(20)), as: .notRead))
        #expect(DrawingError.tooManyPixels.message == "is a picture of more than 32 million pixels")
    }

    @Test("SVG is not an image of pixels, whatever its file is called")
    func disguise() {
        #expect(isRefused(Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8), as: .notRead))
    }

    // MARK: SVG

    private func svg(_ content: String, size: Int = 20) -> Data {
        let space = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
        return Data("<svg \(space) width='\(size)' height='\(size)'>\(content)</svg>".utf8)
    }

    /// Whether a program of its own would have to draw it.
    private func needsTool(_ data: Data) throws -> Bool {
        do {
            _ = try CGImage(try VectorDrawing.document(ofSVG: data, tool: "no-such-tool"), scale: 1)
            return false
        } catch DrawingError.noTool(.svg) {
            return true
        }
    }

    @Test("What can make much work of few words is left to a program that is held to bounds")
    func effort() throws {
        #expect(try !needsTool(svg("<rect width='10' height='10' opacity='0.5'/>")))
        #expect(try needsTool(svg("<filter id='f'><feGaussianBlur stdDeviation='1e6'/></filter>")))
        #expect(try needsTool(svg("<image xlink:href='data:image/png;base64,AAAA'/>")))
        #expect(try needsTool(svg("<g id='a'/><use xlink:href='#a'/>")))
        #expect(try needsTool(svg("<path d='M0 0h9' stroke-dasharray='1e-9'/>")))
        let many = String(repeating: "<rect width='9999' height='9999'/>", count: 3000)
        #expect(try !needsTool(svg(many)))
        #expect(try needsTool(svg(many, size: 4000)))
    }

    @Test("It draws the same")
    func tool() throws {
        func row(_ content: String) throws -> [UInt8] {
            let drawing = try VectorDrawing.document(ofSVG: svg(content))
            let image = try #require(try drawing.picture(pixelsWide: 4, pixelsHigh: 2))
            return image.withPixels { bytes, _ in Array(bytes[..<16]) }
        }
        let area = "<rect width='10' height='20' fill='#ff0000'/>"
        #expect(try row(area) == [0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(try row("<mask id='m'/>\(area)") == row(area))
    }

    @Test("A drawing that cannot be made is reported, and not tried again")
    func failure() throws {
        let drawing = try VectorDrawing.document(ofSVG: svg("<mask id='never'/>"), tool: "false")
        for _ in 0..<2 {
            #expect(throws: DrawingError.notDrawn(.svg)) { try drawing.picture(pixelsWide: 4, pixelsHigh: 4) }
        }
        #expect(DrawingError.noTool(.svg).message.contains("librsvg2-bin"))
        #expect(try drawing.picture(pixelsWide: 20_000, pixelsHigh: 4) == nil)
    }

    @Test("A file longer than any drawing is not read")
    func length() {
        #expect(throws: DrawingError.tooLarge(.svg)) {
            try VectorDrawing.document(ofSVG: svg(String(repeating: " ", count: 9 << 20)))
        }
    }
}
