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
                .optional("inContainer", .flag, "whether each is brought into line with the view around it"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "to": "left"}"#,
            make: {
                .align(objects: $0.addresses(of: "objects"), to: $0.text(of: "to"), inContainer: $0.flag("inContainer"))
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
                .required("objects", .addresses, "views, cells, sections or items; they keep their order"),
                .required("to", .text, "front, back, forward or backward"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC"], "to": "front"}"#,
            make: { .arrange(objects: $0.addresses(of: "objects"), to: $0.text(of: "to")) }),
        CommandEntry(
            name: "sizeToFit", summary: "gives views the size that they take for what they show", fields: [views],
            example: #"{"objects": ["8bC-Xf-vdC"]}"#, make: { .sizeToFit(objects: $0.addresses(of: "objects")) }),
        CommandEntry(
            name: "updateFrames", summary: "writes the frames that constraints give to views which lie elsewhere",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"], "all": true}"#,
            make: { .updateFrames(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
    ]

    private static let views = CommandEntry.Field.required("objects", .addresses, "the views")
    private static let allViews = CommandEntry.Field.optional(
        "all", .flag, "whether all views of their scenes are meant")

    static let constraints = [
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
            name: "pin",
            summary: "adds constraints that keep views apart from their nearest neighbours, as large, or in proportion",
            fields: [
                views, .optional("top", .length, "the distance to what lies above"),
                .optional("leading", .length, "the distance to what lies in front"),
                .optional("trailing", .length, "the distance to what lies behind"),
                .optional("bottom", .length, "the distance to what lies below"),
                .optional("toMargins", .flag, "whether what is around a view begins at its margins"),
                .optional("width", .length, "the width"), .optional("height", .length, "the height"),
                .optional("equalWidths", .flag, "whether all are as wide as the first"),
                .optional("equalHeights", .flag, "whether all are as high as the first"),
                .optional("aspectRatio", .flag, "whether the width stays in proportion to the height"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC"], "leading": 20, "top": true, "width": true}"#,
            make: { fields in
                .pin(
                    objects: fields.addresses(of: "objects"), top: fields.length("top"),
                    leading: fields.length("leading"), trailing: fields.length("trailing"),
                    bottom: fields.length("bottom"), toMargins: fields.flag("toMargins"),
                    width: fields.length("width"), height: fields.length("height"),
                    equalWidths: fields.flag("equalWidths"), equalHeights: fields.flag("equalHeights"),
                    aspectRatio: fields.flag("aspectRatio"))
            }),
        CommandEntry(
            name: "addAlignment", summary: "adds constraints that align views with the first of them",
            fields: [
                views, .required("attribute", .text, "leading, trailing, top, bottom, centerX, firstBaseline, ..."),
                .optional("inContainer", .flag, "whether each is aligned with the view around it"),
                .optional("offset", .number, "in points"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "attribute": "leading"}"#,
            make: {
                .addAlignment(
                    objects: $0.addresses(of: "objects"), attribute: $0.text(of: "attribute"),
                    inContainer: $0.flag("inContainer"), offset: $0.number("offset"))
            }),
        CommandEntry(
            name: "addMissingConstraints", summary: "adds what views lack to have a place and a size",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"]}"#,
            make: { .addMissingConstraints(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
        CommandEntry(
            name: "resetConstraints", summary: "replaces constraints by those that keep views where they are",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"]}"#,
            make: { .resetConstraints(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
        CommandEntry(
            name: "updateConstraintConstants", summary: "has constraints ask for the frames that the document has",
            fields: [views, allViews], example: #"{"objects": ["8bC-Xf-vdC"]}"#,
            make: { .updateConstraintConstants(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
        CommandEntry(
            name: "clearConstraints", summary: "removes the constraints that speak of views",
            fields: [
                .required("objects", .addresses, "the views"),
                .optional("all", .flag, "whether all of their scenes' views go"),
            ],
            example: #"{"objects": ["8bC-Xf-vdC"], "all": true}"#,
            make: { .clearConstraints(objects: $0.addresses(of: "objects"), all: $0.flag("all")) }),
    ]
}
