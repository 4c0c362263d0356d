/// What was wrong with a nib, or with what it asks for, and was got around.
package struct NibMessage: Hashable, Sendable {
    /// What a message is about, by a name that stays the same.
    package enum Kind: String, Hashable, Sendable {
        /// A nib is damaged, refers to itself or contradicts itself.
        case damaged = "nib.damaged"
        /// A nib or something in it that is asked for is not there.
        case missingContent = "nib.missing-content"
        /// A class of the app is not there, and the one that it derives from takes its place.
        case unknownClass = "nib.unknown-class"
        /// A class that UIKit does not have.
        case missingClass = "nib.missing-class"
        /// A class has no such outlet or outlet collection.
        case missingOutlet = "nib.missing-outlet"
        /// A class has no such property.
        case missingProperty = "nib.missing-property"
        /// A property cannot hold what it is to be set to.
        case unfitValue = "nib.unfit-value"
        case missingImage = "image.missing"
        case missingColor = "color.missing"
        /// What layout and drawing have to say.
        case display = "display"
        /// A document that could not be compiled.
        case compilation = "compilation"
    }

    package var kind: Kind
    package var text: String

    package init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}
