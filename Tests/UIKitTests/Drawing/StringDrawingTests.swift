import Foundation
import Testing
import UIKit

/// Texts that an app measures and draws itself.
@MainActor
@Suite("Measuring and drawing texts")
struct StringDrawingTests {
    static let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red,
    ]

    @Test("The size of a text is that of a label with it")
    func size() {
        let label = UILabel()
        label.text = "Ethiopia"
        let size = "Ethiopia".size(withAttributes: Self.attributes)
        let fitting = label.sizeThatFits(.zero)
        #expect(abs(size.width - fitting.width) < 1 && abs(size.height - fitting.height) < 1)
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test("Lines are broken at the width, if the options ask for lines")
    func lines() {
        let text = NSAttributedString(string: "one two three four five six", attributes: Self.attributes)
        let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let whole = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        let single = text.boundingRect(with: room, context: nil)
        #expect(whole.width <= 80 && whole.height > 2 * single.height && whole.minY == 0)
        #expect(single.width > 80 && single.minY < 0)
    }

    @Test("A text is drawn where it is told to, in its color")
    func drawing() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
            "██".draw(in: CGRect(x: 20, y: 10, width: 40, height: 30), withAttributes: Self.attributes)
        }
        let data = try #require(image.pngData())
        let blank = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }
        #expect(data != blank.pngData())
    }
}
