import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Parts of fields and buttons, commands and units of text")
struct EditingPartTests {
    @Test("a field asks where its parts are, and draws them there")
    func fieldParts() throws {
        final class Field: UITextField {
            var drawn: [CGRect] = []
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
            }
            override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
                super.clearButtonRect(forBounds: bounds).offsetBy(dx: -20, dy: 0)
            }
            override func drawText(in rect: CGRect) { drawn.append(rect) }
            override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 50, dy: 0)) }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let side = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (field.leftView, field.leftViewMode, field.clearButtonMode) = (side, .always, .always)
        field.text = "Tea"
        field.layoutIfNeeded()
        #expect(side.frame == CGRect(x: 12, y: 7, width: 20, height: 20))
        #expect(field.clearCenter.x == 200 - 9.5 - 20)
        _ = try ViewPicture(field)
        #expect(field.drawn.count == 1 && field.drawn[0].minX >= 32)
        field.text = ""
        field.placeholder = "Tea"
        let ink = try #require(try ViewPicture(field).ink)
        #expect(ink.minX > 80)
    }

    @Test("a button asks where its image and title are")
    func buttonParts() {
        final class Below: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.midX - 5, y: contentRect.minY, width: 10, height: 10)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
            }
        }
        let button = Below(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
        button.setTitle("Tea", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 35, y: 4, width: 10, height: 10))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 40, width: 80, height: 20))
        let plain = UIButton(frame: button.frame)
        plain.setTitle("Tea", for: .normal)
        #expect(abs(plain.titleRect(forContentRect: plain.bounds).midX - 40) <= 0.5)
    }

    @Test("a subclass copies and pastes in its own way, and others don't offer it")
    func commands() {
        final class Card: UILabel {
            var copies = 0
            override func copy(_ sender: Any?) { copies += 1 }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.name == "copy:"
            }
        }
        final class Strict: UITextField {
            override func paste(_ sender: Any?) { insertText("no") }
        }
        let environment = UIEnvironment()
        environment.perform {
            let card = Card()
            UIApplication.shared.sendAction(Selector("copy:"), to: card, from: nil, for: nil)
            #expect(card.copies == 1)
            #expect(!UIView().canPerformAction(Selector("copy:"), withSender: nil))
            #expect(!UILabel().canPerformAction(Selector("paste:"), withSender: nil))
            UIPasteboard.general.string = "tea"
            let strict = Strict()
            UIApplication.shared.sendAction(Selector("paste:"), to: strict, from: nil, for: nil)
            #expect(strict.text == "no")
            let field = UITextField()
            field.paste(nil)
            #expect(field.text == "tea")
            field.selectAll(nil)
            field.cut(nil)
            #expect(field.text == "" && UIPasteboard.general.string == "tea")
        }
    }

    @Test("a tokenizer finds characters, words, sentences and paragraphs")
    func tokens() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = "Green tea. Black tea!\nWater 👍🏽"
        let tokenizer = view.tokenizer
        func position(_ offset: Int) throws -> UITextPosition {
            try #require(view.position(from: view.beginningOfDocument, offset: offset))
        }
        func unit(_ place: Int, _ kind: UITextGranularity, _ way: UITextStorageDirection = .forward) throws -> String? {
            tokenizer.rangeEnclosingPosition(try position(place), with: kind, inDirection: .storage(way)).flatMap {
                view.text(in: $0)
            }
        }
        #expect(try unit(2, .word) == "Green" && unit(5, .word, .backward) == "Green" && unit(5, .word) == nil)
        #expect(try unit(2, .sentence) == "Green tea." && unit(12, .paragraph) == "Green tea. Black tea!\n")
        #expect(try unit(28, .character) == "👍🏽" && unit(0, .document) == view.text)
        #expect(try unit(23, .line) == "Water 👍🏽")
        let end = tokenizer.position(from: try position(2), toBoundary: .word, inDirection: .storage(.forward))
        #expect(try end == position(5))
        #expect(tokenizer.isPosition(try position(5), atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!tokenizer.isPosition(try position(5), atBoundary: .word, inDirection: .storage(.backward)))
        #expect(!tokenizer.isPosition(try position(5), withinTextUnit: .word, inDirection: .storage(.forward)))
    }

    @Test("an index sorts texts by their letters, without accents")
    func collation() {
        final class Person: NSObject, InterfaceObject {
            var name: String
            init(_ name: String) { self.name = name }
            static var interfaceMembers: InterfaceMembers { .property("name", \Person.name) }
        }
        let collation = UILocalizedIndexedCollation.current()
        let people = ["émile", "Zoe", "anna", "42"].map(Person.init)
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.first == "A")
        #expect(people.map { collation.section(for: $0, collationStringSelector: "name") } == [4, 25, 0, 26])
        let sorted = collation.sortedArray(from: people, collationStringSelector: "name")
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["42", "anna", "émile", "Zoe"])
        #expect(collation.section(forSectionIndexTitle: 99) == 26)
    }

    @Test("geometry is archived, and what is missing is zero")
    func archives() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(UIOffset(horizontal: 1.5, vertical: -2), forKey: "offset")
        archiver.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "turn")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(CGVector(dx: 7, dy: 8), forKey: "vector")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1.5, vertical: -2))
        #expect(
            reader.decodeCGAffineTransform(forKey: "turn") == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 7, dy: 8))
        #expect(reader.decodeDirectionalEdgeInsets(forKey: "none") == .zero)
    }

    @Test("a pattern is repeated behind a view from its corner on")
    func patterns() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = UIColor(patternImage: image)
        let picture = try ViewPicture(view)
        #expect(picture[1, 1] == [255, 0, 0, 255] && picture[17, 3] == [0, 0, 255, 255])
        #expect(picture[9, 8] == [255, 0, 0, 255] && picture[9, 11] == [0, 0, 255, 255])
    }

    @Test("items that are made when they are needed are made for the service")
    func activityItems() {
        final class Provider: UIActivityItemProvider {
            override var item: Any { "for \(activityType?.rawValue ?? "none")" }
        }
        let provider = Provider(placeholderItem: "")
        let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
        let items = ActivityItems(items: [provider, "plain"])
        #expect(items.placeholders(sheet) as? [String] == ["", "plain"])
        let type = UIActivity.ActivityType("mail")
        #expect(items.items(for: type, sheet) as? [String] == ["for mail", "plain"])
    }

    @Test("a screen has one mode, and a picture of what it shows")
    func screen() {
        let stage = AppStage()
        stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.isHidden = false
            let screen = UIScreen.main
            #expect(screen.availableModes.count == 1 && screen.currentMode?.size == screen.nativeBounds.size)
            #expect(screen.preferredMode?.pixelAspectRatio == 1)
            #expect(screen.snapshotView(afterScreenUpdates: true).subviews.count == 1)
        }
    }
}
