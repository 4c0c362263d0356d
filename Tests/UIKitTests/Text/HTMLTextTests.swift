import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Documents as texts with attributes")
struct HTMLTextTests {
    private func text(_ source: String) throws -> NSAttributedString {
        try NSAttributedString(data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    }

    private func value<Value>(_ key: NSAttributedString.Key, at word: String, _ text: NSAttributedString) -> Value? {
        let place = (text.string as NSString).range(of: word)
        return place.length == 0 ? nil : text.attribute(key, at: place.location, effectiveRange: nil) as? Value
    }

    @Test("Paragraphs, breaks, lists and entities become lines; spaces between words are one")
    func lines() throws {
        #expect(try text("<p>Hello,\n   <b>you</b> &amp; me</p>").string == "Hello, you & me\n")
        #expect(try text("one<br>two<br/>three").string == "one\ntwo\nthree")
        #expect(
            try text("<h1>T</h1><ul><li>a</li><li>b</li></ul><ol><li>c<li>d</ol>").string
                == "T\n\t•\ta\n\t•\tb\n\t1.\tc\n\t2.\td\n")
        #expect(try text("&lt;&#65;&#x42;&nbsp;&unknown; &copy").string == "<AB\u{A0}&unknown; ©")
        #expect(try text("<pre>a\n  b</pre>").string == "a\n  b\n")
        #expect(
            try text(
                "<html><head><title>no</title><style>p{}</style></head><body><!-- no -->yes<script>no</script></body>"
            )
            .string == "yes\n")
        #expect(try text("1 < 2 and <notclosed").string == "1 < 2 and <notclosed")
        #expect(try text("").length == 0)
    }

    @Test("Tags and styles set fonts, colors, links, lines and alignment, as far as they reach")
    func attributes() throws {
        let made = try text(
            """
            <p style="text-align: center; font-family: 'Courier', serif; font-size: 20px">plain <b>bold</b> \
            <i style='color:#ff0000'>red</i> <a href="https://example.com?a=1&amp;b=2">link</a> <u>line</u> <s>gone</s> \
            x<sup>2</sup></p><h2>head</h2>rest
            """)
        let bold: UIFont? = value(.font, at: "bold", made)
        #expect(bold?.pointSize == 15 && bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(bold?.familyName == "Courier")
        #expect(value(.foregroundColor, at: "red", made) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(value(.link, at: "link", made) == URL(string: "https://example.com?a=1&b=2"))
        #expect(value(.underlineStyle, at: "line", made) == 1 && value(.strikethroughStyle, at: "gone", made) == 1)
        let raised: CGFloat? = value(.baselineOffset, at: "2", made)
        #expect(raised == 5)
        let paragraph: NSParagraphStyle? = value(.paragraphStyle, at: "plain", made)
        #expect(paragraph?.alignment == .center && paragraph?.paragraphSpacing == 12)
        let head: UIFont? = value(.font, at: "head", made)
        let rest: UIFont? = value(.font, at: "rest", made)
        #expect(head?.pointSize == 18 && rest?.pointSize == 12)
        #expect(rest?.familyName == "Times New Roman")
    }

    @Test("Plain text is read as it is, the type is told, and other types are refused in words")
    func types() throws {
        let plain = try NSAttributedString(data: Data("<b>".utf8), options: [.documentType: "NSPlainText"])
        #expect(plain.string == "<b>")
        var told: NSDictionary?
        let found = try NSAttributedString(
            data: Data("<!DOCTYPE html><p>a".utf8), documentAttributes: &told)
        #expect(found.string == "a" && told?["DocumentType"] as? String == "NSHTML")
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("{\\rtf1 a}".utf8)) }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("<i>a</i>".utf8).write(to: file)
        #expect(try NSAttributedString(url: file).string == "a")
    }

    @Test("A text that is written as HTML is read back with its looks")
    func writing() throws {
        let text = NSMutableAttributedString(
            string: "a & b", attributes: [.font: UIFont(descriptor: .init(name: "Courier-Bold", size: 20), size: 20)])
        text.append(NSAttributedString(string: "!", attributes: [.foregroundColor: UIColor.red]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let back = try self.text(String(decoding: data, as: UTF8.self))
        #expect(back.string == "a & b!\n")
        let font: UIFont? = value(.font, at: "b", back)
        #expect(font?.pointSize == 20 && font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let whole = NSRange(location: 0, length: 1)
        #expect(try text.data(from: whole) == Data("a".utf8))
        #expect(throws: CocoaError.self) {
            try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }
}
