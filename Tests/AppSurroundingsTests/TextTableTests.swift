import FileAccess
import Testing

@testable import AppSurroundings

@Suite("Texts of documents in other languages")
struct TextTableTests {
    private static let document = "App/Base.lproj/Main.storyboard"

    private func texts(
        _ files: [String: String], in language: String, on device: String = "iphone", problems: [String] = []
    ) throws -> [String: String] {
        var found: [FileProblem] = []
        let texts = try AppFolder("App", in: MemoryFiles(files.merging([Self.document: ""]) { $1 }))
            .texts(ofDocumentAt: Self.document, in: language, on: device, &found)
        #expect(found.map(\.description) == problems)
        return texts
    }

    @Test("tables are in the folders of languages beside the document's own")
    func places() throws {
        let files = [
            "App/de.lproj/Main.strings": #"a = "Tee";"#, "App/de.lproj/Other.strings": #"b = "no";"#,
            "App/Sub/de.lproj/Main.strings": #"c = "no";"#,
        ]
        #expect(try texts(files, in: "de") == ["a": "Tee"])
        #expect(try texts(files, in: "de-AT") == ["a": "Tee"])
        #expect(try texts(files, in: "fr") == [:])
    }

    @Test("specific tables take precedence over general ones, strings files over catalogs")
    func precedence() throws {
        let catalog = """
            {"sourceLanguage": "en", "strings": {
            "a": {"localizations": {"pt": {"stringUnit": {"value": "catalog"}}}},
            "b": {"localizations": {"pt": {"stringUnit": {"value": "catalog"}}}},
            "c": {"localizations": {"pt": {"stringUnit": {"value": "catalog"}}, "en": {"stringUnit": {"value": "source"}}}}
            }}
            """
        let files = [
            "App/mul.lproj/Main.xcstrings": catalog, "App/pt.lproj/Main.strings": "a = general; b = general;",
            "App/pt-BR.lproj/Main.strings": "a = special;",
        ]
        #expect(try texts(files, in: "pt_BR") == ["a": "special", "b": "general", "c": "catalog"])
        #expect(try texts(files, in: "en") == ["c": "source"])
    }

    @Test("a catalog's texts may vary with the device and with numbers")
    func variations() throws {
        let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let files = [
            "App/Base.lproj/Main.xcstrings": """
            {"strings": {
            "a": {"localizations": {"de": {"variations": {"device": {
                "ipad": \(unit("Pad")), "other": \(unit("Gerät"))}}}}},
            "b": {"localizations": {"de": {"variations": {"plural": {
                "one": \(unit("eins")), "other": \(unit("viele"))}}}}},
            "c": {"localizations": {"de": {"variations": {"device": {"iphone": {"variations": {"plural": {
                "other": \(unit("innen"))}}}}}}}},
            "d": {"localizations": {"de": {}}}
            }}
            """
        ]
        #expect(try texts(files, in: "de") == ["a": "Gerät", "b": "viele", "c": "innen"])
        #expect(try texts(files, in: "de", on: "ipad") == ["a": "Pad", "b": "viele"])
    }

    @Test("damaged tables are reported with their location")
    func damage() throws {
        let files = [
            "App/de.lproj/Main.strings": "a = Tee;\nb = ", "App/mul.lproj/Main.xcstrings": "{\"strings\": {\n,}}",
        ]
        let problems = [
            "App/de.lproj/Main.strings:2:5: expected a value, found the end",
            "App/mul.lproj/Main.xcstrings:2:1: expected a key in quotes, found ','",
        ]
        #expect(try texts(files, in: "de", problems: problems) == ["a": "Tee"])
        #expect(
            try texts(
                ["App/mul.lproj/Main.xcstrings": "{}"], in: "de",
                problems: ["App/mul.lproj/Main.xcstrings: the string catalog has no 'strings'"]) == [:])
    }

    @Test("languages are written from right to left whatever their region")
    func direction() {
        #expect(Language.isRightToLeft("ar") && Language.isRightToLeft("he-IL") && Language.isRightToLeft("uz-Arab"))
        #expect(!Language.isRightToLeft("de") && !Language.isRightToLeft("ku-Latn"))
        #expect(Language.spellings("pt_BR") == ["pt_BR", "pt-BR", "pt"])
    }
}
