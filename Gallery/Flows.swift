import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Texts around shapes, attachments, tab stops, outlines and own drawing.
@MainActor
func flows() -> Page {
    var page = Page(styles: [Page.styles[0]])
    page.add(nil, around(UIBezierPath(ovalIn: CGRect(x: 110, y: 40, width: 130, height: 130))), height: 260)
    page.add(
        nil, around(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 110, height: 90), cornerRadius: 8)), height: 200
    )
    page.add(nil, rounded(), height: 120)
    page.startColumn()
    page.add(nil, attachments(), height: 190)
    page.add(nil, tabs(), height: 130)
    page.add(nil, styles(), height: 190)
    return page
}

private let prose = """
    Text begins beside what is in its way, goes on behind it, and takes the whole width again below. Each line is as \
    long as there is room, and a word that doesn't fit beside a shape waits for the next place that is wide enough. \
    Carets, selections and links are where the letters are.
    """

@MainActor
private func around(_ path: UIBezierPath) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 343, height: 240))
    view.font = .systemFont(ofSize: 15)
    view.text = prose
    view.textContainer.exclusionPaths = [path]
    let shape = UIView(frame: path.bounds.offsetBy(dx: 0, dy: 8).insetBy(dx: 4, dy: 4))
    shape.backgroundColor = .systemTeal.withAlphaComponent(0.3)
    shape.layer.cornerRadius = path.bounds.height > 100 ? shape.bounds.height / 2 : 8
    view.addSubview(shape)
    return view
}

/// Draws backgrounds with round corners.
private final class RoundManager: NSLayoutManager {
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
            UIBezierPath(roundedRect: rect.insetBy(dx: -3, dy: 0), cornerRadius: 6).fill()
        }
    }
}

@MainActor
private func rounded() -> UITextView {
    let storage = NSTextStorage(
        string: "A layout manager of the app's own class draws the background of marked words with round corners.",
        attributes: [.font: UIFont.systemFont(ofSize: 16)])
    for word in ["layout manager", "marked words"] {
        storage.addAttribute(
            .backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.5),
            range: (storage.string as NSString).range(of: word))
    }
    let (manager, container) = (RoundManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return UITextView(frame: CGRect(x: 0, y: 0, width: 343, height: 100), textContainer: container)
}

@MainActor
private func attachments() -> UILabel {
    func attachment(_ name: String, _ color: UIColor, _ bounds: CGRect) -> NSAttributedString {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: name)?.withTintColor(color)
        attachment.bounds = bounds
        return NSAttributedString(attachment: attachment)
    }
    let text = NSMutableAttributedString(string: "On the baseline ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    func plain(_ string: String) {
        text.append(NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    }
    text.append(attachment("star.fill", .systemYellow, CGRect(x: 0, y: 0, width: 20, height: 20)))
    plain(", below it ")
    text.append(attachment("arrow.down.circle.fill", .systemBlue, CGRect(x: 0, y: -8, width: 20, height: 20)))
    plain(", above it ")
    text.append(attachment("arrow.up.circle.fill", .systemRed, CGRect(x: 0, y: 8, width: 20, height: 20)))
    plain(", and one that makes its line higher ")
    text.append(attachment("photo.fill", .systemGreen, CGRect(x: 0, y: -10, width: 60, height: 50)))
    plain(" than the others.")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 343, height: 190))
    (label.numberOfLines, label.attributedText) = (0, text)
    return label
}

@MainActor
private func tabs() -> UILabel {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
        NSTextTab(textAlignment: .left, location: 20), NSTextTab(textAlignment: .center, location: 150),
        NSTextTab(
            textAlignment: .right, location: 240,
            options: [.columnTerminatorsAttributeName: CharacterSet(charactersIn: ".")]),
        NSTextTab(textAlignment: .right, location: 340),
    ]
    let rows = [
        "\tleft\tcentre\tpoint\tright", "\tCoffee\tlarge\t3.50\tyes", "\tTea\ta small pot\t12.25\tno",
        "\tWater\tglass\t0.5\tyes, please",
    ]
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 360, height: 120))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
        string: rows.joined(separator: "\n"),
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
    return label
}

@MainActor
private func styles() -> UILabel {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 2), 3)
    shadow.shadowColor = UIColor.systemIndigo
    let large = UIFont.systemFont(ofSize: 30, weight: .bold)
    let parts: [(String, [NSAttributedString.Key: Any])] = [
        ("Hollow ", [.strokeWidth: 3]),
        ("Edged\n", [.strokeWidth: -4, .strokeColor: UIColor.systemRed, .foregroundColor: UIColor.systemYellow]),
        ("Leaning ", [.obliqueness: 0.3]), ("Shadow\n", [.shadow: shadow]),
        ("Dotted ", [.underlineStyle: NSUnderlineStyle.thick.union(.patternDot).rawValue]),
        ("Double", [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.systemGreen]),
    ]
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
        text.append(
            NSAttributedString(string: string, attributes: attributes.merging([.font: large]) { own, _ in own }))
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 343, height: 150))
    (label.numberOfLines, label.attributedText) = (0, text)
    return label
}
