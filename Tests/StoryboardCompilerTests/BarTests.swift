import NibArchive
import Testing

/// The items that a controller brings to the bars around it.
@Suite struct BarTests {
    @Test func itemsOfAController() throws {
        let compiled = try assertCompiled(
            viewDocument(
                "",
                controller: """
                    <toolbarItems><barButtonItem systemItem="add" id="a"/><barButtonItem title="Go" id="b"><connections>\
                    <action selector="go:" destination="vc" id="c"/></connections></barButtonItem></toolbarItems>\
                    <tabBarItem key="tabBarItem" title="Tab" image="bean" id="t"/>\
                    <navigationItem key="navigationItem" title="Nav" id="n"><barButtonItem key="leftBarButtonItem" title="L" id="l"/>\
                    </navigationItem>
                    """))
        let nib = try compiled.scene()
        let controller = try nib.first("UIViewController")
        let items = try #require(controller.objects("UIToolbarItems"))
        #expect(items.count == 2 && items[1].string("UITitle") == "Go")
        #expect(items[0].integer("UISystemItem") == 4 && items[0].bool("UIIsSystemItem") == true)
        #expect(controller.object("UITabBarItem")?.string("UITitle") == "Tab")
        let item = try #require(controller.object("UINavigationItem"))
        #expect(item.string("UITitle") == "Nav")
        #expect(item.object("UILeftBarButtonItem")?.string("UITitle") == "L")
        #expect(nib.connections.contains("Event go:: UIBarButtonItem -> UIViewController"))
    }

    @Test func whatAMenusItemCannotKeepIsReported() throws {
        try assertCompiled(
            subviewDocument(
                """
                <button id="b"><menu key="menu" title="m" id="m"><items>
                <menuItem title="One" state="on" keyEquivalent="1" id="i"/>
                </items></menu></button>
                """), ["4 compile.unsupported"])
    }
}
