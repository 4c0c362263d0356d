import Testing

@testable import ElementCatalog

/// What the tables say about nibs.
@Suite struct NibRowTests {
    let catalog = ElementCatalog.shared

    private func keyRules(_ element: String, _ attribute: String) throws -> [NibKeyRule] {
        try #require(catalog[element]?.attribute(attribute, on: .iOS), "\(element).\(attribute)").nibRules.keyRules
    }

    @Test func everyAttributeOfUIKitHasARule() {
        for element in catalog.elements {
            for attribute in element.attributes where !attribute.platforms.isDisjoint(with: .uiKit) {
                #expect(!attribute.nibRules.isEmpty, "\(element.name).\(attribute.name)")
            }
        }
    }

    @Test func everyChildOfUIKitHasARule() {
        for element in catalog.elements where !element.platforms.isDisjoint(with: .uiKit) {
            for child in element.children {
                if case .element(let name) = child.content,
                    catalog[name]?.platforms.isDisjoint(with: .uiKit) == true
                {
                    continue
                }
                #expect(!child.nibRules.isEmpty, "\(element.name) > \(child.content) \(child.keys)")
            }
        }
    }

    @Test func nothingIsSaidOfOtherPlatforms() {
        for element in catalog.elements {
            for attribute in element.attributes where attribute.platforms.isDisjoint(with: .uiKit) {
                #expect(attribute.nibRules.keyRules.isEmpty, "\(element.name).\(attribute.name)")
            }
        }
    }

    @Test func enumerationsThatNibsHoldAsNumbersHaveNumbers() throws {
        for element in catalog.elements {
            for attribute in element.attributes {
                guard case .enumeration(let name) = attribute.type else { continue }
                let isNumber = attribute.nibRules.keyRules.contains { $0.form == .int && $0.fixedValue == nil }
                let enumeration = try #require(catalog.enumerations[name])
                if isNumber, let first = enumeration.values.first {
                    #expect(enumeration.rawValue(of: first) != nil, "\(element.name).\(attribute.name): \(name)")
                }
            }
        }
    }

    @Test func conditionsThatAskForTheDefaultHaveOne() {
        for element in catalog.elements {
            for attribute in element.attributes
            where attribute.nibRules.keyRules.contains(where: { $0.condition == .changed }) {
                #expect(attribute.defaultValue != nil, "\(element.name).\(attribute.name)")
            }
        }
    }

    @Test func comparedValuesFitTheirTypes() {
        for element in catalog.elements {
            for attribute in element.attributes {
                for rule in attribute.nibRules.keyRules {
                    switch rule.condition {
                    case .equal(let value), .unequal(let value):
                        #expect(catalog.accepts(value, as: attribute.type), "\(element.name).\(attribute.name)")
                    default: break
                    }
                }
            }
        }
    }

    @Test func bitsOfAMaskDiffer() {
        for element in catalog.elements {
            let bits = element.attributes.flatMap(\.nibRules).compactMap {
                if case .bit(let bit) = $0 { bit } else { nil }
            }
            #expect(Set(bits).count == bits.count, "\(element.name)")
        }
    }

    @Test func everyEncoderIsNeeded() {
        var named: Set<String> = []
        for element in catalog.elements {
            named.formUnion(element.nibEncoders)
            for rule in element.attributes.flatMap(\.nibRules) + element.children.flatMap(\.nibRules) {
                if case .computed(let name) = rule { named.insert(name) }
            }
        }
        #expect(Set(NibEncoders.duties.keys) == named)
    }

    @Test(
        arguments: [
            ("label", "text", "UIText", .text, .always), ("view", "hidden", "UIHidden", .bool, .equal("YES")),
            ("view", "userInteractionEnabled", "UIUserInteractionDisabled", .not, .equal("NO")),
            ("view", "contentMode", "UIContentMode", .int, .changed),
            ("stackView", "spacing", "UIStackViewSpacing", .f64, .always),
            ("slider", "maxValue", "UIMaxValue", .f32, .changed),
            ("button", "enabled", "UIDisabled", .not, .equal("NO")),
            ("imageView", "image", "UIImage", .image, .always),
            ("viewController", "storyboardIdentifier", "UIStoryboardIdentifier", .string, .always),
        ] as [(String, String, String, NibForm, NibCondition)])
    func attributeBecomesKey(
        element: String, attribute: String, key: String, form: NibForm, condition: NibCondition
    ) throws {
        let rule = try #require(keyRules(element, attribute).first)
        #expect(rule.key == key)
        #expect(rule.form == form)
        #expect(rule.condition == condition)
    }

    @Test func switchHasAKeyOfItsOwnForEnabled() throws {
        #expect(try keyRules("switch", "enabled").map(\.key) == ["UISwitchEnabled", "UIDisabled"])
    }

