import Testing

@testable import ProjectChecks

@Suite("Check.paths")
struct PathCheckTests {
    /// A path whose parts no file of the project has in a row.
    private static func path(_ parts: String...) -> String { "/" + parts.joined(separator: "/") }

    @Test(
        "A place on one machine is found in any text",
        arguments: [
            path("home", "ann", "a.txt"), path("Users", "ann"), path("tmp", "x"), path("work", "a-b"), path("opt", "a"),
            path("mnt", "disk"), path("media", "a"), path("Volumes", "A"), path("root"), path("root", "a"),
            path("private", "tmp", "x"), path("private", "var" + "/"), path("var", "folders", "x"),
            "C:" + "\\Users\\ann", "d:" + "\\Documents", "file:" + "//host/a",
        ])
    func found(place: String) throws {
        for text in ["see \(place)", "see '\(place)'.", "(\(place))"] {
            let found = try Check.paths.words(["docs/a.md": "first\n\(text)"])
            #expect(found.count == 1, "\(text)")
            #expect(found.first?.hasPrefix("docs/a.md:2: '\(place)") == true)
            #expect(found.first?.contains("is a place on one machine; write a path relative to the repository") == true)
        }
        let placed = try Check.paths.words(["a": place + "\n" + place])
        #expect(placed.count == 2 && placed[0].hasPrefix("a:1:") && placed[1].hasPrefix("a:2:"))
    }

    @Test(
        "A part of a longer path or address, a folder alone, and what all machines have may be named",
        arguments: [
            "https://example.com" + path("home", "ann"), "Sources" + path("work", "x"), "~" + path("opt", "x"),
            "$(HOME)" + path("tmp", "x"), "${HOME}" + path("tmp", "x"), path("home") + "/", path("tmp"),
            path("roots"), path("root-a"), path("usr", "include", "a.h"), path("dev", "null"),
            path("opt", "homebrew", "lib", "a.so"), path("opt", "homebrew", "include"), "file:" + "//", "a:" + "\\b",
        ])
    func fine(text: String) throws {
        #expect(try Check.paths.words(["docs/a.md": "see \(text)"]) == [])
    }

    @Test("What stands beside the folders of Homebrew isn't the same everywhere")
    func homebrew() throws {
        #expect(try Check.paths.words(["a": Self.path("opt", "homebrew", "library")]).count == 1)
    }

    @Test("A file with a zero is no text")
    func binary() throws {
        #expect(try Check.paths.words(["a.png": "\0 " + Self.path("home", "ann")]) == [])
    }
}
