import StoryboardModel

extension Command {
    /// Distributes views with equal spacing along the `horizontal` or `vertical` axis.
    public static func distribute(objects: [Address], axis: String) -> Self {
        Self(Distribute(objects: objects, axis: axis))
    }
}

struct Distribute: DocumentCommand {
    static let summary = "distributes views with equal spacing"
    static let example = #"{"objects": ["8bC-Xf-vdC", "Qx1-ab-C2d", "Tb4-yz-Q1w"], "axis": "vertical"}"#
    var objects: [Address]
    var axis: String
    var placedObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.required("objects", "three or more views with the same superview"),
            axis: fields.required("axis", "horizontal or vertical"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.distribute(objects, axis: axis)
        return []
    }
}
