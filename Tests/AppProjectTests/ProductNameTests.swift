import FileAccess
import Testing

@testable import AppProject

@Suite("Names of what is built")
struct ProductNameTests {
    private func found(_ settings: String, target: String = "My App") throws -> AppProject {
        let text = ProjectTests.project(
            files: "", references: "", groups: "G = { isa = PBXGroup; };", settings: settings
        )
        .replacing("\"My App\"", with: "\"\(target)\"")
        return try AppProject.find(in: "/w", MemoryFiles(["/w/My App.xcodeproj/project.pbxproj": text]))
    }

    @Test(
        "A name that leads elsewhere is refused where it is written",
        arguments: [
            "PRODUCT_NAME = \"../../x\";", "PRODUCT_NAME = \"$(A)\"; A = \"a/b\";", "PRODUCT_NAME = \"..\";",
            "PRODUCT_NAME = \"a\\nb\";", "PRODUCT_NAME = \(String(repeating: "n", count: 201));",
            "PRODUCT_NAME = App; PRODUCT_MODULE_NAME = \"../x\";", "PRODUCT_NAME = App; PRODUCT_MODULE_NAME = \"-v\";",
        ])
    func refusedNames(settings: String) throws {
        let error = try #require(throws: ProjectError.self) { try found(settings) }
        #expect(error.line.hasPrefix("/w/My App.xcodeproj/project.pbxproj:12:1: error: "))
        #expect(error.message.hasPrefix(settings.contains("MODULE") ? "PRODUCT_MODULE_NAME" : "PRODUCT_NAME"))
        #expect(error.message.utf8.count < 300 && error.hint == ProductName.hint)
    }

    @Test("A target's own name is one, too")
    func targets() throws {
        let error = try #require(throws: ProjectError.self) { try found("SWIFT_VERSION = 5.0;", target: "../../t") }
        #expect(error.line.hasPrefix("/w/My App.xcodeproj/project.pbxproj:6:1: error: "))
        #expect(error.message == "PRODUCT_NAME of the target '../../t' is '../../t', which isn't a file's name")
    }

    @Test("A name that isn't known is the target's, and others stay as they are")
    func names() throws {
        #expect(try found("PRODUCT_NAME = \"$(IN_ANOTHER_FILE)\";").name == "My App")
        let app = try found("PRODUCT_NAME = \"Größe 2.0-β\";")
        #expect(app.name == "Größe 2.0-β" && app.module == "Größe_2_0_β")
    }

    @Test("Packages and their targets have names, too")
    func packages() throws {
        let manifest = "{ \"name\": \"Shop\", \"targets\": [{ \"name\": \"../x\", \"type\": \"executable\" }] }"
        let files = MemoryFiles(["/w/Package.swift": "let target = \"../x\"\n", "/w/Sources/a.swift": ""])
        let error = try #require(throws: ProjectError.self) {
            try AppProject.find(in: "/w", files) { folder throws(ProjectError) in
                try PackageManifest(Array(manifest.utf8), of: folder)
            }
        }
        #expect(error.line.hasPrefix("/w/Package.swift:1:1: error: "))
        #expect(error.message == "the name of a target is '../x', which isn't a file's name")
    }

    @Test("Settings that multiply or refer to themselves end in a message")
    func endless() throws {
        var settings = "PRODUCT_NAME = \"$(X9)\"; X0 = \"\";"
        for number in 1...9 {
            settings += "X\(number) = \"\(String(repeating: "$(X\(number - 1))", count: 10))\";"
        }
        let long = try #require(throws: ProjectError.self) { try found(settings) }
        #expect(long.message.contains("names settings that are longer than the 65536 bytes"))
        let own = try #require(throws: ProjectError.self) {
            try found("PRODUCT_NAME = \"$(PRODUCT_NAME)$(PRODUCT_NAME)\";")
        }
        #expect(own.message == "PRODUCT_NAME of the target 'My App' refers to itself")
        let others = try #require(throws: ProjectError.self) {
            try found("PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";")
        }
        #expect(others.message == "PRODUCT_NAME of the target 'My App' refers to itself, by 'A'")
    }

    @Test("Brackets without end, and values that inherit themselves many times, end")
    func unclosed() {
        let open = String(repeating: "$(", count: 1 << 20)
        #expect(BuildVariables(["A": open]).expand("<$(A)>") == "")
        var inherited = BuildVariables(["A": String(repeating: "a", count: 1 << 18)])
        inherited.add(["A": String(repeating: "$(inherited)", count: 1 << 18)])
        #expect(inherited["A"] == "" && inherited.problem(of: "A") == "refers to itself")
        var own = BuildVariables(["A": String(repeating: "$(A)", count: 1 << 11)])
        own.add(["A": String(repeating: "$(inherited)", count: 100)])
        #expect(own["A"] == "")
    }
}
