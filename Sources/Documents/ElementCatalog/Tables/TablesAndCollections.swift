extension CatalogTables {
    static let tablesAndCollections = CatalogTable(
        "TablesAndCollections",
        #"""
        element tableView : view class UITableView macOS NSTableView on iOS tvOS macOS title "Table View"
        @viewFront
        @macViewTraits
        @viewSizing
        @scrolling
        allowsExpansionToolTips bool = NO on macOS
        columnAutoresizingStyle enum columnAutoresizingStyle on macOS
        selectionHighlightStyle enum selectionHighlightStyle = regular on macOS
        tableStyle enum macTableStyle on macOS
        alternatingRowBackgroundColors bool = NO on macOS
        columnReordering bool = YES on macOS
        columnSelection bool = NO on macOS
        columnResizing bool = YES on macOS
        multipleSelection bool = YES on macOS
        emptySelection bool = YES on macOS
        autosaveColumns bool = YES on macOS
        typeSelect bool = YES on macOS
        dataMode enum dataMode ~ prototypes on iOS tvOS -> *tableContent
        style enum tableStyle ~ plain on iOS tvOS -> UIStyle since 16000, UITableViewStyle since 16000, UIStyle if changed until 15999, UITableViewStyle if changed until 15999
        separatorStyle enum separatorStyle ~ default on iOS tvOS -> UISeparatorStyle, UISeparatorStyleIOS5AndLater
        allowsSelection bool = YES on iOS tvOS -> UIAllowsSelection? if NO
        autosaveName string on macOS
        usesAutomaticRowHeights bool = NO on macOS
        sectionIndexMinimumDisplayRowCount integer = 0 on iOS tvOS -> UISectionIndexMinimumDisplayRowCount? if changed
        allowsSelectionDuringEditing bool = NO on iOS tvOS -> UIAllowsSelectionDuringEditing? if YES
        allowsMultipleSelection bool = NO on iOS tvOS -> UIAllowsMultipleSelection? if YES
        allowsMultipleSelectionDuringEditing bool = NO on iOS tvOS -> UIAllowsMultipleSelectionDuringEditing? if YES
        showsSelectionImmediatelyOnTouchBegin bool = YES on iOS tvOS -> UIShowsSelectionImmediatelyOnTouchBegin if NO
        springLoaded bool = NO on iOS tvOS -> UISpringLoaded? if YES
        rowHeight number ~ 44 on iOS tvOS -> UIRowHeight since 13771, UIRowHeight if changed until 13770
        rowHeight number on macOS
        estimatedRowHeight number on iOS tvOS -> UIEstimatedRowHeight
        sectionHeaderHeight number ~ 28 on iOS tvOS -> UISectionHeaderHeight
        rowSizeStyle enum rowSizeStyle on macOS
        estimatedSectionHeaderHeight number on iOS tvOS -> UIEstimatedSectionHeaderHeight
        sectionFooterHeight number ~ 28 on iOS tvOS -> UISectionFooterHeight
        headerView reference on macOS
        viewBased bool = NO on macOS
        floatsGroupRows bool = YES on macOS
        estimatedSectionFooterHeight number on iOS tvOS -> UIEstimatedSectionFooterHeight
        contentViewInsetsToSafeArea bool = YES on iOS tvOS -> UIInsetsContentViewsToSafeArea since 13771
        @viewTail
        @viewFrame
        > size [intercellSpacing] -> none
        @viewGround
        > color [tintColor] -> UITintColor?
        @viewRules
        @scrollGuides
        > color [separatorColor] -> UISeparatorColor?
        > inset [separatorInset] -> UISeparatorInset?
        > tableViewGridLines [gridStyleMask] -> none
        > color [gridColor] -> none
        > tableColumns -> none
        > color [sectionIndexColor] -> UISectionIndexColor?
        > color [sectionIndexBackgroundColor] -> UISectionIndexBackgroundColor?
        > color [sectionIndexTrackingBackgroundColor] -> UISectionIndexTrackingBackgroundColor?
        > {view} [tableHeaderView] -> UITableHeaderView?
        > {view} [tableFooterView] -> UITableFooterView
        > {view} [backgroundView] -> UIBackgroundView?
        > prototypes -> *tableContent
        > sections -> *tableContent
        @viewChildrenTail
        + UISeparatorInsetReference 0 since 13771
        + UIPrefetchingEnabled true since 18000
        + UIFillerRowHeight 0 as f64 since 18000
        + UISectionHeaderTopPadding -1 as f64 since 18000
        + UIEstimatedRowHeight 0 as f32 since 13771
        + UIEstimatedSectionHeaderHeight 0 as f32 since 13771
        + UIEstimatedSectionFooterHeight 0 as f32 since 13771
        + UIScrollViewIndicatorInsetAdjustmentBehavior 1 since 16000
        + *contentSize

        element prototypes : container on iOS tvOS title "Prototype Cells"
        > tableViewCell -> *tableContent

        element sections : container on iOS tvOS title "Sections"
        > tableViewSection -> *tableContent

        element tableViewSection : object nib UITableViewSection on iOS tvOS title "Table View Section"
        headerTitle text -> UITableSectionHeaderTitle?
        footerTitle text -> UITableSectionFooterTitle?
        id id -> *identity
        userLabel userLabel -> none
        colorLabel enum colorLabel -> none
        > string [headerTitle] -> UITableSectionHeaderTitle?
        > string [footerTitle] -> UITableSectionFooterTitle?
        > cells -> *tableContent
        @authored

        element cells : container on iOS tvOS macOS title "Cells"
        > tableViewCell -> *tableContent
        > collectionViewCell -> *collectionContent
        > column -> none

        element tableViewCell : cellView class UITableViewCell on iOS tvOS title "Table View Cell"
        @view
        selectionStyle enum selectionStyle ~ default -> UISelectionStyle if changed
        accessoryType enum accessoryType = none -> UIAccessoryType? if changed
        focusStyle enum focusStyle -> *focusStyle
        shouldIndentWhileEditing bool = YES -> UIShouldIndentWhileEditing? if NO
        showsReorderControl bool = NO -> UIShowsReorderControl? if YES
        hidesAccessoryWhenEditing bool = YES -> UIHidesAccessoryWhenEditing? if NO
        indentationLevel integer = 0 -> UIIndentationLevel? if changed
        indentationWidth number ~ 10 -> UIIndentationWidth if set since 17000, UIIndentationWidth if changed until 16999
        reuseIdentifier reuseIdentifier -> UIReuseIdentifier
        editingAccessoryType enum accessoryType = none -> UIEditingAccessoryType? if changed
        textLabel reference -> UITextLabel
        detailTextLabel reference -> UIDetailTextLabel
        imageView reference -> UIImageView
        rowHeight number -> *tableContent
        style enum tableCellStyle -> UITableViewCellStyle? unless IBUITableViewCellStyleDefault
        @viewTail
        @viewFrame
        > view [contentView] -> *plainContentView
        > tableViewCellContentView [contentView] -> UIContentView, *cellSubviews
        @viewGround
        > color [tintColor] -> UITintColor?
        > inset [separatorInset] -> UISeparatorInset?
        @viewRules
        > {view} [accessoryView] -> UIAccessoryView?
        > {view} [editingAccessoryView] -> UIEditingAccessoryView?
        > {view} [backgroundView] -> UIBackgroundView?
        > {view} [selectedBackgroundView] -> UISelectedBackgroundView?
        @viewChildrenTail
        + UITextLabel nil
        + UIDetailTextLabel nil
        + UIImageView nil
        + UIContentConfigurationIdentifier nil since 17000
        + UIContentConfigurationView nil since 17000
        + *systemBackground

        element tableViewCellContentView : cellView class UIView nib UITableViewCellContentView fallback UIView on iOS tvOS title "Content View"
        @view
        tableViewCell reference -> none
        @viewTail
        @viewChildren
        @viewChildrenTail

        element collectionView : view class UICollectionView macOS NSCollectionView on iOS tvOS macOS title "Collection View"
        @viewFront
        @macViewTraits
        @viewSizing
        @scrolling
        dataMode enum dataMode ~ prototypes on iOS tvOS -> *collectionContent
        prefetchingEnabled bool = YES on iOS tvOS -> UICollectionViewPrefetchingEnabled
        springLoaded bool = NO on iOS tvOS -> UISpringLoaded? if YES
        selectable bool = NO on macOS
        @viewTail
        @viewChildren
        @scrollGuides
        > collectionViewFlowLayout [collectionViewLayout] -> UICollectionLayout
        > collectionViewLayout [collectionViewLayout] -> UICollectionLayout
        > {view} [backgroundView] -> UIBackgroundView?
        > cells -> *collectionContent
        > collectionReusableView [sectionHeaderView] -> *collectionContent
        > collectionReusableView [sectionFooterView] -> *collectionContent
        @viewChildrenTail
        + UIViewLayoutMargins {8,8,8,8}
        + *contentSize

        element collectionViewCell : cellView class UICollectionViewCell on iOS tvOS title "Collection View Cell"
        @view
        reuseIdentifier reuseIdentifier -> UIReuseIdentifier
        @viewTail
        @viewFrame
        > view [contentView] -> *plainContentView
        > collectionViewCellContentView [contentView] -> UIContentView, *cellSubviews
        @viewGround
        > color [tintColor] -> UITintColor?
        @viewRules
        > size [customSize] -> none
        > {view} [backgroundView] -> UIBackgroundView?
        > {view} [selectedBackgroundView] -> UISelectedBackgroundView?
        @viewChildrenTail

        element collectionViewCellContentView : cellView class UIView on iOS tvOS title "Content View"
        @view
        @viewTail
        @viewChildren
        @viewChildrenTail

        element collectionReusableView : cellView class UICollectionReusableView on iOS tvOS title "Collection Reusable View"
        @view
        reuseIdentifier reuseIdentifier -> UIReuseIdentifier?
        @viewTail
        @viewChildren
        @viewChildrenTail

        element collectionViewFlowLayout : object class UICollectionViewFlowLayout macOS NSCollectionViewFlowLayout on iOS tvOS macOS title "Collection View Flow Layout"
        key key -> *key
        scrollDirection enum scrollDirection = vertical -> UIScrollDirection? if changed
        automaticEstimatedItemSize bool = NO on iOS tvOS -> *estimatedItemSize
        minimumLineSpacing number ~ 10 -> UILineSpacing if changed
        minimumInteritemSpacing number ~ 10 -> UIInteritemSpacing if changed
        sectionInsetReference enum sectionInsetReference = contentInset on iOS tvOS -> UISectionInsetReference if changed
        @identity
        > size [estimatedItemSize] -> *estimatedItemSize
        > size [itemSize] -> *itemSize
        > size [headerReferenceSize] -> UIHeaderReferenceSize? if changed
        > size [footerReferenceSize] -> UIFooterReferenceSize? if changed
        > inset [sectionInset] -> UISectionInset? if changed
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections

        element collectionViewLayout : object class UICollectionViewLayout macOS NSCollectionViewLayout on iOS tvOS macOS title "Collection View Layout"
        key key -> *key
        @identity
        > userDefinedRuntimeAttributes -> *runtimeAttributes
        > connections -> *connections
        """#)
}
