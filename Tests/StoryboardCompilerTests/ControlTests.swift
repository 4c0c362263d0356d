import NibArchive
import Testing

/// Buttons and what they show: texts, fonts, images.
@Suite struct ControlTests {
    private func first(
        _ className: String, _ element: String, tools: Int = 22_000, localized: Bool = false, behind: String = "",
        _ findings: [String] = []
    ) throws -> NibObject {
        try assertCompiled(subviewDocument(element, tools: tools, behind: behind), findings, isLocalized: localized)
            .view()
            .first(className)
    }

    @Test func aButtonsStates() throws {
        let button = try first(
            "UIButton",
            """
            <button id="b"><state key="normal" title="Go" image="bean"><color key="titleColor" systemColor="labelColor"/></state>\
            <state key="disabled" title="No"/><state key="selected"><string key="title">two&#10;lines</string></state></button>
            """)
        let entries = try #require(button.object("UIButtonStatefulContent")?.entries)
        let states = entries.compactMap { button.target(of: $0.key)?.numberValue?.integerValue }
        let contents = entries.compactMap { button.target(of: $0.value) }
        #expect(states == [0, 2, 4])
        #expect(contents.map { $0.string("UITitle") } == ["Go", "No", "two\nlines"])
        #expect(contents[0].object("UIImage")?.string("UIResourceName") == "bean")
        #expect(contents[0].object("UITitleColor")?.string("UISystemColorName") == "labelColor")
    }

