extension CatalogueTables {
    static let controllers = CatalogueTable(
        "Controllers",
        #"""
        element viewController : controller class UIViewController macOS NSViewController on iOS tvOS macOS title "View Controller"
        key key on iOS tvOS
        identifier string on macOS
        @controllerFront
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element navigationController : controller class UINavigationController on iOS tvOS title "Navigation Controller"
        key key
        @controllerFront
        hidesBarsOnSwipe bool = NO
        hidesBarsOnTap bool = NO
        hidesBarsWhenKeyboardAppears bool = NO
        navigationBarHidden bool = NO
        toolbarHidden bool = YES
        hidesBarsWhenVerticallyCompact bool = NO
        @sceneObject
        @controllerChildren
        > navigationBar [navigationBar]
        > nil
        > toolbar [toolbar]
        > viewControllers
        @controllerChildrenTail

        element viewControllers : container on iOS tvOS title "View Controllers"
        > {controller}

        element tabBarController : controller class UITabBarController on iOS tvOS title "Tab Bar Controller"
        key key
        @controllerFront
        @sceneObject
        @controllerChildren
        > nil
        > tabBar [tabBar]
        > viewControllers
        @controllerChildrenTail

        element tableViewController : controller class UITableViewController on iOS tvOS title "Table View Controller"
        key key
        @controllerFront
        clearsSelectionOnViewWillAppear bool = YES
        @sceneObject
        @controllerChildren
        > refreshControl [refreshControl]
        @controllerChildrenTail

        element collectionViewController : controller class UICollectionViewController on iOS tvOS title "Collection View Controller"
        key key
        @controllerFront
        clearsSelectionOnViewWillAppear bool = YES
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element splitViewController : controller class UISplitViewController macOS NSSplitViewController on iOS tvOS macOS title "Split View Controller"
        key key on iOS tvOS
        @controllerFront
        allowDoubleColumnStyle bool = NO on iOS tvOS
        style enum splitStyle = unspecified on iOS tvOS
        preferredDisplayMode enum splitDisplayMode = automatic on iOS tvOS
        presentsWithGesture bool = YES on iOS tvOS
        behavior enum splitBehavior = automatic on iOS tvOS
        primaryBackgroundStyle enum splitBackground = none on iOS tvOS
        @sceneObject
        > splitViewItems
        > splitView [splitView]
        @controllerChildren
        > nil
        @controllerChildrenTail

        element splitViewItems : container on macOS title "Split View Items"
        > splitViewItem

        element splitViewItem : object class NSSplitViewItem on macOS title "Split View Item"
        canCollapse bool = NO
        holdingPriority number
        behavior enum splitItemBehavior = default
        @identity
        > connections

        element pageViewController : controller class UIPageViewController on iOS tvOS title "Page View Controller"
        key key
        @controllerFront
        transitionStyle enum pageTransitionStyle ~ pageCurl
        pageSpacing number = 0
        navigationOrientation enum axis ~ horizontal
        spineLocation enum spineLocation ~ none
        doubleSided bool = NO
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element avPlayerViewController : controller class AVPlayerViewController on iOS tvOS title "AVKit Player View Controller"
        key key
        @controllerFront
        showsPlaybackControls bool = YES
        videoGravity string
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element glkViewController : controller class GLKViewController on iOS tvOS title "GLKit View Controller"
        key key
        @controllerFront
        preferredFramesPerSecond integer
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element hostingController : controller class UIHostingController watchOS WKHostingController on iOS tvOS watchOS title "Hosting Controller"
        key key on iOS tvOS
        identifier string on watchOS
        @controllerFront
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element searchDisplayController : object class UISearchDisplayController on iOS title "Search Display Controller"
        @sceneObject
        > connections

        element viewControllerPlaceholder : controller class UIViewController on iOS tvOS title "Storyboard Reference"
        storyboardIdentifier storyboardIdentifier
        storyboardName storyboardName
        bundleIdentifier bundleIdentifier
        referencedIdentifier storyboardIdentifier
        @sceneObject
        > tabBarItem [tabBarItem]
        > navigationItem [navigationItem]
        > userDefinedRuntimeAttributes
        > connections
        > point [canvasLocation]

        element controllerPlaceholder : controller class NSViewController on macOS title "Storyboard Reference"
        storyboardIdentifier storyboardIdentifier
        storyboardName storyboardName
        bundleIdentifier bundleIdentifier
        referencedIdentifier storyboardIdentifier
        @sceneObject
        > connections

        element tabViewController : controller class NSTabViewController on macOS title "Tab View Controller"
        @controllerFront
        selectedTabViewItemIndex integer
        @sceneObject
        > tabViewItems
        > tabView [tabView]
        @controllerChildrenTail

        element pagecontroller : controller class NSPageController on macOS title "Page Controller"
        @controllerFront
        @sceneObject
        > {view} [view]
        @controllerChildrenTail

        element windowController : controller class NSWindowController on macOS title "Window Controller"
        @controllerFront
        @sceneObject
        > window [window]
        > userDefinedRuntimeAttributes
        > connections
        > point [canvasLocation]

        element collectionViewItem : controller class NSCollectionViewItem on macOS title "Collection View Item"
        @controllerFront
        @sceneObject
        > {view} [view]
        > userDefinedRuntimeAttributes
        > connections

        element layoutGuides : container on iOS tvOS title "Layout Guides"
        > viewControllerLayoutGuide
        """#)
}
