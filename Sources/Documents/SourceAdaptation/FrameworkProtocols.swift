/// What the protocols of UIKit and related frameworks are in Objective-C.
package enum FrameworkProtocols {
    /// The names of optional methods, which sources call as `delegate.textViewDidChange?(view)`. Names that closures often have are
    /// left out.
    package static let optionalMethods: Set<String> = Set(
        """
        adaptivePresentationStyle animationController animationDidStart animationDidStop application
        applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
        applicationDidReceiveMemoryWarning applicationProtectedDataDidBecomeAvailable
        applicationProtectedDataWillBecomeUnavailable applicationSignificantTimeChange
        applicationWillEnterForeground applicationWillResignActive applicationWillTerminate
        audioPlayerDecodeErrorDidOccur audioPlayerDidFinishPlaying authorizationController centralManager
        collectionView collisionBehavior completerDidUpdateResults contactPicker contactPickerDidCancel
        contactViewController contextMenuInteraction controllerDidChangeContent controllerWillChangeContent
        didDismissSearchController didPresentSearchController documentPicker documentPickerWasCancelled
        dragInteraction dropInteraction dynamicAnimatorDidPause dynamicAnimatorWillResume editMenuInteraction
        eventEditViewControllerDefaultCalendar gestureRecognizer gestureRecognizerShouldBegin imagePickerController
        imagePickerControllerDidCancel interactionControllerForDismissal interactionControllerForPresentation
        locationManager locationManagerDidChangeAuthorization locationManagerDidPauseLocationUpdates
        locationManagerDidResumeLocationUpdates locationManagerShouldDisplayHeadingCalibration mailComposeController
        mapView mapViewDidChangeVisibleRegion mapViewDidFailLoadingMap mapViewDidFinishLoadingMap
        mapViewDidFinishRenderingMap mapViewDidStopLocatingUser mapViewWillStartLoadingMap
        mapViewWillStartLocatingUser mapViewWillStartRenderingMap mediaPicker mediaPickerDidCancel
        navigationController navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations numberOfSections pageViewController
        pageViewControllerSupportedInterfaceOrientations
        paymentQueue paymentQueueRestoreCompletedTransactionsFinished peripheralDidUpdateName peripheralIsReady
        peripheralManagerDidStartAdvertising pickerView presentationController
        presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
        presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount presentationIndex
        previewController previewControllerDidDismiss previewControllerWillDismiss primaryViewController
        productViewControllerDidFinish safariViewController safariViewControllerDidFinish scene sceneDidBecomeActive
        sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
        scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
        scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
        scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
        scrollViewWillBeginZooming scrollViewWillEndDragging searchBar searchBarBookmarkButtonClicked
        searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked
        searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing
        searchBarTextDidEndEditing sectionIndexTitles sessionDidBecomeInactive sessionDidDeactivate
        sessionReachabilityDidChange sessionWatchStateDidChange
        sheetPresentationControllerDidChangeSelectedDetentIdentifier speechRecognizer speechSynthesizer
        splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand stateRestorationActivity
        tabBarController tableView textField textFieldDidBeginEditing textFieldDidChangeSelection
        textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
        textFieldShouldReturn textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection
        textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing userActivityWasContinued
        urlSession urlSessionDidFinishEvents userActivityWillSave userNotificationCenter viewForZooming webView webViewWebContentProcessDidTerminate
        willDismissSearchController willPresentSearchController windowScene
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
