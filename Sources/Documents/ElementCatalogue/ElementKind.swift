/// The part that an element plays in a document; child rows of the catalogue can name a whole kind.
public enum ElementKind: String, Sendable, Hashable, CaseIterable {
    /// The root element.
    case document
    /// A fixed part of the document that is neither an object of the app nor one of its values.
    case structure
    /// A controller, or the placeholder of one in another storyboard.
    case controller
    /// Whatever may stand in `subviews`, or in the `items` of a watch interface.
    case view
    /// A cell or supplementary view, with the view that holds its content.
    case cellView
    /// An AppKit cell inside its control.
    case cell
    /// A window.
    case window
    /// A menu.
    case menu
    /// An item of a bar or toolbar.
    case barItem
    /// A gesture recognizer.
    case gestureRecognizer
    /// Any other object with an identifier of its own.
    case object
    /// A guide that constraints may refer to.
    case layoutGuide
    /// A layout constraint.
    case constraint
    /// A child of `connections`.
    case connection
    /// An element that only groups its children.
    case container
    /// The value of a property, usually named by the `key` attribute.
    case value
    /// A child of `resources`.
    case resource
    /// Bars, sizes and orientations that only the canvas shows.
    case metric
    /// Attributes and values that hold for one trait combination.
    case variation
}
