import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Documents")
struct DocumentTests {
    /// A document of a text, with a ledger.
    private final class Note: UIDocument {
        var text = ""
        var errors = 0

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }

    private func inFolder(_ body: (URL, AppStage) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = AppStage()
        try stage.environment.perform { try body(folder, stage) }
    }

    @Test("a document is created, changed, saved by itself, closed and read again")
    func life() throws {
        try inFolder { folder, stage in
            let url = folder.appendingPathComponent("Tea.txt")
            let note = Note(fileURL: url)
            #expect(note.localizedName == "Tea" && note.documentState == .closed)
            #expect(note.fileType == "public.plain-text")
            var results: [Bool] = []
            note.save(to: url, for: .forCreating) { results.append($0) }
            stage.wait(0.1)
            #expect(results == [true] && note.documentState == .normal)
            note.text = "green"
            note.updateChangeCount(.done)
            let before = try Data(contentsOf: url)
            #expect(note.hasUnsavedChanges && before.isEmpty)
            stage.wait(20)
            let after = try String(contentsOf: url, encoding: .utf8)
            #expect(!note.hasUnsavedChanges && after == "green")
            note.text = "black"
            note.updateChangeCount(.done)
            note.close { results.append($0) }
            stage.wait(0.1)
            #expect(note.documentState == .closed && results == [true, true])
            let again = Note(fileURL: url)
            again.open { results.append($0) }
            stage.wait(0.1)
            #expect(again.text == "black" && results == [true, true, true] && again.fileModificationDate != nil)
            again.text = "lost"
            again.revert(toContentsOf: url) { results.append($0) }
            stage.wait(0.1)
            #expect(again.text == "black" && again.documentState == .normal && results.count == 4)
        }
    }

