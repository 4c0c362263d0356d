import AppStage
import CoreGraphics
import CoreImage
import CoreML
import CoreSpotlight
@testable import CoreText
import Foundation
import NaturalLanguage
import PDFKit
import Testing
import UIKit
import Vision

/// What is found in images, texts and documents.
@MainActor
@Suite("QR codes, Vision, Core ML", .serialized)
struct RecognitionTests {
    private func code(_ message: String, level: String = "M") throws -> CIImage {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(message.utf8), forKey: "inputMessage")
        filter.setValue(level, forKey: "inputCorrectionLevel")
        return try #require(filter.outputImage)
    }

    private func messages(in image: CIImage) -> [String?] {
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
        return (detector?.features(in: image) ?? []).map { ($0 as? CIQRCodeFeature)?.messageString }
    }

    @Test("A code is read at any size, length and level", arguments: ["L", "M", "Q", "H"])
    func sizes(level: String) throws {
        for (message, scale) in [
            ("hi", 4.0), ("https://example.com/ünicode?q=1", 3.0), (String(repeating: "0123456789 ", count: 30), 3.0),
        ] {
            let image = try code(message, level: level).transformed(by: CGAffineTransform(scaleX: scale, y: scale))
            #expect(messages(in: image) == [message], "\(level) \(message)")
        }
    }

    @Test("A code is read turned, leaning, and with damage that its level corrects")
    func turned() throws {
        let upright = try code("turned around", level: "H").transformed(by: CGAffineTransform(scaleX: 5, y: 5))
        let white = CIImage(color: CIColor(red: 1, green: 1, blue: 1))
        let middle = CGPoint(x: upright.extent.midX, y: upright.extent.midY)
        for angle in [0.3, 1.2, .pi / 2, 2.5, .pi] {
            var turn = CGAffineTransform(translationX: middle.x + 80, y: middle.y + 80)
            turn = turn.rotated(by: angle).translatedBy(x: -middle.x, y: -middle.y)
            let turned = upright.transformed(by: turn)
            let image = turned.composited(over: white).cropped(to: turned.extent.insetBy(dx: -20, dy: -20))
            #expect(messages(in: image) == ["turned around"], "\(angle)")
        }
        let blot = CIImage(color: CIColor(red: 0, green: 0, blue: 0)).cropped(
            to: CGRect(x: middle.x, y: middle.y, width: 20, height: 15))
        #expect(messages(in: blot.composited(over: upright)) == ["turned around"])
    }

    @Test("Two codes are found in an image, and none in a picture without")
    func several() throws {
        let one = try code("one").transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let two = try code("two").transformed(
            by: CGAffineTransform(translationX: one.extent.maxX + 40, y: 10).scaledBy(x: 4, y: 4))
        let white = CIImage(color: CIColor(red: 1, green: 1, blue: 1))
        let both = one.composited(over: two).composited(over: white).cropped(
            to: one.extent.union(two.extent).insetBy(dx: -10, dy: -10))
        #expect(Set(messages(in: both).compactMap(\.self)) == ["one", "two"])
        #expect(messages(in: white.cropped(to: CGRect(x: 0, y: 0, width: 50, height: 50))).isEmpty)
    }

    @Test("Vision reads codes with their places, and refuses the rest in words")
    func vision() throws {
        let image = try code("seen").transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let barcodes = VNDetectBarcodesRequest()
        try VNImageRequestHandler(ciImage: image).perform([barcodes])
        let found = try #require(barcodes.results?.first as? VNBarcodeObservation)
        #expect(found.payloadStringValue == "seen" && found.symbology == .qr)
        #expect(found.boundingBox.minX > 0 && found.boundingBox.maxY < 1 && found.topLeft.y > found.bottomLeft.y)
        var reported: [VNError.Code?] = []
        let faces = VNDetectFaceRectanglesRequest { _, error in reported.append((error as? VNError)?.code) }
        #expect { try VNImageRequestHandler(ciImage: image).perform([faces, barcodes]) } throws: {
            ($0 as? VNError)?.code == .unsupportedRequest
        }
        #expect(reported == [.unsupportedRequest] && faces.results == nil)
        #expect(barcodes.results?.count == 1)
    }

    @Test("Models aren't loaded; arrays of numbers have shapes")
    func models() throws {
        #expect { try MLModel(contentsOf: URL(fileURLWithPath: "/nowhere.mlmodelc")) } throws: {
            ($0 as? MLModelError)?.code == .io
        }
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array[5].intValue == 7 && array.count == 6 && array.strides.map(\.intValue) == [3, 1])
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [0], dataType: .double) }
        let huge = NSNumber(value: 1 << 40)
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [huge, huge], dataType: .double) }
        let features = try MLDictionaryFeatureProvider(dictionary: ["age": 3.5, "name": "Ada"])
        #expect(features.featureValue(for: "age")?.doubleValue == 3.5 && features["name"]?.stringValue == "Ada")
    }
}

