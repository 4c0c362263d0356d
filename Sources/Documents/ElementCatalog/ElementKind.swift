/// The role of an element in a document. Child rows of the catalog can name a kind.
public enum ElementKind: String, Sendable, Hashable, CaseIterable {
    /// The root element.
    case document
    /// A fixed part of the document that is neither an object nor a value.
    case structure
    /// A controller, or a storyboard reference.
    case controller
    /// A child of `subviews`, or of the `items` of a watch interface.
    case view
    /// A cell or supplementary view with its content view.
    case cellView
    /// A cell of an AppKit control.
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
    /// A simulated metric: a bar, size or orientation that only the canvas shows.
    case metric
    /// Attributes and values for one combination of traits.
    case variation
}
