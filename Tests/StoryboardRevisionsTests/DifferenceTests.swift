import Foundation
import StoryboardModel
import StoryboardRevisions
import Testing

@Suite struct DifferenceTests {
    private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
        DocumentDifference(from: try Document(Array(old.utf8)), to: try Document(Array(new.utf8)))
    }

    /// Returns the decisions as "section: sentence".
    private func words(_ old: String, _ new: String) throws -> [String] {
        try difference(old, new).decisions.map { "\($0.section): \($0.sentence)" }
    }

    @Test("attributes and values are described with what they were, unless the object's name says it")
    func properties() throws {
        let new = cafe.with(
            ("text=\"Coffee\"", "text=\"Bean\" hidden=\"YES\""), ("green=\"0.25\"", "green=\"1\""),
            ("title=\"Small\"", "title=\"Tiny\""), ("value=\"8\"", "value=\"12\""),
            ("constant=\"8\"", "constant=\"10\" priority=\"750\""), ("title=\"Buy\"", "title=\"Order\""),
            ("initialViewController=\"men-vc-001\"", "initialViewController=\"bea-vc-001\""))
        #expect(
            try words(cafe, new) == [
                "Document: the document initial view controller men-vc-001 → bea-vc-001",
                "Menu: label 'Coffee' text → 'Bean'", "Menu: label 'Coffee' hidden NO → YES",
                "Menu: label 'Coffee' text color #804000 → #80FF00",
                "Menu: segmented control segment title 'Small' → 'Tiny'",
                "Menu: button 'Buy' normal state title 'Buy' → 'Order'",
                "Menu: button 'Buy' runtime attribute layer.cornerRadius 8 → 12",
                "Menu: constraint Tea.top = Coffee.bottom + 8 constant 8 → 10",
                "Menu: constraint Tea.top = Coffee.bottom + 8 priority 1000 → 750",
            ])
    }

    @Test("objects that come and go are described once with what is in them, connections with both ends")
    func objects() throws {
        let place = "                            <label opaque=\"NO\" text=\"Origin\""
        let stack = """
                                        <stackView id="sta-ck-001">
                                            <subviews>
                                                <label text="One" id="one-la-001"/>
                                                <label text="Two" id="two-la-001"/>
                                            </subviews>
                                        </stackView>

            """
        let new = cafe.without("sho-se-001", and: "out-le-001").with((place, stack + place))
        #expect(
            try words(cafe, new) == [
                "Menu: deleted segue Show 'ShowBean' to Bean from Buy",
                "Menu: deleted outlet 'coffee' to Coffee from Menu",
                "Bean: new stack view with 2 views",
            ])
        #expect(
            try words(new, cafe) == [
                "Menu: new segue Show 'ShowBean' to Bean from Buy", "Menu: new outlet 'coffee' to Coffee from Menu",
                "Bean: deleted stack view with 2 views",
            ])
        let scene = cafe.without(from: "<!--Bean-->", through: "</scene>").without("sho-se-001")
        #expect(try words(cafe, scene).suffix(1) == ["Bean: deleted scene Bean with 2 views"])
    }

    @Test("moved and reordered objects are described, the order of constraints is noise")
    func places() throws {
        let tea =
            cafe.components(separatedBy: "\n").drop { !$0.contains("id=\"tea-la-001\"") }.prefix(4)
            .joined(separator: "\n") + "\n"
        let origin = "                            <label opaque=\"NO\" text=\"Origin\""
        #expect(
            try words(cafe, cafe.with((tea, "")).with((origin, tea + origin)))
                == ["Bean: label 'Tea' moved from view to view"])
        let coffee = "                            <label opaque=\"NO\" text=\"Coffee\""
        #expect(
            try words(cafe, cafe.with((tea, "")).with((coffee, tea + coffee)))
                == ["Menu: label 'Tea' moved to the front"])
        let lines = cafe.components(separatedBy: "\n").filter { $0.contains("con-st-00") }
        let swapped = cafe.with((lines[0] + "\n", "")).with((lines[1], lines[1] + "\n" + lines[0]))
        let difference = try difference(cafe, swapped)
        #expect(difference.decisions.isEmpty && difference.noise.count == 1)
    }

    @Test("what only tools changed is noise, counted in a line")
    func noise() throws {
        let new = cafe.with(
            ("toolsVersion=\"22505\"", "toolsVersion=\"23504\""), ("x=\"16\" y=\"104\"", "x=\"16\" y=\"105\""),
            ("x=\"16\" y=\"140\"", "x=\"17\" y=\"140\""), ("x=\"800\"", "x=\"900\""),
            ("red=\"0.5\"", "red=\"0.50000000000001\""),
            ("<image name=\"cup\" width=\"24\"", "<image name=\"cup\" width=\"25\""))
        let difference = try difference(cafe, new)
        #expect(difference.decisions.isEmpty, "\(difference.decisions)")
        #expect(difference.noiseSummary == "versions, resources, spelling, frame of 2 objects, location")
        #expect(try self.difference(cafe, cafe).entries.isEmpty)
        #expect(try self.difference(cafe, cafe).noiseSummary == nil)
    }
}
