extension Library {
    static let controllers: [LibraryItem] = [
        controller(
            "viewController", "View Controller", "Manages a view and what happens in it.",
            [LibraryScene(controller: "viewController")]),
        controller(
            "navigationController", "Navigation Controller",
            "Manages a stack of controllers under a navigation bar; comes with a table as its root.",
            [
                LibraryScene(controller: "navigationController"),
                LibraryScene(
                    controller: "tableViewController", column: 1, title: "Root View Controller",
                    parent: (0, "rootViewController"), hasCell: true),
            ]),
        controller(
            "tableViewController", "Table View Controller", "Manages a table view.",
            [LibraryScene(controller: "tableViewController", hasCell: true)]),
        controller(
            "collectionViewController", "Collection View Controller", "Manages a collection view.",
            [LibraryScene(controller: "collectionViewController", hasCell: true)]),
        controller(
            "tabBarController", "Tab Bar Controller",
            "Shows one of several controllers, chosen by a tab bar; comes with two of them.",
            [
                LibraryScene(controller: "tabBarController", row: 0.5),
                LibraryScene(
                    controller: "viewController", column: 1, tabTitle: "Item 1",
                    parent: (0, "viewControllers")),
                LibraryScene(
                    controller: "viewController", column: 1, row: 1, tabTitle: "Item 2",
                    parent: (0, "viewControllers")),
            ]),
        controller(
            "splitViewController", "Split View Controller",
            "Shows a list beside its detail; comes with a controller for each.",
            [
                LibraryScene(controller: "splitViewController", row: 0.5),
                LibraryScene(
                    controller: "navigationController", column: 1, parent: (0, "masterViewController")),
                LibraryScene(
                    controller: "tableViewController", column: 2, title: "Root View Controller",
                    parent: (1, "rootViewController"), hasCell: true),
                LibraryScene(
                    controller: "viewController", column: 1, row: 1, parent: (0, "detailViewController")),
            ]),
        controller(
            "pageViewController", "Page View Controller", "Turns pages, each with a controller of its own.",
            [LibraryScene(controller: "pageViewController")]),
        controller(
            "avPlayerViewController", "AVKit Player View Controller", "Plays a film with controls over it.",
            [LibraryScene(controller: "avPlayerViewController")]),
        controller(
            "hostingController", "Hosting View Controller", "Shows a SwiftUI view.",
            [LibraryScene(controller: "hostingController")]),
        controller(
            "viewControllerPlaceholder", "Storyboard Reference", "Stands for a controller of another storyboard.",
            [LibraryScene(controller: "viewControllerPlaceholder")]),
    ]

    private static func controller(
        _ id: String, _ title: String, _ detail: String, _ scenes: [LibraryScene]
    ) -> LibraryItem {
        LibraryItem(
            id: id, title: title, detail: detail, category: .controllers, element: scenes.first?.controller ?? id,
            content: .scenes(scenes))
    }
}
