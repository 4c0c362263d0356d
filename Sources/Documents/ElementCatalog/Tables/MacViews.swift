extension CatalogTables {
    static let macViews = CatalogTable(
        "MacViews",
        #"""
        element customView : view class NSView on macOS title "Custom View"
        @macView
        simulatedAppContext enum simulatedAppContext
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element box : view class NSBox on macOS title "Box"
        @macView
        boxType enum boxType
        cornerRadius number
        title text
        borderType enum borderType
        titlePosition enum titlePosition
        @viewTail
        @macViewChildren
        > view [contentView]
        > color [borderColor]
        > color [fillColor]
        > font [titleFont]
        @macViewChildrenTail

        element clipView : view class NSClipView on macOS title "Clip View"
        @macView
        drawsBackground bool = YES
        copiesOnScroll bool = YES
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element scroller : view class NSScroller on macOS title "Scroller"
        @macView
        doubleValue number
        controlSize enum controlSize = regular
        horizontal bool
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element splitView : view class NSSplitView on macOS title "Split View"
        @macView
        arrangesAllSubviews bool = YES
        autosaveName string
        dividerStyle enum dividerStyle
        vertical bool = NO
        @viewTail
        @macViewChildren
        > holdingPriorities
        @macViewChildrenTail

        element holdingPriorities : container on macOS title "Holding Priorities"
        > real

        element tabView : view class NSTabView on macOS title "Tab View"
        @macView
        drawsBackground bool = YES
        type enum tabViewType
        initialItem reference
        @viewTail
        @macViewChildren
        > font [font]
        > tabViewItems
        @macViewChildrenTail

        element tabViewItems : container on macOS title "Tab View Items"
        > tabViewItem

        element tabViewItem : object class NSTabViewItem on macOS title "Tab View Item"
        label text
        identifier string
        @identity
        > {view} [view]
        > userDefinedRuntimeAttributes
        > connections

        element gridView : view class NSGridView on macOS title "Grid View"
        @macView
        xPlacement enum gridPlacement
        yPlacement enum gridPlacement
        rowAlignment enum rowAlignment
        rowSpacing number
        columnSpacing number
        @viewTail
        @macViewChildren
        > rows
        > columns
        > gridCells
        @macViewChildrenTail

        element rows : container on macOS title "Rows"
        > gridRow

        element columns : container on macOS title "Columns"
        > gridColumn

        element gridCells : container on macOS title "Grid Cells"
        > gridCell

        element gridRow : object class NSGridRow on macOS title "Grid Row"
        @identity

        element gridColumn : object class NSGridColumn on macOS title "Grid Column"
        xPlacement enum gridPlacement
        @identity

        element gridCell : object class NSGridCell on macOS title "Grid Cell"
        row reference
        column reference
        @identity
        > {view} [contentView]

        element outlineView : view class NSOutlineView on macOS title "Outline View"
        @macView
        allowsExpansionToolTips bool = NO
        columnAutoresizingStyle enum columnAutoresizingStyle
        alternatingRowBackgroundColors bool = NO
        selectionHighlightStyle enum selectionHighlightStyle = regular
        columnReordering bool = YES
        columnResizing bool = YES
        multipleSelection bool = YES
        autosaveColumns bool = YES
        typeSelect bool = YES
        rowHeight number
        autosaveName string
        rowSizeStyle enum rowSizeStyle
        headerView reference
        viewBased bool = NO
        floatsGroupRows bool = YES
        indentationPerLevel number
        autosaveExpandedItems bool = NO
        indentationMarkerFollowsCell bool = YES
        autoresizesOutlineColumn bool = NO
        outlineTableColumn reference
        @viewTail
        > rect [frame]
        > autoresizingMask [autoresizingMask]
        > size [intercellSpacing]
        > color [backgroundColor]
        > tableViewGridLines [gridStyleMask]
        > color [gridColor]
        > constraints
        > animations
        > tableColumns
        > accessibility
        @macViewChildrenTail

        element tableColumns : container on macOS title "Table Columns"
        > tableColumn

        element tableColumn : object class NSTableColumn on macOS title "Table Column"
        identifier string
        editable bool = YES
        width number
        minWidth number
        maxWidth number
        @identity
        > tableHeaderCell [headerCell]
        > {cell} [dataCell]
        > sortDescriptor [sortDescriptorPrototype]
        > tableColumnResizingMask [resizingMask]
        > prototypeCellViews
        > connections

        element prototypeCellViews : container on macOS title "Prototype Cell Views"
        > tableCellView
        > {view}

        element tableCellView : view class NSTableCellView on macOS title "Table Cell View"
        @macView
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element tableHeaderView : view class NSTableHeaderView on macOS title "Table Header View"
        @macView
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element tableColumnResizingMask : value on macOS title "Resizing"
        key key
        resizeWithTable bool = NO
        userResizable bool = NO

        element tableViewGridLines : value on macOS title "Grid"
        key key
        horizontal bool = NO
        vertical bool = NO

        element sortDescriptor : value class NSSortDescriptor on macOS title "Sort Descriptor"
        key key
        ascending bool
        selector selector
        sortKey keyPath

        element matrix : view class NSMatrix on macOS title "Matrix"
        @macView
        mode enum matrixMode
        allowsEmptySelection bool = YES
        autorecalculatesCellSize bool = NO
        @viewTail
        @macViewChildren
        > size [cellSize]
        > size [intercellSpacing]
        > buttonCell [prototype]
        > cells
        @macViewChildrenTail

        element column : container on macOS title "Column"
        > {cell}

        element popUpButton : view class NSPopUpButton on macOS title "Pop Up Button"
        @macView
        @viewTail
        @macViewChildren
        > popUpButtonCell [cell]
        @macViewChildrenTail

        element comboBox : view class NSComboBox on macOS title "Combo Box"
        @macView
        @viewTail
        @macViewChildren
        > comboBoxCell [cell]
        @macViewChildrenTail

        element searchField : view class NSSearchField on macOS title "Search Field"
        @macView
        allowsCharacterPickerTouchBarItem bool
        textCompletion bool = YES
        @viewTail
        @macViewChildren
        > searchFieldCell [cell]
        @macViewChildrenTail

        element secureTextField : view class NSSecureTextField on macOS title "Secure Text Field"
        @macView
        allowsCharacterPickerTouchBarItem bool
        @viewTail
        @macViewChildren
        > secureTextFieldCell [cell]
        @macViewChildrenTail

        element levelIndicator : view class NSLevelIndicator on macOS title "Level Indicator"
        @macView
        @viewTail
        @macViewChildren
        > levelIndicatorCell [cell]
        @macViewChildrenTail

        element pathControl : view class NSPathControl on macOS title "Path Control"
        @macView
        allowsExpansionToolTips bool = NO
        @viewTail
        @macViewChildren
        > pathCell [cell]
        @macViewChildrenTail

        element progressIndicator : view class NSProgressIndicator on macOS title "Progress Indicator"
        @macView
        minValue number
        maxValue number
        displayedWhenStopped bool = YES
        doubleValue number
        bezeled bool = YES
        indeterminate bool = NO
        controlSize enum controlSize = regular
        style enum progressStyle
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element predicateEditor : view class NSPredicateEditor on macOS title "Predicate Editor"
        @macView
        nestingMode enum nestingMode
        rowHeight number
        @viewTail
        @macViewChildren
        > rowTemplates
        @macViewChildrenTail

        element rowTemplates : container on macOS title "Row Templates"
        > predicateEditorRowTemplate

        element predicateEditorRowTemplate : object class NSPredicateEditorRowTemplate on macOS title "Row Template"
        rowType enum rowType
        @identity
        > popUpMenus

        element popUpMenus : container on macOS title "Menus"
        > menu

        element pdfView : view class PDFView on macOS title "PDF View"
        @macView
        displaysPageBreaks bool = YES
        autoScales bool = NO
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element avPlayerView : view class AVPlayerView on macOS title "AVKit Player View"
        @macView
        controlsStyle enum controlsStyle
        @viewTail
        @macViewChildren
        @macViewChildrenTail

        element sceneView : view class SCNView on macOS title "SceneKit View"
        @macView
        loops bool
        preferredRenderingAPI integer
        @viewTail
        @macViewChildren
        @macViewChildrenTail
        """#)
}
