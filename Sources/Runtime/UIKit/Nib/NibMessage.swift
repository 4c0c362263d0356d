/// A problem of a nib, or of its resources, that was worked around.
package struct NibMessage: Hashable, Sendable {
    /// The stable kind of a message.
    package enum Kind: String, Hashable, Sendable {
        /// A nib is damaged, contains itself or is inconsistent.
        case damaged = "nib.damaged"
        /// A nib or an object in it is missing.
        case missingContent = "nib.missing-content"
        /// A class of the app is missing, and its superclass replaces it.
        case unknownClass = "nib.unknown-class"
        /// A class isn't available in UIKit.
        case missingClass = "nib.missing-class"
        /// A class doesn't have the outlet or outlet collection.
        case missingOutlet = "nib.missing-outlet"
        /// A class doesn't have the property.
        case missingProperty = "nib.missing-property"
        /// A property can't have the value.
        case unfitValue = "nib.unfit-value"
        case missingImage = "image.missing"
        case missingColor = "color.missing"
        /// A message of layout or drawing.
        case display = "display"
        /// A diagnostic of the compiler.
        case compilation = "compilation"

        /// Whether the message only says that the app's classes, or their outlets, are missing.
        package var isExpectedWithoutApp: Bool { self == .unknownClass || self == .missingOutlet }
    }

    package var kind: Kind
    package var text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}
