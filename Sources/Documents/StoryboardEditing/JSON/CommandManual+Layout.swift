extension CommandManual {
    static let layout = [
        CommandEntry(
            name: "setFrame", summary: "sets a view's frame; what is inside follows as its autoresizing mask says",
            fields: [
                .required("object", .address, "the view"), .required("x", .number, "in the view around it"),
                .required("y", .number, "in the view around it"), .required("width", .number, "in points"),
                .required("height", .number, "in points"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "x": 20, "y": 60, "width": 120.5, "height": 21}"#,
            make: {
                .setFrame(
                    object: $0.address(of: "object"), x: $0.number(of: "x"), y: $0.number(of: "y"),
                    width: $0.number(of: "width"), height: $0.number(of: "height"))
            }),
        CommandEntry(
            name: "align", summary: "brings views into line; a single one within the view around it",
            fields: [
                .required("objects", .addresses, "views that lie in one view"),
                .required("to", .text, "left, centerX, right, top, centerY, bottom, firstBaseline or lastBaseline"),
                .optional(
                    "lines", .numbers,
                    "for a baseline, how far below its top each view has it; without it, as the views are drawn"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "to": "left"}"#,
            make: {
                .align(objects: $0.addresses(of: "objects"), to: $0.text(of: "to"), lines: $0.numbers("lines"))
            }),
        CommandEntry(
            name: "distribute", summary: "makes the distances between views equal",
            fields: [
                .required("objects", .addresses, "three views or more that lie in one view"),
                .required("axis", .text, "horizontal or vertical"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d", "Tb4-yz-Q1w"], "axis": "vertical"}"#,
            make: { .distribute(objects: $0.addresses(of: "objects"), axis: $0.text(of: "axis")) }),
        CommandEntry(
            name: "arrange", summary: "changes what lies in front of what, or the order of cells and items",
            fields: [
                .required("object", .address, "the view, cell, section or item"),
                .required("to", .text, "front, back, forward or backward"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "to": "front"}"#,
            make: { .arrange(object: $0.address(of: "object"), to: $0.text(of: "to")) }),
        CommandEntry(
            name: "addConstraint", summary: "adds a constraint to the view that has to hold it",
            fields: [
                .required("first", .address, "a view or layout guide"),
                .required("firstAttribute", .text, "leading, top, width, centerX, firstBaseline, ..."),
                .optional("relation", .text, "equal, lessThanOrEqual or greaterThanOrEqual"),
                .optional("second", .address, "a view or guide, or superview, superviewMargins or safeArea"),
                .optional("secondAttribute", .text, "like the first one's if not given"),
                .optional("multiplier", .text, "such as 0.5 or 16:9"),
                .optional("constant", .number, "in points"), .optional("priority", .number, "from 1 to 1000"),
                .optional("identifier", .text, "by which messages name it"),
            ],
            example:
                #"{"first": "8bC-Xf-vdC", "firstAttribute": "leading", "second": "superviewMargins", "constant": 8}"#,
            make: { fields in
                .addConstraint(
                    first: fields.address(of: "first"), firstAttribute: fields.text(of: "firstAttribute"),
                    relation: fields.text("relation"), second: fields.address("second"),
                    secondAttribute: fields.text("secondAttribute"), multiplier: fields.text("multiplier"),
                    constant: fields.number("constant"), priority: fields.number("priority"),
                    identifier: fields.text("identifier"))
            }),
        CommandEntry(
            name: "clearConstraints", summary: "removes the constraints that speak of a view",
            fields: [
                .required("object", .address, "the view"),
                .optional("all", .flag, "whether all of its scene's view go"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "all": true}"#,
            make: { .clearConstraints(object: $0.address(of: "object"), all: $0.flag("all")) }),
    ]
}
