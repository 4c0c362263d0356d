extension CommandManual {
    static let tables = [
        CommandEntry(
            name: "setRowCount", summary: "makes a section longer, by copies of its last cell, or shorter",
            fields: [
                .required("object", .address, "a section of a static table"), .required("count", .count, "of cells"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "count": 4}"#,
            make: { .setRowCount(object: $0.address(of: "object"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setSectionCount", summary: "makes a static table longer, by copies of its last section, or shorter",
            fields: [
                .required("table", .address, "a static table, or its controller"),
                .required("count", .count, "of sections"),
            ],
            example: #"{"table": "8bC-Xf-vdC", "count": 2}"#,
            make: { .setSectionCount(table: $0.address(of: "table"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setPrototypeCount", summary: "adds prototype cells, copies of the last one, or removes some",
            fields: [
                .required("table", .address, "a table or collection view, or its controller"),
                .required("count", .count, "of prototype cells"),
            ],
            example: #"{"table": "8bC-Xf-vdC", "count": 2}"#,
            make: { .setPrototypeCount(table: $0.address(of: "table"), count: $0.count(of: "count")) }),
        CommandEntry(
            name: "setCellStyle", summary: "gives a cell the texts of a style, or takes them away",
            fields: [
                .required("cell", .address, "the table view cell"),
                .required("style", .text, "custom, basic, rightDetail, leftDetail or subtitle"),
            ],
            example: #"{"cell": "8bC-Xf-vdC", "style": "subtitle"}"#,
            make: { .setCellStyle(cell: $0.address(of: "cell"), style: $0.text(of: "style")) }),
        CommandEntry(
            name: "setTableContent", summary: "has a table take its cells from code, or makes it static",
            fields: [
                .required("table", .address, "the table view, or its controller"),
                .required("mode", .text, "prototypes or static"),
            ],
            example: #"{"table": "8bC-Xf-vdC", "mode": "static"}"#,
            make: { .setTableContent(table: $0.address(of: "table"), mode: $0.text(of: "mode")) }),
    ]
}
