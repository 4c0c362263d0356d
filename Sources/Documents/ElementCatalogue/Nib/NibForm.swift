/// The shape in which a value stands in a nib.
public enum NibForm: String, Sendable, Hashable, CaseIterable {
    /// A boolean.
    case bool
    /// The opposite boolean.
    case not
    /// An integer of the smallest width; the raw value of an enumeration, 0 or 1 of a boolean.
    case int
    /// A number of single precision.
    case f32
    /// A number of double precision.
    case f64
    /// A string that is never localised.
    case string
    /// A string that is localised where the document is.
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
    /// The object that a child element stands for.
    case object
    /// The object of the document that has this identifier.
    case reference
    /// An image by its name; the `catalog` beside it says whose.
    case image
    /// The bits that the child element's rows give, as one integer.
    case mask
    /// An `NSArray` of what the elements inside a child stand for.
    case list
    /// The same as an `NSMutableArray`.
    case mutableList
    /// An `NSArray` of the one object that a child stands for.
    case single
    /// What the first of the elements inside a child stands for.
    case first
}
