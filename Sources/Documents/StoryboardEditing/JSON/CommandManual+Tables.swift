extension CommandManual {
    static let tables = [
        CommandEntry(
            name: "setSegmentCount",
            summary: "sets the number of segments in a segmented control, adding empty ones or deleting the last",
            fields: [
                .required("object", .address, "a segmented control"),
                .required("count", .count, "the number of segments"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "count": 3}"#,
            make: { .setSegmentCount(object: $0.address(of: "object"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setRowCount", summary: "sets the number of rows in a section, copying or deleting its last cells",
            fields: [
                .required("object", .address, "a section of a static table"),
                .required("count", .count, "the number of cells"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "count": 4}"#,
            make: { .setRowCount(object: $0.address(of: "object"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setSectionCount",
            summary: "sets the number of sections in a static table, copying or deleting its last sections",
            fields: [
                .required("table", .address, "a static table, or its controller"),
                .required("count", .count, "the number of sections"),
            ],
            example: #"{"table": "8bC-Xf-vdC", "count": 2}"#,
            make: { .setSectionCount(table: $0.address(of: "table"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setPrototypeCount", summary: "sets the number of prototype cells, copying or deleting the last ones",
            fields: [
                .required("table", .address, "a table or collection view, or its controller"),
                .required("count", .count, "the number of prototype cells"),
            ],
            example: #"{"table": "8bC-Xf-vdC", "count": 2}"#,
            make: { .setPrototypeCount(table: $0.address(of: "table"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setCellStyle", summary: "sets the style of a table view cell",
            fields: [
                .required("cell", .address, "the table view cell"),
                .required("style", .text, "custom, basic, rightDetail, leftDetail or subtitle"),
            ],
            example: #"{"cell": "8bC-Xf-vdC", "style": "subtitle"}"#,
            make: { .setCellStyle(cell: $0.address(of: "cell"), style: $0.text(of: "style")) }),
        CommandEntry(
            name: "setTableContent", summary: "sets the content of a table view: dynamic prototypes or static cells",
            fields: [
                .required("table", .address, "the table view, or its controller"),
                .required("mode", .text, "prototypes or static"),
            ],
            example: #"{"table": "8bC-Xf-vdC", "mode": "static"}"#,
            make: { .setTableContent(table: $0.address(of: "table"), mode: $0.text(of: "mode")) }),
        CommandEntry(
            name: "setSectionSupplement",
            summary: "adds a header or footer to a collection view's sections, or removes it",
            fields: [
                .required("collection", .address, "the collection view, or its controller"),
                .required("kind", .text, "header or footer"), .required("isOn", .flag, "whether there is one"),
            ],
            example: #"{"collection": "8bC-Xf-vdC", "kind": "header", "isOn": true}"#,
            make: {
                .setSectionSupplement(
                    collection: $0.address(of: "collection"), kind: $0.text(of: "kind"), isOn: $0.flag("isOn") ?? false)
            }),
        CommandEntry(
            name: "setCollectionLayout", summary: "sets the kind of a collection view's layout",
            fields: [
                .required("collection", .address, "the collection view, or its controller"),
                .required("kind", .text, "flow, or custom for a class of the app"),
            ],
            example: #"{"collection": "8bC-Xf-vdC", "kind": "custom"}"#,
            make: { .setCollectionLayout(collection: $0.address(of: "collection"), kind: $0.text(of: "kind")) }),
    ]
}
