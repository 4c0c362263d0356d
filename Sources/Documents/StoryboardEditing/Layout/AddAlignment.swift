import StoryboardModel

extension Command {
    /// Adds constraints that align an attribute of views, such as `leading`, `centerX` or `firstBaseline`, with that of
    /// the first view; with `inContainer`, each with its superview.
    public static func addAlignment(
        objects: [Address], attribute: String, inContainer: Bool? = nil, offset: Double? = nil
    ) -> Self {
        Self(AddAlignment(objects: objects, attribute: attribute, inContainer: inContainer, offset: offset))
    }
}

struct AddAlignment: DocumentCommand {
    static let summary = "adds constraints that align views with the first of them"
    static let example = #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d"], "attribute": "leading"}"#
    var objects: [Address]
    var attribute: String
    var inContainer: Bool?
    var offset: Double?
    var undoTitle: String { "Add Constraints" }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.views,
            attribute: fields.required("attribute", "leading, trailing, top, bottom, centerX, firstBaseline, ..."),
            inContainer: fields.optional("inContainer", "whether each is aligned with its superview"),
            offset: fields.optional("offset", "in points"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        let isInContainer = inContainer == true
        let views = try document.placed(at: objects, all: false)
        guard isInContainer || views.count > 1 else { throw .refused("it takes 2 views, found 1") }
        guard LayoutDimension(attribute) != .size else {
            throw .refused(
                "'\(attribute)' is not an attribute of a view", hint: "such as leading, centerX, top or firstBaseline")
        }
        let constant = offset == 0 ? nil : offset
        let first = document.address(of: views[0])
        return try document.add(
            isInContainer
                ? views.map {
                    AddConstraint(
                        first: document.address(of: $0), firstAttribute: attribute, second: "superview",
                        constant: constant)
                }
                : views.dropFirst().map {
                    AddConstraint(
                        first: document.address(of: $0), firstAttribute: attribute, second: first,
                        secondAttribute: attribute,
                        constant: constant)
                })
    }
}
