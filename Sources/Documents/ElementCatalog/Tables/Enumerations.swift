extension CatalogTables {
    static let enumerations = CatalogTable(
        "Enumerations",
        #"""
        enum contentMode: scaleToFill=0 scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight
        enum semanticContentAttribute: unspecified=0 playback spatial forceLeftToRight forceRightToLeft
        enum textAlignment: left=0 center right justified natural
        enum lineBreakMode: wordWrap=0 characterWrap clip headTruncation tailTruncation middleTruncation
        enum cellLineBreakMode: wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle
        enum baselineAdjustment: alignBaselines=0 alignCenters none
        enum buttonType: custom=0 system roundedRect=1 detailDisclosure infoLight infoDark contactAdd plain close
        enum buttonRole: normal=0 primary cancel destructive
        enum horizontalContentAlignment: center=0 left right fill leading trailing
        enum verticalContentAlignment: center=0 top bottom fill
        enum textFieldBorderStyle: none=0 line bezel roundedRect
        enum clearButtonMode: never=0 whileEditing unlessEditing always
        enum capitalization: none=0 words sentences allCharacters
        enum textCheckingType: default=0 no yes
        enum keyboardType: default=0 alphabet numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch ASCIICapableNumberPad
        enum keyboardAppearance: default=0 alert dark=1 light
        enum returnKeyType: default=0 go google join next route search send yahoo done emergencyCall continue
        enum textContentType: name name-prefix given-name additional-name family-name name-suffix nickname organization-title organization location full-street-address street-address-line-1 street-address-line-2 address-level1 address-level2 address-level1+2 address-level3 country postal-code tel email url credit-card username password new-password one-time-code *
        enum barButtonSystemItem: done=0 cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
        enum barButtonStyle: plain=0 bordered done
        enum tabBarSystemItem: more=0 favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
        enum segueKind: show showDetail presentation popoverPresentation embed relationship unwind custom push modal popover replace sheet
        enum segueTrigger: accessoryAction selection primaryAction *
        enum modalPresentationStyle: automatic=-2 none fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover blurOverFullScreen
        enum modalTransitionStyle: coverVertical=0 flipHorizontal crossDissolve partialCurl
        enum layoutAttribute: left=1 right top bottom leading trailing width height centerX centerY baseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins
        enum layoutRelation: lessThanOrEqual=-1 equal greaterThanOrEqual
        enum constraintType: default user *
        enum accessoryType: none=0 disclosureIndicator detailDisclosureButton checkmark detailButton
        enum selectionStyle: none=0 blue gray default
        enum tableCellStyle: IBUITableViewCellStyleDefault=0 IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 IBUITableViewCellStyleSubtitle
        enum tableStyle: plain=0 grouped insetGrouped
        enum separatorStyle: none=0 default=1 singleLine=1 singleLineEtched
        enum dataMode: prototypes static none
        enum sectionInsetReference: contentInset=0 safeArea layoutMargins
        enum datePickerMode: time=0 date dateAndTime countDownTimer yearAndMonth
        enum datePickerStyle: automatic=0 wheels compact inline
        enum barStyle: default=0 black blackTranslucent blackOpaque=1
        enum statusBarStyle: default lightContent darkContent blackTranslucent blackOpaque
        enum activityIndicatorStyle: whiteLarge=0 white gray medium=100 large
        enum progressViewStyle: default=0 bar
        enum segmentedControlStyle: plain=0 bordered bar bezeled
        enum stackDistribution: fill=0 fillEqually fillProportionally equalSpacing equalCentering gravityAreas=?
        enum stackAlignment: fill=0 leading top=1 firstBaseline center trailing bottom=4 lastBaseline baseline=5 centerX=3 centerY=3 width=? height left=1 right=4
        enum spacingType: custom standard
        enum axis: horizontal=0 vertical
        enum scrollDirection: vertical=0 horizontal
        enum indicatorStyle: default=0 black white
        enum keyboardDismissMode: none=0 onDrag interactive onDragWithAccessory interactiveWithAccessory
        enum contentInsetAdjustmentBehavior: automatic=0 scrollableAxes never always
        enum mapType: standard=0 satellite hybrid satelliteFlyover hybridFlyover mutedStandard
        enum blurStyle: extraLight=0 light dark extraDark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
        enum searchBarStyle: default=0 prominent minimal
        enum pageTransitionStyle: pageCurl=0 scroll
        enum spineLocation: none=0 min mid max
        enum navigationItemStyle: navigator browser editor
        enum tabBarItemPositioning: automatic fill centered
        enum switchStyle: automatic checkbox sliding *
        enum depthStencilPixelFormat: Depth32Float *
        enum showSeguePresentationStyle: single *
        enum focusStyle: default custom *
        enum symbolConfigurationType: font pointSize *
        enum largeTitleDisplayMode: automatic=0 always never inline
        enum layoutGuideType: top bottom
        enum placeholderIdentifier: IBFirstResponder IBFilesOwner *
        enum sceneMember: viewController firstResponder exit *
        enum moduleProvider: target *
        enum eventType: touchDown=1 touchDownRepeat touchDragInside=4 touchDragOutside=8 touchDragEnter=16 touchDragExit=32 touchUpInside=64 touchUpOutside=128 touchCancel=256 valueChanged=4096 primaryActionTriggered=8192 menuActionTriggered=16384 editingDidBegin=65536 editingChanged=131072 editingDidEnd=262144 editingDidEndOnExit=524288 allTouchEvents=4095 allEditingEvents=983040 allEvents=4294967295
        enum colorSpace: custom catalog calibratedRGB calibratedWhite deviceRGB deviceWhite deviceCMYK
        enum customColorSpace: sRGB genericGamma22GrayColorSpace calibratedRGB calibratedWhite displayP3 genericCMYKColorSpace adobeRGB1998 *
        enum fontType: system boldSystem italicSystem smallSystem
        enum fontWeight: ultraLight thin light regular medium semibold bold heavy black
        enum attributeValueType: string number color boolean image size point range rect nil localizedString
        enum imageCatalog: system
        enum symbolScale: default=-1 unspecified small medium large
        enum symbolWeight: unspecified=0 ultraLight thin light regular medium semibold bold heavy black
        enum symbolRenderingMode: automatic monochrome hierarchical palette multicolor
        enum swipeDirection: right=1 left up=4 down=8 *
        enum scrollTypes: discrete=1 continuous all *
        enum rectEdge: minX minY maxX maxY
        enum verifyAmbiguity: default ignoreSizes off
        enum orientation: portrait portraitUpsideDown landscape landscapeLeft landscapeRight
        enum appearance: light dark
        enum simulatedLayout: fullscreen *
        enum splitDisplayMode: automatic=0 secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary twoDisplaceSecondary beside=2 hidden=1 overlay=3 *
        enum splitBehavior: automatic=0 tile overlay displace *
        enum splitBackground: none=0 sidebar
        enum splitStyle: unspecified=0 doubleColumn tripleColumn
        enum pixelFormat: BGRA8Unorm *
        enum buttonConfigurationStyle: plain gray tinted filled borderless bordered borderedTinted borderedProminent glass prominentGlass clearGlass *
        enum buttonConfigurationSize: medium=0 small mini large
        enum cornerStyle: fixed=-1 dynamic small medium large capsule
        enum imagePlacement: leading=2 trailing=8 top=1 bottom=4 all=15
        enum titleAlignment: automatic=0 leading center trailing
        enum focusRingType: default none exterior
        enum borderType: none line bezel groove
        enum controlSize: regular small mini large extraLarge
        enum controlState: off on mixed
        enum cellAlignment: left center right justified natural
        enum cellBorder: none bezel border borderAndBezel
        enum imagePosition: noImage only left right below above overlaps leading trailing
        enum imageScaling: none proportionallyDown axesIndependently proportionallyUpOrDown
        enum buttonCellType: push check radio square roundRect bevel help squareTextured roundTextured recessed inline disclosureTriangle disclosure round smallSquare gradient *
        enum bezelStyle: rounded regularSquare thickSquare thickerSquare disclosure shadowlessSquare circular texturedSquare helpButton smallSquare texturedRounded roundedRect recessed roundedDisclosure inline round *
        enum appearanceType: aqua darkAqua vibrantLight vibrantDark lightContent *
        enum simulatedAppContext: notificationCenter *
        enum boxType: primary secondary separator oldStyle custom
        enum titlePosition: noTitle aboveTop atTop belowTop aboveBottom atBottom belowBottom
        enum findStyle: none panel bar
        enum baseWritingDirection: natural leftToRight rightToLeft
        enum scrollElasticity: automatic none allowed
        enum columnAutoresizingStyle: none uniform sequential reverseSequential lastColumnOnly firstColumnOnly
        enum selectionHighlightStyle: none regular sourceList
        enum rowSizeStyle: automatic systemDefault small medium large
        enum macTableStyle: automatic fullWidth inset sourceList plain
        enum dividerStyle: thick thin paneSplitter
        enum splitItemBehavior: default sidebar contentList inspector
        enum segmentStyle: automatic rounded separated smallSquare texturedSquare texturedRounded roundRect capsule *
        enum segmentDistribution: fit fill fillEqually fillProportionally
        enum trackingMode: selectOne selectAny momentary momentaryAccelerator
        enum sliderType: linear circular
        enum tickMarkPosition: below above left right leading trailing
        enum levelIndicatorStyle: relevancy continuousCapacity discreteCapacity rating
        enum progressStyle: bar spinning
        enum tabViewType: topTabsBezelBorder leftTabsBezelBorder bottomTabsBezelBorder rightTabsBezelBorder noTabsBezelBorder noTabsLineBorder noTabsNoBorder
        enum toolbarDisplayMode: default iconAndLabel iconOnly labelOnly
        enum toolbarSizeMode: default regular small
        enum windowAnimation: default none documentWindow utilityWindow alertPanel
        enum tabbingMode: automatic preferred disallowed
        enum titleVisibility: visible hidden
        enum toolbarStyle: automatic expanded preference unified compact
        enum separatorLine: automatic none line shadow
        enum blendingMode: behindWindow withinWindow
        enum material: appearanceBased light dark mediumLight ultraDark titlebar selection menu popover sidebar headerView sheet windowBackground hudWindow fullScreenUI toolTip contentBackground underWindowBackground underPageBackground *
        enum effectState: followsWindowActiveState active inactive
        enum systemMenu: main apple window services help recentDocuments font *
        enum layoutDirection: leftToRight rightToLeft
        enum arrowPosition: noArrow arrowAtCenter arrowAtBottom
        enum gridPlacement: inherited none leading top trailing bottom center fill
        enum rowAlignment: inherited none firstBaseline lastBaseline
        enum nestingMode: single list compound simple
        enum rowType: simple compound
        enum matrixMode: radio highlight list track
        enum pathStyle: standard navigationBar popUp
        enum imageFrameStyle: none photo grayBezel groove button
        enum formatterStyle: none short medium long full
        enum formatterBehavior: default default10_4 custom10_0 custom10_4
        enum numberStyle: none decimal currency percent scientific spellOut ordinal *
        enum metaFont: system smallSystem miniSystem systemBold smallSystemBold miniSystemBold systemLight systemThin systemMedium systemSemibold systemHeavy systemBlack systemUltraLight cellTitle menu menuBar message controlContent label labelFont toolTip user fixedUser titleBar palette *
        enum popoverBehavior: a t s
        enum customObjectInstantiation: direct
        enum controlsStyle: none inline floating minimal default
        enum watchHorizontal: left center right
        enum watchVertical: top center bottom
        enum watchLayout: horizontal vertical overlap
        enum pickerFocusStyle: none outline stack sequence *
        enum pickerIndicatorMode: hidden shownWhileFocused
        enum menuIcon: accept add block decline info maybe more mute pause play repeat resume share shuffle speaker trash
        enum timerFormat: positional abbreviated short full spellOut
        enum relationshipKind: action outlet
        enum sourceType: project user
        enum colorLabel: IBBuiltInLabel-Red IBBuiltInLabel-Orange IBBuiltInLabel-Yellow IBBuiltInLabel-Green IBBuiltInLabel-Blue IBBuiltInLabel-Purple IBBuiltInLabel-Gray *
        enum documentVariant: 6xAndEarlier *
        enum propertyAccessControl: none *
        enum targetRuntime: iOS.CocoaTouch iOS.CocoaTouch.iPad MacOSX.Cocoa AppleTV watchKit *
        enum vibrancyStyle: label=0 secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator *
        """#)
}
