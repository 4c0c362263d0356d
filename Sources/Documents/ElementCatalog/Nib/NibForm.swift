/// The form of a value in a nib.
public enum NibForm: String, Sendable, Hashable, CaseIterable {
    /// A boolean.
    case bool
    /// The opposite boolean.
    case not
    /// An integer of the smallest width: the raw value of an enumeration, or 0 or 1.
    case int
    /// A number of single precision.
    case f32
    /// A number of double precision.
    case f64
    /// A string that is never localized.
    case string
    /// A string that is localized if the document is.
    case text
    /// An `NSNumber`.
    case number
    /// A point, as doubles in a data value.
    case point
    /// A size, as doubles in a data value.
    case size
    /// A rectangle, as doubles in a data value.
    case rect
    /// Insets from top, left (or leading), bottom and right (or trailing), as doubles in a data value.
    case insets
    /// Nil.
    case nothing = "nil"
    /// The object of a child element.
    case object
    /// The object with this identifier.
    case reference
    /// An image by its name; the `catalog` attribute names its origin.
    case image
    /// The bits that the child element's rows give, as one integer.
    case mask
    /// An `NSArray` of a child's elements.
    case list
    /// An `NSMutableArray` of a child's elements.
    case mutableList
    /// An `NSArray` of the child itself.
    case single
    /// The first of a child's elements.
    case first
}
