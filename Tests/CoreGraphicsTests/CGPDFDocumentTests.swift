import CoreGraphics
import Foundation
import Testing

@Suite("CGPDFDocument")
struct CGPDFDocumentTests {
    private let nothing = [0, 0, 0, 0]

    /// Red to the left, green to the right, above nothing.
    private let halves = SmallPDF(content: "1 0 0 rg 0 0 5 5 re f 0 1 0 rg 5 0 5 5 re f")

    private func checkHalves(_ picture: PDFPicture) {
        #expect(picture.pixel(1, 8) == [255, 0, 0, 255])
        #expect(picture.pixel(8, 8) == [0, 255, 0, 255])
        #expect(picture.pixel(1, 1) == nothing)
        #expect(picture.omitted.isEmpty)
    }

    @Test("The table, the stream that stands for one, and a search all lead to the same picture")
    func structures() throws {
        checkHalves(try halves.drawn())
        checkHalves(try SmallPDF.drawn(halves.packedFile))
        let text = String(decoding: halves.file, as: UTF8.self)
        checkHalves(try SmallPDF.drawn(Data("what comes first does not count\n".utf8) + halves.file))
        checkHalves(try SmallPDF.drawn(Data(text.replacing("startxref", with: "startxxxx").utf8)))
        let packed = String(decoding: halves.packedFile, as: UTF8.self)
        checkHalves(try SmallPDF.drawn(Data(packed.replacing("startxref", with: "startxxxx").utf8)))
        let wrongLength = text.replacing(/\/Length \d+/) { _ in "/Length 3" }
        checkHalves(try SmallPDF.drawn(Data(wrongLength.utf8)))
    }

    @Test("What is no PDF, is locked, or has no page gives none")
    func refusals() {
        #expect(CGPDFDocument(data: Data()) == nil)
        #expect(CGPDFDocument(data: Data("no PDF at all".utf8)) == nil)
        #expect(CGPDFDocument(data: Data("%PDF-1.4\n".utf8)) == nil)
        let text = String(decoding: halves.file, as: UTF8.self)
        #expect(CGPDFDocument(data: Data(text.replacing("/Size", with: "/Encrypt << >> /Size").utf8)) == nil)
        #expect(CGPDFDocument(data: Data(text.replacing("/Kids [3 0 R]", with: "/Kids []").utf8)) == nil)
        #expect(CGPDFDocument(data: Data(text.replacing("/Kids [3 0 R]", with: "/Kids [2 0 R]").utf8)) == nil)
        #expect(CGPDFDocument(data: halves.file)?.page(at: 0) == nil)
        #expect(CGPDFDocument(data: halves.file)?.page(at: 2) == nil)
    }

    @Test("A page is as large as what is cut out of it, and turned as it wants to be")
    func boxes() throws {
        var pdf = halves
        pdf.page = "/CropBox [0 0 10 5] /Rotate 90"
        let document = try #require(CGPDFDocument(data: pdf.file))
        #expect(document.numberOfPages == 1)
        let page = try #require(document.page(at: 1))
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(page.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(page.getBoxRect(.artBox) == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(page.rotationAngle == 90 && page.size == CGSize(width: 5, height: 10))
        let picture = try pdf.drawn()
        #expect(picture.image.width == 5 && picture.image.height == 10)
        // What was to the left is on top after a turn clockwise.
        #expect(picture.pixel(2, 1) == [255, 0, 0, 255] && picture.pixel(2, 8) == [0, 255, 0, 255])
        pdf.page = "/CropBox [0 0 0 0] /Rotate -450"
        let odd = try #require(CGPDFDocument(data: pdf.file)?.page(at: 1))
        #expect(odd.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 10, height: 10) && odd.rotationAngle == 270)
    }

    @Test("Paths are filled by their rule, drawn along, and cut")
    func paths() throws {
        let ring = "0 0 10 10 re 3 3 4 4 re"
        #expect(try SmallPDF(content: "\(ring) f").drawn().pixel(5, 5) == [0, 0, 0, 255])
        #expect(try SmallPDF(content: "\(ring) f*").drawn().pixel(5, 5) == nothing)
        #expect(try SmallPDF(content: "\(ring) W* n 1 0 0 rg 0 0 10 10 re f").drawn().pixel(5, 5) == nothing)
        #expect(
            try SmallPDF(content: "q \(ring) W* n Q 1 0 0 rg 0 0 10 10 re f").drawn().pixel(5, 5) == [255, 0, 0, 255])
        let line = try SmallPDF(content: "0 0 1 RG 2 w 0 5 m 10 5 l S").drawn()
        #expect(
            line.pixel(5, 4) == [0, 0, 255, 255] && line.pixel(5, 5) == [0, 0, 255, 255] && line.pixel(5, 2) == nothing)
        #expect(try SmallPDF(content: "0 w 0 4.5 m 10 4.5 l S").drawn().pixel(5, 5) == [0, 0, 0, 255])
        #expect(try SmallPDF(content: "2 w [2 2] 0 d 0 5 m 10 5 l S").drawn().pixel(2, 5) == nothing)
        let curve = "0 0 m 0 20 10 20 10 0 c h f"
        let shorter = try SmallPDF(content: "0 0 m 0 0 10 20 10 0 c h f").drawn()
        #expect(try SmallPDF(content: curve).drawn().pixel(5, 1) == [0, 0, 0, 255])
        #expect(try SmallPDF(content: "0 0 m 10 20 10 0 v h f").drawn().pixels == shorter.pixels)
        #expect(try SmallPDF(content: "2 0 0 2 0 0 cm 0 0 2 2 re f").drawn().pixel(3, 6) == [0, 0, 0, 255])
        #expect(try SmallPDF(content: "0 0 m 10 0 l 10 10 l b").drawn().pixel(8, 4) == [0, 0, 0, 255])
    }

