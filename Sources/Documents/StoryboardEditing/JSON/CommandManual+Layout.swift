extension CommandManual {
    static let layout = [
        CommandEntry(
            name: "setFrame", summary: "sets a view's frame; subviews follow by their autoresizing masks",
            fields: [
                .required("object", .address, "the view"), .required("x", .number, "in the superview's coordinates"),
                .required("y", .number, "in the superview's coordinates"), .required("width", .number, "in points"),
                .required("height", .number, "in points"),
            ],
            example: #"{"object": "8bC-Xf-vdC", "x": 20, "y": 60, "width": 120.5, "height": 21}"#,
            make: {
                .setFrame(
                    object: $0.address(of: "object"), x: $0.number(of: "x"), y: $0.number(of: "y"),
                    width: $0.number(of: "width"), height: $0.number(of: "height"))
            }),
        CommandEntry(
            name: "align", summary: "aligns views, or a single view in its superview",
            fields: [
                .required("objects", .addresses, "views with the same superview"),
                .required("to", .text, "left, centerX, right, top, centerY, bottom, firstBaseline or lastBaseline"),
                .optional("inContainer", .flag, "whether each is aligned in its superview"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "to": "left"}"#,
            make: {
                .align(objects: $0.addresses(of: "objects"), to: $0.text(of: "to"), inContainer: $0.flag("inContainer"))
            }),
        CommandEntry(
            name: "distribute", summary: "distributes views with equal spacing",
            fields: [
                .required("objects", .addresses, "three or more views with the same superview"),
                .required("axis", .text, "horizontal or vertical"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d", "Tb4-yz-Q1w"], "axis": "vertical"}"#,
            make: { .distribute(objects: $0.addresses(of: "objects"), axis: $0.text(of: "axis")) }),
        CommandEntry(
            name: "arrange", summary: "changes the order of views, cells, sections or items",
            fields: [
                .required("objects", .addresses, "the objects, which keep their relative order"),
                .required("to", .text, "front, back, forward or backward"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC"], "to": "front"}"#,
            make: { .arrange(objects: $0.addresses(of: "objects"), to: $0.text(of: "to")) }),
        CommandEntry(
            name: "sizeToFit", summary: "sizes views to fit their content", fields: [views],
            example: #"{"objects": ["8bC-Xf-vdC"]}"#, make: { .sizeToFit(objects: $0.addresses(of: "objects")) }),
        CommandEntry(
            name: "updateFrames", summary: "updates the frames of misplaced views to match their constraints",
            fields: [
                .required("objects", .addresses, "the views; with all, “document” means those of all scenes"), allViews,
            ], example: #"{"objects": ["8bC-Xf-vdC"], "all": true}"#,
            make: { .updateFrames(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
    ]

    private static let views = CommandEntry.Field.required("objects", .addresses, "the views")
    private static let allViews = CommandEntry.Field.optional(
        "all", .flag, "whether to include all views in their scenes")

    static let constraints = [
        CommandEntry(
            name: "addConstraint", summary: "adds a constraint to the nearest common superview of its items",
            fields: [
                .required("first", .address, "a view or layout guide"),
                .required("firstAttribute", .text, "leading, top, width, centerX, firstBaseline, ..."),
                .optional("relation", .text, "equal, lessThanOrEqual or greaterThanOrEqual"),
                .optional("second", .address, "a view or guide, or superview, superviewMargins or safeArea"),
                .optional("secondAttribute", .text, "by default that of the first item"),
                .optional("multiplier", .text, "such as 0.5 or 16:9"),
                .optional("constant", .number, "in points"), .optional("priority", .number, "from 1 to 1000"),
                .optional("identifier", .text, "the constraint's identifier"),
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
            name: "pin",
            summary:
                "adds constraints for the spacing to the nearest neighbors, sizes, equal sizes or the aspect ratio",
            fields: [
                views, .optional("top", .length, "the spacing to the neighbor above"),
                .optional("leading", .length, "the spacing to the leading neighbor"),
                .optional("trailing", .length, "the spacing to the trailing neighbor"),
                .optional("bottom", .length, "the spacing to the neighbor below"),
                .optional("toMargins", .flag, "whether the spacing to the superview is that to its margins"),
                .optional("width", .length, "the width"), .optional("height", .length, "the height"),
                .optional("equalWidths", .flag, "whether all have the width of the first"),
                .optional("equalHeights", .flag, "whether all have the height of the first"),
                .optional("aspectRatio", .flag, "whether the aspect ratio is kept"),
                .optional(
                    "topTo", .address,
                    "what is above, in place of the nearest: a view, superview, superviewMargins or safeArea"),
                .optional("leadingTo", .address, "what the leading spacing is to"),
                .optional("trailingTo", .address, "what the trailing spacing is to"),
                .optional("bottomTo", .address, "what is below"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC"], "leading": 20, "top": true, "width": true}"#,
            make: { fields in
                .pin(
                    objects: fields.addresses(of: "objects"), top: fields.length("top"),
                    leading: fields.length("leading"), trailing: fields.length("trailing"),
                    bottom: fields.length("bottom"), toMargins: fields.flag("toMargins"),
                    width: fields.length("width"), height: fields.length("height"),
                    equalWidths: fields.flag("equalWidths"), equalHeights: fields.flag("equalHeights"),
                    aspectRatio: fields.flag("aspectRatio"), topTo: fields.address("topTo"),
                    leadingTo: fields.address("leadingTo"), trailingTo: fields.address("trailingTo"),
                    bottomTo: fields.address("bottomTo"))
            }),
        CommandEntry(
            name: "addAlignment", summary: "adds constraints that align views with the first of them",
            fields: [
                views, .required("attribute", .text, "leading, trailing, top, bottom, centerX, firstBaseline, ..."),
                .optional("inContainer", .flag, "whether each is aligned with its superview"),
                .optional("offset", .number, "in points"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "attribute": "leading"}"#,
            make: {
                .addAlignment(
                    objects: $0.addresses(of: "objects"), attribute: $0.text(of: "attribute"),
                    inContainer: $0.flag("inContainer"), offset: $0.number("offset"))
            }),
        CommandEntry(
            name: "addMissingConstraints", summary: "adds the constraints that views need for a position and size",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"]}"#,
            make: { .addMissingConstraints(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
        CommandEntry(
            name: "resetConstraints", summary: "replaces constraints by those that keep views where they are",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"]}"#,
            make: { .resetConstraints(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
        CommandEntry(
            name: "updateConstraintConstants",
            summary: "updates the constants of constraints to match the frames in the document",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"]}"#,
            make: { .updateConstraintConstants(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
        CommandEntry(
            name: "clearConstraints", summary: "removes the constraints of views",
            fields: [
                .required("objects", .addresses, "the views"),
                .optional("all", .flag, "whether to remove those of all views in their scenes"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC"], "all": true}"#,
            make: { .clearConstraints(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
    ]
}
