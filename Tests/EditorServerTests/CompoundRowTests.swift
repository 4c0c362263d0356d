import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite("Rows of the inspectors that stand for several attributes") struct CompoundRowTests {
    @Test("the segments of a control are edited one at a time, and at most one is selected")
    func segments() throws {
        let control = try InspectedObject("segmentedControl")
        let pages = try control.rows().compactMap { $0["page"]?["name"]?.string }
        #expect(Set(pages) == ["Segment 0 – First", "Segment 1 – Second"])
        control.send(try control.row("Title", page: "1")["set"], ["$value": "\"Tea\""])
        #expect(control.text.contains(#"<segment title="Tea"/>"#))
        control.send(try control.row("Image", page: "1")["set"], ["$value": "\"cup\""])
        #expect(control.text.contains(#"<segment image="cup" title="Tea"/>"#))
        control.send(try control.row("Enabled", page: "0")["set"], ["$value": "false"])
        #expect(control.text.contains(#"<segment title="First" enabled="NO"/>"#))
        #expect(try control.row("Selected", page: "0")["value"]?.bool == true)
        control.send(try control.row("Selected", page: "1")["set"])
        #expect(control.line("segmentedControl").contains(#"selectedSegmentIndex="1""#))
        #expect(try control.row("Selected", page: "0")["value"]?.bool == false)
        control.send(try control.row("Selected", page: "1")["set"])
        #expect(!control.line("segmentedControl").contains("selectedSegmentIndex"))
        #expect(try !control.rows().contains { $0["title"]?.string == "Content Offset" })
    }

    @Test("a visual effect view has a style of blur, with vibrancy or without")
    func effects() throws {
        let view = try InspectedObject("visualEffectView")
        #expect(try view.titles(of: "Blur Style").contains("System Ultra Thin Material"))
        try view.choose("System Chrome Material Dark", in: "Blur Style")
        #expect(view.text.contains(#"<blurEffect style="systemChromeMaterialDark"/>"#))
        let before = view.text
        try view.choose("Default", in: "Vibrancy")
        #expect(try view.chosen(in: "Vibrancy") == "Default")
        #expect(view.text.contains("<vibrancyEffect>"))
        try view.choose("Light", in: "Blur Style")
        #expect(view.text.contains(#"<blurEffect style="light"/>"#))
        try view.choose("System Chrome Material Dark", in: "Blur Style")
        try view.choose("None", in: "Vibrancy")
        #expect(view.text == before)
    }

    @Test("a table's selection is a choice of three, also during editing")
    func selection() throws {
        let table = try InspectedObject("tableView")
        let before = table.text
        #expect(try table.chosen(in: "Selection") == "Single Selection")
        #expect(try table.chosen(in: "Editing") == "No Selection During Editing")
        try table.choose("Multiple Selection", in: "Selection")
        #expect(table.line("tableView").contains(#"allowsMultipleSelection="YES""#))
        try table.choose("No Selection", in: "Selection")
        #expect(table.line("tableView").contains(#"allowsSelection="NO""#))
        #expect(!table.line("tableView").contains("allowsMultipleSelection"))
        try table.choose("Single Selection", in: "Selection")
        try table.choose("Multiple Selection During Editing", in: "Editing")
        #expect(table.line("tableView").contains(#"allowsSelectionDuringEditing="YES""#))
        #expect(table.line("tableView").contains(#"allowsMultipleSelectionDuringEditing="YES""#))
        table.send(try table.row("Editing")["reset"])
        #expect(table.text == before)
        #expect(try table.row("Show Selection on Touch")["value"]?.bool == true)
    }

    @Test("separators have their usual insets or some of their own")
    func separators() throws {
        let table = try InspectedObject("tableView")
        let before = table.text
        #expect(try table.chosen(in: "Separator Inset") == "Default")
        try table.choose("Custom", in: "Separator Inset")
        table.send(try table.row("Inset")["set"], ["$0": "40", "$1": "8"])
        #expect(table.text.contains(#"<inset key="separatorInset" minX="40" minY="0.0" maxX="8" maxY="0.0"/>"#))
        try table.choose("Default", in: "Separator Inset")
        #expect(table.text == before)
    }

    @Test("a navigation controller shows its bars or not, and says when they hide")
    func bars() throws {
        let controller = try InspectedObject(id: "nav-co-001")
        #expect(try controller.row("Shows Navigation Bar")["value"]?.bool == true)
        #expect(try controller.row("Shows Toolbar")["value"]?.bool == false)
        controller.send(try controller.row("Shows Navigation Bar")["set"])
        controller.send(try controller.row("Shows Toolbar")["set"])
        let line = controller.line("navigationController")
        #expect(line.contains(#"navigationBarHidden="YES""#) && line.contains(#"toolbarHidden="NO""#))
        #expect(try controller.row("Shows Toolbar")["value"]?.bool == true)
        let hiding = try controller.rows().filter { $0["group"]?.string == "Hide Bars" }
        #expect(
            hiding.compactMap { $0["title"]?.string } == [
                "On Swipe", "On Tap", "When Keyboard Appears", "When Vertically Compact",
            ])
    }

    @Test("a label's text shrinks not at all, to a scale or to a size of its font")
    func autoshrink() throws {
        let label = try InspectedObject(id: "lab-el-001")
        let before = label.text
        #expect(try label.chosen(in: "Autoshrink") == "Fixed Font Size")
        try label.choose("Minimum Font Scale", in: "Autoshrink")
        #expect(label.line("label").contains(#"minimumScaleFactor="0.5""#))
        #expect(!label.line("label").contains("adjustsFontSizeToFit"))
        label.send(try label.row("Minimum Font Scale")["set"], ["$value": "0.75"])
        #expect(try label.row("Minimum Font Scale")["value"]?.number == 0.75)
        try label.choose("Minimum Font Size", in: "Autoshrink")
        #expect(label.line("label").contains(#"minimumFontSize="9""#))
        #expect(!label.line("label").contains("minimumScaleFactor"))
        #expect(try label.row("Minimum Font Size")["value"]?.number == 9)
        try label.choose("Fixed Font Size", in: "Autoshrink")
        #expect(label.text == before)
    }

    @Test("margins are the usual ones, by the direction of the language, or fixed")
    func margins() throws {
        let view = try InspectedObject(id: "sho-vi-001")
        let before = view.text
        #expect(try view.chosen(in: "Layout Margins", "size") == "Default")
        try view.choose("Fixed", in: "Layout Margins", "size")
        #expect(view.text.contains(#"<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>"#))
        view.send(try view.row("Margins", "size")["set"], ["$0": "1", "$1": "2", "$2": "3", "$3": "4"])
        try view.choose("Language Directional", in: "Layout Margins", "size")
        #expect(!view.text.contains(#"key="layoutMargins""#))
        #expect(
            view.text.contains(
                #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#)
        )
        #expect(try view.row("Margins", "size")["parts"]?.texts == ["Top", "Leading", "Bottom", "Trailing"])
        try view.choose("Default", in: "Layout Margins", "size")
        #expect(view.text == before)
    }

    @Test("a search bar's scopes are a list of titles")
    func scopes() throws {
        let bar = try InspectedObject("searchBar")
        let before = bar.text
        #expect(try bar.row("Scope Titles")["items"]?.elements?.isEmpty == true)
        bar.send(try bar.row("Scope Titles")["set"])
        bar.send(try bar.row("Scope Titles")["set"])
        let items = try #require(try bar.row("Scope Titles")["items"]?.elements)
        #expect(items.map { $0["value"]?.string } == ["Title", "Title"])
        bar.send(items[1]["set"], ["$value": "\"Tea\""])
        #expect(bar.text.contains("<string>Tea</string>"))
        bar.send(items[0]["reset"])
        #expect(try bar.row("Scope Titles")["items"]?.elements?.map { $0["value"]?.string } == ["Tea"])
        bar.send(try bar.row("Scope Titles")["items"]?[0]?["reset"])
        #expect(bar.text == before)
    }

    @Test("a collection view says itself in which direction it scrolls")
    func collections() throws {
        let view = try InspectedObject("collectionView")
        #expect(try view.chosen(in: "Scroll Direction") == "Vertical")
        try view.choose("Horizontal", in: "Scroll Direction")
        #expect(
            view.text.contains(#"<collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal""#))
    }

    @Test("a configured button says which background is which")
    func backgrounds() throws {
        let button = try InspectedObject(id: "but-to-001")
        try button.choose("Filled", in: "Style")
        let sections = try button.sections()
        let own = try #require(sections.first { $0["title"]?.string == "Button" })
        let titles = own["rows"]?.elements?.compactMap { $0["title"]?.string } ?? []
        #expect(titles.contains("Background") && !titles.contains { $0.hasPrefix("Background ") })
        let background = try #require(sections.first { $0["title"]?.string == "Background Configuration" })
        #expect(background["rows"]?[0]?["title"]?.string == "Color")
        button.send(background["rows"]?[0]?["set"], ["$value": #"{"system": "systemRedColor"}"#])
        #expect(button.text.contains(#"<backgroundConfiguration key="background">"#))
    }

    @Test("a navigation item's title comes first, then its prompt and back button")
    func navigationItems() throws {
        let item = try InspectedObject(id: "nav-it-001")
        #expect(try item.rows().prefix(3).map { $0["title"]?.string } == ["Title", "Prompt", "Back Button"])
    }

    @Test("a date picker has a date of its own only where it doesn't use the current one, and limits")
    func dates() throws {
        let picker = try InspectedObject("datePicker")
        let titles = try picker.rows().compactMap { $0["title"]?.string }
        #expect(titles.prefix(4) == ["Preferred Style", "Mode", "Interval", "Use Current Date"])
        #expect(!titles.contains("Date") && titles.contains("Minimum Date"))
        picker.send(try picker.row("Use Current Date")["set"], ["$value": "false"])
        #expect(try picker.row("Date")["value"]?.isNull == true)
        picker.send(try picker.row("Date")["set"], ["$value": "86400"])
        #expect(picker.text.contains(#"<date key="date" timeIntervalSinceReferenceDate="86400"/>"#))
    }
}
