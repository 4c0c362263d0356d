import Testing

@testable import ProjectChecks

@Suite("Check.nibKeys")
struct NibKeyCheckTests {
    /// What reads all keys that may be read although nothing writes them.
    private static let unwritten = """
        let all = [
            nib.string("UITapGestureRecognizer._imp"), nib.string("IBUITableViewCellStyle"),
            nib.view("UITableSectionHeaderView"), nib.view("UITableSectionFooterView"),
            nib.bool("UIViewControllerViewRespectsSystemMinimumLayoutMargins"),
            nib.number("UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale"),
            nib.option("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle"),
        ]
        """

    private func words(_ code: String, unwritten: String = unwritten) throws -> [String] {
        try Check.nibKeys.words([
            "Sources/Documents/ElementCatalog/Rows.swift":
                "let rows = \"\"\"\n    label text UIText color:UIColor.text trait:UITrait-_Size\n    \"\"\"\n// UIComment",
            "Sources/Compiler/StoryboardCompiler/Keys.swift": "enum Key: String { case UISize }",
            "Sources/Runtime/UIKit/UILabel.swift": code, "Sources/Runtime/UIKit/All.swift": unwritten,
        ])
    }

    @Test(
        "A key that is spelled in another way than the catalog's is found",
        arguments: [
            "nib.string(\"UITxet\")", "self.nib?.string(\"UITxet\")", "coder.value(\n    \"UITxet\", or: 1)",
            "if let text = try decoder.string(\"UITxet\") {}",
            "nib.string(\"UITxet\").flatMap { nib.color(\"UIText\") }",
        ])
    func misspelled(code: String) throws {
        #expect(
            try words("import CoreGraphics\n\(code)") == [
                "Sources/Runtime/UIKit/UILabel.swift:2: nothing writes the key 'UITxet'"
            ])
    }

    @Test("A comment writes no key")
    func comments() throws {
        #expect(try words("let x = nib.string(\"UIComment\")").count == 1)
    }

    @Test(
        "What the catalog or the compiler writes, and what isn't read from a nib, is fine",
        arguments: [
            "nib.string(\"UIText\")", "nib.option(\"UITrait-_Size\")", "nib.color(\"UIColor.text\")",
            "nib.size(\"UISize\")", "table.string(\"UITxet\")",
            "coder.decode(forKey: \"UITxet\")", "nib.string(key)", "// nib.string(\"UITxet\")",
        ])
    func fine(code: String) throws {
        #expect(try words(code) == [])
    }

    @Test("An exception that nothing reads any more is none")
    func exceptions() throws {
        let found = try words(
            "", unwritten: Self.unwritten.replacing("nib.string(\"IBUITableViewCellStyle\")", with: "1"))
        #expect(found.count == 1)
        #expect(found.first?.contains("'IBUITableViewCellStyle'") == true)
    }
}
