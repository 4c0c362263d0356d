import StoryboardChecks
import Testing

@Suite struct LocalizationTests {
    private let text = view(
        """
        <subviews>
            <label text="Good morning" id="l-1"/>
            <label text="42 %" id="l-2"/>
            <label text="Label" id="l-3"/>
            <button id="b-1"><state key="normal" title="Brew"/></button>
            <segmentedControl id="s-1"><segments><segment title="Hot"/><segment title="Cold"/></segments></segmentedControl>
        </subviews>
        """)

    private func german(_ keys: Set<String>) -> Surroundings {
        Surroundings(localizations: [Localization(language: "de", file: "de.lproj/Main.strings", keys: keys)])
    }

    private let all: Set<String> = ["l-1.text", "b-1.normalTitle", "s-1.segmentTitles[0]", "s-1.segmentTitles[1]"]

    @Test func `texts are translated`() throws {
        try assertFindings(text, [], in: german(all))
        try assertFindings(
            text,
            [
                "3: warning: 'Good morning' is not translated to German [localization.missing]",
                "6: warning: 'Brew' is not translated to German [localization.missing]",
                "7: warning: 'Cold' is not translated to German [localization.missing]",
            ], in: german(["s-1.segmentTitles[0]"]))
    }

    @Test func `languages are named as readers know them, and by their codes otherwise`() throws {
        let names = ["pt-BR": "Portuguese (Brazil)", "zh-Hans": "Chinese (Simplified)", "tlh": "tlh"]
        for (code, name) in names {
            let other = Surroundings(localizations: [
                Localization(language: code, file: "\(code).lproj/Main.strings", keys: all.subtracting(["l-1.text"]))
            ])
            try assertFindings(
                text, ["3: warning: 'Good morning' is not translated to \(name) [localization.missing]"], in: other)
        }
    }

    @Test func `translations belong to objects that are there`() throws {
        try assertFindings(
            text,
            [
                "1: note: 'de.lproj/Main.strings' contains 2 texts of objects that were removed [localization.stale]"
            ], in: german(all.union(["old-1.text", "old-2.text", "free text"])))
    }

    @Test func `a document without translations needs none`() throws {
        try assertFindings(text, [], in: Surroundings())
    }
}
