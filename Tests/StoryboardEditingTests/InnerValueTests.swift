import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite("Values inside of values") struct InnerValueTests {
    private static let accessibility = "lab-el-001/accessibility[accessibilityConfiguration]"

    @Test("a value that isn't there is inserted when something in it is set, and removed with the last of it")
    func attributes() throws {
        let made = try assertEdit(
            shop, .set(object: Address(Self.accessibility), attribute: "hint", value: "Coffee"),
            diff: [
                "+ <accessibility key=\"accessibilityConfiguration\" hint=\"Coffee\"/>"
            ])
        let gone = try assertEdit(
            made.text, .removeAttribute(object: Address(Self.accessibility), attribute: "hint"))
        #expect(gone.text == shop)
        try assertEdit(shop, .removeAttribute(object: Address(Self.accessibility), attribute: "hint"), diff: [])
    }

    @Test("values at several depths are inserted and removed together")
    func depths() throws {
        var flags = DocumentValue()
        flags.flags = ["header", "staticText"]
        let made = try assertEdit(
            shop, .set(object: Address("\(Self.accessibility)/bool[isElement]"), attribute: "value", value: "NO"),
            .setValue(object: Address(Self.accessibility), key: "traits", value: flags),
            diff: [
                "+ <accessibility key=\"accessibilityConfiguration\">",
                "+     <accessibilityTraits key=\"traits\" staticText=\"YES\" header=\"YES\"/>",
                "+     <bool key=\"isElement\" value=\"NO\"/>",
                "+ </accessibility>",
            ])
        let gone = try assertEdit(
            made.text, .setValue(object: Address(Self.accessibility), key: "traits"),
            .setValue(object: Address(Self.accessibility), key: "isElement"))
        #expect(gone.text == shop)
    }

    @Test("no flag is written as none where that is a flag")
    func noFlags() throws {
        var flags = DocumentValue()
        flags.flags = []
        let made = try assertEdit(shop, .setValue(object: Address(Self.accessibility), key: "traits", value: flags))
        #expect(made.text.contains(#"<accessibilityTraits key="traits" none="YES"/>"#))
        flags.flags = ["heder"]
        try assertRefused(
            shop, .setValue(object: Address(Self.accessibility), key: "traits", value: flags),
            "'traits' has no 'heder'; did you mean 'header'?")
    }

    @Test("only values are inserted on the way, not objects or what the catalog doesn't know there")
    func refusals() throws {
        try assertRefused(
            shop, .set(object: "lis-vc-001/navigationItem[navigationItem]", attribute: "title", value: "x"),
            "there is no 'navigationItem[navigationItem]' inside 'viewController'")
        try assertRefused(
            shop, .set(object: "lab-el-001/state[normal]", attribute: "title", value: "x"),
            "there is no 'state[normal]' inside 'label'")
    }

    @Test("a button gets a configuration by its style")
    func configuration() throws {
        let address: Address = "but-to-001/buttonConfiguration[configuration]"
        let made = try assertEdit(
            shop, .set(object: address, attribute: "style", value: "filled"),
            .set(object: address, attribute: "title", value: "Buy"),
            diff: [
                "+ <buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Buy\"/>"
            ])
        let gone = try assertEdit(made.text, .setValue(object: "but-to-001", key: "configuration"))
        #expect(gone.text == shop)
    }

    @Test("the directions of a popover, a preferred size and an offset are values")
    func values() throws {
        var directions = DocumentValue()
        directions.flags = ["left", "up"]
        let popover = try assertEdit(
            shop, .setValue(object: "seg-ue-002", key: "popoverArrowDirection", value: directions))
        #expect(popover.text.contains(#"<popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>"#))
        var size = DocumentValue()
        size.size = [320, 200.5]
        let sized = try assertEdit(shop, .setValue(object: "lis-vc-001", key: "preferredContentSize", value: size))
        #expect(
            sized.text.contains(#"<value key="preferredContentSize" type="size" width="320" height="200.5"/>"#))
    }

    @Test("a runtime attribute can be a color, and a localized text")
    func runtimeAttributes() throws {
        let made = try assertEdit(
            shop,
            .setRuntimeAttribute(
                object: "box-vi-001", keyPath: "edge", type: "color",
                value: .color(DocumentValue.Color(name: "Roast"))),
            .setRuntimeAttribute(
                object: "box-vi-001", keyPath: "caption", type: "localizedString", value: .text("Beans")))
        #expect(made.text.contains(#"<userDefinedRuntimeAttribute type="color" keyPath="edge">"#))
        #expect(made.text.contains(#"<color key="value" name="Roast"/>"#))
        #expect(
            made.text.contains(
                #"<userDefinedRuntimeAttribute type="localizedString" keyPath="caption" value="Beans"/>"#))
        #expect(made.text.contains(#"<namedColor name="Roast">"#))
    }

    // MARK: Simulated sizes

    @Test("a scene is freeform, a sheet and fixed again, with its view in that size")
    func simulatedSizes() throws {
        func look(_ document: Document) -> [Double] {
            let frame = document.node("lis-vi-001").frame
            return [frame?.width ?? 0, frame?.height ?? 0]
        }
        let free = try assertEdit(
            shop, .setSimulatedSize(controller: "lis-vc-001", size: "freeform", width: 320, height: 300))
        #expect(look(free) == [320, 300])
        #expect(free.text.contains(#"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#))
        #expect(free.text.contains(#"<size key="freeformSize" width="320" height="300"/>"#))
        let wider = try assertEdit(
            free.text, .setSimulatedSize(controller: "lis-vc-001", size: "freeform", width: 500))
        #expect(look(wider) == [500, 300])
        let sheet = try assertEdit(wider.text, .setSimulatedSize(controller: "lis-vc-001", size: "formSheet"))
        #expect(look(sheet) == [393, 852 - 54 - 10] || look(sheet) == [393, 852 - 59 - 10])
        #expect(sheet.text.contains("<modalFormSheetSimulatedSizeMetrics key=") && !sheet.text.contains("freeform"))
        let fixed = try assertEdit(sheet.text, .setSimulatedSize(controller: "lis-vc-001", size: "fixed"))
        #expect(fixed.text == shop)
    }

    @Test("sizes that no scene can have are refused")
    func wrongSizes() throws {
        try assertRefused(
            shop, .setSimulatedSize(controller: "lis-vc-001", size: "freefrom"),
            "there is no simulated size 'freefrom'; did you mean 'freeform'?")
        try assertRefused(
            shop, .setSimulatedSize(controller: "lis-vc-001", size: "freeform", width: 0),
            "a scene cannot have the length 0.0")
        try assertRefused(
            shop, .setSimulatedSize(controller: "lis-vc-001", size: "fixed", width: 20),
            "only a freeform scene has a width and height of its own")
        try assertRefused(
            shop, .setSimulatedSize(controller: "lab-el-001", size: "fixed"), "'lab-el-001' is not a controller")
    }

    // MARK: Tabs

    @Test("a controller that becomes a tab gets its tab bar item")
    func tabs() throws {
        var document = try Document(Array(shop.utf8))
        let tabs = try #require(document.perform(.addScene(controller: "tabBarController")).created.first)
        let made = try assertEdit(
            document.text,
            .addSegue(
                from: Address(tabs), to: "lis-vc-001", kind: "relationship", relationship: "viewControllers"))
        let item = try #require(made.node("lis-vc-001").child("tabBarItem", key: "tabBarItem"))
        #expect(item["title"] == "Item" && item["id"]?.isEmpty == false)
        let again = try assertEdit(
            made.text,
            .addSegue(
                from: Address(tabs), to: "lis-vc-001", kind: "relationship", relationship: "viewControllers"))
        #expect(again.node("lis-vc-001").children.filter { $0.name == "tabBarItem" }.count == 1)
    }
}
