import Testing

@testable import ElementCatalog

@Suite struct CatalogReaderTests {
    private func catalog(_ text: StaticString) throws(TableError) -> ElementCatalog {
        try ElementCatalog(tables: [CatalogTable("Test", text)])
    }

    private func mistake(_ text: StaticString) -> TableError? {
        do throws(TableError) {
            _ = try catalog(text)
            return nil
        } catch {
            return error
        }
    }

    @Test func groupsExpandInPlace() throws {
        let lamp = try #require(
            catalog(
                """
                group tail
                id id
                > connections

                group all
                first text
                @tail

                element lamp : view on iOS title "Lamp"
                watt number = 60
                @all
                last bool ~ NO
                > glow [warm cold]
                """)["lamp"])
        #expect(lamp.attributes.map(\.name) == ["watt", "first", "id", "last"])
        #expect(lamp.children.map(\.content) == [.element("connections"), .element("glow")])
        #expect(lamp.children.last?.keys == ["warm", "cold"])
    }

    @Test func headerNamesClassesPlatformsAndTitle() throws {
        let lamp = try #require(
            catalog(#"element lamp : object class UILamp macOS NSLamp on iOS macOS title "Table Lamp""#)["lamp"])
        #expect(lamp.kind == .object)
        #expect(lamp.title == "Table Lamp")
        #expect(lamp.className == "UILamp")
        #expect(lamp.className(on: .macOS) == "NSLamp")
        #expect(lamp.platforms == [.iOS, .macOS])
    }

    @Test func defaultsSayWhetherTheyAreOmitted() throws {
        let lamp = try #require(
            catalog(
                """
                enum hue: red green *
                element lamp : view on iOS title "Lamp"
                watt number = 60
                lit bool ~ NO
                hue enum hue
                """)["lamp"])
        #expect(lamp.attribute("watt")?.defaultValue == "60")
        #expect(lamp.attribute("watt")?.isOmittedWhenDefault == true)
        #expect(lamp.attribute("lit")?.isOmittedWhenDefault == false)
        #expect(lamp.attribute("hue")?.type == .enumeration("hue"))
        #expect(lamp.attribute("hue")?.defaultValue == nil)
    }

    @Test func attributesStandOnTheirPlatformsOnly() throws {
        let lamp = try #require(
            catalog(
                """
                group tail
                id id
                plug text on macOS watchOS
                antenna text on tvOS

                element lamp : view on iOS macOS title "Lamp"
                on bool = NO on iOS
                @tail
                """)["lamp"])
        #expect(lamp.attribute("on")?.platforms == .iOS)
        #expect(lamp.attribute("id")?.platforms == [.iOS, .macOS])
        #expect(lamp.attribute("plug")?.platforms == .macOS)
        #expect(lamp.attribute("antenna") == nil)
    }

    @Test func openEnumerationsEndWithAStar() throws {
        let hue = try #require(catalog("enum hue: red green *").enumerations["hue"])
        #expect(hue.values == ["red", "green"])
        #expect(hue.isOpen)
    }

    @Test func remarksAreSkipped() throws {
        #expect(try catalog("# nothing here\nenum hue: red").enumerations.count == 1)
    }

    @Test func mistakeNamesTableAndLine() throws {
        let found = try #require(mistake("# first\nelement lamp : view on iOS title \"Lamp\"\nwatt power"))
        #expect(found.description == #"catalog table "Test", line 3: unknown type "power""#)
    }

    @Test(
        arguments: [
            ("element lamp : gadget on iOS title \"Lamp\"", 1),
            ("element lamp : view on iOS", 1),
            ("element lamp : view title \"Lamp\"", 1),
            ("element lamp : view on iOS title \"Lamp\"\n@wall", 2),
            ("element lamp : view on iOS title \"Lamp\"\nwatt number = 1\nwatt number", 3),
            ("element lamp : view on iOS title \"Lamp\"\nhue enum hue", 2),
            ("element lamp : view on iOS title \"Lamp\"\nwatt number : 1", 2),
            ("element lamp : view on iOS title \"Lamp\"\nwatt number =", 2),
            ("element lamp : view on iOS title \"Lamp\"\nwatt number on Mars", 2),
            ("element lamp : view on iOS title \"Lamp\"\n> glow warm", 2),
            ("element lamp : view on iOS title \"Lamp\"\n> {glow}", 2),
            ("element lamp : view on iOS title \"Lamp\"\n\nelement lamp : view on iOS title \"Lamp\"", 3),
            ("enum hue: red\nenum hue: blue", 2),
            ("watt number", 1),
        ] as [(StaticString, Int)])
    func everyMistakeIsFound(text: StaticString, line: Int) {
        #expect(mistake(text)?.line == line)
    }
}
