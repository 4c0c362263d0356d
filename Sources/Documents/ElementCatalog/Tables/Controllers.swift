extension CatalogTables {
    static let controllers = CatalogTable(
        "Controllers",
        #"""
        element viewController : controller class UIViewController macOS NSViewController on iOS tvOS macOS title "View Controller"
        key key on iOS tvOS -> *key
        identifier string on macOS
        @controllerFront
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element navigationController : controller class UINavigationController on iOS tvOS title "Navigation Controller"
        key key -> *key
        @controllerFront
        hidesBarsOnSwipe bool = NO -> UIHidesBarsOnSwipe? if YES
        hidesBarsOnTap bool = NO -> UIHidesBarsOnTap? if YES
        hidesBarsWhenKeyboardAppears bool = NO -> UIHidesBarsWhenKeyboardAppears? if YES
        navigationBarHidden bool = NO -> UINavigationBarHidden? if YES
        toolbarHidden bool = YES -> UIToolbarShown? as not if NO
        hidesBarsWhenVerticallyCompact bool = NO -> UIHidesBarsWhenVerticallyCompact? if YES
        @sceneObject
        @controllerChildren
        > navigationBar [navigationBar] -> UINavigationBar
        > nil -> none
        > toolbar [toolbar] -> UIToolbar?
        > viewControllers -> UIChildViewControllers, UIViewControllers
        @controllerChildrenTail
        + *childControllers

        element viewControllers : container on iOS tvOS title "View Controllers"
        > {controller} -> *items

        element tabBarController : controller class UITabBarController on iOS tvOS title "Tab Bar Controller"
        key key -> *key
        @controllerFront
        @sceneObject
        @controllerChildren
        > nil -> none
        > tabBar [tabBar] -> UITabBar?
        > viewControllers -> UIChildViewControllers?, UIViewControllers?
        @controllerChildrenTail
        + *childControllers

        element tableViewController : controller class UITableViewController on iOS tvOS title "Table View Controller"
        key key -> *key
        @controllerFront
        clearsSelectionOnViewWillAppear bool = YES -> UIClearsSelectionOnViewWillAppear? if NO
        @sceneObject
        @controllerChildren
        > refreshControl [refreshControl] -> UIRefreshControl?
        @controllerChildrenTail

        element collectionViewController : controller class UICollectionViewController on iOS tvOS title "Collection View Controller"
        key key -> *key
        @controllerFront
        clearsSelectionOnViewWillAppear bool = YES -> UIClearsSelectionOnViewWillAppear? if NO
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element splitViewController : controller class UISplitViewController macOS NSSplitViewController on iOS tvOS macOS title "Split View Controller"
        key key on iOS tvOS -> *key
        @controllerFront
        allowDoubleColumnStyle bool = NO on iOS tvOS -> none
        style enum splitStyle = unspecified on iOS tvOS -> UISplitViewControllerStyle? if changed
        preferredDisplayMode enum splitDisplayMode = automatic on iOS tvOS -> UIPreferredDisplayMode? if changed
        presentsWithGesture bool = YES on iOS tvOS -> UIPresentsWithGesture? if NO
        behavior enum splitBehavior = automatic on iOS tvOS -> UIPreferredSplitBehavior? if changed
        primaryBackgroundStyle enum splitBackground = none on iOS tvOS -> UIPrimaryBackgroundStyle? if changed
        @sceneObject
        > splitViewItems -> none
        > splitView [splitView] -> none
        @controllerChildren
        > nil -> none
        @controllerChildrenTail
        + *childControllers

        element splitViewItems : container on macOS title "Split View Items"
        > splitViewItem

        element splitViewItem : object class NSSplitViewItem on macOS title "Split View Item"
        canCollapse bool = NO
        holdingPriority number
        behavior enum splitItemBehavior = default
        @identity
        > connections

        element pageViewController : controller class UIPageViewController on iOS tvOS title "Page View Controller"
        key key -> *key
        @controllerFront
        transitionStyle enum pageTransitionStyle ~ pageCurl -> UITransitionStyle?
        pageSpacing number = 0 -> UIPageSpacing? if changed
        navigationOrientation enum axis ~ horizontal -> UINavigationOrientation?
        spineLocation enum spineLocation ~ none -> UISpineLocation? if changed
        doubleSided bool = NO -> UIDoubleSided? if YES
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element avPlayerViewController : controller class AVPlayerViewController on iOS tvOS title "AVKit Player View Controller"
        key key -> *key
        @controllerFront
        showsPlaybackControls bool = YES -> AVShowsPlaybackControls?
        videoGravity string -> AVVideoGravity?
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element glkViewController : controller class GLKViewController on iOS tvOS title "GLKit View Controller"
        key key -> *key
        @controllerFront
        preferredFramesPerSecond integer -> GLKViewControllerPreferredFramesPerSecondCoderKey?
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element hostingController : controller class UIHostingController watchOS WKHostingController on iOS tvOS watchOS title "Hosting Controller"
        key key on iOS tvOS -> *key
        identifier string on watchOS
        @controllerFront
        @sceneObject
        @controllerChildren
        @controllerChildrenTail

        element searchDisplayController : object class UISearchDisplayController on iOS title "Search Display Controller"
        @sceneObject
        > connections -> *connections

        element viewControllerPlaceholder : controller class UIViewController on iOS tvOS title "Storyboard Reference"
        storyboardIdentifier storyboardIdentifier -> *storyboardReference
        storyboardName storyboardName -> *storyboardReference
        bundleIdentifier bundleIdentifier -> *storyboardReference
        referencedIdentifier storyboardIdentifier -> *storyboardReference
        @sceneObject
        > tabBarItem [tabBarItem] -> *storyboardReference
        > navigationItem [navigationItem] -> *storyboardReference
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections
        > point [canvasLocation] -> none

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
        > viewControllerLayoutGuide -> *layoutGuides
        """#)
}
