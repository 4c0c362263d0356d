extension PropertyTable {
    /// The Swift spelling of attributes and of children with a key.
    ///
    ///     ELEMENTS ATTRIBUTE SPELLING [= VALUE]
    ///
    /// `ELEMENTS` are names joined by commas, or `*` for all that have no row of their own. `SPELLING` is a property, a call
    /// in which `$` stands for the value, `-` for what needs no code, or `?` for what code can't have. `VALUE` is what
    /// an object made in code has: an attribute with this value needs no code. Without it, that is the catalog's default.
    static let rows = #"""
        * autoresizesSubviews autoresizesSubviews
        * hidden isHidden
        * opaque -
        * clipsSubviews clipsToBounds
        scrollView,tableView,collectionView,textView clipsSubviews clipsToBounds = YES
        * clearsContextBeforeDrawing -
        * multipleTouchEnabled isMultipleTouchEnabled
        label,imageView,tableViewCell,tableViewCellContentView,collectionViewCell,collectionViewCellContentView multipleTouchEnabled -
        * userInteractionEnabled isUserInteractionEnabled
        label,imageView userInteractionEnabled isUserInteractionEnabled = NO
        * alpha alpha
        * tag tag
        * contentMode -
        view,imageView contentMode contentMode
        * semanticContentAttribute semanticContentAttribute
        * preservesSuperviewLayoutMargins preservesSuperviewLayoutMargins
        tableViewCell,tableViewCellContentView preservesSuperviewLayoutMargins -
        * layoutMarginsFollowReadableWidth ?
        tableView layoutMarginsFollowReadableWidth cellLayoutMarginsFollowReadableWidth
        * insetsLayoutMarginsFromSafeArea insetsLayoutMarginsFromSafeArea
        tableViewCell,tableViewCellContentView,collectionViewCell,collectionViewCellContentView,navigationBar,toolbar,tabBar insetsLayoutMarginsFromSafeArea -
        * restorationIdentifier restorationIdentifier
        * horizontalHuggingPriority setContentHuggingPriority($, for: .horizontal)
        * verticalHuggingPriority setContentHuggingPriority($, for: .vertical)
        * horizontalCompressionResistancePriority setContentCompressionResistancePriority($, for: .horizontal)
        * verticalCompressionResistancePriority setContentCompressionResistancePriority($, for: .vertical)
        switch,stepper,activityIndicatorView horizontalHuggingPriority setContentHuggingPriority($, for: .horizontal) = 750
        switch,stepper,activityIndicatorView verticalHuggingPriority setContentHuggingPriority($, for: .vertical) = 750
        * springLoaded isSpringLoaded
        * enabled isEnabled
        * highlighted isHighlighted
        * selected isSelected
        * contentHorizontalAlignment contentHorizontalAlignment
        * contentVerticalAlignment contentVerticalAlignment
        switch,slider,stepper,pageControl,segmentedControl,datePicker,colorWell contentHorizontalAlignment -
        switch,slider,stepper,pageControl,segmentedControl,datePicker,colorWell contentVerticalAlignment -
        textField contentHorizontalAlignment -
        * [backgroundColor] backgroundColor
        * [tintColor] tintColor
        * [layoutMargins] layoutMargins
        * [directionalLayoutMargins] directionalLayoutMargins

        label text text
        label [text] text
        label [attributedText] attributedText
        label [textColor] textColor
        label [highlightedColor] highlightedTextColor
        label [shadowColor] shadowColor
        label [shadowOffset] shadowOffset
        label [fontDescription] font
        label [font] font
        label textAlignment textAlignment = natural
        label lineBreakMode lineBreakMode = tailTruncation
        label numberOfLines numberOfLines
        label baselineAdjustment baselineAdjustment = alignBaselines
        label minimumScaleFactor minimumScaleFactor = 0
        label adjustsLetterSpacingToFitWidth allowsDefaultTighteningForTruncation
        label adjustsFontForContentSizeCategory adjustsFontForContentSizeCategory
        label adjustsFontSizeToFit adjustsFontSizeToFitWidth = NO
        label preferredMaxLayoutWidth preferredMaxLayoutWidth = 0
        label enablesMarqueeWhenAncestorFocused enablesMarqueeWhenAncestorFocused

        imageView image image
        imageView [image] image
        imageView highlightedImage highlightedImage
        imageView [highlightedImage] highlightedImage
        imageView adjustsImageWhenAncestorFocused adjustsImageWhenAncestorFocused
        imageView animationDuration animationDuration = 0
        imageView [preferredSymbolConfiguration] preferredSymbolConfiguration

        stackView axis axis
        stackView distribution distribution
        stackView alignment alignment
        stackView spacing spacing
        stackView baselineRelativeArrangement isBaselineRelativeArrangement

        * directionalLockEnabled isDirectionalLockEnabled
        * bounces bounces
        * alwaysBounceVertical alwaysBounceVertical
        tableView alwaysBounceVertical alwaysBounceVertical = YES
        * alwaysBounceHorizontal alwaysBounceHorizontal
        * scrollEnabled isScrollEnabled
        * pagingEnabled isPagingEnabled
        * showsHorizontalScrollIndicator showsHorizontalScrollIndicator
        * showsVerticalScrollIndicator showsVerticalScrollIndicator
        * indicatorStyle indicatorStyle
        * delaysContentTouches delaysContentTouches
        * canCancelContentTouches canCancelContentTouches
        * minimumZoomScale minimumZoomScale
        * maximumZoomScale maximumZoomScale
        * bouncesZoom bouncesZoom
        * keyboardDismissMode keyboardDismissMode
        * contentInsetAdjustmentBehavior contentInsetAdjustmentBehavior
        * [contentInset] contentInset
        * [scrollIndicatorInsets] scrollIndicatorInsets

        textView editable isEditable
        textView selectable isSelectable
        textView allowsEditingTextAttributes allowsEditingTextAttributes
        textView text text
        textView [text] text
        textView [attributedText] attributedText
        textView [textColor] textColor
        textView [fontDescription] font
        textView textAlignment textAlignment = natural
        textView adjustsFontForContentSizeCategory adjustsFontForContentSizeCategory
        textView,webView [dataDetectorTypes] dataDetectorTypes

        activityIndicatorView hidesWhenStopped hidesWhenStopped = YES
        activityIndicatorView style style = medium
        activityIndicatorView [color] color

        progressView progressViewStyle progressViewStyle
        progressView progress progress
        progressView progressImage progressImage
        progressView trackImage trackImage
        progressView [progressTintColor] progressTintColor
        progressView [trackTintColor] trackTintColor

        pickerView showsSelectionIndicator -

        searchBar barStyle barStyle
        searchBar searchBarStyle searchBarStyle
        searchBar translucent isTranslucent
        searchBar text text
        searchBar prompt prompt
        searchBar placeholder placeholder
        searchBar showsSearchResultsButton showsSearchResultsButton
        searchBar showsBookmarkButton showsBookmarkButton
        searchBar showsCancelButton showsCancelButton
        searchBar backgroundImage backgroundImage
        searchBar scopeBarBackgroundImage scopeBarBackgroundImage
        searchBar showsScopeBar showsScopeBar
        searchBar [barTintColor] barTintColor

        mapView mapType mapType = standard
        mapView zoomEnabled isZoomEnabled
        mapView scrollEnabled isScrollEnabled
        mapView rotateEnabled isRotateEnabled
        mapView pitchEnabled isPitchEnabled
        mapView showsUserLocation showsUserLocation
        mapView showsBuildings showsBuildings
        mapView showsCompass showsCompass
        mapView showsScale showsScale
        mapView showsTraffic showsTraffic
        mapView showsPointsOfInterest -

        wkWebView allowsBackForwardNavigationGestures allowsBackForwardNavigationGestures
        wkWebView allowsLinkPreview allowsLinkPreview

        button showsMenuAsPrimaryAction showsMenuAsPrimaryAction
        button changesSelectionAsPrimaryAction changesSelectionAsPrimaryAction
        button role role
        button reversesTitleShadowWhenHighlighted reversesTitleShadowWhenHighlighted
        button showsTouchWhenHighlighted showsTouchWhenHighlighted
        button adjustsImageWhenHighlighted adjustsImageWhenHighlighted
        button adjustsImageWhenDisabled adjustsImageWhenDisabled
        button adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageSizeForAccessibilityContentSizeCategory
        button pointerInteraction isPointerInteractionEnabled
        button lineBreakMode titleLabel?.lineBreakMode = middleTruncation
        button [fontDescription] titleLabel?.font
        button [contentEdgeInsets] contentEdgeInsets
        button [titleEdgeInsets] titleEdgeInsets
        button [imageEdgeInsets] imageEdgeInsets
        button [titleShadowOffset] titleLabel?.shadowOffset

        textField text text
        textField [text] text
        textField [attributedText] attributedText
        textField placeholder placeholder
        textField [placeholder] placeholder
        textField [textColor] textColor
        textField [fontDescription] font
        textField allowsEditingTextAttributes allowsEditingTextAttributes
        textField borderStyle borderStyle
        textField textAlignment textAlignment = natural
        textField adjustsFontForContentSizeCategory adjustsFontForContentSizeCategory
        textField clearsOnBeginEditing clearsOnBeginEditing
        textField adjustsFontSizeToFit adjustsFontSizeToFitWidth = NO
        textField minimumFontSize minimumFontSize = 0
        textField background background
        textField disabledBackground disabledBackground
        textField clearButtonMode clearButtonMode

        textInputTraits autocapitalizationType autocapitalizationType = sentences
        textInputTraits autocorrectionType autocorrectionType
        textInputTraits spellCheckingType spellCheckingType
        textInputTraits keyboardType keyboardType
        textInputTraits keyboardAppearance keyboardAppearance
        textInputTraits returnKeyType returnKeyType
        textInputTraits enablesReturnKeyAutomatically enablesReturnKeyAutomatically
        textInputTraits secureTextEntry isSecureTextEntry
        textInputTraits smartDashesType smartDashesType
        textInputTraits smartInsertDeleteType smartInsertDeleteType
        textInputTraits smartQuotesType smartQuotesType
        textInputTraits textContentType textContentType
        textInputTraits passwordRules passwordRules

        segmentedControl segmentControlStyle -
        segmentedControl selectedSegmentIndex selectedSegmentIndex
        segmentedControl momentary isMomentary
        segmentedControl apportionsSegmentWidthsByContent apportionsSegmentWidthsByContent
        segmentedControl [selectedSegmentTintColor] selectedSegmentTintColor

        slider minValue minimumValue = 0
        slider maxValue maximumValue = 1
        slider value value
        slider continuous isContinuous
        slider minimumValueImage minimumValueImage
        slider maximumValueImage maximumValueImage
        slider [minimumTrackTintColor] minimumTrackTintColor
        slider [maximumTrackTintColor] maximumTrackTintColor
        slider [thumbTintColor] thumbTintColor

        switch on isOn
        switch title title
        switch [onTintColor] onTintColor
        switch [thumbTintColor] thumbTintColor

        stepper minimumValue minimumValue
        stepper maximumValue maximumValue = 100
        stepper value value
        stepper stepValue stepValue
        stepper continuous isContinuous
        stepper autorepeat autorepeat
        stepper wraps wraps

        pageControl numberOfPages numberOfPages = 0
        pageControl currentPage currentPage
        pageControl hidesForSinglePage hidesForSinglePage
        pageControl defersCurrentPageDisplay -
        pageControl [pageIndicatorTintColor] pageIndicatorTintColor
        pageControl [currentPageIndicatorTintColor] currentPageIndicatorTintColor

        datePicker style preferredDatePickerStyle
        datePicker datePickerMode datePickerMode = dateAndTime
        datePicker minuteInterval minuteInterval = 1
        datePicker countDownDuration countDownDuration = 0
        datePicker useCurrentDate -
        datePicker [date] date
        datePicker [minimumDate] minimumDate
        datePicker [maximumDate] maximumDate
        datePicker [locale] locale
        datePicker [timeZone] timeZone

        refreshControl [attributedTitle] attributedTitle
        colorWell [color] selectedColor

        tableView style -
        tableView dataMode -
        tableView separatorStyle separatorStyle = default
        tableView allowsSelection allowsSelection
        tableView sectionIndexMinimumDisplayRowCount sectionIndexMinimumDisplayRowCount
        tableView allowsSelectionDuringEditing allowsSelectionDuringEditing
        tableView allowsMultipleSelection allowsMultipleSelection
        tableView allowsMultipleSelectionDuringEditing allowsMultipleSelectionDuringEditing
        tableView showsSelectionImmediatelyOnTouchBegin -
        tableView rowHeight rowHeight = -1
        tableView estimatedRowHeight estimatedRowHeight = -1
        tableView sectionHeaderHeight sectionHeaderHeight = -1
        tableView sectionFooterHeight sectionFooterHeight = -1
        tableView estimatedSectionHeaderHeight estimatedSectionHeaderHeight = -1
        tableView estimatedSectionFooterHeight estimatedSectionFooterHeight = -1
        tableView contentViewInsetsToSafeArea insetsContentViewsToSafeArea
        tableView [separatorColor] separatorColor
        tableView,tableViewCell [separatorInset] separatorInset
        tableView [sectionIndexColor] sectionIndexColor
        tableView [sectionIndexBackgroundColor] sectionIndexBackgroundColor
        tableView [sectionIndexTrackingBackgroundColor] sectionIndexTrackingBackgroundColor

        tableViewCell selectionStyle selectionStyle = default
        tableViewCell accessoryType accessoryType
        tableViewCell editingAccessoryType editingAccessoryType
        tableViewCell focusStyle focusStyle = default
        tableViewCell shouldIndentWhileEditing shouldIndentWhileEditing
        tableViewCell showsReorderControl showsReorderControl
        tableViewCell hidesAccessoryWhenEditing -
        tableViewCell indentationLevel indentationLevel
        tableViewCell indentationWidth indentationWidth = 10
        tableViewCell style -
        tableViewCell rowHeight -
        tableViewCell,collectionViewCell,collectionReusableView reuseIdentifier -
        tableViewCell textLabel -
        tableViewCell detailTextLabel -
        tableViewCell imageView -
        tableViewCellContentView tableViewCell -
        collectionViewCell [customSize] -

        collectionView dataMode -
        collectionView prefetchingEnabled isPrefetchingEnabled
        collectionViewFlowLayout scrollDirection scrollDirection
        collectionViewFlowLayout minimumLineSpacing minimumLineSpacing = 10
        collectionViewFlowLayout minimumInteritemSpacing minimumInteritemSpacing = 10
        collectionViewFlowLayout sectionInsetReference sectionInsetReference
        collectionViewFlowLayout automaticEstimatedItemSize -
        collectionViewFlowLayout [itemSize] itemSize
        collectionViewFlowLayout [estimatedItemSize] estimatedItemSize
        collectionViewFlowLayout [headerReferenceSize] headerReferenceSize
        collectionViewFlowLayout [footerReferenceSize] footerReferenceSize
        collectionViewFlowLayout [sectionInset] sectionInset

        navigationBar,toolbar,tabBar barStyle barStyle
        navigationBar,toolbar,tabBar translucent isTranslucent
        navigationBar largeTitles prefersLargeTitles
        navigationBar backIndicatorImage backIndicatorImage
        navigationBar backIndicatorTransitionMask backIndicatorTransitionMaskImage
        navigationBar backgroundImage setBackgroundImage($, for: .default)
        navigationBar,tabBar shadowImage shadowImage
        navigationBar,toolbar,tabBar [barTintColor] barTintColor
        navigationBar [titleTextAttributes] titleTextAttributes
        navigationBar [largeTitleTextAttributes] largeTitleTextAttributes
        navigationBar,toolbar,tabBar [standardAppearance] standardAppearance
        navigationBar,toolbar [compactAppearance] compactAppearance
        navigationBar,toolbar,tabBar [scrollEdgeAppearance] scrollEdgeAppearance
        navigationBar,toolbar [compactScrollEdgeAppearance] compactScrollEdgeAppearance
        tabBar itemPositioning itemPositioning = automatic
        tabBar backgroundImage backgroundImage
        tabBar selectionIndicatorImage selectionIndicatorImage
        tabBar [selectedImageTintColor] tintColor
        tabBar [unselectedItemTintColor] unselectedItemTintColor

        navigationItem title title
        navigationItem [title] title
        navigationItem prompt prompt
        navigationItem [prompt] prompt
        navigationItem largeTitleDisplayMode largeTitleDisplayMode
        navigationItem leftItemsSupplementBackButton leftItemsSupplementBackButton
        navigationItem hidesBackButton hidesBackButton
        navigationItem style style = navigator

        barButtonItem springLoaded isSpringLoaded
        barButtonItem selected isSelected
        barButtonItem changesSelectionAsPrimaryAction changesSelectionAsPrimaryAction
        barButtonItem,tabBarItem landscapeImage landscapeImagePhone
        barButtonItem,tabBarItem largeContentSizeImage largeContentSizeImage
        barButtonItem width width
        barButtonItem,tabBarItem title -
        barButtonItem,tabBarItem image -
        barButtonItem,tabBarItem [title] -
        barButtonItem,tabBarItem [image] -
        barButtonItem,tabBarItem systemItem -
        barButtonItem style -
        barButtonItem,tabBarItem [imageInsets] imageInsets
        barButtonItem [tintColor] tintColor
        barButtonItem [titleTextAttributes] setTitleTextAttributes($, for: .normal)
        tabBarItem selectedImage -
        tabBarItem [selectedImage] -
        tabBarItem badgeValue badgeValue
        tabBarItem [badgeColor] badgeColor
        tabBarItem [titlePositionAdjustment] titlePositionAdjustment

        * title title
        * definesPresentationContext definesPresentationContext
        * providesPresentationContextTransitionStyle providesPresentationContextTransitionStyle
        * autoresizesArchivedViewToFullSize -
        * wantsFullScreenLayout -
        * extendedLayoutIncludesOpaqueBars extendedLayoutIncludesOpaqueBars
        * automaticallyAdjustsScrollViewInsets automaticallyAdjustsScrollViewInsets
        * hidesBottomBarWhenPushed hidesBottomBarWhenPushed
        * modalTransitionStyle modalTransitionStyle
        * modalPresentationStyle modalPresentationStyle
        * clearsSelectionOnViewWillAppear clearsSelectionOnViewWillAppear
        * [edgesForExtendedLayout] edgesForExtendedLayout
        * [preferredContentSize] preferredContentSize
        * [contentSizeForViewInPopover] preferredContentSize
        navigationController hidesBarsOnSwipe hidesBarsOnSwipe
        navigationController hidesBarsOnTap hidesBarsOnTap
        navigationController hidesBarsWhenKeyboardAppears hidesBarsWhenKeyboardAppears
        navigationController hidesBarsWhenVerticallyCompact hidesBarsWhenVerticallyCompact
        navigationController navigationBarHidden isNavigationBarHidden
        navigationController toolbarHidden isToolbarHidden
        splitViewController allowDoubleColumnStyle -
        splitViewController style -
        splitViewController preferredDisplayMode preferredDisplayMode
        splitViewController presentsWithGesture presentsWithGesture
        splitViewController behavior preferredSplitBehavior
        splitViewController primaryBackgroundStyle primaryBackgroundStyle

        * cancelsTouchesInView cancelsTouchesInView
        * delaysTouchesBegan delaysTouchesBegan
        * delaysTouchesEnded delaysTouchesEnded
        * requiresExclusiveTouchType requiresExclusiveTouchType
        * numberOfTapsRequired numberOfTapsRequired
        * numberOfTouchesRequired numberOfTouchesRequired
        * allowableMovement allowableMovement = 10
        * minimumPressDuration minimumPressDuration = 0.5
        * minimumNumberOfTouches minimumNumberOfTouches = 1
        * maximumNumberOfTouches maximumNumberOfTouches
        panGestureRecognizer allowedScrollTypes allowedScrollTypesMask
        pinchGestureRecognizer scale scale
        rotationGestureRecognizer rotation rotation
        swipeGestureRecognizer direction direction
        screenEdgePanGestureRecognizer [edges] edges

        navigationBarAppearance,tabBarAppearance,toolbarAppearance backgroundImage backgroundImage
        navigationBarAppearance,tabBarAppearance,toolbarAppearance shadowImage shadowImage
        navigationBarAppearance,tabBarAppearance,toolbarAppearance backgroundEffect backgroundEffect
        navigationBarAppearance,tabBarAppearance,toolbarAppearance [backgroundColor] backgroundColor
        navigationBarAppearance,tabBarAppearance,toolbarAppearance [shadowColor] shadowColor
        navigationBarAppearance [titleTextAttributes] titleTextAttributes
        navigationBarAppearance [largeTitleTextAttributes] largeTitleTextAttributes

        buttonConfiguration image image
        buttonConfiguration [image] image
        buttonConfiguration imagePlacement imagePlacement
        buttonConfiguration imagePadding imagePadding
        buttonConfiguration title title
        buttonConfiguration [title] title
        buttonConfiguration subtitle subtitle
        buttonConfiguration [subtitle] subtitle
        buttonConfiguration titlePadding titlePadding
        buttonConfiguration titleAlignment titleAlignment
        buttonConfiguration buttonSize buttonSize
        buttonConfiguration cornerStyle cornerStyle
        buttonConfiguration showsActivityIndicator showsActivityIndicator
        buttonConfiguration [preferredSymbolConfigurationForImage] preferredSymbolConfigurationForImage
        buttonConfiguration [baseForegroundColor] baseForegroundColor
        buttonConfiguration [baseBackgroundColor] baseBackgroundColor
        buttonConfiguration [contentInsets] contentInsets
        buttonConfiguration style -
        backgroundConfiguration image image
        backgroundConfiguration imageContentMode imageContentMode
        backgroundConfiguration strokeWidth strokeWidth
        backgroundConfiguration strokeOutset strokeOutset
        backgroundConfiguration cornerRadius cornerRadius
        backgroundConfiguration [backgroundColor] backgroundColor
        backgroundConfiguration [strokeColor] strokeColor
        """#

    /// Values of enumerations whose names in Swift differ from those in documents.
    ///
    ///     ENUMERATION VALUE=NAME ...
    static let values = #"""
        lineBreakMode wordWrap=byWordWrapping characterWrap=byCharWrapping clip=byClipping headTruncation=byTruncatingHead tailTruncation=byTruncatingTail middleTruncation=byTruncatingMiddle
        buttonType roundedRect=system
        keyboardType alphabet=asciiCapable ASCIICapableNumberPad=asciiCapableNumberPad
        keyboardAppearance alert=dark
        stackAlignment baseline=lastBaseline centerX=center centerY=center left=leading right=trailing
        sectionInsetReference contentInset=fromContentInset safeArea=fromSafeArea layoutMargins=fromLayoutMargins
        separatorStyle default=singleLine
        activityIndicatorStyle whiteLarge=large white=medium gray=medium
        barStyle blackTranslucent=black blackOpaque=black
        splitDisplayMode beside=oneBesideSecondary hidden=secondaryOnly overlay=oneOverSecondary
        datePickerMode countDownTimer=countDownTimer
        textContentType name-prefix=namePrefix given-name=givenName additional-name=middleName family-name=familyName name-suffix=nameSuffix organization-title=jobTitle organization=organizationName full-street-address=fullStreetAddress street-address-line-1=streetAddressLine1 street-address-line-2=streetAddressLine2 address-level1=addressState address-level2=addressCity address-level1+2=addressCityAndState address-level3=sublocality country=countryName postal-code=postalCode tel=telephoneNumber email=emailAddress url=URL credit-card=creditCardNumber new-password=newPassword one-time-code=oneTimeCode
        buttonConfigurationStyle plain=plain gray=gray tinted=tinted filled=filled
        autocapitalization none=none
        """#
}
