import StoryboardChecks
import Testing

@Suite struct ValueTests {
    @Test func `values are of their attribute's type`() throws {
        try assertFindings(
            view(
                """
                <subviews>
                    <label hidden="maybe" text="A" id="a"/>
                    <label tag="1.5" alpha="0,5" text="B" id="b"/>
                    <label textAlignment="middle" text="C" id="c"/>
                    <label placeholderIntrinsicWidth="infinite" tag="-12" alpha="0.5" hidden="YES" textAlignment="center" id="d"/>
                </subviews>
                """),
            [
                "3: error: 'hidden' is 'maybe', expected YES or NO [value.malformed]",
                "4: error: 'alpha' is '0,5', expected a number [value.malformed]",
                "4: error: 'tag' is '1.5', expected a whole number [value.malformed]",
                "5: note: 'textAlignment' is 'middle', expected one of: left, center, right, justified, natural [value.unknown]",
            ])
    }

    @Test func `unknown elements and attributes are not findings`() throws {
        try assertFindings(
            view(#"<subviews><hologram depth="deep" id="h"/><label shine="often" id="l"/></subviews>"#), [])
    }

    @Test func `they can be enabled`() throws {
        try assertFindings(
            view(#"<subviews><hologram depth="deep" id="h"/><label shine="often" id="l"/></subviews>"#),
            [
                "2: note: the attribute 'shine' of 'label' is unknown; it is kept unchanged [attribute.unknown]",
                "2: note: the element 'hologram' is unknown; it is kept unchanged [element.unknown]",
            ].reversed(),
            configuration: CheckConfiguration(rules: ["element.unknown": .note, "attribute.unknown": .note]))
    }

    @Test func `capabilities and modules are for those who ask`() throws {
        let text = view(
            #"<viewLayoutGuide key="safeArea" id="safe"/><subviews><label customClass="Shiny" id="l"/></subviews>"#)
        try assertFindings(text, [])
        try assertFindings(
            text,
            [
                "1: warning: the document uses 'Safe area layout guides' but does not list it [capability.missing]",
                "2: error: the class 'Shiny' has no module, so it is found only if it is written in Objective-C [custom-class.no-module]",
            ],
            configuration: CheckConfiguration(rules: ["capability.*": .warning, "custom-class.no-module": .error]))
    }
}