    @Test func anUnknownStateIsReported() throws {
        try assertCompiled(
            subviewDocument(#"<button id="b"><state key="asleep" title="Go"/></button>"#), ["3 compile.unsupported"])
    }

    @Test func aConfigurationsTextsAreAttributed() throws {
        let button = try first(
            "UIButton",
            """
            <button id="b"><buttonConfiguration key="configuration" style="filled" title="Go" imagePadding="4">\
            <color key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
            """)
        let configuration = try #require(button.object("UIButtonConfiguration"))
        #expect(configuration.object("UIButtonConfigurationTitle")?.string("NSString") == "Go")
        #expect(configuration.object("UIButtonConfigurationSubtitle")?.string("NSString") == "")
        #expect(configuration.integer("UIButtonConfigurationButtonStyle") == 3)
        #expect(configuration.double("UIButtonConfigurationImagePadding") == 4)
        #expect(
            configuration.object("UIButtonConfigurationBaseBackgroundColor")?.string("UISystemColorName")
                == "systemRedColor")
        #expect(configuration["UIButtonConfigurationBaseForegroundColor"] == .null)
        #expect(!button.has("UIFont"))
    }

    @Test func aConfigurationsAttributedTitleIsKept() throws {
        let button = try first(
            "UIButton",
            """
            <button id="b"><buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">\
            <fragment content="Bold"><attributes><font key="NSFont" size="14" name="Avenir-Heavy"/></attributes></fragment>\
            </attributedString></buttonConfiguration></button>
            """)
        let title = button.object("UIButtonConfiguration")?.object("UIButtonConfigurationTitle")
        #expect(title?.string("NSString") == "Bold")
        #expect(title?.object("NSAttributes")?.entryNames == ["NSFont"])
    }

    @Test(
        "the font of a text with attributes has its size and weight",
        arguments: [
            (#"metaFont="system" size="24""#, ".SFUI-Regular", 24),
            (#"metaFont="systemSemibold" size="15""#, ".SFUI-Semibold", 15),
            (#"metaFont="smallSystem""#, ".SFUI-Regular", 12),
            (#"size="9.5" name="HelveticaNeue-Light""#, "HelveticaNeue-Light", 9.5),
        ] as [(String, String, Double)])
    func fontOfAttributedText(font: String, name: String, size: Double) throws {
        let label = try first(
            "UILabel",
            """
            <label id="l"><attributedString key="attributedText"><fragment content="ab"><attributes>\
            <font key="NSFont" \(font)/></attributes></fragment></attributedString></label>
            """)
        let attributes = try #require(label.object("UIAttributedText")?.object("NSAttributes"))
        let made = try #require(attributes.entryObject("NSFont"))
        #expect(made.string("UIFontName") == name && made.double("UIFontPointSize") == size)
    }

    @Test("a text with attributes keeps its link, kerning, baseline and the styles and colors of its lines")
    func detailsOfAttributedText() throws {
        let label = try first(
            "UILabel",
            """
            <label id="l"><attributedString key="attributedText"><fragment content="ab"><attributes>\
            <url key="NSLink" string="https://example.com/?a=1&amp;b=2"/><real key="NSKern" value="1.5"/>\
            <real key="NSBaselineOffset" value="-3"/><integer key="NSUnderline" value="33289"/>\
            <color key="NSUnderlineColor" systemColor="linkColor"/></attributes></fragment></attributedString></label>
            """)
        let attributes = try #require(label.object("UIAttributedText")?.object("NSAttributes"))
        let link = try #require(attributes.entryObject("NSLink"))
        #expect(link.className == "NSURL" && link.string("NS.relative") == "https://example.com/?a=1&b=2")
        #expect(attributes.entryObject("NSUnderlineColor")?.string("UISystemColorName") == "linkColor")
        #expect(attributes.entryObject("NSUnderline")?.numberValue?.integerValue == 33_289)
        #expect(attributes.entryObject("NSKern")?.numberValue?.doubleValue == 1.5)
        #expect(attributes.entryObject("NSBaselineOffset")?.numberValue?.doubleValue == -3)
    }

    @Test func runsOfAttributedText() throws {
        let label = try first(
            "UILabel",
            """
            <label id="l"><attributedString key="attributedText"><fragment content="ab"><attributes><integer key="NSUnderline" \
            value="1"/></attributes></fragment><fragment content="cde"/></attributedString></label>
            """)
        let text = try #require(label.object("UIAttributedText"))
        #expect(text.string("NSString") == "abcde")
        #expect(text.objects("NSAttributes")?.count == 2)
        #expect(text.object("NSAttributeInfo")?["NS.bytes"] == .data([2, 0, 3, 1]))
    }

    @Test(arguments: [
        (14_000, 17.0, ".SFUIText"), (14_000, 24, ".SFUIDisplay"), (16_000, 17, ".SFUI-Regular"),
        (22_000, 24, ".SFUI-Regular"),
    ]) func theSystemFontOfEachGeneration(_ row: (Int, Double, String)) throws {
        let label = try first(
            "UILabel",
            #"<label id="l"><fontDescription key="fontDescription" type="system" pointSize="\#(row.1)"/></label>"#,
            tools: row.0)
        let font = try #require(label.object("UIFont"))
        #expect(font.string("UIFontName") == row.2 && font.string("NSName") == row.2)
        #expect(font.double("UIFontPointSize") == row.1 && font.double("NSSize") == row.1)
        #expect(font.bool("UISystemFont") == true && font.integer("UIFontTraits") == 0)
    }

    @Test(
        "A button that has no font gets the system's, which is larger for a custom one and on a television",
        arguments: [
            ("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "buttonType=\"system\"", 15.0, ".SFUI-Regular"),
            ("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "", 18, ".SFUI-Regular"),
            ("InterfaceBuilder.AppleTV.Storyboard", "", 38, ".SFUI-Medium"),
        ])
    func buttonsWithoutFont(_ row: (type: String, attributes: String, size: Double, name: String)) throws {
        let document = subviewDocument(#"<button \#(row.attributes) id="b"/>"#)
            .replacing("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: row.type)
        let font = try assertCompiled(document).view().first("UIButton").object("UIFont")
        #expect(font?.double("UIFontPointSize") == row.size && font?.string("UIFontName") == row.name)
    }

    @Test func fontsByWeightNameAndStyle() throws {
        func font(_ attributes: String) throws -> NibObject {
            let label = try first(
                "UILabel", #"<label id="l"><fontDescription key="fontDescription" \#(attributes)/></label>"#)
            return try #require(label.object("UIFont"))
        }
        let bold = try font(#"type="boldSystem" pointSize="17""#)
        #expect(bold.string("UIFontName") == ".SFUI-Bold" && bold.integer("UIFontTraits") == 2)
        let named = try font(#"name="Avenir-Book" family="Avenir" pointSize="13""#)
        #expect(named.string("UIFontName") == "Avenir-Book" && named.bool("UISystemFont") == false)
        let style = try font(#"style="UICTFontTextStyleHeadline""#)
        #expect(style.string("UIIBTextStyle") == "UICTFontTextStyleHeadline" && style.double("UIFontPointSize") == 0)
        #expect(style.string("NSName") == ".SFUI-Semibold" && style.string("UIFontName") == ".SFUI-Semibold")
        #expect(style.double("NSSize") == 17 && style.integer("UIFontTraits") == 2)
    }

    @Test func imagesAndSymbols() throws {
        let resources = #"<resources><image name="bean" width="20" height="30"/></resources>"#
        let image = try #require(
            try first("UIImageView", #"<imageView image="bean" id="i"/>"#, behind: resources).object("UIImage"))
        #expect(image.string("UIResourceName") == "bean" && image.double("UIImageHeight") == 30)
        let symbol = try #require(
            try first(
                "UIImageView",
                """
                <imageView image="star" catalog="system" id="i"><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
                configurationType="pointSize" pointSize="30" scale="large" weight="bold"/></imageView>
                """
            ).object("UIImage"))
        #expect(symbol.string("UISystemSymbolResourceName") == "star" && !symbol.has("UIResourceName"))
    }

    @Test(
        "The scale of a symbol has UIKit's number",
        arguments: ["default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3])
    func symbolScales(name: String, number: Int64) throws {
        let configuration = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="\#(name)"/>"#
        let view = try first(
            "UIImageView", #"<imageView image="star" catalog="system" id="i">\#(configuration)</imageView>"#)
        let configured = view.object("UIImage")?.object("UISymbolImageConfiguration")
        #expect(configured?.integer("UISymbolScale") == number)
        #expect(configured?.has("UISymbolWeight") == false)
    }

    @Test func textsAreLocalizedWithTheirKeys() throws {
        let label = try first("UILabel", #"<label text="Hello" id="l"/>"#, localized: true)
        let text = try #require(label.object("UIText"))
        #expect(text.className == "NSLocalizableString" && text.stringValue == "Hello")
        #expect(text.string("NSKey") == "l.text" && text.string("NSDev") == "Hello")
        let button = try first(
            "UIButton", #"<button id="b"><state key="normal" title="Go"/></button>"#, localized: true)
        let content = button.object("UIButtonStatefulContent")?.entries?.first.flatMap { button.target(of: $0.value) }
        #expect(content?.object("UITitle")?.string("NSKey") == "b.normalTitle")
        let plain = try first("UILabel", #"<label text="Hello" id="l"/>"#)
        #expect(plain.object("UIText")?.className == "NSString")
    }

    @Test func longTextIsLocalizedUnderTheSameKey() throws {
        let label = try first(
            "UILabel", #"<label id="l"><string key="text">two&#10;lines</string></label>"#, localized: true)
        #expect(label.object("UIText")?.string("NSKey") == "l.text")
    }

    @Test func accessibility() throws {
        let configuration = try first(
            "UIRuntimeAccessibilityConfiguration",
            """
            <view id="v"><accessibility key="accessibilityConfiguration" hint="H" label="L" identifier="I"><accessibilityTraits \
            key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility></view>
            """)
        #expect(configuration.string("UIAccessibilityHint") == "H")
        #expect(configuration.string("UIAccessibilityLabel") == "L")
        #expect(configuration.string("UIAccessibilityIdentifier") == "I")
        #expect(configuration.object("UIAccessibilityTraits")?.numberValue == .integer(65_537))
        #expect(configuration.object("UIIsAccessibilityElement")?.numberValue?.boolValue == true)
        #expect(configuration.object("UIAccessibileObject")?.className == "UIView")
    }

    @Test func aViewOfTheAppsClassIsExchanged() throws {
        let label = try first(
            "UILabel", #"<label customClass="PriceTag" customModule="Parcels" id="l"/>"#)
        #expect(label.className == "UIClassSwapper" && label.string("UIClassName") == "_TtC7Parcels8PriceTag")
        #expect(label.string("UIOriginalClassName") == "UILabel")
        let plain = try first("UILabel", #"<label customClass="OldLabel" id="l"/>"#)
        #expect(plain.string("UIClassName") == "OldLabel")
        let inner = try first("UILabel", #"<label customClass="Outer.Inner" customModule="My-App" id="l"/>"#)
        #expect(inner.string("UIClassName") == "_TtCC6My_App5Outer5Inner")
    }

    @Test func mediaTypesOfAWebView() throws {
        func types(_ attributes: String) throws -> Int64? {
            try first(
                "WKWebViewConfiguration",
                """
                <wkWebView id="w"><wkWebViewConfiguration key="configuration"><audiovisualMediaTypes \
                key="mediaTypesRequiringUserActionForPlayback" \(attributes)/></wkWebViewConfiguration></wkWebView>
                """
            ).integer("mediaTypesRequiringUserActionForPlayback")
        }
        #expect(try types(#"audio="YES" video="YES""#) == 3)
        #expect(try types(#"all="YES""#) == -1)
        #expect(try types(#"none="YES""#) == 0)
    }

    @Test func keyCommandsOfAController() throws {
        let compiled = try assertCompiled(
            viewDocument(
                "",
                controller:
                    #"<keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save" discoverabilityTitle="Save"/></keyCommands>"#
            ))
        let command = try compiled.scene().first("UIKeyCommand")
        #expect(command.string("UIInput") == "s" && command.integer("UIModifierFlags") == 1_048_576)
        #expect(command.string("UIAction") == "save")
        #expect(command.string("UIDiscoverabilityTitle") == "Save")
    }

    @Test("what only a designer needs is passed over, in whatever version of Interface Builder it came")
    func notesAndMetrics() throws {
        let note = #"<attributedString key="userComments"><fragment content="Ask Anna"/></attributedString>"#
        try assertCompiled(
            viewDocument(
                "<subviews><label id=\"l\">\(note)</label></subviews><someNewSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
                controller: note + "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
                    + "<simulatedHologramMetrics key=\"simulatedTopBarMetrics\"/>"))
    }

    @Test("long texts may be elements")
    func textElements() throws {
        let item =
            #"<navigationItem key="navigationItem" id="n"><string key="title">Fish &amp; chips</string></navigationItem>"#
        let compiled = try assertCompiled(viewDocument("", controller: item))
        #expect(try compiled.scene().first("UINavigationItem").string("UITitle") == "Fish & chips")
    }

    @Test("a word of an old document may begin with a capital letter")
    func capitalValues() throws {
        let compiled = try assertCompiled(subviewDocument(#"<view contentMode="TopLeft" id="v"/>"#))
        #expect(try compiled.view().all("UIView").contains { $0.integer("UIContentMode") == 9 })
    }

    @Test("a stack view's own attributes can vary")
    func stackVariations() throws {
        let compiled = try assertCompiled(
            subviewDocument(
                """
                <stackView id="s"><variation key="heightClass=compact" axis="vertical" distribution="fillEqually" \
                alignment="top" spacing="10"/></stackView>
                """))
        let paths = try compiled.view().all("_UIAttributeTraitStorage").compactMap { $0.string("UIKeyPath") }
        #expect(Set(paths) == ["axis", "distribution", "alignment", "spacing"])
    }

    @Test func whatIsUnknownIsReported() throws {
        try assertCompiled(
            subviewDocument(
                "\n<label glow=\"YES\" id=\"l\"/>\n<hologram id=\"h\"/>\n<label lineBreakMode=\"never\" id=\"m\"/>"),
            ["4 compile.unsupported", "5 compile.unknown-element", "6 value.unknown"])
        try assertCompiled(
            subviewDocument(
                #"<label id="l"><connections><outlet property="a" destination="l" odd="1" id="o"/></connections></label>"#
            ),
            ["3 compile.unsupported"])
    }
}
