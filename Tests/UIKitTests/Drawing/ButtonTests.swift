import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A button's title and image are views that an app can ask for.
@MainActor
struct ButtonTests {
    private func button(_ title: String, _ type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
        button.layoutIfNeeded()
        return button
    }

    private final class Own: UIButton {
        var calls = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            calls += 1
            tintColor = .red
        }
        required init?(coder: NSCoder) { return nil }
        convenience init(named title: String) {
            self.init(type: .system)
            setTitle(title, for: .normal)
        }
    }

    private final class Row: UIStackView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            spacing = 7
        }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Item: UIBarButtonItem {
        override init() {
            super.init()
            tag = 5
        }
        required init?(coder: NSCoder) { return nil }
    }

    @Test("Subclasses that override the designated initializers inherit the others, which call these, as on iOS")
    func inheritedInitializers() {
        let own = Own(named: "Go")
        #expect(own.buttonType == .system && own.calls == 1 && own.tintColor == .red)
        #expect(own.titleLabel?.font == UIButton(type: .system).titleLabel?.font && own.currentTitle == "Go")
        #expect(Own(type: .custom).titleLabel?.font == .systemFont(ofSize: 18) && Own().calls == 1)
        let row = Row(arrangedSubviews: [UIView(), own])
        #expect(row.spacing == 7 && row.arrangedSubviews.count == 2 && Row().spacing == 7 && !row.isOpaque)
        let item = Item(title: "Save", style: .done, target: own, action: nil)
        #expect(item.tag == 5 && item.title == "Save" && item.style == .done && item.target === own)
        #expect(Item(barButtonSystemItem: .add).systemItem == .add && Item(customView: row).customView === row)
    }

    @Test("The title's label is centered and has the text and color of the state")
    func title() throws {
        let button = button("Start")
        button.setTitle("Stop", for: .selected)
        button.setTitleColor(.red, for: .selected)
        let label = try #require(button.titleLabel)
        #expect(label.superview === button && label.text == "Start" && label.textColor == button.tintColor)
        #expect(abs(label.frame.midX - 60) <= 0.5 && abs(label.frame.midY - 22) <= 0.5)
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(label.text == "Stop" && label.textColor == .red)
        button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .selected)
        button.layoutIfNeeded()
        #expect(label.attributedText?.string == "Styled" && button.currentAttributedTitle?.string == "Styled")
        button.setAttributedTitle(nil, for: .selected)
        button.layoutIfNeeded()
        #expect(label.text == "Stop" && label.shownAttributedText == nil)
    }

    @Test("What an app sets on the label lasts until the button updates its title")
    func ownText() throws {
        let button = button("Start")
        button.titleLabel?.text = "Mine"
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Start")
    }

    @Test("The label's font and lines make the button's size, also where constraints ask for it")
    func size() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = button("Start the engine")
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        let small = button.frame.size
        button.titleLabel?.font = .boldSystemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(button.frame.width > small.width * 1.5 && button.frame.height > small.height)
        let line = button.intrinsicContentSize.height
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.lineBreakMode = .byWordWrapping
        button.setTitle("Start\nthe engine", for: .normal)
        root.layoutIfNeeded()
        #expect(button.frame.height > line * 1.5)
        #expect(button.titleLabel?.frame.height ?? 0 > line)
    }

    @Test("The image has a view once there is one, in front of the title, and only while its state has it")
    func image() throws {
        let button = button("Star")
        #expect(button.imageView == nil && button.subviews.count == 1)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        button.layoutIfNeeded()
        let view = try #require(button.imageView)
        let label = try #require(button.titleLabel)
        #expect(view.superview === button && !view.isHidden && view.frame.maxX <= label.frame.minX)
        button.setImage(nil, for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .selected)
        button.layoutIfNeeded()
        #expect(view.isHidden)
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(!view.isHidden && button.imageView === view)
    }

    @Test("Parts receive no touches instead of the button")
    func touches() {
        let button = button("Start")
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        button.layoutIfNeeded()
        for part in button.subviews { #expect(button.hitTest(part.center, with: nil) === button) }
    }

    @Test("A configuration has its title and subtitle below each other, next to its image")
    func configuration() throws {
        let button = UIButton(type: .system)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "A longer subtitle"
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 6
        button.configuration = configuration
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        let (label, subtitle) = try (#require(button.titleLabel), #require(button.subtitleLabel))
        let image = try #require(button.imageView)
        #expect(label.text == "Title" && label.textColor == .white && subtitle.text == "A longer subtitle")
        #expect(label.frame.maxY <= subtitle.frame.minY && image.frame.maxX < label.frame.minX)
        #expect(button.bounds.contains(subtitle.frame) && button.bounds.contains(image.frame))
        button.configuration?.subtitle = nil
        button.layoutIfNeeded()
        #expect(subtitle.isHidden && !label.isHidden)
    }

    @Test(
        "The configuration determines the alignment of title and subtitle",
        arguments: [
            (UIButton.Configuration.TitleAlignment.automatic, CGFloat(0)), (.leading, 0), (.center, 0.5),
            (.trailing, 1),
        ])
    func titleAlignment(alignment: UIButton.Configuration.TitleAlignment, side: CGFloat) throws {
        let button = UIButton(type: .system)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.subtitle = "A longer subtitle"
        configuration.titleAlignment = alignment
        button.configuration = configuration
        for isFlipped in [false, true] where !isFlipped || alignment != .automatic {
            button.semanticContentAttribute = isFlipped ? .forceRightToLeft : .unspecified
            button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
            button.setNeedsLayout()
            button.layoutIfNeeded()
            let (title, subtitle) = try (#require(button.titleLabel), #require(button.subtitleLabel))
            let free = subtitle.frame.width - title.frame.width
            let expected = subtitle.frame.minX + free * (isFlipped ? 1 - side : side)
            #expect(abs(title.frame.minX - expected) <= 0.5)
        }
    }

    @Test("a button is called what it shows: the title of its configuration, and not that of its state")
    func configuredName() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Next Stop"
        button.configuration = configuration
        #expect(button.accessibilityLabel == "Next Stop" && button.perception.text == "Next Stop")
        button.configuration = nil
        #expect(button.accessibilityLabel == "Button")
    }

    @Test(
        "Laying it out again changes nothing: no part needs another layout or drawing",
        arguments: [false, true])
    func settled(isConfigured: Bool) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = button("Start")
        button.setTitleShadowColor(.red, for: .normal)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        if isConfigured {
            var configuration = UIButton.Configuration.tinted()
            configuration.title = "Title"
            configuration.subtitle = "Subtitle"
            configuration.image = button.currentImage
            button.configuration = configuration
        }
        root.addSubview(button)
        _ = try ViewPicture(root)
        button.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(!root.needsLayout && !button.needsLayout)
        for part in button.subviews { #expect(!part.layer.displayIsDirty && !part.needsLayout, "\(part)") }
        #expect(button.imageView?.image === button.currentImage)
    }
}
