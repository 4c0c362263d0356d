import NibArchive
import Testing

@Suite struct ClassNameTests {
    @Test(
        "names of Swift's classes read as they were written",
        arguments: [
            ("Cell", "Shop", "_TtC4Shop4Cell", "Shop.Cell"),
            ("List.Cell", "Shop", "_TtCC4Shop4List4Cell", "Shop.List.Cell"),
            ("A.B.C", "Shop", "_TtCCC4Shop1A1B1C", "Shop.A.B.C"),
            ("Straße", "Läden", "_TtC6Läden7Straße", "Läden.Straße"),
            ("Cell", "My App-2", "_TtC8My_App_24Cell", "My_App_2.Cell"),
            ("Cell9", "A1", "_TtC2A15Cell9", "A1.Cell9"),
        ])
    func roundTrip(name: String, module: String, archived: String, readable: String) {
        let written = ClassName(name, module: module)
        #expect(written.archived == archived)
        #expect(written.readable == readable)
        #expect(ClassName(archived: archived) == written)
    }

    @Test(
        "names that other compilers write are read, too",
        arguments: [
            // Private to a file: before the class stands what tells the file from others.
            ("_TtC4ShopP33_6EAD92D3B9D5A6A1C9F7A0F1D2B3C4D54Cell", "Shop.Cell"),
            ("_TtCC4ShopP33_6EAD92D3B9D5A6A1C9F7A0F1D2B3C4D54List4Cell", "Shop.List.Cell"),
            // In a structure, in an enumeration, in the standard library
            ("_TtCV4Shop4List4Cell", "Shop.List.Cell"), ("_TtCO4Shop4List4Cell", "Shop.List.Cell"),
            ("_TtCs12_SwiftObject", "Swift._SwiftObject"),
        ])
    func others(archived: String, readable: String) {
        #expect(ClassName(archived: archived).readable == readable)
    }

    @Test(
        "what is not a name of Swift's stays as it is",
        arguments: [
            "UILabel", "", "_Tt", "_TtC", "_TtC4Shop", "_TtC4Shop9Cell", "_TtC4Shop4CellX", "_TtC4Shop0",
            "_TtG4Shop4Cell",
            "_TtC99999999999999999999Shop", "_TtCC4Shop4Cell", "_TtC4ShopP4Cell", "Shop.Cell",
        ])
    func plain(name: String) {
        let read = ClassName(archived: name)
        #expect(read.readable == name && read.archived == name)
    }
}
