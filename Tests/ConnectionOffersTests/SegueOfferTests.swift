import ConnectionOffers
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite struct SegueOfferTests {
    private func kinds(_ group: String, show: String = "e.g. Push") -> [String] {
        [
            "\(group): Show (\(show))", "\(group): Show Detail (e.g. Replace)", "\(group): Present Modally",
            "\(group): Present As Popover", "\(group): Custom (name its class afterward)",
        ]
    }

    @Test func `a cell has segues of its selection and of its accessory`() throws {
        try assertOffers(
            app(), from: "cell", to: "detail", kinds("Selection Segue") + kinds("Accessory Action"))
        try assertOffers(app(), from: "cell", to: "detail", trigger: .accessory, kinds("Accessory Action"))
    }

    @Test func `what is in a cell and sends no action offers the segues of the cell`() throws {
        for inner in ["label", "content"] {
            try assertOffers(app(), from: inner, to: "detail", kinds("Selection Segue") + kinds("Accessory Action"))
        }
        var document = try Document(Array(app().utf8))
        let offer = try #require(ConnectionOffers(document).groups(from: "label", to: "detail").first?.offers.first)
        try document.perform(offer.commands, name: offer.title)
        #expect(document.object("cell")?.segues.map(\.destinationID) == ["detail"])
        #expect(document.object("label")?.segues.isEmpty == true)
        #expect(ConnectionOffers(document).openConnections(of: "label").allSatisfy { $0.group != "Triggered Segues" })
    }

    @Test func `a button in a cell has its own segue`() throws {
        let text = app().replacing(#"<label id="label"/>"#, with: #"<button id="label"/>"#)
        try assertOffers(text, from: "label", to: "detail", kinds("Action Segue"))
    }

    @Test func `bar items, recognizers and controllers have segues`() throws {
        try assertOffers(app(), from: "add", to: "detail", kinds("Action Segue"))
        try assertOffers(app(), from: "tap", to: "detail", kinds("Action Segue"))
        try assertOffers(app(), from: "list", to: "detail", kinds("Manual Segue"))
    }

    @Test func `show depends on the presence of a navigation controller`() throws {
        try assertOffers(
            app(), from: "button", to: "list",
            kinds("Action Segue", show: "no navigation controller around: presents"))
        let pushed = app(#"<connections><segue destination="detail" kind="show" identifier="D" id="d"/></connections>"#)
        try assertOffers(pushed, from: "button", to: "list", kinds("Action Segue"))
    }

    @Test func `documents without traits have their own kinds`() throws {
        try assertOffers(
            app(root: ""), from: "cell", to: "detail", trigger: .accessory,
            [
                "Accessory Action: Push", "Accessory Action: Modal",
                "Accessory Action: Custom (name its class afterward)",
            ])
        try assertOffers(
            app(root: ""), from: "button", to: "list",
            ["Action Segue: Modal", "Action Segue: Custom (name its class afterward)"])
    }

    @Test func `custom segues are offered by class`() throws {
        let swift = "class Fade: UIStoryboardSegue {}\nclass Slide: Fade {}"
        try assertOffers(
            app(), from: "button", to: "list", swift: swift,
            Array(kinds("Action Segue", show: "no navigation controller around: presents").dropLast())
                + ["Action Segue: Custom (Fade)", "Action Segue: Custom (Slide)"])
    }

    @Test func `a new segue of a touch replaces the old one`() throws {
        let text = app().replacing(
            #"<button id="button"/>"#,
            with:
                #"<button id="button"><connections><segue destination="list" kind="show" id="s"/></connections></button>"#
        )
        var document = try Document(Array(text.utf8))
        let groups = ConnectionOffers(document).groups(from: "button", to: "list")
        #expect(groups.first?.offers.map(\.isConnected) == [true, false, false, false, false])
        let modal = try #require(groups.first?.offers[2])
        try document.perform(modal.commands, name: modal.title)
        #expect(document.object("button")?.segues.map(\.kind) == [.presentation])
    }

    @Test func `a popover points at what it comes from`() throws {
        var document = try Document(Array(app().utf8))
        for source in ["button", "add"] {
            let groups = ConnectionOffers(document).groups(from: source, to: "nav")
            let popover = try #require(groups.first?.offers.first { $0.title == "Present As Popover" })
            try document.perform(popover.commands, name: popover.title)
        }
        #expect(document.object("button")?.segues.first?.node["popoverAnchorView"] == "button")
        #expect(document.object("add")?.segues.first?.node["popoverAnchorBarButtonItem"] == "add")
    }

    @Test func `containers have relationships besides manual segues`() throws {
        try assertOffers(
            app(), from: "nav", to: "detail", only: "Relationship Segue", ["Relationship Segue: root view controller"])
        try assertOffers(
            app(), from: "nav", to: "list", only: "Relationship Segue", ["✓ Relationship Segue: root view controller"])
        try assertOffers(app(), from: "box", to: "list", ["Embed Segue: Embed"])
    }

    @Test func `the exit offers the unwind actions of all controllers`() throws {
        let swift = """
            class List: UITableViewController { @IBAction func cancel(_ segue: UIStoryboardSegue) {} }
            class Detail: UIViewController {
                @IBAction func save(_ segue: UIStoryboardSegue) {}
                @IBAction func tap(_ sender: Any) {}
            }
            class Deep: UIViewController { @IBAction func cancel(_ segue: UIStoryboardSegue) {} }
            """
        try assertOffers(
            app(), from: "button", to: "exit2", swift: swift,
            ["Action Segue: cancel: (Deep, List)", "Action Segue: save: (Detail)"])
        try assertOffers(
            app(), from: "detail", to: "exit2", swift: swift,
            ["Manual Segue: cancel: (Deep, List)", "Manual Segue: save: (Detail)"])
        try assertOffers(app(), from: "button", to: "exit", swift: swift, [])
    }

    @Test func `without sources the exit offers the unwind actions that the document uses`() throws {
        let text = app(
            #"<connections><segue destination="exit" kind="unwind" unwindAction="back:" identifier="B" id="u"/></connections>"#
        )
        try assertOffers(text, from: "button", to: "exit2", ["Action Segue: back:"])
    }
}
