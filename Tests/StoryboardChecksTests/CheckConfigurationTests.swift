import StoryboardChecks
import StoryboardModel
import Testing

@Suite struct CheckConfigurationTests {
    private let rule: Rule

    init() throws {
        rule = try #require(RuleSet["launch-screen.connection"])
    }

    @Test func `a rule has its own severity unless configured`() {
        #expect(CheckConfiguration().severity(of: rule) == .warning)
        #expect(CheckConfiguration(rules: [rule.id: .off]).severity(of: rule) == nil)
        #expect(CheckConfiguration(rules: ["*": .error]).severity(of: rule) == .error)
    }

    @Test func `the most specific level of a rule takes precedence`() {
        let levels: [String: CheckConfiguration.Level] = ["*": .off, "launch-screen.*": .note, "launch-*": .error]
        #expect(CheckConfiguration(rules: levels).severity(of: rule) == .note)
        #expect(CheckConfiguration(rules: levels.merging([rule.id: .error]) { $1 }).severity(of: rule) == .error)
    }

    @Test(arguments: [
        ("Legacy/**", "Legacy/Old/Main.storyboard", true), ("Legacy/*", "Legacy/Old/Main.storyboard", false),
        ("*.xib", "A/B/Cell.xib", true), ("Main.storyboard", "Main.storyboard", true),
        ("Main.storyboard", "A/Main.storyboard", true),
        ("**/Base.lproj/*.storyboard", "Base.lproj/Main.storyboard", true), ("Main?.xib", "Main2.xib", true),
        ("**/Old/*", "A/B/Old/C.xib", true), ("A/*.xib", "B/A/C.xib", false), ("*", "anything.xib", true),
    ])
    func `overrides hold for the documents that fit`(pattern: String, path: String, fits: Bool) {
        let configuration = CheckConfiguration(overrides: [.init(files: pattern, rules: ["*": .off])])
        #expect((configuration.severity(of: rule, inFile: path) == nil) == fits)
    }

    @Test func `later overrides win`() {
        let configuration = CheckConfiguration(
            rules: ["*": .error],
            overrides: [
                .init(files: "*.xib", rules: ["*": .off]), .init(files: "Main.xib", rules: ["launch-screen.*": .note]),
            ])
        #expect(configuration.severity(of: rule, inFile: "Main.xib") == .note)
        #expect(configuration.severity(of: rule, inFile: "Other.xib") == nil)
        #expect(configuration.severity(of: rule, inFile: "Main.storyboard") == .error)
    }

    @Test func `rules that are not there are named, with the one that was meant`() {
        let configuration = CheckConfiguration(
            rules: ["outlet.dangeling": .off, "outlet.*": .off, "nothing.*": .off, "id.duplicate": .off],
            overrides: [.init(files: "*", rules: ["completely-different": .off])])
        #expect(
            configuration.unknownRules.map(\.description) == [
                "there is no rule 'completely-different'", "there is no rule 'nothing.*'",
                "there is no rule 'outlet.dangeling'; did you mean 'outlet.dangling'?",
            ])
    }
}