/// Texts and their parts.
@Suite("Natural language")
struct NaturalLanguageTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test("Words keep apostrophes and decimals; sentences end at full stops that are no abbreviations'")
    func units() {
        #expect(tokens("Don't pay 3.50, please!", .word) == ["Don't", "pay", "3.50", "please"])
        #expect(tokens("学习", .word) == ["学", "习"])
        #expect(tokens("Dr. Li came. “Hello!” She left?", .sentence) == ["Dr. Li came. ", "“Hello!” ", "She left?"])
        #expect(tokens("One\n\nTwo", .paragraph) == ["One\n", "Two"])
        #expect(tokens("", .word).isEmpty && tokens(" \n ", .sentence).isEmpty)
    }

    @Test(
        "The language of a text is recognized",
        arguments: [
            ("The quick brown fox jumps over the lazy dog", "en"), ("Der Hund ist nicht im Garten", "de"),
            ("Le chien est dans le jardin avec une balle", "fr"), ("El perro está en el jardín", "es"),
            ("Привет, как дела?", "ru"), ("Як справи, друже? Їжа", "uk"), ("こんにちは世界", "ja"), ("你好世界", "zh-Hans"),
            ("안녕하세요", "ko"),
        ])
    func languages(text: String, expected: String) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue == expected)
    }

    @Test("A tagger tells words from punctuation, and leaves out what it's told to")
    func tags() {
        let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass])
        let text = "Hi, you!"
        tagger.string = text
        let all = tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType)
        #expect(all.map(\.0) == [.word, .punctuation, .whitespace, .word, .punctuation])
        let words = tagger.tags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass,
            options: [.omitPunctuation, .omitWhitespace])
        #expect(words.map { String(text[$0.1]) } == ["Hi", "you"] && words.allSatisfy { $0.0 == .otherWord })
    }
}

/// How often something was reported, on one thread.
private final class Counter: @unchecked Sendable {
    var count = 0
}

/// What apps index.
@Suite("Searchable items", .serialized)
struct SpotlightTests {
    private func find(_ query: String) async -> String {
        await withCheckedContinuation { done in
            let search = CSSearchQuery(queryString: query, attributes: ["title"])
            let found = Found()
            search.foundItemsHandler = { found.names += $0.map(\.uniqueIdentifier) }
            search.completionHandler = { error in
                let code = (error as? CSSearchQueryError)?.code
                done.resume(returning: code.map { "\($0)" } ?? found.names.joined(separator: " "))
            }
            search.start()
        }
    }

    /// Written by one query after the other.
    private final class Found: @unchecked Sendable {
        var names: [String] = []
    }

    @Test("An app finds what it has indexed by patterns, until it deletes it")
    func searching() async throws {
        let index = CSSearchableIndex.default()
        try await index.deleteAllSearchableItems()
        for (name, title, keyword) in [("1", "Green Tea", "hot"), ("2", "Café au lait", "hot"), ("3", "Ice", "cold")] {
            let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
            (attributes.title, attributes.keywords) = (title, [keyword])
            try await index.indexSearchableItems([
                CSSearchableItem(uniqueIdentifier: name, domainIdentifier: "drinks", attributeSet: attributes)
            ])
        }
        #expect(await find(#"title == "*tea*"c"#) == "1")
        #expect(await find(#"title == "*tea*""#) == "")
        #expect(await find(#"title == "cafe*"cd || keywords == "cold""#) == "2 3")
        #expect(await find(#"** == "hot" && title != "Green*""#) == "2")
        #expect(await find("title is tea") == "invalidQuery")
        await withCheckedContinuation { done in
            index.deleteSearchableItems(withDomainIdentifiers: ["drinks"]) { _ in done.resume() }
        }
        #expect(await find(#"title == "*""#) == "")
    }
}

