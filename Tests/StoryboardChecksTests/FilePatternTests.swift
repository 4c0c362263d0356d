import Testing

@testable import StoryboardChecks

@Suite struct FilePatternTests {
    @Test(
        "stars match within a name, two stars anything, question marks a character",
        arguments: [
            ("*.xib", "App/Cell.xib", true), ("*.xib", "Cell.xib", true), ("*.xib", "App/Cell.xib/a", false),
            ("App/*.xib", "App/Cell.xib", true), ("App/*.xib", "App/Deep/Cell.xib", false),
            ("App/**.xib", "App/Deep/Cell.xib", true), ("**/Cell.xib", "Cell.xib", true),
            ("**/Deep/**", "App/Deep/a/b", true), ("**/Deep/**", "App/Shallow/a", false),
            ("C?ll.xib", "Cell.xib", true),
            ("App?Cell.xib", "App/Cell.xib", false), ("*", "", true), ("App/*", "App/", true), ("App/?", "App/", false),
            ("/App/*", "/App/a", true), ("a*b*c", "aXbYc", true), ("a*b*c", "aXcYb", false), ("é*", "énorme", true),
        ])
    func fits(_ pattern: String, _ path: String, _ isFitting: Bool) {
        #expect(FilePattern(pattern).fits(path) == isFitting)
    }

    @Test("many stars against a long name cost no more than the name is long")
    func manyStars() {
        let name = String(repeating: "a", count: 2000)
        #expect(!FilePattern(String(repeating: "*a", count: 60) + "b").fits(name))
        #expect(FilePattern(String(repeating: "*a", count: 60)).fits(name))
        #expect(!FilePattern(String(repeating: "**?", count: 60) + "b").fits("App/" + name))
    }
}
