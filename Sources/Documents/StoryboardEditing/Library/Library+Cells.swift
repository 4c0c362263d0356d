extension Library {
    static let cells: [LibraryItem] = [
        object("tableViewCell", "Table View Cell", "A row of a table view.", .cells, tableCell),
        object(
            "tableViewSection", "Table View Section", "Rows of a static table that belong together.", .cells,
            "<tableViewSection><cells>\(tableCell)\(tableCell)\(tableCell)</cells></tableViewSection>"),
        object("collectionViewCell", "Collection View Cell", "A cell of a collection view.", .cells, collectionCell),
        object(
            "collectionReusableView", "Collection Reusable View", "A header or footer of a collection view.", .cells,
            #"""
            <collectionReusableView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center">\#
            <rect key="frame" x="0.0" y="0.0" width="{width}" height="50"/>\#
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></collectionReusableView>
            """#),
    ]

    static let tableCell = #"""
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \#
        selectionStyle="default" indentationWidth="10" id="cell"><rect key="frame" x="0.0" y="0.0" width="{width}" height="44"/>\#
        <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" opaque="NO" \#
        clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" \#
        insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cell" id="content">\#
        <rect key="frame" x="0.0" y="0.0" width="{width}" height="44"/><autoresizingMask key="autoresizingMask"/>\#
        </tableViewCellContentView></tableViewCell>
        """#

    static let collectionCell = #"""
        <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="cell">\#
        <rect key="frame" x="0.0" y="0.0" width="128" height="128"/>\#
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\#
        <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \#
        contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="cellContent">\#
        <rect key="frame" x="0.0" y="0.0" width="128" height="128"/><autoresizingMask key="autoresizingMask"/>\#
        </collectionViewCellContentView></collectionViewCell>
        """#
}
