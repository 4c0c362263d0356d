import StoryboardChecks
import Testing

@Suite struct ResourceTests {
    private let text = view(
        """
        <subviews>
            <imageView image="cup" id="i-1"/>
            <imageView image="bean" catalog="system" id="i-2"/>
        </subviews>
        <color key="backgroundColor" name="Roast"/>
        <color key="tintColor" systemColor="linkColor"/>
        """,
        behind: """
            <resources><image name="cup"/><image name="bean" catalog="system"/><namedColor name="Roast"/><systemColor \
            name="linkColor"/></resources>
            """)

    @Test func `what a document uses is listed in its resources`() throws {
        try assertFindings(text, [])
        try assertFindings(
            text.replacing(#"<image name="cup"/>"#, with: "").replacing(#"<systemColor name="linkColor"/>"#, with: ""),
            [
                "3: note: the image 'cup' is not listed in the document's resources [resource.unlisted]",
                "7: note: the system color 'linkColor' is not listed in the document's resources [resource.unlisted]",
            ])
    }

    @Test func `what a document uses is in the app's catalogs`() throws {
        try assertFindings(text, [], in: Surroundings(images: ["cup"], colors: ["Roast"]))
        try assertFindings(
            text,
            [
                "3: warning: 'Image View' uses the image 'cup', which is in none of the app's asset catalogs [image.missing]",
                "6: warning: 'View' uses the color 'Roast', which is in none of the app's asset catalogs [color.missing]",
            ], in: Surroundings(images: ["mug"], colors: ["Tea"]))
    }

    @Test func `without catalogs nothing is reported`() throws {
        try assertFindings(text, [], in: Surroundings(images: [], colors: nil))
    }

    @Test func `font files are in the app`() throws {
        let text = view("").replacing(
            "<scenes>", with: #"<customFonts key="customFonts"><array key="Lobster.ttf"/></customFonts><scenes>"#)
        try assertFindings(text, [], in: Surroundings(fontFiles: ["Lobster.ttf"]))
        try assertFindings(
            text, ["1: warning: the font file 'Lobster.ttf' is not beside the document [font.missing]"],
            in: Surroundings(fontFiles: ["Other.ttf"]))
    }
}
