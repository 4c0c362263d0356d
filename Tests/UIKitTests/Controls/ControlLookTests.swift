import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Looks of controls")
struct ControlLookTests {
    private func plain(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 32)) -> UIImage {
        .plain(color, size)
    }

    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let lime = [0, 255, 0, 255]

    // MARK: Segments

    private func segments() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        return control
    }

    @Test("segments are inserted, changed and removed with the selection")
    func segmentChanges() {
        let control = segments()
        control.selectedSegmentIndex = 1
        control.insertSegment(with: plain(.red), at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.imageForSegment(at: 0) != nil)
        control.removeSegment(at: 0, animated: false)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        control.setImage(plain(.red), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        control.setTitle("Z", forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) == nil)
        control.setWidth(80, forSegmentAt: 0)
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 0) == 80 && !control.isEnabledForSegment(at: 1))
        control.setWidth(80, forSegmentAt: 7)
        control.removeSegment(at: 7, animated: false)
        #expect(control.imageForSegment(at: 7) == nil && control.numberOfSegments == 2)
    }

    @Test("a segment performs its action when it is chosen")
    func segmentActions() {
        let person = Person()
        var chosen: [String] = []
        let actions = ["A", "B"].map { title in
            UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in chosen.append(title) }
        }
        person.make {
            let control = UISegmentedControl(frame: CGRect(x: 0, y: 100, width: 200, height: 32), actions: actions)
            person.window.addSubview(control)
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("B")) == 1)
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("C")) == NSNotFound)
            #expect(control.actionForSegment(at: 0)?.title == "A")
        }
        person.down(150, 116)
        person.up(150, 116)
        #expect(chosen == ["B"])
    }

    @Test("images and attributes take the place of a segmented control's own looks")
    func segmentImages() throws {
        let control = segments()
        control.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(plain(.blue), for: .selected, barMetrics: .default)
        control.setDividerImage(
            plain(green, CGSize(width: 4, height: 32)), forLeftSegmentState: .normal, rightSegmentState: .normal,
            barMetrics: .default)
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
        control.selectedSegmentIndex = 1
        let picture = try ViewPicture(control)
        #expect(picture[10, 4] == red && picture[150, 4] == blue && picture[290, 4] == red)
        #expect(picture[100, 4] == lime && picture[200, 4] == lime)
        #expect(picture.contains { $0 == [255, 255, 255, 255] })
        #expect(control.titleTextAttributes(for: .normal)?.count == 1)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 9, vertical: 1), forSegmentType: .left, barMetrics: .default)
        #expect(control.contentOffset(ofSegment: 0) == CGPoint(x: 9, y: 1))
        #expect(control.contentOffset(ofSegment: 1) == .zero)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 2, vertical: 0), forSegmentType: .any, barMetrics: .default)
        #expect(control.contentOffset(ofSegment: 2) == CGPoint(x: 2, y: 0))
    }

    // MARK: Other controls

    @Test("a stepper shows images for its states")
    func stepper() throws {
        let control = UIStepper(frame: .zero)
        control.setBackgroundImage(plain(.red), for: .normal)
        control.setIncrementImage(
            plain(.blue, CGSize(width: 10, height: 10)).withRenderingMode(.alwaysOriginal), for: .normal)
        control.setDividerImage(
            plain(green, CGSize(width: 2, height: 32)), forLeftSegmentState: .normal, rightSegmentState: .normal)
        let picture = try ViewPicture(control)
        #expect(picture[5, 5] == red && picture[88, 5] == red)
        #expect(picture[70, 16] == blue && picture[47, 5] == lime)
        control.setBackgroundImage(plain(.blue), for: .disabled)
        #expect(try ViewPicture(control)[5, 5] == blue)
        control.value = 1
        #expect(try ViewPicture(control)[5, 5] == red)
        #expect(control.incrementImage(for: .normal) != nil && control.decrementImage(for: .normal) == nil)
    }

    @Test("a page control shows images in place of dots, and its pages in its direction")
    func pages() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        (control.numberOfPages, control.currentPage) = (3, 0)
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
        control.setIndicatorImage(plain(.black, CGSize(width: 12, height: 12)), forPage: 1)
        #expect(control.indicatorImage(forPage: 1) != nil && control.indicatorImage(forPage: 0) == nil)
        var picture = try ViewPicture(control)
        #expect(picture[33, 13] == blue && picture[67, 13] == red)
        #expect(picture[50, 8] == red && picture[67, 8][3] == 0)
        control.direction = .rightToLeft
        #expect(try ViewPicture(control)[67, 13] == blue)
        control.direction = .topToBottom
        #expect(control.size(forNumberOfPages: 3).height > control.size(forNumberOfPages: 3).width)
        control.frame.size = CGSize(width: 26, height: 100)
        picture = try ViewPicture(control)
        #expect(picture[13, 33] == blue && picture[13, 67] == red)
        control.backgroundStyle = .prominent
        #expect(try ViewPicture(control)[13, 58][3] > 0)
        control.defersCurrentPageDisplay = true
        control.currentPage = 2
        #expect(try ViewPicture(control)[13, 33] == blue)
        control.defersCurrentPageDisplay = false
        control.currentPage = 1
        #expect(try ViewPicture(control)[13, 33] == red)
    }

    @Test("a finger that moves along the dots chooses the page below it")
    func movingAlongPages() {
        let person = Person()
        let control = person.make {
            let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
            control.numberOfPages = 5
            person.window.addSubview(control)
            return control
        }
        person.down(116, 113)
        #expect(control.interactionState == .discrete)
        person.move(150, 113)
        #expect(control.currentPage == 2 && control.interactionState == .continuous)
        person.move(190, 113)
        person.up(190, 113)
        #expect(control.currentPage == 4 && control.interactionState == .none)
        person.down(110, 113)
        person.up(110, 113)
        #expect(control.currentPage == 3)
    }

    @Test("a progress view follows a progress")
    func progress() {
        let stage = AppStage()
        stage.environment.perform {
            let (view, progress) = (UIProgressView(progressViewStyle: .bar), Progress(totalUnitCount: 4))
            progress.completedUnitCount = 1
            view.observedProgress = progress
            #expect(view.progress == 0.25 && view.progressViewStyle == .bar)
            progress.completedUnitCount = 3
            stage.wait(0.1)
            #expect(view.progress == 0.75)
            view.observedProgress = nil
            progress.completedUnitCount = 4
            stage.wait(0.1)
            #expect(view.progress == 0.75)
        }
    }

    // MARK: Buttons

    @Test("a handler updates the configuration before layout, and again for each state")
    func updates() {
        var titles: [String] = []
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
            titles.append(button.configuration?.title ?? "")
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On" && titles == ["Off", "On"])
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        #expect(titles.count == 3)
    }

    @Test("a configuration's title has its own attributes, those of its transformer, and else those of the button")
    func titles() throws {
        var configuration = UIButton.Configuration.plain()
        var text = AttributedString("Tea")
        text.font = UIFont.systemFont(ofSize: 30)
        configuration.attributedTitle = text
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.layoutIfNeeded()
        let shown = try #require(button.titleLabel?.attributedText)
        #expect(
            shown.string == "Tea"
                && shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        #expect(button.intrinsicContentSize.height > 36 && button.accessibilityLabel == "Tea")
        configuration.attributedTitle = nil
        configuration.title = "Tea"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { given in
            var changed = given
            changed.font = given.font?.withSize(24)
            return changed
        }
        button.configuration = configuration
        button.layoutIfNeeded()
        let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 24)
    }

    @Test("a configuration's background has its color, radius, line and image")
    func background() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = .red
        configuration.background.strokeColor = .blue
        configuration.background.strokeWidth = 3
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        let picture = try ViewPicture(button)
        #expect(picture[30, 20] == red && picture[30, 1] == blue)
        button.configuration?.background.image = plain(green)
        #expect(try ViewPicture(button)[30, 20] == lime)
        #expect(button.configuration?.cornerRadius(in: CGSize(width: 60, height: 40)) == 5.95)
        button.configuration?.background.cornerRadius = 11
        #expect(button.configuration?.cornerRadius(in: CGSize(width: 60, height: 40)) == 11)
    }

    @Test("a selected button without a background gets one, unless its configuration says otherwise")
    func selection() throws {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(try ViewPicture(button).isBlank)
        button.isSelected = true
        #expect(try ViewPicture(button)[30, 20][3] > 20)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(try ViewPicture(button).isBlank)
        #expect(button.configuration?.updated(for: button).showsSelection == false)
    }

    @Test("images of states have symbol configurations, which the images' own take precedence over")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star"))
        let button = UIButton.systemButton(with: star, target: nil, action: nil)
        #expect(button.buttonType == .system && button.frame.width > 0)
        let width = button.intrinsicContentSize.width
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > width && button.currentPreferredSymbolConfiguration != nil)
        button.setImage(star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
        #expect(button.intrinsicContentSize.width == width)
        let action = UIAction(title: "Go") { _ in }
        #expect(UIButton.systemButton(primaryAction: action).currentTitle == "Go")
    }

    // MARK: Text

    @Test("attributed strings of Swift become those of Foundation, and back")
    func attributedStrings() throws {
        var text = AttributedString("red")
        text.foregroundColor = .red
        var line = AttributedString(" line")
        line.underlineStyle = .single
        line.kern = 2
        let plain = NSAttributedString(text + line)
        #expect(plain.string == "red line")
        #expect(plain.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(plain.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(plain.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
        let back = AttributedString(plain)
        #expect(back == text + line)
        #expect(AttributeContainer([.kern: NSNumber(value: 3)]).kern == 3)
        let gray = UIConfigurationColorTransformer.grayscale(.red).components
        #expect(abs(gray.red - 0.299) < 0.01 && gray.red == gray.green && gray.green == gray.blue)
    }
}
