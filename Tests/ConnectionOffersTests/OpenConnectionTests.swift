import ClassModel
import ConnectionOffers
import SourceModel
import StoryboardEditing
import StoryboardModel
import Testing

@Suite struct OpenConnectionTests {
    private let swift = """
        class Detail: UIViewController {
            @IBOutlet var action: UIButton!
            @IBOutlet var other: UIButton!
            @IBOutlet var buttons: [UIButton]!
            @IBAction func tap(_ sender: UIButton) {}
        }
        """

    private func offers(_ text: String) throws -> ConnectionOffers {
        let file = SwiftFile.classes(in: Array(swift.utf8), path: "App.swift", module: "App")
        return ConnectionOffers(try Document(Array(text.utf8)), classes: AppClasses([file]))
    }

    private func open(_ id: String, in text: String) throws -> [String] {
        try offers(text).openConnections(of: id).filter { $0.trigger == nil }.map { "\($0.group): \($0.name)" }
    }

    @Test func `outlets that lead nowhere are open, and collections always`() throws {
        let text = app(detailAttributes: own("Detail")).replacing(
            #"<view key="view" id="view">"#,
            with: """
                <connections><outlet property="other" destination="button" id="o"/>\
                <outletCollection property="buttons" destination="button" id="c"/></connections><view key="view" id="view">
                """)
        #expect(
            try open("detail", in: text) == [
                "Triggered Segues: Manual Segue", "Outlets: action", "Outlet Collections: buttons",
            ])
    }

    @Test func `controls have events, bar items and recognizers one action`() throws {
        let button = try open("button", in: app())
        #expect(button.first == "Triggered Segues: Action Segue")
        #expect(button.contains("Sent Events: Touch Up Inside"))
        #expect(button.count == 17)
        #expect(
            try open("add", in: app()) == ["Triggered Segues: Action Segue", "Sent Events: selector"])
        #expect(
            try open("tap", in: app()) == [
                "Triggered Segues: Action Segue", "Outlets: delegate", "Sent Events: selector",
            ])
    }

    @Test func `cells have two segues, containers one`() throws {
        #expect(
            try open("cell", in: app()).prefix(2) == [
                "Triggered Segues: Selection Segue", "Triggered Segues: Accessory Action",
            ])
        #expect(try open("box", in: app()).first == "Triggered Segues: Embed Segue")
        #expect(try open("exit", in: app()) == [])
        let text = app().replacing(
            #"<button id="button"/>"#,
            with:
                #"<button id="button"><connections><segue destination="exit2" kind="unwind" unwindAction="back:" id="u"/></connections></button>"#
        )
        #expect(try open("exit", in: text) == ["Presenting Segues: back:"])
        let groups = try offers(text).groups(from: "exit2", to: "field", only: "back:")
        #expect(groups.map(\.title) == ["Action Segue"] && groups.first?.offers.map(\.title) == ["back:"])
        #expect(try open("gone", in: app()) == [])
    }

    @Test func `a new referencing outlet is dragged to its owner, which offers what fits`() throws {
        let offers = try offers(app(detailAttributes: own("Detail")))
        let open = offers.openConnections(of: "button").filter { $0.trigger == .referencing }
        #expect(open.map(\.name) == ["New Referencing Outlet", "New Referencing Outlet Collection"])
        func titles(_ name: String) -> [String] {
            offers.groups(from: "button", to: "detail", trigger: .referencing, only: name).flatMap { group in
                group.offers.map { "\(group.title): \($0.title)" }
            }
        }
        #expect(titles("New Referencing Outlet") == ["Outlets: action", "Outlets: other"])
        #expect(titles("New Referencing Outlet Collection") == ["Outlet Collections: buttons"])
    }

    @Test func `an action that nothing sends is dragged to what shall send it`() throws {
        let offers = try offers(app(detailAttributes: own("Detail")))
        let open = offers.openConnections(of: "detail").filter { $0.trigger == .received }
        #expect(open.map(\.name) == ["tap:"])
        let groups = offers.groups(from: "detail", to: "button", trigger: .received, only: "tap:")
        #expect(groups.flatMap(\.offers).map(\.title) == ["tap:"])
    }

    @Test func `a drag from one circle is about that alone`() throws {
        let offers = try offers(app(detailAttributes: own("Detail")))
        func titles(_ from: String, _ to: String, only: String) -> [String] {
            offers.groups(from: from, to: to, only: only).flatMap { group in
                group.offers.map { "\(group.title): \($0.title)" }
            }
        }
        #expect(titles("detail", "button", only: "other") == ["Outlets: other"])
        #expect(titles("cell", "detail", only: "Accessory Action").count == 5)
        #expect(titles("button", "detail", only: "Touch Down") == ["Sent Events: tap:"])
        #expect(titles("button", "outer", only: "Touch Down") == [])
    }

    @Test func `an action of another event than the usual is sent at that event`() throws {
        var document = try Document(Array(app(detailAttributes: own("Detail")).utf8))
        let groups = try offers(app(detailAttributes: own("Detail"))).groups(
            from: "button", to: "detail", only: "Touch Down")
        try document.perform(try #require(groups.first?.offers.first).commands, name: "Connect")
        #expect(document.object("button")?.connections.map(\.event) == ["touchDown"])
    }
}