/// Documents and lines.
@MainActor
@Suite("PDFKit and Core Text", .serialized)
struct DocumentTests {
    private func document(_ texts: [String]) -> Data {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
        return UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            for text in texts {
                context.beginPage()
                UIColor.red.setFill()
                context.cgContext.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
                NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
                    .draw(at: CGPoint(x: 20, y: 150))
            }
        }
    }

    @Test("A document has pages with sizes and texts, draws them, and finds words")
    func pages() throws {
        let stage = try AppStage { UIViewController() }
        try stage.run {
            #expect(PDFDocument(data: Data("no document".utf8)) == nil)
            let data = document(["First page", "Second one"])
            let document = try #require(PDFDocument(data: data))
            #expect(document.pageCount == 2 && document.dataRepresentation() == data)
            let page = try #require(document.page(at: 1))
            #expect(page.bounds(for: .mediaBox).size == CGSize(width: 200, height: 300))
            #expect(page.string == "Second one" && document.page(at: 2) == nil)
            #expect(document.findString("PAGE", withOptions: .caseInsensitive).map(\.string) == ["page"])
            let image = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
            #expect(abs(image.size.width - 66.7) < 0.5 && abs(image.size.height - 100) < 0.5)
            let pixels = try #require(image.cgImage)
            let bytes = try #require(pixels.dataProvider?.data)
            #expect(
                Array(bytes[20 * pixels.bytesPerRow + 20 * 4..<20 * pixels.bytesPerRow + 20 * 4 + 3]) == [0, 0, 255])
        }
    }

    @Test("A view scrolls to pages and tells of it")
    func view() throws {
        let controller = UIViewController()
        let stage = try AppStage { controller }
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        controller.view.addSubview(view)
        let changes = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: .PDFViewPageChanged, object: view, queue: nil
        ) { _ in changes.count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        try stage.run {
            view.autoScales = true
            view.document = PDFDocument(data: document(["One", "Two", "Three"]))
            view.layoutIfNeeded()
            #expect(abs(view.scaleFactor - 0.96) < 0.001 && view.canGoToNextPage && !view.canGoToPreviousPage)
            view.goToNextPage(nil)
            #expect(view.currentPage === view.document?.page(at: 1))
            view.goToLastPage(nil)
            #expect(view.currentPage === view.document?.page(at: 2) && !view.canGoToNextPage)
        }
        #expect(changes.count == 2)
    }

    @Test("A frame breaks a text into lines whose ranges follow each other, and a line has its font's metrics")
    func lines() throws {
        let stage = try AppStage { UIViewController() }
        try stage.run {
            let font = CTFontCreateWithName("Helvetica", 20, nil)
            let text = NSAttributedString(string: "a few words that need several lines", attributes: [.font: font])
            let framesetter = CTFramesetterCreateWithAttributedString(text)
            let size = CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 1000), nil)
            #expect(size.width <= 100 && size.height > 40)
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: size.height), transform: nil)
            let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
            let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
            #expect(lines.count > 2)
            #expect(lines.reduce(0) { $0 + CTLineGetStringRange($1).length } == text.length)
            var origins = [CGPoint](repeating: .zero, count: lines.count)
            CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
            #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >) && origins.allSatisfy { $0.y > 0 })
            var ascent: CGFloat = 0
            let width = CTLineGetTypographicBounds(lines[0], &ascent, nil, nil)
            #expect(width > 0 && width <= 100 && ascent == font.ascender)
            let short = try #require(
                CTLineCreateTruncatedLine(
                    CTLineCreateWithAttributedString(text), 80, .end,
                    CTLineCreateWithAttributedString(NSAttributedString(string: "…", attributes: [.font: font]))))
            #expect(short.text.string.hasSuffix("…") && CTLineGetTypographicBounds(short, nil, nil, nil) <= 80)
        }
    }

    @Test("A line is drawn from its baseline in a context whose y axis points upwards")
    func drawing() throws {
        let stage = try AppStage { UIViewController() }
        try stage.run {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { renderer in
                let context = renderer.cgContext
                context.translateBy(x: 0, y: 40)
                context.scaleBy(x: 1, y: -1)
                context.textPosition = CGPoint(x: 5, y: 10)
                let text = NSAttributedString(
                    string: "H",
                    attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.black])
                CTLineDraw(CTLineCreateWithAttributedString(text), context)
            }
            let pixels = try #require(image.cgImage)
            let bytes = try #require(pixels.dataProvider?.data)
            func row(_ y: Int) -> Bool { (0..<40).contains { bytes[y * pixels.bytesPerRow + $0 * 4 + 3] > 128 } }
            // The baseline is 10 points above the bottom, and a capital letter stands on it.
            #expect(row(28) && row(15) && !row(33) && !row(4))
        }
    }
}
