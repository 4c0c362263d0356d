import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Counts how often it draws.
private final class CountingView: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
        count += 1
        UIColor.label.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
}

/// A subclass that leaves drawing alone.
private final class QuietView: UIView {}

@MainActor
@Suite("Drawing of views")
struct ControlDrawingTests {
    @Test("A view draws once until it needs display, also after it has moved")
    func counting() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = CountingView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
        view.isOpaque = false
        root.addSubview(view)
        #expect(try ViewPicture(root)[3, 3] == [0, 0, 0, 255])
        view.frame.origin.x = 10
        #expect(try ViewPicture(root)[11, 3] == [0, 0, 0, 255])
        #expect(view.count == 1)
        view.setNeedsDisplay()
        _ = try ViewPicture(root)
        #expect(view.count == 2)
        root.overrideUserInterfaceStyle = .dark
        #expect(try ViewPicture(root)[11, 3] == [255, 255, 255, 255])
        #expect(view.count == 3)
    }

    @Test("Where one reads from the right, controls run from there")
    func fromTheRight() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.value = 0.2
        slider.minimumTrackTintColor = .red
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        progress.progress = 0.2
        progress.progressTintColor = .red
        let choice = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        choice.insertSegment(withTitle: "", at: 0, animated: false)
        choice.insertSegment(withTitle: "", at: 1, animated: false)
        choice.selectedSegmentIndex = 0
        choice.selectedSegmentTintColor = .red
        for view in [slider, progress, choice] as [UIView] {
            let y = Int(view.bounds.midY)
            // The shadow of a knob may lie over it.
            func isRed(_ pixel: [Int]) -> Bool { pixel[0] > 200 && pixel[1] < 20 && pixel[2] < 20 }
            let fromLeft = try ViewPicture(view)
            #expect(isRed(fromLeft[6, y]) && !isRed(fromLeft[93, y]), "\(type(of: view))")
            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsDisplay()
            let fromRight = try ViewPicture(view)
            #expect(isRed(fromRight[93, y]) && !isRed(fromRight[6, y]), "\(type(of: view))")
        }
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.thumbTintColor = .red
        #expect(try ViewPicture(toggle)[15, 15] == [255, 0, 0, 255], "off")
        toggle.semanticContentAttribute = .forceRightToLeft
        toggle.setNeedsDisplay()
        #expect(try ViewPicture(toggle)[36, 15] == [255, 0, 0, 255])
    }

    @Test("A field's background replaces its border, another one while it is disabled; rounded borders stay")
    func fieldBackgrounds() throws {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        field.disabledBackground = image(.blue)
        field.isEnabled = false
        #expect(try ViewPicture(field).isBlank, "a background for both is wanted")
        field.background = image(.red)
        #expect(try ViewPicture(field)[39, 29] == [0, 0, 255, 255])
        field.isEnabled = true
        #expect(try ViewPicture(field)[39, 29] == [255, 0, 0, 255])
        field.borderStyle = .line
        #expect(try ViewPicture(field)[0, 0] == [255, 0, 0, 255])
        field.borderStyle = .roundedRect
        #expect(try ViewPicture(field)[20, 15] == [255, 255, 255, 255])
    }

    @Test("Views that draw nothing keep no pixels")
    func quiet() throws {
        #expect(!UIView.mayDraw)
        #expect(!UIStackView.mayDraw)
        #expect(UILabel.mayDraw)
        let view = QuietView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try ViewPicture(view).ink == nil)
    }

    @Test("Colors follow light and dark, also those of backgrounds")
    func style() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .systemBackground
        #expect(try ViewPicture(view)[1, 1] == [255, 255, 255, 255])
        view.overrideUserInterfaceStyle = .dark
        #expect(try ViewPicture(view)[1, 1] == [0, 0, 0, 255])
    }

    @Test("A switch is green when it is on, its knob white at that end, and paler when it is disabled")
    func switches() throws {
        let control = UISwitch()
        control.isOn = true
        var picture = try ViewPicture(control, scale: 2)
        #expect(picture[20, 31] == [52, 199, 89, 255])
        #expect(picture[71, 31] == [255, 255, 255, 255])
        control.isEnabled = false
        #expect(try ViewPicture(control, scale: 2)[20, 31][3] < 140)
        control.isEnabled = true
        control.isOn = false
        picture = try ViewPicture(control, scale: 2)
        #expect(picture[31, 31] == [255, 255, 255, 255] && picture[80, 31][3] < 60)
    }

    @Test("Tint reaches what follows it: titles, templates, tracks")
    func tint() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let progress = UIProgressView(frame: CGRect(x: 0, y: 50, width: 100, height: 4))
        progress.progress = 1
        let image = UIImageView(image: UIImage(systemName: "star.fill"))
        image.frame = CGRect(x: 0, y: 60, width: 40, height: 40)
        for view in [button, progress, image] { root.addSubview(view) }
        root.tintColor = .red
        let picture = try ViewPicture(root)
        #expect(picture[50, 51] == [255, 0, 0, 255])
        #expect(picture[20, 82] == [255, 0, 0, 255])
        #expect(!picture.contains { $0[2] > 100 && $0[0] < 100 })
    }

    @Test("The states of a button have their own title, color and image")
    func buttonStates() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        button.setTitle("On", for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .selected)
        #expect(try ViewPicture(button).contains { $0[0] > 150 && $0[1] == 0 })
        button.isSelected = true
        #expect(try ViewPicture(button).contains { $0[1] > 150 && $0[0] == 0 })
    }

    @Test("Configurations fill their background with their corner radius")
    func configurations() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        button.configuration = configuration
        let picture = try ViewPicture(button)
        #expect(picture[50, 3] == [0, 122, 255, 255])
        #expect(picture[2, 2][3] == 0)
        button.configuration = UIButton.Configuration.plain()
        #expect(try ViewPicture(button).ink == nil)
    }

    @Test("The lines of a translucent × do not show where they cross")
    func closing() throws {
        let button = UIButton(type: .close)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        let picture = try ViewPicture(button, scale: 2)
        #expect(picture[30, 30] == picture[35, 35])
    }

    @Test("What hides or is white on white can be seen where it is designed")
    func designing() throws {
        let wheel = UIActivityIndicatorView(style: .medium)
        #expect(try ViewPicture(wheel).isBlank)
        wheel.isDesigned = true
        #expect(try !ViewPicture(wheel).isBlank)
        let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 26))
        dots.backgroundColor = .white
        dots.numberOfPages = 3
        #expect(try !ViewPicture(dots).contains { $0[0] < 250 })
        dots.isDesigned = true
        #expect(try ViewPicture(dots).contains { $0[0] < 150 })
        dots.backgroundColor = .black
        #expect(try ViewPicture(dots).contains { $0[0] == 255 })
    }

    @Test("Secure fields show no letters, empty ones their placeholder, disabled ones pale text")
    func fields() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        field.text = "llll"
        let open = try #require(try ViewPicture(field).ink)
        field.isSecureTextEntry = true
        let dots = try #require(try ViewPicture(field).ink)
        #expect(dots.height < open.height - 4)
        field.text = ""
        field.placeholder = "Name"
        field.placeholder = "Name"
        #expect(try ViewPicture(field).contains { $0[3] > 30 && $0[3] < 120 })
    }

    @Test("An image view obeys its content mode; an image without pixels is stood in for")
    func images() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.image = red
        #expect(try ViewPicture(view).ink == CGRect(x: 0, y: 0, width: 20, height: 10))
        view.contentMode = .scaleAspectFit
        #expect(try ViewPicture(view).ink == CGRect(x: 5, y: 0, width: 10, height: 10))
        view.contentMode = .bottomRight
        #expect(try ViewPicture(view).ink == CGRect(x: 16, y: 6, width: 4, height: 4))
        view.image = UIImage(nil, size: CGSize(width: 4, height: 4), scale: 1, name: "lost")
        #expect(try ViewPicture(view).ink == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("Stretched images keep their caps")
    func caps() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.image = image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
        let picture = try ViewPicture(view)
        #expect(picture[1, 15] == [255, 0, 0, 255] && picture[3, 3] == [0, 0, 255, 255])
        #expect(picture[26, 26] == [0, 0, 255, 255] && picture[28, 28] == [255, 0, 0, 255])
    }
}
