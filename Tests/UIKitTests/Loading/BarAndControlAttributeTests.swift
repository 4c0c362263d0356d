import Foundation
import Testing

@testable import UIKit

/// What documents say of bars and controls arrives in their properties.
@MainActor
struct BarAndControlAttributeTests {
    /// The only subview of a view with the element as its contents.
    private func loaded<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        let app = try CompiledStoryboard(view: "<subviews>\(element)</subviews>")
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        let view = try #require(controller.view.subviews.first as? View)
        #expect(app.messages.filter { !$0.contains("image") } == [])
        return view
    }

    private static let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

    private func isRed(_ color: UIColor?) -> Bool { color?.plainCGColor == UIColor.red.plainCGColor }

    @Test("A constraint to the keyboard's guide holds a view above the keyboard")
    func keyboardGuide() throws {
        let app = try CompiledStoryboard(
            view: """
                <subviews><view id="bar" translatesAutoresizingMaskIntoConstraints="NO">
                <constraints><constraint firstAttribute="height" constant="40" id="c-hei"/></constraints></view></subviews>
                <keyboardLayoutGuide key="keyboard" id="keys"/>
                <constraints><constraint firstItem="keys" firstAttribute="top" secondItem="bar" \
                secondAttribute="bottom" id="c-bot"/></constraints>
                """)
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        #expect(app.messages == [])
        let view = try #require(controller.view)
        let constraint = try #require(view.constraints.first { $0.firstItem is UIKeyboardLayoutGuide })
        #expect(constraint.firstItem === view.keyboardLayoutGuide)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
    }

    @Test func navigationBar() throws {
        let bar: UINavigationBar = try loaded(
            """
            <navigationBar id="bar" largeTitles="YES" translucent="NO" barStyle="black" backIndicatorImage="back" \
            shadowImage="shadow" backgroundImage="ground">
                <color key="barTintColor" \(Self.red)
                <textAttributes key="titleTextAttributes"><color key="textColor" \(Self.red)</textAttributes>
                <textAttributes key="largeTitleTextAttributes">
                    <fontDescription key="fontDescription" type="system" pointSize="40"/>
                </textAttributes>
                <items><navigationItem title="One" prompt="Two" hidesBackButton="YES" style="editor" id="item"/></items>
            </navigationBar>
            """)
        #expect(bar.prefersLargeTitles && !bar.isTranslucent && bar.barStyle == .black && isRed(bar.barTintColor))
        #expect(bar.backIndicatorImage != nil && bar.shadowImage != nil && bar.backgroundImage(for: .default) != nil)
        #expect(isRed(bar.titleTextAttributes?[.foregroundColor] as? UIColor))
        #expect((bar.largeTitleTextAttributes?[.font] as? UIFont)?.pointSize == 40)
        #expect(bar.topItem?.title == "One" && bar.topItem?.prompt == "Two")
        #expect(bar.topItem?.hidesBackButton == true && bar.topItem?.style == .editor)
        #expect(bar.shownAppearance == nil)
    }

    @Test func appearancesOfBars() throws {
        let bar: UINavigationBar = try loaded(
            """
            <navigationBar id="bar">
                <navigationBarAppearance key="standardAppearance" backgroundEffect="systemThickMaterialDark">
                    <color key="shadowColor" \(Self.red)
                    <textAttributes key="titleTextAttributes"><color key="textColor" \(Self.red)</textAttributes>
                </navigationBarAppearance>
                <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" \(Self.red)</navigationBarAppearance>
            </navigationBar>
            """)
        #expect(bar.standardAppearance.backgroundEffect?.style == .systemThickMaterialDark)
        #expect(isRed(bar.standardAppearance.shadowColor))
        #expect(isRed(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor))
        #expect(isRed(bar.shownAppearance?.backgroundColor) && bar.compactAppearance == nil)
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        #expect(try ViewPicture(bar)[50, 20] == [255, 0, 0, 255])
        bar.scrollEdgeAppearance?.configureWithTransparentBackground()
        bar.setNeedsLayout()
        #expect(try ViewPicture(bar).isBlank)
        let tabs: UITabBar = try loaded(
            """
            <tabBar id="bar" itemPositioning="centered" translucent="NO" shadowImage="a" selectionIndicatorImage="b">
                <tabBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" \(Self.red)</tabBarAppearance>
                <items><tabBarItem title="One" selectedImage="c" badgeValue="3" id="i">
                    <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <offsetWrapper key="titlePositionAdjustment" horizontal="5" vertical="-6"/>
                    <color key="badgeColor" \(Self.red)
                </tabBarItem></items>
            </tabBar>
            """)
        #expect(
            tabs.itemPositioning == .centered && !tabs.isTranslucent && isRed(tabs.shownAppearance?.backgroundColor))
        #expect(tabs.shadowImage != nil && tabs.selectionIndicatorImage != nil && tabs.backgroundImage == nil)
        let item = try #require(tabs.items?.first)
        #expect(item.selectedImage != nil && item.badgeValue == "3" && isRed(item.badgeColor))
        #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 5, vertical: -6))
    }

    @Test func itemsOfToolbars() throws {
        let bar: UIToolbar = try loaded(
            """
            <toolbar id="bar" translucent="NO"><items>
                <barButtonItem title="One" width="80" style="done" selected="YES" landscapeImage="wide" id="i">
                    <inset key="imageInsets" minX="1" minY="0" maxX="0" maxY="0"/>
                    <textAttributes key="titleTextAttributes"><color key="textColor" \(Self.red)</textAttributes>
                </barButtonItem>
            </items></toolbar>
            """)
        let item = try #require(bar.items?.first)
        #expect(!bar.isTranslucent && item.width == 80 && item.style == .done && item.isSelected)
        #expect(item.landscapeImagePhone != nil && item.imageInsets.left == 1)
        #expect(isRed(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor))
    }

    @Test func searchBar() throws {
        let bar: UISearchBar = try loaded(
            #"<searchBar id="b" showsBookmarkButton="YES" showsSearchResultsButton="YES" translucent="NO" barStyle="black"/>"#
        )
        #expect(bar.showsBookmarkButton && bar.showsSearchResultsButton && !bar.isTranslucent && bar.barStyle == .black)
    }

    @Test("Colors and pictures of sliders, lines and wheels")
    func tints() throws {
        let slider: UISlider = try loaded(
            """
            <slider id="s"><color key="minimumTrackTintColor" \(Self.red)<color key="maximumTrackTintColor" \(Self.red)</slider>
            """)
        #expect(isRed(slider.minimumTrackTintColor) && isRed(slider.maximumTrackTintColor))
        let line: UIProgressView = try loaded(
            #"<progressView id="p" progressImage="a" trackImage="b"><color key="progressTintColor" \#(Self.red)</progressView>"#
        )
        #expect(isRed(line.progressTintColor) && line.progressImage != nil && line.trackImage != nil)
        let wheel: UIActivityIndicatorView = try loaded(
            #"<activityIndicatorView id="a"><color key="color" \#(Self.red)</activityIndicatorView>"#)
        #expect(isRed(wheel.color))
        let well: UIColorWell = try loaded(#"<colorWell id="c"><color key="color" \#(Self.red)</colorWell>"#)
        #expect(isRed(well.selectedColor))
        let segments: UISegmentedControl = try loaded(
            """
            <segmentedControl id="s"><segments><segment title="One"><size key="contentOffset" width="3" height="4"/></segment>\
            <segment title="Two"/></segments></segmentedControl>
            """)
        #expect(segments.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
        #expect(segments.contentOffsetForSegment(at: 1) == .zero)
    }

    @Test func datePicker() throws {
        let dates = """
            <date key="date" timeIntervalSinceReferenceDate="86400"/>
            <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="864000"/>
            <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="Europe/Berlin"/>
            """
        let picker: UIDatePicker = try loaded(
            #"<datePicker id="d" useCurrentDate="NO" countDownDuration="3600" style="inline" datePickerMode="date">\#(dates)</datePicker>"#
        )
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400) && picker.countDownDuration == 3600)
        #expect(
            picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0) && picker.preferredDatePickerStyle == .inline)
        #expect(
            picker.maximumDate == Date(timeIntervalSinceReferenceDate: 864_000) && picker.locale?.identifier == "de_DE")
        #expect(picker.timeZone?.identifier == "Europe/Berlin" && picker.words.hour == 1)
        picker.date = Date(timeIntervalSinceReferenceDate: -5)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0), "a date before the first is the first")
        let today: UIDatePicker = try loaded(
            #"<datePicker id="d"><date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>"#)
        #expect(abs(today.date.timeIntervalSinceNow) < 600, "an app begins with today")
    }

    @Test func labelsAndMargins() throws {
        let label: UILabel = try loaded(#"<label id="l" text="Text" baselineAdjustment="none"/>"#)
        #expect(label.baselineAdjustment == .none)
        let attributed: UILabel = try loaded(
            """
            <label id="l"><attributedString key="attributedText"><fragment content="Text"><attributes>
                <paragraphStyle key="NSParagraphStyle" baseWritingDirection="rightToLeft" lineHeightMultiple="1.5" \
            paragraphSpacingBefore="7" maximumLineHeight="90"/>
            </attributes></fragment></attributedString></label>
            """)
        let style =
            attributed.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let values = try #require(style)
        #expect(values.baseWritingDirection == .rightToLeft && values.lineHeightMultiple == 1.5)
        #expect(values.paragraphSpacingBefore == 7 && values.maximumLineHeight == 90)
        let view: UIView = try loaded(
            #"<view id="v" layoutMarginsFollowReadableWidth="YES"><rect key="frame" x="0" y="0" width="900" height="9"/></view>"#
        )
        #expect(
            view.layoutMarginsFollowReadableWidth && view.layoutMargins.left == 114)
        view.frame.size.width = 300
        #expect(view.layoutMargins.left == 8)
    }

    @Test("Attributed texts have the links, kerning, baselines and lines of the document; labels show links as such")
    func detailsOfTexts() throws {
        let label: UILabel = try loaded(
            """
            <label id="l"><attributedString key="attributedText"><fragment content="mmm"><attributes>\
            <color key="NSColor" \(Self.red)<url key="NSLink" string="https://example.com/beans"/>\
            <real key="NSKern" value="1.5"/><real key="NSBaselineOffset" value="-3"/>\
            <integer key="NSUnderline" value="521"/><color key="NSUnderlineColor" \(Self.red)\
            </attributes></fragment></attributedString></label>
            """)
        let values = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect((values[.link] as? URL)?.absoluteString == "https://example.com/beans")
        #expect((values[.kern] as? NSNumber)?.doubleValue == 1.5)
        #expect((values[.baselineOffset] as? NSNumber)?.doubleValue == -3)
        let style = (values[.underlineStyle] as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
        #expect(style == [.double, .patternDash] && isRed(values[.underlineColor] as? UIColor))
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let picture = try ViewPicture(label, scale: 2)
        // The letters have the color of links, which is blue; the line under them is red, as it says.
        #expect(picture.contains { $0[2] > 200 && $0[0] < 60 } && picture.contains { $0[0] > 150 && $0[2] < 60 })
    }

    @Test("Texts without a color follow the appearance; those with one have it")
    func textColors() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
        let plain: UITextField = try loaded(#"<textField text="a" textAlignment="natural" id="f">\#(font)</textField>"#)
        let none: UITextField = try loaded(
            #"<textField text="a" textAlignment="natural" id="f"><nil key="textColor"/>\#(font)</textField>"#)
        let red: UITextField = try loaded(
            #"<textField text="a" textAlignment="natural" id="f"><color key="textColor" \#(Self.red)\#(font)</textField>"#
        )
        #expect(plain.textColor == .label && none.textColor == .label && isRed(red.textColor))
        let view: UITextView = try loaded(
            #"<textView text="a" textAlignment="natural" id="v">\#(font)<string key="text">b</string></textView>"#)
        view.editedRange = NSRange(location: 0, length: 0)
        view.insertText("x")
        let colors = (0..<view.editedText.count).map {
            view.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
        #expect(colors.allSatisfy { $0 == nil || $0 == .label })
    }

    @Test("A field has the text of its document, with attributes or without")
    func fieldTexts() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
        let plain: UITextField = try loaded(
            #"<textField text="Latte" textAlignment="natural" id="f">\#(font)</textField>"#)
        #expect(plain.text == "Latte" && plain.attributedText?.string == "Latte")
        let styled: UITextField = try loaded(
            #"<textField textAlignment="natural" id="f">\#(font)<attributedString key="attributedText"><fragment content="Mocha"><attributes><font key="NSFont" size="20" name="Menlo-Regular"/></attributes></fragment></attributedString></textField>"#
        )
        #expect(styled.text == "Mocha")
    }

    @Test("A text that shrinks stays on its line, in the middle or at the top")
    func baselines() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        (label.text, label.font) = ("HHHHHHHHHHHH", .systemFont(ofSize: 30))
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.1)
        var places: [CGFloat] = []
        for adjustment in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
            label.baselineAdjustment = adjustment
            places.append(try #require(try ViewPicture(label).ink).maxY)
        }
        // Capitals of 30 points end 11 points below the middle; those that shrank are about 6 high.
        #expect(abs(places[0] - 61) <= 1 && abs(places[1] - 53) <= 1 && places[2] < 12, "\(places)")
    }
}
