extension CatalogueTables {
    static let tablesAndCollections = CatalogueTable(
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
        dataMode enum dataMode ~ prototypes on iOS tvOS
        style enum tableStyle ~ plain on iOS tvOS
        separatorStyle enum separatorStyle ~ default on iOS tvOS
        allowsSelection bool = YES on iOS tvOS
        autosaveName string on macOS
        usesAutomaticRowHeights bool = NO on macOS
        sectionIndexMinimumDisplayRowCount integer = 0 on iOS tvOS
        allowsSelectionDuringEditing bool = NO on iOS tvOS
        allowsMultipleSelection bool = NO on iOS tvOS
        allowsMultipleSelectionDuringEditing bool = NO on iOS tvOS
        showsSelectionImmediatelyOnTouchBegin bool = YES on iOS tvOS
        springLoaded bool = NO on iOS tvOS
        rowHeight number ~ 44 on iOS tvOS
        rowHeight number on macOS
        estimatedRowHeight number on iOS tvOS
        sectionHeaderHeight number ~ 28 on iOS tvOS
        rowSizeStyle enum rowSizeStyle on macOS
        estimatedSectionHeaderHeight number on iOS tvOS
        sectionFooterHeight number ~ 28 on iOS tvOS
        headerView reference on macOS
        viewBased bool = NO on macOS
        floatsGroupRows bool = YES on macOS
        estimatedSectionFooterHeight number on iOS tvOS
        contentViewInsetsToSafeArea bool = YES on iOS tvOS
        @viewTail
        @viewFrame
        > size [intercellSpacing]
        @viewGround
        > color [tintColor]
        @viewRules
        @scrollGuides
        > edgeInsets [layoutMargins]
        > color [separatorColor]
        > inset [separatorInset]
        > tableViewGridLines [gridStyleMask]
        > color [gridColor]
        > tableColumns
        > color [sectionIndexColor]
        > color [sectionIndexBackgroundColor]
        > color [sectionIndexTrackingBackgroundColor]
        > {view} [tableHeaderView]
        > {view} [tableFooterView]
        > {view} [backgroundView]
        > prototypes
        > sections
        @viewChildrenTail

        element prototypes : container on iOS tvOS title "Prototype Cells"
        > tableViewCell

        element sections : container on iOS tvOS title "Sections"
        > tableViewSection

        element tableViewSection : object on iOS tvOS title "Table View Section"
        headerTitle text
        footerTitle text
        id id
        userLabel userLabel
        colorLabel enum colorLabel
        > string [headerTitle footerTitle]
        > cells
        > attributedString [userComments]
        > userDefinedRuntimeAttributes

        element cells : container on iOS tvOS macOS title "Cells"
        > tableViewCell
        > collectionViewCell
        > column

        element tableViewCell : cellView class UITableViewCell on iOS tvOS title "Table View Cell"
        @view
        selectionStyle enum selectionStyle ~ default
        accessoryType enum accessoryType = none
        focusStyle string
        shouldIndentWhileEditing bool = YES
        showsReorderControl bool = NO
        hidesAccessoryWhenEditing bool = YES
        indentationLevel integer = 0
        indentationWidth number ~ 10
        reuseIdentifier reuseIdentifier
        editingAccessoryType enum accessoryType = none
        textLabel reference
        detailTextLabel reference
        imageView reference
        rowHeight number
        style enum tableCellStyle
        @viewTail
        @viewFrame
        > tableViewCellContentView [contentView]
        @viewGround
        > color [tintColor]
        > inset [separatorInset]
        @viewRules
        > {view} [accessoryView]
        > {view} [editingAccessoryView]
        > {view} [backgroundView]
        > {view} [selectedBackgroundView]
        > edgeInsets [layoutMargins]
        @viewChildrenTail

        element tableViewCellContentView : cellView class UIView on iOS tvOS title "Content View"
        @view
        tableViewCell reference
        @viewTail
        @viewChildren
        @viewChildrenTail

        element collectionView : view class UICollectionView macOS NSCollectionView on iOS tvOS macOS title "Collection View"
        @viewFront
        @macViewTraits
        @viewSizing
        @scrolling
        dataMode enum dataMode ~ prototypes on iOS tvOS
        prefetchingEnabled bool = YES on iOS tvOS
        springLoaded bool = NO on iOS tvOS
        selectable bool = NO on macOS
        @viewTail
        @viewChildren
        @scrollGuides
        > collectionViewFlowLayout [collectionViewLayout]
        > collectionViewLayout [collectionViewLayout]
        > {view} [backgroundView]
        > cells
        > collectionReusableView [sectionHeaderView]
        > collectionReusableView [sectionFooterView]
        @viewChildrenTail

        element collectionViewCell : cellView class UICollectionViewCell on iOS tvOS title "Collection View Cell"
        @view
        reuseIdentifier reuseIdentifier
        @viewTail
        @viewFrame
        > view [contentView]
        > collectionViewCellContentView [contentView]
        @viewGround
        > color [tintColor]
        @viewRules
        > size [customSize]
        > {view} [backgroundView]
        > {view} [selectedBackgroundView]
        @viewChildrenTail

        element collectionViewCellContentView : cellView class UIView on iOS tvOS title "Content View"
        @view
        @viewTail
        @viewChildren
        @viewChildrenTail

        element collectionReusableView : cellView class UICollectionReusableView on iOS tvOS title "Collection Reusable View"
        @view
        reuseIdentifier reuseIdentifier
        @viewTail
        @viewChildren
        @viewChildrenTail

        element collectionViewFlowLayout : object class UICollectionViewFlowLayout macOS NSCollectionViewFlowLayout on iOS tvOS macOS title "Collection View Flow Layout"
        key key
        scrollDirection enum scrollDirection = vertical
        automaticEstimatedItemSize bool = NO on iOS tvOS
        minimumLineSpacing number ~ 10
        minimumInteritemSpacing number ~ 10
        sectionInsetReference enum sectionInsetReference = contentInset on iOS tvOS
        @identity
        > size [estimatedItemSize]
        > size [itemSize]
        > size [headerReferenceSize]
        > size [footerReferenceSize]
        > inset [sectionInset]
        > userDefinedRuntimeAttributes
        > connections

        element collectionViewLayout : object class UICollectionViewLayout macOS NSCollectionViewLayout on iOS tvOS macOS title "Collection View Layout"
        key key
        @identity
        > userDefinedRuntimeAttributes
        > connections
        """#)
}