    @Test(
        "Colours of every space look as they should",
        arguments: [
            ("0.5 g", [128, 128, 128, 255]), ("0 1 0 rg", [0, 255, 0, 255]), ("0 1 1 0 k", [255, 0, 0, 255]),
            ("0 0 0 1 k", [0, 0, 0, 255]), ("/Own cs 1 scn", [0, 0, 255, 255]),
            ("/Own cs 0 scn", [255, 255, 255, 255]),
            ("/Few cs 1 sc", [0, 255, 0, 255]), ("/Profile cs 1 0 1 sc", [255, 0, 255, 255]),
            ("/Paper cs 100 0 0 sc", [255, 255, 255, 255]), ("/Paper cs 0 0 0 sc", [0, 0, 0, 255]),
            ("/Program cs 1 scn", [255, 128, 0, 255]), ("/Table cs 0.5 scn", [128, 0, 128, 255]),
            ("/Unknown cs 0 sc", [0, 0, 0, 255]),
        ])
    func colors(_ choice: String, _ expected: [Int]) throws {
        let pdf = SmallPDF(
            content: "\(choice) 0 0 10 10 re f",
            resources: """
                /ColorSpace << /Own [/Separation /Blue /DeviceRGB << /FunctionType 2 /C0 [1 1 1] /C1 [0 0 1] /N 1
                /Domain [0 1] >>] /Few [/Indexed /DeviceRGB 1 <ff000000ff00>] /Profile [/ICCBased 10 0 R]
                /Paper [/Lab << /WhitePoint [0.9505 1 1.089] >>] /Program [/Separation /Orange /DeviceRGB 11 0 R]
                /Table [/Separation /Violet /DeviceRGB 12 0 R] >>
                """,
            objects: [
                SmallPDF.stream("/N 3", "a profile"),
                SmallPDF.stream(
                    "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]",
                    "{ dup 0 gt { 2 div 1 exch 0 } { 0 0 } ifelse }"),
                SmallPDF.stream(
                    "/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8 /Filter /ASCIIHexDecode",
                    "ff00000000ff>"),
            ])
        let found = try pdf.drawn().pixel(5, 5)
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
    }

    @Test("Gradients run along a line and around a point, and further where they are asked to")
    func gradients() throws {
        func pdf(_ shading: String) -> SmallPDF {
            SmallPDF(
                content: "/S sh",
                resources: """
                    /Shading << /S << /ColorSpace /DeviceRGB /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5]
                    /Encode [0 1 0 1] /Functions [<< /FunctionType 2 /C0 [1 0 0] /C1 [1 0 0] /N 1 >>
                    << /FunctionType 2 /C0 [0 0 1] /C1 [0 1 0] /N 1 >>] >> \(shading) >> >>
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
        #expect(try pdf("/ShadingType 7").drawn().omitted == [.mesh])
    }

    @Test("A path can be filled with a gradient and with tiles")
    func patterns() throws {
        let tile = SmallPDF.stream(
            "/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 2 2] /XStep 2 /YStep 2 /Matrix [1 0 0 1 0 0]",
            "0 0 1 1 re f")
        let pdf = SmallPDF(
            content: "/Pattern cs /G scn 0 0 5 10 re f /T cs 0 0 1 /P scn 5 0 5 10 re f",
            resources: """
                /ColorSpace << /T [/Pattern /DeviceRGB] >> /Pattern << /P 10 0 R /G << /PatternType 2
                /Shading << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 0 10] /Function << /FunctionType 2 /N 1
                /Domain [0 1] >> >> >> >>
                """, objects: [tile])
        let picture = try pdf.drawn()
        #expect(picture.pixel(2, 0)[0] > 230 && picture.pixel(2, 9)[0] < 25)
        #expect(
            picture.pixel(6, 9) == [0, 0, 255, 255] && picture.pixel(6, 8) == nothing && picture.pixel(7, 9) == nothing)
        #expect(picture.pixel(8, 7) == [0, 0, 255, 255])
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

    @Test("Pictures are drawn, also through masks, from within the drawing, and of few colours")
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
        #expect(try pdf("/U Do").drawn().omitted == [.picture])
    }

    @Test("Texts are left out, and it is told; what is not to be seen is not missed")
    func texts() throws {
        #expect(try SmallPDF(content: "BT (Hello) Tj ET").drawn().omitted == [.text])
        #expect(try SmallPDF(content: "BT 3 Tr (Hello) Tj ET").drawn().omitted.isEmpty)
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
        let deep = SmallPDF(content: "0 0 10 10 re f \(String(repeating: "[", count: 5000))")
        #expect(try deep.drawn().pixel(5, 5) == [0, 0, 0, 255])
    }

    @Test("Damage anywhere never stops the reader")
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
        for file in [pdf.file, pdf.packedFile] {
            for _ in 0..<400 {
                var damaged = file
                for _ in 0...random(4) where !damaged.isEmpty {
                    let index = random(damaged.count)
                    switch random(4) {
                    case 0: damaged[index] = UInt8(random(256))
                    case 1: damaged.remove(at: index)
                    case 2: damaged.insert(UInt8(ascii: "9"), at: index)
                    default: damaged = damaged.prefix(index + 1)
                    }
                }
                guard let page = CGPDFDocument(data: damaged)?.page(at: 1) else { continue }
                _ = CGImage.picture(of: page, pixelsWide: 10, pixelsHigh: 10)
            }
        }
        #expect(seed >= 0, "seed \(seed)")
    }
}
