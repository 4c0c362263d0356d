extension CatalogTables {
    /// Keys in the order in which Apple's compiler writes them, gathered from compiled documents.
    ///
    /// No object has all of them.
    static let nibKeyOrder = CatalogTable(
        "NibKeyOrder",
        #"""
        NS.bytes NSFirstItem NSFirstAttributeV2 NSFirstAttribute NSRelation NSSecondItem NSSecondAttributeV2
        NSSecondAttribute NSConstantV2 UILabel UISource UIDestination UIEventMask UIBounds UICenter UISubviews
        UIBackgroundColor UIDeepDrawRect UIOpaque UIHidden UIUserInteractionDisabled UIMultipleTouchEnabled
        UIAutoresizeSubviews UIAutoresizingMask UIContentMode UIClipsToBounds UIClearsContextBeforeDrawing
        UIViewDoesNotTranslateAutoresizingMaskIntoConstraints UIViewAutolayoutConstraints
        UIViewPreservesSuperviewMargins UIViewPreservesSpecificSuperviewMargins UIViewContentHuggingPriority
        UIViewInsetsLayoutMarginsFromSafeArea UIViewLayoutGuides UIViewLayoutMargins
        UIViewSemanticContentAttribute UIViewLargeContentStoredProperties _UILayoutGuideIdentifier
        _UILayoutGuideConstraintsToRemove UIButtonStatefulContent UIAdjustsImageWhenHighlighted
        UIAdjustsImageWhenDisabled UIButtonType UIItems UIImage UIShowsHorizontalScrollIndicator
        UIShowsVerticalScrollIndicator UIScrollDisabled UIReuseIdentifier UISelectionStyle UIContentView
        UITextLabel UIDetailTextLabel UIImageView UIContentHorizontalAlignment UIResizesToFullScreen
        UISwitchEnabled UISwitchOn MKDelegate MKMapType MKZoomEnabled MKScrollEnabled MKShowsUserLocation
        MKPitchEnabled MKRotateEnabled MKShowsPointsOfInterest MKShowsBuildings MKShowsTraffic MKShowsCompass
        MKShowsScaleKey UIScrollViewIndicatorInsetAdjustmentBehavior UIBouncesZoom UIAlwaysBounceVertical
        UIDelegate UIBarPosition UIBarTranslucence UIContentSize UIKeyboardDismissMode
        UIScrollViewContentInsetAdjustmentBehavior UIText UIAttributedText UIFont UIPlaceholder UITextColor
        UIShadowOffset UINumberOfLines UITextAlignment UIBorderStyle UIAdjustsFontSizeToFit UIMinimumFontSize
        UIClearButtonOffset UIKeyboardType UIDisableTextColorUpdateOnTraitCollectionChange
        UIDisableUpdateTextColorOnTraitCollectionChange UIEditable UICollectionLayout
        UICollectionViewPrefetchingEnabled UITableViewStyle UIMinValue UIMaxValue UIProxiedObjectIdentifier
        UINibTopLevelObjectsKey UINibObjectsKey UINibConnectionsKey UINibVisibleWindowsKey
        UINibAccessibilityConfigurationsKey UINibTraitStorageListsKey UINibKeyValuePairsKey NS.intval
        UIFontDescriptorAttributes UISystemColorName UIColorComponentCount UIRed UIGreen UIBlue UIFontName
        UIFontDescriptor UIFontPointSize UIFontTextStyleForScaling UIFontPointSizeForScaling
        UIFontMaximumPointSizeAfterScaling UIFontTraits UISystemFont NSName NSSize UIWhite UIAlpha NSWhite NSRGB
        NSColorSpace UIObject UIValue UIKeyPath UILayoutGuideOwningView UILayoutGuideIdentifier
        UILayoutGuideOwningViewIsLocked UILayoutGuideShouldBeArchived UILayoutGuideAllowsNegativeDimensions
        UILayoutGuideSystemConstraints UIIdentifier UIDestinationViewControllerIdentifier UIActionName
        UINavigationItem UIAccessibileObject UIAccessibilityIdentifier NS.dblval UIInteritemSpacing
        UILineSpacing UISectionInsetReference UIImageWidth UIImageHeight UIResourceName NSSymbolicConstant
        NSShouldBeArchived NSPriority NSConstant NSLayoutIdentifier UICustomView UIEnabled UIIsSystemItem
        UISystemItem UIStyle UITitle UIExternalObjectsTableForViewLoading UINibName UIStoryboardIdentifier
        UIChildViewControllers UIViewControllers UISeparatorStyle UISeparatorStyleIOS5AndLater UIRowHeight
        UISectionHeaderHeight UISectionFooterHeight UIEstimatedRowHeight UIEstimatedSectionHeaderHeight
        UIEstimatedSectionFooterHeight UIInsetsContentViewsToSafeArea UITableFooterView
        UITableViewCellPrototypeNibs UITableViewCellPrototypeNibExternalObjects UISeparatorInsetReference
        UIShadowColor UILargeTitleDisplayMode UINavigationBar UIParentViewController UIStoryboardSegueTemplates
        UITintColor NSTabStops UIItemSize UIAccessibilityLabel
        UIAccessibilityTraits UIIsAccessibilityElement NSString NSAttributes captureEnclosingNIBBundleOnDecode
        archiveData NS.special NS.rectval UIClassName UIOriginalClassName
        """#)
}
