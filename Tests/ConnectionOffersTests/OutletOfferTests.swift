import ConnectionOffers
import Testing

@Suite struct OutletOfferTests {
    @Test func `the outlets of the class that fit are offered, inherited ones too`() throws {
        let swift = """
            class Base: UIViewController { @IBOutlet var any: UIView! }
            class Detail: Base {
                @IBOutlet var action: UIButton!
                @IBOutlet var title2: UILabel!
                @IBOutlet var buttons: [UIButton]!
                @IBOutlet var object: AnyObject!
            }
            """
        try assertOffers(
            app(detailAttributes: own("Detail")), from: "detail", to: "button", swift: swift,
            [
                "Outlets: action (App.swift:3)", "Outlets: object (App.swift:6)", "Outlets: any (App.swift:1)",
                "Outlet Collections: buttons (App.swift:5)",
            ])
    }

    @Test func `what is connected is marked, and its command disconnects`() throws {
        let swift = "class Detail: UIViewController { @IBOutlet var action: UIButton! }"
        let text = app(detailAttributes: own("Detail")).replacing(
            #"<view key="view" id="view">"#,
            with:
                #"<connections><outlet property="action" destination="button" id="o"/></connections><view key="view" id="view">"#
        )
        try assertOffers(text, from: "detail", to: "button", swift: swift, ["✓ Outlets: action (App.swift:1)"])
    }

    @Test func `a cell's outlets lead into the cell, those of a controller do not`() throws {
        let swift = """
            class Cell: UITableViewCell { @IBOutlet var name: UILabel! }
            class List: UITableViewController { @IBOutlet var wrong: UILabel! }
            """
        try assertOffers(
            app(), from: "cell", to: "label", swift: swift, only: "Outlets",
            [
                "Outlets: name (App.swift:1)", "Outlets: accessoryView", "Outlets: backgroundView",
                "Outlets: editingAccessoryView", "Outlets: selectedBackgroundView",
            ])
        try assertOffers(app(), from: "list", to: "label", swift: swift, [])
    }

    @Test func `delegates and data sources lead to code`() throws {
        try assertOffers(
            app(), from: "table", to: "list",
            [
                "Outlets: dataSource", "Outlets: delegate", "Outlets: prefetchDataSource", "Outlets: dragDelegate",
                "Outlets: dropDelegate",
            ])
        try assertOffers(app(), from: "field", to: "detail", only: "Outlets", ["Outlets: delegate"])
        try assertOffers(app(), from: "field", to: "button", only: "Outlets", [])
    }

    @Test func `a view offers gesture recognizers`() throws {
        try assertOffers(
            app(), from: "table", to: "tap", ["Outlet Collections: gestureRecognizers"])
    }

    @Test func `without sources, what objects of the class have already is offered`() throws {
        let connected = #"<connections><outlet property="plus" destination="add" id="o"/></connections>"#
        try assertOffers(app(connected), from: "list", to: "add", ["✓ Outlets: plus"])
        try assertOffers(app(connected), from: "list", to: "table", [])
    }

    @Test func `from the circle of a referencing outlet the other object's outlets are offered`() throws {
        let swift = "class Detail: UIViewController { @IBOutlet var action: UIButton! }"
        try assertOffers(
            app(detailAttributes: own("Detail")), from: "button", to: "detail", trigger: .referencing, swift: swift,
            ["Outlets: action (App.swift:1)"])
    }

    @Test func `nothing is offered between scenes, nor for what is not there`() throws {
        let swift = "class List: UITableViewController { @IBOutlet var any: UIView! }"
        try assertOffers(app(), from: "list", to: "button", swift: swift, [])
        try assertOffers(app(), from: "list", to: "gone", swift: swift, [])
        try assertOffers(app(), from: "s1", to: "first", swift: swift, [])
    }
}
