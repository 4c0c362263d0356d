/// A part of the catalog as text; `CatalogReader` documents the grammar.
struct CatalogTable: Sendable {
    let name: String
    let text: StaticString

    init(_ name: String, _ text: StaticString) {
        self.name = name
        self.text = text
    }
}

/// The tables, one per file.
enum CatalogTables {
    /// Enumerations and groups come first, because a table can only use what was read before it.
    static var all: [CatalogTable] {
        [
            enumerations, groups, documentStructure, controllers, views, controls, tablesAndCollections, bars,
            gestureRecognizers, layout, connections, resources, values, simulatedMetrics, macViews, macCells,
            macWindowsAndMenus, macObjects, watch,
        ]
    }
}
