extension CatalogueTables {
    static let connections = CatalogueTable(
        "Connections",
        #"""
        element connections : container on iOS tvOS macOS watchOS title "Connections"
        > {connection}

        element outlet : connection on iOS tvOS macOS watchOS title "Outlet"
        property keyPath
        destination reference
        id id

        element outletCollection : connection on iOS tvOS title "Outlet Collection"
        property keyPath
        destination reference
        appends bool = NO
        collectionClass className
        id id

        element action : connection on iOS tvOS macOS watchOS title "Action"
        selector selector
        destination reference
        target reference
        eventType enum eventType
        id id

        element segue : connection class UIStoryboardSegue macOS NSStoryboardSegue on iOS tvOS macOS watchOS title "Segue"
        key key
        reference reference
        inheritsFrom string
        destination reference
        kind enum segueKind
        relationship keyPath
        identifier segueIdentifier
        customClass className
        customModule moduleName
        customModuleProvider enum moduleProvider
        action selector
        trigger enum segueTrigger
        modalPresentationStyle enum modalPresentationStyle = automatic
        modalTransitionStyle enum modalTransitionStyle = coverVertical
        animates bool = YES
        popoverAnchorView reference
        popoverAnchorBarButtonItem reference
        popoverBehavior enum popoverBehavior
        preferredEdge enum rectEdge
        splitViewControllerTargetIndex integer
        destinationCreationSelector selector
        unwindAction selector
        id id
        > nil [action]
        > popoverArrowDirection [popoverArrowDirection]
        > point [popoverPassthrough]
        > segue [commit]
        > segue [preview]

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
