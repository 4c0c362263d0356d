import Testing

@testable import ProjectChecks

@Suite("Check.imports")
struct ImportCheckTests {
    private let targets = [
        Target(name: "Views", folder: "Sources/Runtime/Views", dependencies: ["Text", "Maps", "Tool"]),
        Target(name: "Text", folder: "Sources/Runtime/Text", resources: ["Sources/Runtime/Text/Samples"]),
        Target(name: "Maps", folder: "Sources/Frameworks/Maps"),
        Target(name: "Tool", kind: "executable", folder: "Tool", dependencies: ["Text"]),
        Target(name: "TextTests", kind: "test", folder: "Tests/TextTests", dependencies: ["Text", "Views"]),
        Target(name: "CText", folder: "Sources/System/CText", dependencies: ["Text"]),
    ]

    private func words(_ views: String, text: String = "import Foundation", sample: String = "") throws -> [String] {
        try Check.imports.words(
            [
                "Sources/Runtime/Views/View.swift": views, "Sources/Runtime/Text/Text.swift": text,
                "Sources/Runtime/Text/Samples/Sample.swift": sample, "Tool/main.swift": "import Text",
                "Sources/System/CText/text.c": "#include <text.h>",
            ], targets: targets)
    }

    @Test("A target imports what the manifest lists, itself and the toolchain's modules")
    func listed() throws {
        #expect(
            try words(
                "import Foundation\nimport Text\nimport Views\nimport _Concurrency\n#if os(Linux)\nimport Glibc\n#endif"
            )
                == [])
    }

    @Test(
        "An import that isn't listed is found, however it is written",
        arguments: [
            "import Pictures", "@testable import Pictures", "package import Pictures", "import struct Pictures.Image",
            "@_spi(Drawing) import `Pictures`", "#if os(Linux)\n@preconcurrency import Pictures\n#endif",
            "/* a */ import Pictures", "let a = 1; import Pictures",
        ])
    func unlisted(code: String) throws {
        let line = code.hasPrefix("#if") ? 3 : 2
        #expect(
            try words("import Text\n\(code)") == [
                "Sources/Runtime/Views/View.swift:\(line): 'Views' imports 'Pictures', which Package.swift doesn't list for it"
            ])
    }

    @Test("Comments, strings and resources import nothing")
    func notCode() throws {
        #expect(
            try words(
                "import Text\n// import Pictures\n/*\nimport Pictures\n*/\nlet a = \"\"\"\n    import Pictures\n    \"\"\"",
                sample: "import Pictures") == [])
    }

    @Test("A target lists what it imports; programs and frameworks for apps are only built with it")
    func unused() throws {
        #expect(
            try words("import Foundation") == [
                "Package.swift: 'Views' lists 'Text', which none of its files imports"
            ])
    }
}
