import ElementCatalog
import Testing

/// Orders that Interface Builder writes, as real documents show them.
@Suite struct ElementOrderTests {
    @Test(arguments: [
        (
            "constraint",
            "firstItem firstAttribute relation secondItem secondAttribute priority multiplier constant symbolic placeholder type id"
        ),
        (
            "document",
            "type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched initialViewController"
        ),
        (
            "label",
            "opaque userInteractionEnabled contentMode horizontalHuggingPriority verticalHuggingPriority text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider"
        ),
        (
            "button",
            "opaque contentMode contentHorizontalAlignment contentVerticalAlignment buttonType lineBreakMode translatesAutoresizingMaskIntoConstraints id"
        ),
        ("outlet", "property destination id"),
        ("action", "selector destination target eventType id"),
        ("segue", "destination kind relationship identifier unwindAction id"),
        ("viewController", "storyboardIdentifier id customClass customModule customModuleProvider sceneMemberID"),
        ("color", "key red green blue alpha colorSpace customColorSpace"),
        (
            "tableView",
            "key clipsSubviews contentMode alwaysBounceVertical dataMode style separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight id"
        ),
    ])
    func attributesStandInInterfaceBuildersOrder(element: String, names: String) throws {
        let type = try #require(ElementCatalog.shared[element])
        let expected = names.split(separator: " ").map(String.init)
        let positions = try expected.map { name in
            try #require(type.position(ofAttribute: name), "\(element).\(name)")
        }
        #expect(positions == positions.sorted())
    }

    @Test(arguments: [
        ("view", ["rect", "autoresizingMask", "subviews", "color", "constraints", "connections", "point"]),
        ("viewController", ["layoutGuides", "tabBarItem", "navigationItem", "connections"]),
        ("document", ["device", "dependencies", "scenes", "resources", "inferredMetricsTieBreakers"]),
        ("scene", ["objects", "point"]),
    ])
    func childrenStandInInterfaceBuildersOrder(element: String, expected: [String]) throws {
        let type = try #require(ElementCatalog.shared[element])
        let keys = ["rect": "frame", "autoresizingMask": "autoresizingMask", "color": "backgroundColor"]
        let more = ["point": "canvasLocation", "tabBarItem": "tabBarItem", "navigationItem": "navigationItem"]
        let positions = try expected.map { name in
            try #require(type.position(ofChild: name, key: keys[name] ?? more[name]), "\(element) > \(name)")
        }
        #expect(positions == positions.sorted())
        #expect(Set(positions).count == positions.count)
    }

    @Test("what a scene has besides its controller follows the first responder and the exit, in any order")
    func objectsOfScenes() throws {
        let objects = try #require(ElementCatalog.shared["objects"])
        let positions = ["viewController", "placeholder", "exit", "scrollView"].map {
            objects.position(ofChild: $0, key: nil) ?? -1
        }
        #expect(positions == [0, 1, 2, 3])
        for name in ["tapGestureRecognizer", "customObject", "window", "menu", "barButtonItem", "tableViewCell"] {
            #expect(objects.position(ofChild: name, key: nil) == 3, "\(name)")
        }
    }

    @Test func keyTellsChildrenOfOneElementApart() throws {
        let label = try #require(ElementCatalog.shared["label"])
        let background = try #require(label.position(ofChild: "color", key: "backgroundColor"))
        let font = try #require(label.position(ofChild: "fontDescription", key: "fontDescription"))
        let text = try #require(label.position(ofChild: "color", key: "textColor"))
        #expect(background < font)
        #expect(font < text)
    }

    @Test func unknownKeyOfAKnownChildStillHasAPlace() throws {
        let label = try #require(ElementCatalog.shared["label"])
        #expect(label.position(ofChild: "color", key: "auraColor") != nil)
        #expect(label.child("color", key: "auraColor") == nil)
    }

    @Test func containersTakeWholeKinds() throws {
        let subviews = try #require(ElementCatalog.shared["subviews"])
        #expect(subviews.child("label", key: nil) != nil)
        #expect(subviews.child("navigationController", key: nil) == nil)
        let controller = try #require(ElementCatalog.shared["viewController"])
        #expect(controller.child("imageView", key: "view") != nil)
        #expect(controller.child("imageView", key: "text") == nil)
    }

    @Test(arguments: [
        ("outlet", "destination"), ("action", "target"), ("segue", "destination"), ("constraint", "firstItem"),
        ("constraint", "secondItem"), ("document", "initialViewController"), ("tableViewCell", "textLabel"),
        ("segue", "popoverAnchorView"), ("gridCell", "row"), ("outlineView", "headerView"), ("exclude", "reference"),
    ])
    func attributesThatNameOtherObjectsAreReferences(element: String, attribute: String) {
        #expect(ElementCatalog.shared[element]?.attribute(attribute)?.type == .reference)
    }
}
