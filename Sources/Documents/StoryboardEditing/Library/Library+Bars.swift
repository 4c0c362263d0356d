extension Library {
    static let bars: [LibraryItem] = [
        view(
            "navigationBar", "Navigation Bar", "Shows a title between buttons, at the top.", nil, 44,
            #"""
            <navigationBar contentMode="scaleToFill">\#(wide)<items><navigationItem title="Title" id="item"/></items></navigationBar>
            """#, category: .bars),
        object(
            "navigationItem", "Navigation Item", "The title and buttons of a controller in a navigation bar.", .bars,
            #"<navigationItem title="Title"/>"#),
        view(
            "toolbar", "Toolbar", "Shows buttons, at the bottom.", nil, 44,
            #"""
            <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill">\#(wideAtBottom)\#
            <items><barButtonItem title="Item" id="item"/></items></toolbar>
            """#, category: .bars),
        object(
            "barButtonItem", "Bar Button Item", "A button of a navigation bar or toolbar.", .bars,
            #"<barButtonItem title="Item"/>"#),
        object(
            "fixedSpace", "Fixed Space Bar Button Item", "Keeps a distance between the items of a toolbar.", .bars,
            #"<barButtonItem width="42" style="plain" systemItem="fixedSpace"/>"#),
        object(
            "flexibleSpace", "Flexible Space Bar Button Item", "Pushes the items of a toolbar apart.", .bars,
            #"<barButtonItem style="plain" systemItem="flexibleSpace"/>"#),
        view(
            "tabBar", "Tab Bar", "Offers screens to choose from, at the bottom.", nil, 49,
            #"""
            <tabBar contentMode="scaleToFill">\#(wideAtBottom)<items><tabBarItem systemItem="favorites" id="one"/>\#
            <tabBarItem systemItem="more" id="two"/></items></tabBar>
            """#, category: .bars),
        object(
            "tabBarItem", "Tab Bar Item", "How a controller shows in a tab bar.", .bars, #"<tabBarItem title="Item"/>"#),
        view(
            "searchBar", "Search Bar", "Takes what to search for.", nil, 56,
            #"<searchBar contentMode="redraw">\#(wide)<textInputTraits key="textInputTraits"/></searchBar>"#,
            category: .bars),
    ]

    private static let wideAtBottom =
        #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>"#
}
