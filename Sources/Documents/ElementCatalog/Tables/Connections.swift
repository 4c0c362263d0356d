extension CatalogTables {
    static let connections = CatalogTable(
        "Connections",
        #"""
        element connections : container on iOS tvOS macOS watchOS title "Connections"
        > {connection}
        -> *connections

        element outlet : connection on iOS tvOS macOS watchOS title "Outlet"
        property keyPath
        destination reference
        id id
        -> *connections

        element outletCollection : connection on iOS tvOS title "Outlet Collection"
        property keyPath
        destination reference
        appends bool = NO
        collectionClass className
        id id
        -> *connections

        element action : connection on iOS tvOS macOS watchOS title "Action"
        selector selector
        destination reference
        target reference on macOS
        eventType enum eventType on iOS tvOS
        id id
        -> *connections

        element segue : connection class UIStoryboardSegue macOS NSStoryboardSegue on iOS tvOS macOS watchOS title "Segue"
        key key
        reference reference
        inheritsFrom string on iOS tvOS
        destination reference
        kind enum segueKind
        relationship keyPath
        identifier segueIdentifier
        customClass className on iOS tvOS macOS
        customModule moduleName on iOS tvOS macOS
        customModuleProvider enum moduleProvider on iOS tvOS macOS
        action selector on iOS tvOS
        trigger enum segueTrigger on iOS tvOS
        modalPresentationStyle enum modalPresentationStyle = automatic on iOS tvOS
        modalTransitionStyle enum modalTransitionStyle = coverVertical on iOS tvOS
        animates bool = YES on iOS tvOS
        popoverAnchorView reference
        popoverAnchorBarButtonItem reference on iOS tvOS
        popoverBehavior enum popoverBehavior on macOS
        preferredEdge enum rectEdge on macOS
        splitViewControllerTargetIndex integer on iOS tvOS
        destinationCreationSelector selector on iOS tvOS
        unwindAction selector on iOS tvOS
        id id
        > nil [action]
        > popoverArrowDirection [popoverArrowDirection]
        > point [popoverPassthrough]
        > segue [commit]
        > segue [preview]
        -> *segue

        element binding : connection on macOS title "Binding"
        destination reference
        name string
        keyPath keyPath
        previousBinding reference
        id id
        > dictionary [options]

        element accessibilityConnection : connection on macOS title "Accessibility Connection"
        property keyPath
        destination reference
        id id
        """#)
}
