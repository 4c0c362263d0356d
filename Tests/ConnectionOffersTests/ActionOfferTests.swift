import ConnectionOffers
import Testing

@Suite struct ActionOfferTests {
    private let swift = """
        class Detail: UIViewController {
            @IBAction func tap(_ sender: UIButton) {}
            @IBAction func slide(_ sender: UISlider) {}
            @IBAction func any(_ sender: Any) {}
            @IBAction func back(_ segue: UIStoryboardSegue) {}
        }
        class Other: UIView { @IBAction func other() {} }
        """

    @Test func `the actions that the control can send are offered`() throws {
        try assertOffers(
            app(detailAttributes: own("Detail")), from: "button", to: "detail", swift: swift, only: "Sent Events",
            ["Sent Events: tap: (App.swift:2)", "Sent Events: any: (App.swift:4)"])
    }

    @Test func `a plain view whose class is a control sends actions, too`() throws {
        let text = app(detailAttributes: own("Detail")).replacing(
            #"<view id="outer">"#, with: #"<view id="outer" \#(own("Knob"))>"#)
        let swift =
            "class Knob: UIControl {}\nclass Detail: UIViewController { @IBAction func turn(_ sender: Knob) {} }"
        try assertOffers(
            text, from: "outer", to: "detail", swift: swift, only: "Sent Events", ["Sent Events: turn: (App.swift:2)"])
    }

    @Test func `bar items and gesture recognizers send actions, too`() throws {
        let swift = "class List: UITableViewController { @IBAction func add() {} }"
        try assertOffers(
            app(), from: "add", to: "list", swift: swift, only: "Sent Events", ["Sent Events: add (App.swift:1)"])
        try assertOffers(
            app(), from: "tap", to: "list", swift: swift, only: "Sent Events", ["Sent Events: add (App.swift:1)"])
        try assertOffers(app(), from: "tap", to: "list", swift: swift, only: "Outlets", ["Outlets: delegate"])
    }

    @Test func `a bar item's new action replaces the old one`() throws {
        let text = app().replacing(
            #"id="add"/>"#,
            with:
                #"id="add"><connections><action selector="old:" destination="list" id="a"/></connections></barButtonItem>"#
        )
        let swift = "class List: UITableViewController { @IBAction func add() {}\n@IBAction func old(_ s: Any) {} }"
        try assertOffers(
            text, from: "add", to: "list", swift: swift, only: "Sent Events",
            ["Sent Events: add (App.swift:1)", "✓ Sent Events: old: (App.swift:2)"])
    }

    @Test func `the first responder offers the actions of all classes`() throws {
        try assertOffers(
            app(), from: "button", to: "first2", swift: swift,
            ["Sent Events: any: (App.swift:4)", "Sent Events: other (App.swift:7)", "Sent Events: tap: (App.swift:2)"])
    }

    @Test func `without sources, what is sent to objects of the class already is offered`() throws {
        let text = app(detailAttributes: own("Detail")).replacing(
            #"<textField id="field"/>"#,
            with: """
                <textField id="field"><connections><action selector="edit:" destination="detail" eventType="editingDidEnd" id="a"/>\
                </connections></textField>
                """)
        try assertOffers(text, from: "button", to: "detail", only: "Sent Events", ["Sent Events: edit:"])
    }
}