    @Test func translucenceIsANumber() throws {
        #expect(try keyRules("navigationBar", "translucent").map(\.fixedValue) == [.int(1), .int(2)])
    }

    @Test(
        arguments: [
            ("contentMode", "scaleToFill", 0), ("contentMode", "center", 4), ("contentMode", "left", 7),
            ("contentMode", "bottomRight", 12), ("buttonType", "system", 1), ("buttonType", "roundedRect", 1),
            ("buttonType", "close", 7), ("stackAlignment", "center", 3), ("stackAlignment", "top", 1),
            ("textAlignment", "natural", 4), ("barButtonSystemItem", "add", 4), ("layoutAttribute", "centerY", 10),
            ("layoutRelation", "lessThanOrEqual", -1), ("modalPresentationStyle", "automatic", -2),
            ("modalPresentationStyle", "fullScreen", 0), ("modalPresentationStyle", "popover", 7),
            ("activityIndicatorStyle", "medium", 100), ("eventType", "touchUpInside", 64),
            ("eventType", "valueChanged", 4096), ("returnKeyType", "done", 9), ("keyboardAppearance", "light", 2),
        ])
    func enumerationHasUIKitsNumbers(name: String, value: String, number: Int) {
        #expect(catalog.enumerations[name]?.rawValue(of: value) == number)
    }

    @Test func stackAlignmentsOfAppKitHaveNoNumber() {
        #expect(catalog.enumerations["stackAlignment"]?.rawValue(of: "width") == nil)
    }

    @Test func childrenBecomeKeys() throws {
        let label = try #require(catalog["label"])
        #expect(label.child("color", key: "textColor")?.nibRules.keyRules.first?.key == "UITextColor")
        #expect(label.child("nil", key: "highlightedColor")?.nibRules == [.designOnly])
        #expect(label.child("constraints", key: nil)?.nibRules == [.computed("constraints")])
        #expect(label.child("point", key: "canvasLocation")?.nibRules == [.designOnly])
    }

    @Test func keysOfOneRowAreSplitWhereTheNibsDiffer() throws {
        let controller = try #require(catalog["viewController"])
        let popover = try #require(controller.child("value", key: "contentSizeForViewInPopover")).nibRules.keyRules
        let preferred = try #require(controller.child("value", key: "preferredContentSize")).nibRules.keyRules
        #expect(popover.map(\.key) == ["UIContentSizeForViewInPopover"])
        #expect(preferred.map(\.key) == ["UIPreferredContentSize"])
    }

    @Test func keysStandInTheOrderOfApplesCompiler() throws {
        let keys = [
            "UIBounds", "UICenter", "UISubviews", "UIBackgroundColor", "UIDeepDrawRect", "UIOpaque",
            "UIAutoresizeSubviews",
            "UIAutoresizingMask", "UIContentMode", "UIViewAutolayoutConstraints", "UIText", "UIFont", "UIClassName",
        ]
        let positions = try keys.map { try #require(catalog.nibKeyPosition(of: $0), "\($0)") }
        #expect(positions == positions.sorted())
        #expect(catalog.nibKeyPosition(of: "UIAura") == nil)
    }

    @Test func rulesSayWhetherTheirKeyWasSeen() throws {
        #expect(try keyRules("label", "text").map(\.isSeen) == [true])
        #expect(try keyRules("navigationItem", "hidesBackButton").map(\.isSeen) == [false])
    }

    @Test(arguments: [("color", "color"), ("fontDescription", "font"), ("segue", "segue"), ("label", nil)])
    func someObjectsAreMadeAsAWhole(element: String, encoder: String?) {
        #expect(catalog[element]?.nibObjectEncoder == encoder)
    }

    @Test func everyViewDrawsDeep() {
        for element in catalog.elements where element.kind == .view && !element.platforms.isDisjoint(with: .uiKit) {
            #expect(element.nibConstants.contains { $0.key == "UIDeepDrawRect" }, "\(element.name)")
        }
    }

    @Test(
        arguments: [
            ("color", "UIColor", ["NSColor"]), ("fontDescription", "UIFont", ["NSFont"]),
            ("tableViewCellContentView", "UITableViewCellContentView", ["UIView"]), ("label", "UILabel", []),
            ("state", "UIButtonContent", []), ("window", "UIWindow", []), ("splitView", nil, []),
        ] as [(String, String?, [String])])
    func archivedClasses(element: String, className: String?, fallbacks: [String]) {
        #expect(catalog[element]?.nibClassName == className)
        #expect(catalog[element]?.nibFallbacks == fallbacks)
    }
}

extension [NibRule] {
    fileprivate var keyRules: [NibKeyRule] {
        compactMap { if case .key(let rule) = $0 { rule } else { nil } }
    }
}
