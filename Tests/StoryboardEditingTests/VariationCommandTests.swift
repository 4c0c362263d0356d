import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Commands for some traits only") struct VariationCommandTests {
    private let compact = "heightClass=compact-widthClass=compact"

    @Test("an attribute's value for some traits is a variation, which is removed with its last value")
    func attributes() throws {
        let varied = try assertEdit(
            shop, .set(object: "box-vi-001", attribute: "hidden", value: "YES", traits: "widthClass=compact"),
            diff: [#"+ <variation key="widthClass=compact" hidden="YES"/>"#])
        let changed = try assertEdit(
            varied.text, .set(object: "box-vi-001", attribute: "hidden", value: "NO", traits: "widthClass=compact"),
            diff: [
                #"- <variation key="widthClass=compact" hidden="YES"/>"#,
                #"+ <variation key="widthClass=compact" hidden="NO"/>"#,
            ])
        try assertEdit(
            changed.text, .removeAttribute(object: "box-vi-001", attribute: "hidden", traits: "widthClass=compact"),
            text: shop)
        try assertEdit(
            shop, .removeAttribute(object: "box-vi-001", attribute: "hidden", traits: "widthClass=compact"), diff: [])
    }

    @Test("a default value is written in a variation if the general value differs")
    func defaults() throws {
        try assertEdit(
            shop, .set(object: "con-st-002", attribute: "constant", value: "0", traits: compact),
            diff: [
                #"- <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-st-002"/>"#,
                #"+ <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="8" id="con-st-002">"#,
                #"+     <variation key="heightClass=compact-widthClass=compact" constant="0"/>"#, "+ </constraint>",
            ])
    }

    @Test("fonts and colors are in the variation, beside its attributes")
    func values() throws {
        let font = #"<fontDescription type="system" pointSize="11"/>"#
        let varied = try assertEdit(
            shop, .setValue(object: "lab-el-001", key: "fontDescription", xml: font, traits: compact),
            .set(object: "lab-el-001", attribute: "hidden", value: "YES", traits: compact),
            diff: [
                #"+ <variation key="heightClass=compact-widthClass=compact" hidden="YES">"#,
                #"+     <fontDescription key="fontDescription" type="system" pointSize="11"/>"#, "+ </variation>",
            ])
        #expect(varied.node("lab-el-001").child(key: "fontDescription") == nil)
        let hidden = try assertEdit(
            varied.text, .setValue(object: "lab-el-001", key: "fontDescription", traits: compact))
        #expect(hidden.node("lab-el-001").child("variation")?["hidden"] == "YES")
        try assertEdit(
            hidden.text, .removeAttribute(object: "lab-el-001", attribute: "hidden", traits: compact), text: shop)
    }

    @Test("a resource that only a variation uses is listed like any other")
    func resources() throws {
        let document = try assertEdit(
            shop,
            .setValue(
                object: "box-vi-001", key: "backgroundColor", xml: #"<color systemColor="systemRedColor"/>"#,
                traits: compact))
        #expect(document.text.contains(#"<systemColor name="systemRedColor">"#))
        let gone = try assertEdit(
            document.text, .setValue(object: "box-vi-001", key: "backgroundColor", traits: compact))
        #expect(!gone.text.contains("systemRedColor"))
    }

    @Test("variations are ordered by their keys, and the parts of a key by their names")
    func order() throws {
        let document = try assertEdit(
            shop,
            .set(object: "lis-vi-001", attribute: "alpha", value: "0.5", traits: "widthClass=regular"),
            .set(object: "lis-vi-001", attribute: "alpha", value: "0.25", traits: "widthClass=compact-displayGamut=P3"),
            .set(object: "lis-vi-001", attribute: "hidden", value: "YES", traits: "heightClass=regular"))
        let view = document.node("lis-vi-001")
        #expect(
            view.children.filter { $0.name == "variation" }.compactMap { $0["key"] } == [
                "default", "displayGamut=P3-widthClass=compact", "heightClass=regular", "widthClass=regular",
            ])
        #expect(view.children.map(\.name).suffix(2) == ["variation", "connections"])
    }

    @Test("a view or constraint is uninstalled and installed, in general and for some traits")
    func installing() throws {
        let out = try assertEdit(
            shop, .setInstalled(object: "con-st-002", isInstalled: false),
            diff: [#"+ <mask key="constraints">"#, #"+     <exclude reference="con-st-002"/>"#, "+ </mask>"])
        try assertEdit(out.text, .setInstalled(object: "con-st-002", isInstalled: true), text: shop)
        let varied = try assertEdit(
            shop, .setInstalled(object: "lab-el-001", isInstalled: true, traits: "heightClass=compact"),
            diff: [
                #"+ <variation key="heightClass=compact">"#, #"+     <mask key="subviews">"#,
                #"+         <include reference="lab-el-001"/>"#, "+     </mask>", "+ </variation>",
            ])
        #expect(varied.node("lab-el-001").isInstalled(for: "default") == false)
        #expect(varied.node("lab-el-001").isInstalled(for: "heightClass=compact") == true)
        #expect(varied.node("but-to-001").isInstalled(for: "heightClass=compact") == nil)
        try assertEdit(
            varied.text, .setInstalled(object: "lab-el-001", isInstalled: false, traits: "heightClass=compact"),
            diff: [#"- <include reference="lab-el-001"/>"#, #"+ <exclude reference="lab-el-001"/>"#])
        try assertEdit(varied.text, .setInstalled(object: "lab-el-001", traits: "heightClass=compact"), text: shop)
        try assertEdit(shop, .setInstalled(object: "but-to-001", isInstalled: true), diff: [])
    }

    @Test("a variation with more than a mask is kept when the mask is removed")
    func masksGo() throws {
        let key = "heightClass=compact"
        let both = try assertEdit(
            shop, .set(object: "lis-vi-001", attribute: "hidden", value: "YES", traits: key),
            .setInstalled(object: "but-to-001", isInstalled: false, traits: key))
        let kept = try assertEdit(both.text, .delete(object: "but-to-001"))
        #expect(kept.node("lis-vi-001").children.filter { $0.name == "variation" }.last?["hidden"] == "YES")
        #expect(!kept.text.contains("but-to-001"))
    }

    @Test("a variation with an unknown key is kept, and edited unchanged")
    func unknownKeys() throws {
        let key = "device=watch38mm-odd"
        let source = shop.replacing(
            #"<rect key="frame" x="16" y="160" width="100" height="100"/>"#,
            with: """
                <rect key="frame" x="16" y="160" width="100" height="100"/>
                                                    <variation key="\(key)" alpha="0.5"/>
                """)
        try assertEdit(
            source, .set(object: "box-vi-001", attribute: "alpha", value: "1", traits: key),
            diff: [#"- <variation key="\#(key)" alpha="0.5"/>"#, #"+ <variation key="\#(key)" alpha="1"/>"#])
    }

    @Test("what is not a combination of traits, or does not vary, is an error")
    func refusals() throws {
        func hidden(_ traits: String) -> Command {
            .set(object: "box-vi-001", attribute: "hidden", value: "YES", traits: traits)
        }
        try assertRefused(
            shop, hidden(""), "'' is not a combination of traits",
            hint: "such as 'heightClass=compact-widthClass=regular'"
        )
        try assertRefused(
            shop, hidden("widthClas=compact"), "there is no trait 'widthClas'; did you mean 'widthClass'?",
            hint: "choose from: widthClass, heightClass, displayGamut, userInterfaceIdiom")
        try assertRefused(
            shop, hidden("widthClass=huge"), "'widthClass' is never 'huge'", hint: "choose one of: compact, regular")
        try assertRefused(
            shop, hidden("widthClass=compact-widthClass=regular"),
            "'widthClass=compact-widthClass=regular' names 'widthClass' twice")
        try assertRefused(
            shop, .set(object: "box-vi-001", attribute: "id", value: "x", traits: compact),
            "'id' is the same for all traits")
        try assertRefused(
            shop, .set(object: "box-vi-001", attribute: "sparkle", value: "x", traits: compact),
            "'view' has no attribute 'sparkle' that could vary")
        try assertRefused(
            shop, .set(object: "det-vc-001", attribute: "title", value: "x", traits: compact),
            "'Detail View Controller' is the same for all traits", hint: "views and constraints may vary")
        try assertRefused(
            shop, .setInstalled(object: "lis-vi-001", isInstalled: false), "'View' is always installed",
            hint: "only subviews and constraints of a view can be installed or not")
        try assertRefused(
            shop, .setInstalled(object: "but-to-001"), "it takes 'isInstalled', 'traits' or both")
    }

    @Test("traits are called as Interface Builder calls them")
    func titles() throws {
        #expect(try VariationTraits("heightClass=regular-widthClass=compact").title == "wC hR")
        #expect(
            try VariationTraits("widthClass=regular-heightClass=compact").key
                == "heightClass=compact-widthClass=regular")
        #expect(try VariationTraits("heightClass=compact").title == "hC")
        #expect(try VariationTraits("displayGamut=P3-heightClass=regular").title == "hR P3")
    }
}
