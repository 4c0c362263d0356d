extension CatalogueTables {
    static let resources = CatalogueTable(
        "Resources",
        #"""
        element image : resource class UIImage macOS NSImage on iOS watchOS macOS title "Image"
        name image
        catalog enum imageCatalog
        width number
        height number
        > mutableData [keyedArchiveRepresentation]

        element namedColor : resource class UIColor macOS NSColor on iOS watchOS macOS tvOS title "Named Color"
        name colorName
        > color

        element systemColor : resource class UIColor macOS NSColor on iOS tvOS title "System Color"
        name systemColorName
        > color
        """#)
}
