extension CatalogTables {
    static let resources = CatalogTable(
        "Resources",
        #"""
        element image : resource class UIImage macOS NSImage on iOS macOS watchOS title "Image"
        name image
        catalog enum imageCatalog
        width number
        height number
        > mutableData [keyedArchiveRepresentation]
        -> *image

        element namedColor : resource class UIColor macOS NSColor on iOS tvOS macOS watchOS title "Named Color"
        name colorName
        > color
        -> *color

        element systemColor : resource class UIColor macOS NSColor on iOS tvOS title "System Color"
        name systemColorName
        > color
        -> *color
        """#)
}
