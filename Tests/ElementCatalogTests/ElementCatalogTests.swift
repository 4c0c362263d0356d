import Testing

@testable import ElementCatalog

@Suite struct ElementCatalogTests {
    let catalog = ElementCatalog.shared

    @Test func tablesLoadCompletely() throws {
        let loaded = try ElementCatalog(tables: CatalogTables.all)
        #expect(loaded.elements.count > 290)
        #expect(loaded.enumerations.count > 100)
        #expect(Set(loaded.elements.map(\.name)).count == loaded.elements.count)
    }

    @Test func everyElementIsFoundByItsName() {
        for element in catalog.elements {
            #expect(catalog[element.name]?.title == element.title)
        }
    }

    @Test func unknownElementIsNil() {
        #expect(catalog["hologramView"] == nil)
    }

    @Test func unknownAttributeIsNil() throws {
        let label = try #require(catalog["label"])
        #expect(label.attribute("depth") == nil)
        #expect(label.attribute("destination") == nil)
        #expect(label.position(ofAttribute: "destination") == nil)
    }

    @Test func attributePositionsAgreeWithTheList() {
        for element in catalog.elements {
            var seen: Set<String> = []
            for (position, attribute) in element.attributes.enumerated() where seen.insert(attribute.name).inserted {
                #expect(element.position(ofAttribute: attribute.name) == position)
                #expect(element.attribute(attribute.name) == attribute)
            }
        }
    }

    @Test func defaultsFitTheirTypes() {
        for element in catalog.elements {
            for attribute in element.attributes {
                guard let value = attribute.defaultValue else { continue }
                #expect(catalog.accepts(value, as: attribute.type), "\(element.name).\(attribute.name) = \(value)")
            }
        }
    }

    @Test func omittedDefaultsAreNamed() {
        for element in catalog.elements {
            for attribute in element.attributes where attribute.isOmittedWhenDefault {
                #expect(attribute.defaultValue != nil)
            }
        }
    }

    @Test func everyElementOfAChildRowExists() {
        for element in catalog.elements {
            for child in element.children {
                guard case .element(let name) = child.content else { continue }
                #expect(catalog[name] != nil, "\(element.name) > \(name)")
            }
        }
    }

    @Test func everyElementIsReachableFromTheDocument() {
        var reached: Set<String> = ["document"]
        var waiting = ["document"]
        while let element = waiting.popLast().flatMap({ catalog[$0] }) {
            for child in element.children {
                let names =
                    switch child.content {
                    case .element(let name): [name]
                    case .kind(let kind): catalog.elements.filter { $0.kind == kind }.map(\.name)
                    }
                waiting += names.filter { reached.insert($0).inserted }
            }
        }
        let missing = catalog.elements.map(\.name).filter { !reached.contains($0) }
        #expect(missing == [])
    }

    @Test func noChildStandsTwiceWithTheSameKey() {
        for element in catalog.elements {
            var seen: Set<ChildType> = []
            for child in element.children {
                for key in child.keys.isEmpty ? [""] : child.keys {
                    let single = ChildType(content: child.content, keys: [key])
                    #expect(seen.insert(single).inserted, "\(element.name) > \(child.content) [\(key)]")
                }
            }
        }
    }

    @Test(arguments: [
        ("label", "UILabel", Platforms.iOS), ("button", "NSButton", .macOS), ("button", "WKInterfaceButton", .watchOS),
        ("button", "UIButton", .tvOS), ("pongPressGestureRecognizer", "UILongPressGestureRecognizer", .iOS),
        ("window", "NSWindow", .macOS),
    ])
    func classFollowsThePlatform(element: String, className: String, platform: Platforms) {
        #expect(catalog[element]?.className(on: platform) == className)
    }

    @Test func defaultsFollowThePlatform() throws {
        let stack = try #require(catalog["stackView"])
        #expect(stack.attribute("distribution", on: .iOS)?.defaultValue == "fill")
        #expect(stack.attribute("distribution", on: .macOS)?.defaultValue == "gravityAreas")
        #expect(stack.attribute("axis", on: .macOS) == nil)
        #expect(stack.attribute("id", on: .macOS)?.type == .id)
    }

    @Test func rowsOfOneAttributeStandTogether() {
        for element in catalog.elements {
            let names = element.attributes.map(\.name)
            let runs = zip(names, names.dropFirst()).count { $0 != $1 } + 1
            #expect(names.isEmpty || runs == Set(names).count, "\(element.name)")
        }
    }

    @Test func everyAttributeStandsOnOneOfItsElementsPlatforms() {
        for element in catalog.elements {
            for attribute in element.attributes {
                #expect(!attribute.platforms.isEmpty, "\(element.name).\(attribute.name)")
                #expect(element.platforms.isSuperset(of: attribute.platforms), "\(element.name).\(attribute.name)")
            }
        }
    }

    @Test func sharedElementsHaveTheAttributesOfEachPlatform() throws {
        let button = try #require(catalog["button"])
        #expect(button.attribute("toolTip")?.platforms == .macOS)
        #expect(button.attribute("buttonType")?.platforms == [.iOS, .tvOS])
        #expect(button.attribute("verticalAlignment")?.platforms == .watchOS)
        #expect(button.attribute("id")?.platforms == button.platforms)
    }

    @Test func genericOrderPutsKeysFirstAndCustomClassesLast() throws {
        let order = catalog.genericAttributeOrder
        #expect(order.first == "key")
        let tail = ["id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID"]
        #expect(Array(order.filter(tail.contains)) == tail)
        let id = try #require(catalog.genericPosition(ofAttribute: "id"))
        let text = try #require(catalog.genericPosition(ofAttribute: "text"))
        #expect(text < id)
    }
}