    @Test("undoing is a change the other way, and what can't be written is an error")
    func undo() throws {
        try inFolder { folder, stage in
            let note = Note(fileURL: folder.appendingPathComponent("Tea.txt"))
            var states = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIDocument.stateChangedNotification, object: note, queue: nil
            ) { _ in MainActor.assumeIsolated { states += 1 } }
            let manager = try #require(note.undoManager)
            manager.registerUndo(withTarget: note) { $0.text = "" }
            #expect(note.hasUnsavedChanges)
            manager.undo()
            #expect(!note.hasUnsavedChanges)
            note.updateChangeCount(.done)
            note.updateChangeCount(.cleared)
            #expect(!note.hasUnsavedChanges)
            try Data().write(to: folder.appendingPathComponent("file"))
            var results: [Bool] = []
            note.save(to: folder.appendingPathComponent("file/in it.txt"), for: .forOverwriting) { results.append($0) }
            stage.wait(0.1)
            #expect(results == [false] && note.errors == 1 && note.documentState.contains(.savingError))
            note.open { results.append($0) }
            stage.wait(0.1)
            #expect(results == [false, false] && note.errors == 2 && states == 1)
            note.disableEditing()
            #expect(note.documentState.contains(.editingDisabled) && states == 2)
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test("a folder of files is written and read as a whole")
    func wrappers() throws {
        try inFolder { folder, _ in
            let root = FileWrapper(directoryWithFileWrappers: [:])
            root.addRegularFile(withContents: Data("a".utf8), preferredFilename: "page")
            let second = root.addRegularFile(withContents: Data("b".utf8), preferredFilename: "page")
            #expect(root.isDirectory && root.fileWrappers?.count == 2 && second != "page")
            let url = folder.appendingPathComponent("Book")
            try root.write(to: url, originalContentsURL: nil)
            if let child = root.fileWrappers?["page"] { root.removeFileWrapper(child) }
            try root.write(to: url, options: .withNameUpdating, originalContentsURL: nil)
            #expect(root.filename == "Book")
            let read = try FileWrapper(url: url)
            #expect(read.fileWrappers?.keys.sorted() == [second])
            #expect(read.fileWrappers?[second]?.regularFileContents == Data("b".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Book"])
            #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
        }
    }

    @Test("a text is previewed with its name, and what can't be read is not")
    func preview() throws {
        try inFolder { folder, stage in
            @MainActor final class Owner: UIDocumentInteractionControllerDelegate {
                let stack = UINavigationController(rootViewController: UIViewController())
                var calls: [String] = []
                func documentInteractionControllerViewControllerForPreview(
                    _ controller: UIDocumentInteractionController
                ) -> UIViewController { stack }
                func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
                    calls.append("begin")
                }
                func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
                    calls.append("end")
                }
            }
            let url = folder.appendingPathComponent("Tea.txt")
            let (controller, owner) = (UIDocumentInteractionController(url: url), Owner())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.rootViewController = owner.stack
            window.makeKeyAndVisible()
            #expect(controller.name == "Tea.txt" && controller.uti == "public.plain-text")
            controller.delegate = owner
            #expect(!controller.presentPreview(animated: false))
            try Data("green".utf8).write(to: url)
            #expect(controller.presentPreview(animated: false))
            let page = try #require(owner.stack.topViewController)
            #expect(page.title == "Tea.txt" && (page.view as? UITextView)?.text == "green")
            controller.dismissPreview(animated: false)
            stage.wait(0.1)
            #expect(owner.calls == ["begin", "end"] && owner.stack.viewControllers.count == 1)
            #expect(!controller.presentOpenInMenu(from: .zero, in: window, animated: false))
        }
    }

    // MARK: PDF

    /// The number of pages of a PDF document.
    private func pages(_ pdf: Data) -> Int {
        let text = String(decoding: pdf, as: UTF8.self)
        return text.components(separatedBy: "/Type /Page").count - text.components(separatedBy: "/Type /Pages").count
    }

    @Test("a PDF document has the pages that are drawn, with their sizes")
    func pdf() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["Title": "Tea"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        let pdf = renderer.pdfData { context in
            context.beginPage()
            #expect(context.pdfContextBounds.size == CGSize(width: 200, height: 100))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 50, height: 60), pageInfo: [:])
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
        }
        #expect(pdf.starts(with: Data("%PDF".utf8)) && pages(pdf) == 2)
        let text = String(decoding: pdf, as: UTF8.self)
        #expect(text.contains("0 0 200 100") && text.contains("0 0 50 60"))
        let page = try #require(CGImage(try VectorDrawing.page(ofPDF: pdf), scale: 1))
        let view = UIImageView(image: UIImage(cgImage: page))
        let picture = try ViewPicture(view)
        #expect(picture[50, 50] == [255, 0, 0, 255] && picture[150, 50][3] == 0)
    }

    @Test("functions begin and end a document, too")
    func functions() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        NSAttributedString(string: "Tea").draw(at: CGPoint(x: 10, y: 10))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        UIGraphicsEndPDFContext()
        #expect(pages(data as Data) == 2 && UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndPDFContext()
    }

    @Test("a text is printed on as many pages as it takes, with headers and footers")
    func printing() {
        final class Pages: UIPrintPageRenderer {
            var calls: [String] = []
            override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.length)") }
            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
                calls.append("header \(pageIndex) \(Int(clamping: headerRect.height))")
            }
            override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
                calls.append("footer \(pageIndex) \(Int(clamping: footerRect.height))")
            }
        }
        let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
        let (renderer, formatter) = (Pages(), UISimpleTextPrintFormatter(text: text))
        (renderer.headerHeight, renderer.footerHeight) = (30, 20)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        let pdf = renderer.pdf(on: .letter, title: "Lines")
        #expect(formatter.pageCount > 1 && pages(pdf) == formatter.pageCount + 1)
        let expected = (0..<pages(pdf)).flatMap { ["header \($0) 30", "footer \($0) 20"] }
        #expect(renderer.calls == ["prepare \(pages(pdf))"] + expected)
        #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true)
        let markup = UIMarkupTextPrintFormatter(markupText: "<p>a &amp; b</p><p>c</p>")
        #expect(markup.text == "a & b\nc\n")
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 0)
    }

    @Test("a print job becomes a PDF document of images, a view, or a renderer")
    func jobs() {
        let controller = UIPrintInteractionController()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        controller.printingItems = [image, image]
        #expect(pages(controller.pdf()) == 2 && controller.printPaper != nil)
        let info = UIPrintInfo.printInfo()
        info.orientation = .landscape
        controller.printInfo = info
        controller.printFormatter = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 2000)).viewPrintFormatter()
        let pdf = controller.pdf()
        #expect(pages(pdf) == 4 && String(decoding: pdf, as: UTF8.self).contains("0 0 792 612"))
        #expect(UIPrintInteractionController.canPrint(image.pngData() ?? Data()))
        #expect(!UIPrintInteractionController.canPrint(Data([1, 2])))
    }
}
