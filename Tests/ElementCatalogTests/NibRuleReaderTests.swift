import Testing

@testable import ElementCatalog

@Suite struct NibRuleReaderTests {
    private func catalog(_ text: String) throws(TableError) -> ElementCatalog {
        var reader = CatalogReader()
        try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(TableError) in
            try reader.read(bytes, table: "Test")
        }
        return try ElementCatalog(reader)
    }

    /// The lamp with these rows from line 10 on.
    private func lamp(_ rows: String) throws -> ElementType {
        let catalog = try catalog(
            """
            enum hue: red=1 green

            group base
            lit bool = NO -> UILit
            + UIGlow true
            + *frame

            element lamp : view class UILamp on iOS title "Lamp"
            @base
            \(rows)
            """)
        return try #require(catalog["lamp"])
    }

    private func rules(_ rule: String) throws -> [NibRule] {
        try #require(try lamp("watt number = 60 -> \(rule)").attribute("watt")).nibRules
    }

    private static func key(
        _ key: String, _ form: NibForm = .f32, isSeen: Bool = true, fixed: NibConstantValue? = nil,
        if condition: NibCondition = .always, tools: NibTools = .all
    ) -> NibRule {
        .key(
            NibKeyRule(
                key: key, isSeen: isSeen, form: form, fixedValue: fixed, condition: condition, tools: tools))
    }

    @Test(
        arguments: [
            ("none", .designOnly),
            ("*frame", .computed("frame")),
            ("bit 4", .bit(4)),
            ("UIWatt", key("UIWatt")),
            ("UIWatt? if set", key("UIWatt", isSeen: false, if: .set)),
            ("UIWatt as f64", key("UIWatt", .f64)),
            ("UIWatt if changed", key("UIWatt", if: .changed)),
            ("UIWatt if set", key("UIWatt", if: .set)),
            ("UIWatt if 40", key("UIWatt", if: .equal("40"))),
            ("UIWatt unless 40", key("UIWatt", if: .unequal("40"))),
            ("UIWatt = 2", key("UIWatt", fixed: .int(2))),
            ("UIWatt = true if 40", key("UIWatt", fixed: .bool(true), if: .equal("40"))),
            ("UIWatt since 13000", key("UIWatt", tools: NibTools(first: 13000, last: nil))),
            ("UIWatt since 9000 until 12000", key("UIWatt", tools: NibTools(first: 9000, last: 12000))),
        ] as [(String, NibRule)])
    func ruleIsRead(text: String, rule: NibRule) throws {
        #expect(try rules(text) == [rule])
    }

    @Test func severalRulesAreSeparatedByCommas() throws {
        #expect(
            try rules("UIWatt, *frame, UIPower as int") == [
                Self.key("UIWatt"), .computed("frame"), Self.key("UIPower", .int),
            ])
    }

    @Test(
        arguments: [
            ("lit2 bool -> UILit", .bool), ("name text -> UIName", .text), ("code string -> UICode", .string),
            ("hue enum hue -> UIHue", .int), ("shape image -> UIShape", .image),
            ("owner reference -> UIOwner", .reference),
        ] as [(String, NibForm)])
    func attributeTypeSuggestsTheForm(row: String, form: NibForm) throws {
        let attribute = try #require(try lamp(row).attributes.last)
        guard case .key(let rule) = try #require(attribute.nibRules.first) else { return }
        #expect(rule.form == form)
    }

    @Test(
        arguments: [
            ("> size [bulb] -> UIBulb", .size), ("> inset [rim] -> UIRim", .insets),
            ("> color [hue] -> UIHue", .object),
            ("> {view} [shade] -> UIShade", .object), ("> items -> UIItems", .list),
        ] as [(String, NibForm)])
    func childElementSuggestsTheForm(row: String, form: NibForm) throws {
        let child = try #require(try lamp(row).children.first)
        #expect(child.nibRules.count == 1)
        guard case .key(let rule) = try #require(child.nibRules.first) else { return }
        #expect(rule.form == form)
    }

    @Test func rowWithoutRuleSaysNothing() throws {
        #expect(try lamp("watt number").attribute("watt")?.nibRules == [])
    }

    @Test func blockRuleHoldsForRowsThatHaveNone() throws {
        let lamp = try lamp("watt number\n> glow\n-> none")
        #expect(lamp.nibObjectEncoder == nil)
        #expect(lamp.attribute("watt")?.nibRules == [.designOnly])
        #expect(lamp.children.first?.nibRules == [.designOnly])
        #expect(lamp.attribute("lit")?.nibRules == [Self.key("UILit", .bool)])
    }

    @Test func blockRuleOfAGroupStaysWithItsRows() throws {
        let catalog = try catalog(
            """
            group shade
            color text
            > fringe
            -> none

            element lamp : view on iOS title "Lamp"
            watt number
            @shade
            """)
        let lamp = try #require(catalog["lamp"])
        #expect(lamp.attribute("color")?.nibRules == [.designOnly])
        #expect(lamp.child("fringe", key: nil)?.nibRules == [.designOnly])
        #expect(lamp.attribute("watt")?.nibRules == [])
    }

    @Test func blockRuleCanNameTheEncoderOfTheWholeObject() throws {
        let lamp = try lamp("watt number\n-> *color")
        #expect(lamp.nibObjectEncoder == "color")
        #expect(lamp.attribute("watt")?.nibRules == [.computed("color")])
    }

    @Test func overrideReplacesTheRuleOfAGroup() throws {
        let lamp = try lamp("! lit -> UIDark as not if NO")
        #expect(lamp.attribute("lit")?.nibRules == [Self.key("UIDark", .not, if: .equal("NO"))])
    }

    @Test func overrideReplacesTheRuleOfAChild() throws {
        let lamp = try lamp("> glow [front] -> UIGlow\n> glow [back] -> UIGlow\n! glow [back] -> none")
        #expect(lamp.child("glow", key: "front")?.nibRules != [.designOnly])
        #expect(lamp.child("glow", key: "back")?.nibRules == [.designOnly])
    }

    @Test(
        arguments: [
            ("true", .bool(true)), ("nil", .nothing), ("-7", .int(-7)), ("0 as f32", .f32(0)),
            ("0.5 as f64", .f64(0.5)),
            ("{0,-1}", .geometry([0, -1])), ("{1,2,3,4}", .geometry([1, 2, 3, 4])),
            ("\"{250, 250}\"", .string("{250, 250}")),
            ("\"\"", .string("")),
        ] as [(String, NibConstantValue)])
    func constantIsRead(text: String, value: NibConstantValue) throws {
        let constant = try lamp("+ UIShine \(text)").nibConstants.last
        #expect(constant == NibConstant(key: "UIShine", value: value, tools: .all))
    }

    @Test func constantOfAnElementReplacesTheGroups() throws {
        let constants = try lamp("+ UIGlow false since 16000").nibConstants
        #expect(
            constants
                == [NibConstant(key: "UIGlow", value: .bool(false), tools: NibTools(first: 16000, last: nil))])
    }

    @Test func encodersOfGroupAndElementStandOnce() throws {
        #expect(try lamp("+ *frame\n+ *subviews").nibEncoders == ["frame", "subviews"])
    }

    @Test func headerNamesTheArchivedClass() throws {
        let text =
            "element lamp : view class UILamp macOS NSLamp nib _UILamp fallback UILamp UIView on iOS title \"Lamp\""
        let lamp = try #require(try catalog(text)["lamp"])
        #expect(lamp.className == "UILamp")
        #expect(lamp.nibClassName == "_UILamp")
        #expect(lamp.nibFallbacks == ["UILamp", "UIView"])
    }

    @Test func archivedClassIsTheClassUnlessSaidOtherwise() throws {
        #expect(try lamp("").nibClassName == "UILamp")
    }

    @Test func enumerationsCountOn() throws {
        let text = "enum hue: none=-1 red green blue=8 pink gray=? black\nenum word: one two"
        let enumerations = try catalog(text).enumerations
        let hue = try #require(enumerations["hue"])
        #expect(hue.values == ["none", "red", "green", "blue", "pink", "gray", "black"])
        #expect(hue.values.map(hue.rawValue(of:)) == [-1, 0, 1, 8, 9, nil, nil])
        #expect(hue.rawValue(of: "brown") == nil)
        #expect(enumerations["word"]?.rawValue(of: "one") == nil)
    }

    @Test func toolsContainTheirVersions() {
        #expect(NibTools.all.contains(5000))
        #expect(NibTools(first: 13000, last: nil).contains(13000))
        #expect(!NibTools(first: 13000, last: nil).contains(12999))
        #expect(!NibTools(first: nil, last: 9000).contains(9001))
    }

    @Test(arguments: [
        "watt number ->", "watt number -> *sparkle", "watt number -> UIWatt as fog", "watt number -> UIWatt if",
        "watt number -> UIWatt since soon", "watt number -> UIWatt bright", "watt number -> UIWatt,",
        "watt number -> UIWatt = mist", "> glow -> *frame UIGlow", "+ UIGlow", "+ UIGlow mist", "+ UIGlow {1,2,3}",
        "+ UIGlow \"open", "+ *sparkle", "! lit UIDark", "! dim -> UIDark", "! glow [side] -> none", "- none",
        "+ UIGlow true if set",
    ])
    func everyMistakeIsFoundWhereItIs(row: String) {
        #expect {
            _ = try lamp(row)
        } throws: { error in
            (error as? TableError)?.line == 10
        }
    }
}
