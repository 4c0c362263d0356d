extension FrameworkClasses {
    static let table = """
        NSObject -
        UIResponder NSObject !becomeFirstResponder !resignFirstResponder !cut: !copy: !paste: !select: !selectAll: !delete: !toggleBoldface: !toggleItalics: !toggleUnderline: !increaseSize: !decreaseSize: !makeTextWritingDirectionLeftToRight: !makeTextWritingDirectionRightToLeft: !reloadInputViews (undoManager) (inputView) (inputAccessoryView) (inputAccessoryViewController)
        UIApplication UIResponder delegate
        UIView UIResponder gestureRecognizers*:UIGestureRecognizer !endEditing: !removeFromSuperview !setNeedsLayout !setNeedsDisplay !layoutIfNeeded !sizeToFit !setNeedsUpdateConstraints !tintColorDidChange (maskView) (constraints*) (subviews*)
        UIWindow UIView rootViewController:UIViewController !makeKeyAndVisible (windowScene)
        UILabel UIView
        UIImageView UIView !startAnimating !stopAnimating
        UIStackView UIView (arrangedSubviews*:UIView)
        UIVisualEffectView UIView (contentView:UIView)
        UIActivityIndicatorView UIView !startAnimating !stopAnimating
        UIProgressView UIView
        UIPickerView UIView dataSource delegate !reloadAllComponents
        UISearchBar UIView delegate (inputAccessoryView) (scopeBarBackgroundImage)
        UIInputView UIView
        UIContentUnavailableView UIView
        UIScrollView UIView delegate (refreshControl:UIRefreshControl) !flashScrollIndicators
        UITextView UIScrollView (inputView:UIView) (inputAccessoryView:UIView) (findInteraction)
        UITableView UIScrollView dataSource delegate prefetchDataSource dragDelegate dropDelegate (tableHeaderView:UIView) (tableFooterView:UIView) (backgroundView:UIView) !reloadData
        UICollectionView UIScrollView dataSource delegate prefetchDataSource dragDelegate dropDelegate (backgroundView:UIView) (collectionViewLayout:UICollectionViewLayout) !reloadData
        UITableViewCell UIView accessoryView:UIView backgroundView:UIView editingAccessoryView:UIView selectedBackgroundView:UIView (multipleSelectionBackgroundView:UIView) (textLabel:UILabel) (detailTextLabel:UILabel) (imageView:UIImageView) (contentView:UIView)
        UITableViewHeaderFooterView UIView (backgroundView:UIView) (contentView:UIView) (textLabel:UILabel) (detailTextLabel:UILabel)
        UICollectionReusableView UIView
        UICollectionViewCell UICollectionReusableView backgroundView:UIView selectedBackgroundView:UIView (contentView:UIView)
        UICollectionViewListCell UICollectionViewCell
        UICollectionViewLayout NSObject !invalidateLayout
        UICollectionViewFlowLayout UICollectionViewLayout
        UICollectionViewCompositionalLayout UICollectionViewLayout
        UICollectionViewTransitionLayout UICollectionViewLayout
        UIControl UIView
        UIButton UIControl (titleLabel:UILabel) (imageView:UIImageView)
        UITextField UIControl delegate (inputView:UIView) (inputAccessoryView:UIView) (leftView:UIView) (rightView:UIView) (textDragDelegate) (textDropDelegate) (pasteDelegate)
        UISearchTextField UITextField
        UISegmentedControl UIControl
        UISlider UIControl
        UISwitch UIControl
        UIStepper UIControl
        UIPageControl UIControl
        UIDatePicker UIControl
        UIRefreshControl UIControl !beginRefreshing !endRefreshing
        UIColorWell UIControl
        UINavigationBar UIView delegate (topItem:UINavigationItem) (backItem:UINavigationItem) (items*:UINavigationItem)
        UIToolbar UIView delegate (items*:UIBarButtonItem)
        UITabBar UIView delegate (selectedItem:UITabBarItem) (items*:UITabBarItem)
        UIBarItem NSObject
        UIBarButtonItem UIBarItem (customView:UIView) (target) (menu)
        UITabBarItem UIBarItem
        UINavigationItem NSObject backBarButtonItem:UIBarButtonItem leftBarButtonItem:UIBarButtonItem rightBarButtonItem:UIBarButtonItem titleView:UIView leftBarButtonItems*:UIBarButtonItem rightBarButtonItems*:UIBarButtonItem (searchController)
        UIGestureRecognizer NSObject delegate
        UITapGestureRecognizer UIGestureRecognizer
        UILongPressGestureRecognizer UIGestureRecognizer
        UIPanGestureRecognizer UIGestureRecognizer
        UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
        UIPinchGestureRecognizer UIGestureRecognizer
        UIRotationGestureRecognizer UIGestureRecognizer
        UISwipeGestureRecognizer UIGestureRecognizer
        UIHoverGestureRecognizer UIGestureRecognizer
        UILayoutGuide NSObject
        NSLayoutConstraint NSObject
        UIStoryboardSegue NSObject
        UIStoryboard NSObject
        UIScreen NSObject
        UIDevice NSObject
        UIImage NSObject
        UIColor NSObject
        UIFont NSObject
        UIBezierPath NSObject
        UIMenu NSObject
        UISearchController UIViewController (searchBar:UISearchBar) (searchResultsController:UIViewController)
        UIViewController UIResponder view:UIView (navigationItem:UINavigationItem) (tabBarItem:UITabBarItem) (editButtonItem:UIBarButtonItem) (searchDisplayController) (transitioningDelegate) (toolbarItems*:UIBarButtonItem) (viewIfLoaded) (contentScrollView) (presentationController) (popoverPresentationController) (navigationController) (splitViewController) (tabBarController) (parentViewController) !dismissModalViewControllerAnimated: !showViewController:sender: !showDetailViewController:sender: !setEditing:
        UITableViewController UIViewController tableView:UITableView refreshControl:UIRefreshControl
        UICollectionViewController UIViewController collectionView:UICollectionView (collectionViewLayout:UICollectionViewLayout)
        UINavigationController UIViewController delegate (navigationBar:UINavigationBar) (toolbar:UIToolbar) (viewControllers*) (topViewController) !popViewControllerAnimated: !popToRootViewControllerAnimated:
        UITabBarController UIViewController delegate (tabBar:UITabBar) (viewControllers*) (selectedViewController)
        UISplitViewController UIViewController delegate (viewControllers*) (displayModeButtonItem) !toggleMasterVisible: !toggleSidebar:
        UIPageViewController UIViewController dataSource delegate (viewControllers*)
        UIInputViewController UIViewController (inputView:UIInputView) !dismissKeyboard !advanceToNextInputMode !handleInputModeListFromView:withEvent:
        UIAlertController UIViewController
        UIActivityViewController UIViewController
        UIImagePickerController UINavigationController delegate
        UIDocumentPickerViewController UIViewController delegate
        UIDocumentBrowserViewController UIViewController delegate
        UIHostingController UIViewController
        UISearchDisplayController NSObject delegate searchBar:UISearchBar searchContentsController:UIViewController searchResultsDataSource searchResultsDelegate
        UISearchContainerViewController UIViewController
        AVPlayerViewController UIViewController delegate (player) (contentOverlayView:UIView)
        GLKViewController UIViewController delegate
        MKMapView UIView delegate
        WKWebView UIView navigationDelegate UIDelegate (configuration) (scrollView:UIScrollView) !goBack !goForward !reload !reloadFromOrigin !stopLoading !goBack: !goForward: !reload: !reloadFromOrigin: !stopLoading:
        UIWebView UIView delegate (scrollView:UIScrollView) !goBack !goForward !reload !stopLoading
        GLKView UIView delegate (context)
        SCNView UIView delegate (scene) (pointOfView) !play: !pause: !stop: !snapshot
        SKView UIView delegate (scene)
        ARSCNView SCNView delegate session
        ARSKView SKView delegate session
        MTKView UIView delegate (device)
        """
}
