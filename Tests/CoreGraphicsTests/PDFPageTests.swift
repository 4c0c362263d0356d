import CoreGraphics
import Foundation
import Testing

@Suite("Pages of PDF files")
struct PDFPageTests {
    private let nothing = [0, 0, 0, 0]

    /// Red to the left, green to the right, above nothing.
    private let halves = SmallPDF(content: "1 0 0 rg 0 0 5 5 re f 0 1 0 rg 5 0 5 5 re f")

    @Test("What is not a PDF, or has no page, gives none")
    func refusals() {
        func isRefused(_ data: Data) -> Bool {
            do throws(DrawingError) {
                _ = try VectorDrawing.page(ofPDF: data)
                return false
            } catch {
                return error == .notDrawn(.pdf)
            }
        }
        let text = String(decoding: halves.file, as: UTF8.self)
        #expect(isRefused(Data()))
        #expect(isRefused(Data("no PDF at all".utf8)))
        #expect(isRefused(Data("%PDF-1.4\n".utf8)))
        #expect(isRefused(Data(text.replacing("/Kids [3 0 R]", with: "/Kids []").utf8)))
        #expect(isRefused(Data(text.replacing("/Kids [3 0 R]", with: "/Kids [2 0 R]").utf8)))
    }

    @Test("Without the tool that draws them, its package is named")
    func noTool() {
        #expect(throws: DrawingError.noTool(.pdf)) {
            try VectorDrawing.page(ofPDF: Data("%PDF-1.4".utf8), tool: "no-such-tool")
        }
        #expect(DrawingError.noTool(.pdf).message.contains("poppler-utils"))
    }

    @Test("A page has the size of its crop box, and its rotation")
    func boxes() throws {
        var pdf = halves
        pdf.page = "/CropBox [0 0 10 5] /Rotate 90"
        #expect(try VectorDrawing.page(ofPDF: pdf.file).size == CGSize(width: 5, height: 10))
        let picture = try pdf.drawn()
        #expect(picture.image.width == 5 && picture.image.height == 10)
        // What was to the left is on top after a turn clockwise.
        #expect(picture.pixel(2, 1) == [255, 0, 0, 255] && picture.pixel(2, 8) == [0, 255, 0, 255])
    }

    @Test("A file is drawn once, whatever becomes of it")
    func cache() throws {
        var pdf = halves
        pdf.content += " % of its own"
        let page = try VectorDrawing.page(ofPDF: pdf.file)
        #expect(try VectorDrawing.page(ofPDF: pdf.file) === page)
        // A tool that would draw something else is not asked.
        #expect(try VectorDrawing.page(ofPDF: pdf.file, tool: "no-such-tool") === page)
    }

    @Test("Gradients are linear and radial, and extend where requested")
    func gradients() throws {
        func pdf(_ shading: String) -> SmallPDF {
            SmallPDF(
                content: "/S sh",
                resources: """
                    /Shading << /S << /ColorSpace /DeviceRGB /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5]
                    /Encode [0 1 0 1] /Functions [<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1 >>
                    << /FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [0 1 0] /N 1 >>] >> \(shading) >> >>
                    """)
        }
        let line = try pdf("/ShadingType 2 /Coords [0 0 10 0]").drawn()
        #expect(line.pixel(1, 5) == [255, 0, 0, 255] && line.pixel(4, 5) == [255, 0, 0, 255])
        #expect(line.pixel(5, 5)[2] > 200 && line.pixel(9, 5)[1] > 200)
        let short = "/ShadingType 2 /Coords [4 0 6 0]"
        #expect(try pdf(short).drawn().pixel(1, 5) == nothing && pdf(short).drawn().pixel(8, 5) == nothing)
        let extended = try pdf("\(short) /Extend [true true]").drawn()
        #expect(extended.pixel(1, 5) == [255, 0, 0, 255] && extended.pixel(8, 5) == [0, 255, 0, 255])
        let round = try pdf("/ShadingType 3 /Coords [5 5 0 5 5 5]").drawn()
        #expect(round.pixel(5, 5) == [255, 0, 0, 255] && round.pixel(5, 0)[1] > 150 && round.pixel(0, 0) == nothing)
    }

    @Test("What is drawn as one is seen through as one, and through masks")
    func transparency() throws {
        let twoSquares = "1 0 0 rg 0 0 6 10 re f 0 0 1 rg 4 0 6 10 re f"
        let group = SmallPDF.stream("/Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency >>", twoSquares)
        let gray = SmallPDF.stream(
            "/Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency /CS /DeviceGray >>", "1 g 0 5 10 5 re f")
        func pdf(_ content: String) -> SmallPDF {
            SmallPDF(
                content: content,
                resources: """
                    /XObject << /F 10 0 R >> /ExtGState << /Half << /ca 0.5 >> /Full << /SMask /None /ca 1 >>
                    /Times << /BM /Multiply >> /Mask << /SMask << /S /Luminosity /G 11 0 R >> >> >>
                    """, objects: [group, gray])
        }
        let whole = try pdf("/Half gs /F Do").drawn()
        #expect(whole.pixel(5, 5) == [0, 0, 128, 128] && whole.pixel(1, 5) == [128, 0, 0, 128])
        let apart = try pdf("/Half gs \(twoSquares)").drawn()
        #expect(apart.pixel(5, 5)[0] > 50, "what is drawn one after the other shines through")
        let masked = try pdf("/Mask gs \(twoSquares) /Full gs 0 1 0 rg 0 0 10 2 re f").drawn()
        #expect(masked.pixel(1, 2) == [255, 0, 0, 255] && masked.pixel(1, 6) == nothing)
        #expect(masked.pixel(1, 9) == [0, 255, 0, 255], "the mask was taken away")
        let multiplied = try pdf("1 1 0 rg 0 0 10 10 re f /Times gs 0 1 1 rg 0 0 10 10 re f").drawn()
        #expect(multiplied.pixel(5, 5) == [0, 255, 0, 255])
    }

    @Test("Pictures are drawn, also through masks, from within the drawing, and of few colors")
    func pictures() throws {
        let color = SmallPDF.stream(
            "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /AHx /SMask 11 0 R",
            "ff0000 00ff00>")
        let mask = SmallPDF.stream(
            "/Subtype /Image /Width 1 /Height 2 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /AHx", "80 00>")
        let indexed = SmallPDF.stream(
            "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 4 /ColorSpace [/Indexed /DeviceRGB 1 <0000ffffff00>] /Filter /AHx",
            "10>")
        let stencil = SmallPDF.stream("/Subtype /Image /Width 2 /Height 1 /ImageMask true /Filter /AHx", "40>")
        let unknown = SmallPDF.stream("/Subtype /Image /Width 2 /Height 1 /Filter /JPXDecode", "x")
        func pdf(_ content: String) -> SmallPDF {
            SmallPDF(
                content: "10 0 0 10 0 0 cm \(content)",
                resources: "/XObject << /C 10 0 R /I 12 0 R /S 13 0 R /U 14 0 R >>",
                objects: [color, mask, indexed, stencil, unknown])
        }
        let masked = try pdf("/C Do").drawn()
        #expect(masked.pixel(1, 1) == [255, 0, 0, 255] && masked.pixel(8, 1) == [0, 255, 0, 255])
        #expect(masked.pixel(1, 8) == nothing)
        let few = try pdf("/I Do").drawn()
        #expect(few.pixel(1, 5) == [255, 255, 0, 255] && few.pixel(8, 5) == [0, 0, 255, 255])
        let cut = try pdf("0 0 1 rg /S Do").drawn()
        #expect(cut.pixel(1, 5) == [0, 0, 255, 255] && cut.pixel(8, 5) == nothing)
        let inline = try pdf("q BI /W 1 /H 1 /BPC 8 /CS /RGB /F /AHx ID ff8000> EI Q 0 g 0 0 .1 .1 re f").drawn()
        #expect(inline.pixel(5, 5) == [255, 128, 0, 255] && inline.pixel(0, 9) == [0, 0, 0, 255])
    }

    @Test("Texts are drawn")
    func texts() throws {
        let pdf = SmallPDF(
            content: "BT /H 12 Tf 0 0 Td (M) Tj ET",
            resources: "/Font << /H << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>")
        #expect(try pdf.drawn().pixels.contains { $0 > 128 })
    }

    @Test("Drawings within themselves come to an end")
    func endless() throws {
        let form = SmallPDF.stream(
            "/Subtype /Form /BBox [0 0 10 10] /Resources << /XObject << /F 10 0 R >> >>",
            String(repeating: "/F Do ", count: 50) + "0 1 0 rg 0 0 10 10 re f")
        let pdf = SmallPDF(content: "/F Do", resources: "/XObject << /F 10 0 R >>", objects: [form])
        _ = try pdf.drawn()
        let nested = SmallPDF(content: String(repeating: "q ", count: 5000) + "0 0 10 10 re f")
        #expect(try nested.drawn().pixel(5, 5) == [0, 0, 0, 255])
        for start in ["[", "<</A "] {
            let deep = SmallPDF(content: "0 0 10 10 re f \(String(repeating: start, count: 200_000))")
            // Whether the page is drawn is up to the tool; nothing happens to whoever asked.
            _ = try? deep.drawn()
        }
    }

    @Test("A page is drawn with the pixels that it covers, at every scale, in its colors and as a mask")
    func sharpness() throws {
        // SVG can tell the first; the second has a mask, which it cannot.
        let mask = SmallPDF.stream(
            "/Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency /CS /DeviceGray >>", "1 g 0 0 10 10 re f")
        let area = "1 0 0 rg 0 0 3 10 re f"
        let masked = SmallPDF(
            content: "/Mask gs \(area)",
            resources: "/ExtGState << /Mask << /SMask << /S /Luminosity /G 10 0 R >> >> >>", objects: [mask])
        for pdf in [SmallPDF(content: area), masked] {
            let image = try #require(try CGImage(try VectorDrawing.page(ofPDF: pdf.file), scale: 1))
            #expect(image.width == 10)
            let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
            let context = try CGContext.upright(100, 100)
            context.drawUpright(image, in: whole)
            #expect(try context.pixel(29, 50) == [255, 0, 0, 255] && context.pixel(30, 50) == nothing)
            context.clear(whole)
            context.saveGState()
            context.clip(toUpright: image, in: whole)
            context.setFillColor(blue)
            context.fill(whole)
            context.restoreGState()
            #expect(try context.pixel(29, 50) == [0, 0, 255, 255] && context.pixel(30, 50) == nothing)
        }
    }

    @Test("A document contains vectors where possible, and many pixels otherwise")
    func documents() throws {
        let context = try #require(CGContext(svgSize: CGSize(width: 100, height: 100)))
        let plain = try #require(try CGImage(try VectorDrawing.page(ofPDF: halves.file), scale: 1))
        context.drawUpright(plain, in: CGRect(x: 0, y: 0, width: 100, height: 100))
        let text = String(decoding: try #require(context.finishSVG()), as: UTF8.self)
        #expect(text.contains("<path") && !text.contains("<image"))
    }

    @Test("FormatError anywhere never stops the reader")
    func damage() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var state = seed
        func random(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(below))
        }
        let stencil = SmallPDF.stream("/Subtype /Image /Width 2 /Height 1 /ImageMask true /Filter /AHx", "40>")
        let pdf = SmallPDF(
            content: "/S sh 10 0 0 10 0 0 cm /C Do BI /W 1 /H 1 /BPC 8 /CS /G ID a EI 1 0 0 rg 0 0 1 1 re f",
            resources: """
                /XObject << /C 10 0 R >> /Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 0 10]
                /Function 11 0 R >> >>
                """,
            objects: [
                stencil,
                SmallPDF.stream(
                    "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8 /Filter /ASCIIHexDecode",
                    "ff00>"),
            ])
        for _ in 0..<30 {
            var damaged = pdf.file
            for _ in 0...random(4) where !damaged.isEmpty {
                let index = random(damaged.count)
                switch random(4) {
                case 0: damaged[index] = UInt8(random(256))
                case 1: damaged.remove(at: index)
                case 2: damaged.insert(UInt8(ascii: "9"), at: index)
                default: damaged = damaged.prefix(index + 1)
                }
            }
            guard let page = try? VectorDrawing.page(ofPDF: damaged) else { continue }
            _ = try? CGImage(page, scale: 1)
        }
        #expect(seed >= 0, "seed \(seed)")
    }
}
