import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Attachments of texts, detectors and edit actions")
@MainActor
struct AttachmentTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("An attachment is a character that is as large as its image, or as its bounds")
    func size() {
        let attachment = NSTextAttachment(image: image)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}" && text.containsAttachments(in: NSRange(location: 0, length: 1)))
        let added = NSMutableAttributedString(string: "a\u{FFFC}")
        added.addAttribute(.attachment, value: attachment, range: NSRange(location: 1, length: 1))
        #expect(added.size().width > 30)
        #expect(!NSAttributedString(string: "a").containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(text.size().width == 30 && text.size().height >= 20)
        attachment.bounds = CGRect(x: 0, y: -5, width: 60, height: 40)
        #expect(text.size().width == 60 && text.size().height >= 40)
        #expect(NSTextAttachment(data: image.pngData(), ofType: "public.png").contents != nil)
    }

    @Test("A label draws the image of an attachment beside its text")
    func drawn() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
        let drawing = UIGraphicsImageRenderer(size: label.bounds.size).image { context in
            label.layer.render(in: context.cgContext)
        }
        let pixel = try #require(drawing.cgImage?.cropping(to: CGRect(x: 15, y: 45, width: 1, height: 1)))
        let color = try #require(pixel.dataProvider?.data)
        #expect(Array(color).contains(255))
    }

    @Test("A detector finds links, numbers, dates and addresses, each with its value, in the order of the text")
    func detector() throws {
        let text = "Call 555-123-4567 or see www.example.org by March 3, 2024, 1 Infinite Loop, Cupertino, CA 95014"
        let types: NSTextCheckingResult.CheckingType = [.foundLink, .foundPhoneNumber, .foundDate, .foundAddress]
        let detector = try NSDataDetector(types: types.rawValue)
        let found = detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
        #expect(found.map(\.resultType) == [.foundPhoneNumber, .foundLink, .foundDate, .foundAddress])
        #expect(
            found.map { (text as NSString).substring(with: $0.range) }.prefix(3) == [
                "555-123-4567", "www.example.org", "March 3, 2024",
            ])
        #expect(found[0].phoneNumber == "555-123-4567" && found[0].url == nil)
        #expect(found[1].url == URL(string: "http://www.example.org"))
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: try #require(found[2].date))
        #expect(parts.year == 2024 && parts.month == 3 && parts.day == 3)
        #expect(
            found[3].addressComponents == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
        let part = NSRange(location: 17, length: 30)
        #expect(detector.firstMatch(in: text, range: part)?.range.location == 25)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 90, length: 500)) == 0)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 1) }
    }

    @Test("A detector finds what Foundation's names of types say, as apps write them, and hosts without a scheme")
    @available(*, deprecated, message: "Foundation for Linux deprecates the names.")
    func detectorByName() throws {
        func found(_ type: NSTextCheckingResult.CheckingType, in text: String) throws -> [String] {
            try NSDataDetector(types: type.rawValue).matches(
                in: text, range: NSRange(location: 0, length: text.utf16.count)
            )
            .map { (text as NSString).substring(with: $0.range) }
        }
        let text = "Mail a@example.org by 2024-03-03, see HTTP://Example.org/a, shop.example.com/x?y=1 or file.swift."
        #expect(try found(.link, in: text) == ["a@example.org", "HTTP://Example.org/a", "shop.example.com/x?y=1"])
        #expect(try found(.date, in: text) == ["2024-03-03"])
        #expect(try found(.phoneNumber, in: "Call (888) 555-5512.") == ["(888) 555-5512"])
        #expect(try found(.link, in: String(repeating: "a-", count: 20_000)).isEmpty)
        #expect(NSTextCheckingAllTypes == .max)
    }

    @Test("Fields and views of text copy, cut, paste and select as responders; others do nothing")
    func editActions() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "one two"
        field.selectAll(nil)
        field.copy(nil)
        #expect(UIPasteboard.general.string == "one two")
        field.cut(nil)
        #expect(field.text == "")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.paste(nil)
        #expect(view.text == "one two")
        #expect(view.canPerformAction(Selector("paste:"), withSender: nil))
        #expect(!UIView().canPerformAction(Selector("paste:"), withSender: nil))
        UIView().paste(nil)
    }

    @Test("A text view adopts the container that it is created with, and has attributed text always")
    func container() {
        let storage = NSTextStorage(string: "stored")
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 50, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.text == "stored" || view.attributedText.string == "stored")
        #expect(view.textContainer === container && view.layoutManager === manager && view.textStorage === storage)
        #expect(UITextView().attributedText.length == 0)
        let style = NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle
        style?.alignment = .center
        #expect(style?.alignment == .center && NSParagraphStyle.default.alignment != .center)
    }

    @Test("Anchors keep the system's space, 8 points, times a factor")
    func systemSpacing() {
        let (first, second) = (UIView(), UIView())
        let below = second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2)
        #expect(below.constant == 16 && below.relation == .equal && below.firstAttribute == .top)
        let after = second.leadingAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1)
        #expect(after.constant == 8 && after.relation == .greaterThanOrEqual)
    }

    @Test("Subclasses have initializers of their own, and call the one that reads archives")
    func coders() {
        final class Stamp: NSTextAttachment {
            let price: Int
            init(price: Int) {
                self.price = price
                super.init(data: nil, ofType: nil)
            }
            required init?(coder: NSCoder) {
                price = 1
                super.init(coder: coder)
            }
        }
        final class Marker: NSLayoutManager {
            let color: UIColor
            init(color: UIColor) {
                self.color = color
                super.init()
            }
            required init?(coder: NSCoder) {
                color = .red
                super.init(coder: coder)
            }
        }
        final class Column: NSTextContainer {
            let index: Int
            init(index: Int) {
                self.index = index
                super.init(size: CGSize(width: 100, height: 0))
            }
            required init(coder: NSCoder) {
                index = 0
                super.init(coder: coder)
            }
        }
        let stamp = Stamp(price: 4)
        #expect(stamp.price == 4 && stamp.contents == nil)
        #expect(Marker(color: .blue).color == .blue && Column(index: 2).size.width == 100)
    }
}
