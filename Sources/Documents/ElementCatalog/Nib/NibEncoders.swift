/// The compiler's encoders that the tables name.
///
/// A row says whatever it can itself. Encoders compute from several values, from the surrounding document, or from the
/// classes involved.
package enum NibEncoders {
    /// The task of each encoder, by name.
    package static let duties: [String: String] = [
        // Objects and documents
        "key": "nothing: the parent's child row is found by it",
        "identity": "the id: keys of localized strings, names of pieces, references; never a key of its own",
        "customClass": "UIClassName and UIOriginalClassName of a UIClassSwapper; a customObject's className too",
        "document": "the pieces themselves: one nib or one for each scene and view, Info.plist, localization",
        "placeholder": "UIProxiedObjectIdentifier of a UIProxyObject",
        "connections": "UINibConnectionsKey: outlets, collections, actions, and segues through *segue",
        "segue": "a segue template by kind, with its trigger's connection; a relationship becomes *childControllers",
        "runtimeAttributes": "UINibKeyValuePairsKey: one UINibKeyValuePair for each runtime attribute",
        "accessibility": "UINibAccessibilityConfigurationsKey: one UIRuntimeAccessibilityConfiguration",
        "variations": "UINibTraitStorageListsKey, and constraints and subviews that are not installed by default",
        "merge": "the keys that the child element's rows write, written into this object",
        "items": "the objects of a list, in order; the parent's row says under which key",
        "value": "a value of Foundation: string, number, date, data, array, locale, time zone, or nil",
        "geometry": "the numbers of a point, size, rectangle, range or insets; the parent's row says in which form",

        // Controllers
        "controllerScene": "UIExternalObjectsTableForViewLoading, UIStoryboardSegueTemplates, what is kept alive",
        "controllerView": "UINibName of the piece that holds the view, or the nibName; UIView where it is embedded",
        "restorationIdentifier": "UIRestorationIdentifier, the same as storyboardIdentifier when YES",
        "childControllers":
            "UIChildViewControllers and UIViewControllers from relationship segues, UIParentViewController back",
        "storyboardReference": "an entry of Info.plist for a controller of another storyboard; no object",
        "keyCommands": "UIKeyCommands: an array of UIKeyCommand",
        "navigationBar":
            "UINavigationBar of items, UIItems and UIDelegate of a bar, as the controller around has them",

        // Views
        "frame": "UIBounds and UICenter, from the frame or the compiler's own layout",
        "autoresizingMask": "UIAutoresizingMask: the bits, 36 where the element is missing, no key for none",
        "translatesAutoresizingMask":
            "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints, unless only the frame places the view",
        "subviews": "UISubviews, a mutable array, with the views that the class adds",
        "cellSubviews": "UISubviews of a cell: the content view and what the class adds, such as a separator view",
        "plainContentView":
            "UIContentView and UISubviews of a cell of an older document, whose content is a plain view",
        "effectContentView":
            "UIVisualEffectViewContentView: a _UIVisualEffectContentView, which is among UISubviews too",
        "vibrancyBlur": "UIVibrancyEffectBlurStyle: the number of the style of the blur effect inside",
        "constraints": "UIViewAutolayoutConstraints: an NSLayoutConstraint for each that is installed",
        "layoutGuides": "UIViewLayoutGuides with UILayoutGuide, or _UILayoutGuide subviews for top and bottom guides",
        "huggingPriority": "UIViewContentHuggingPriority \"{h, v}\" unless both are 250",
        "compressionResistancePriority": "UIViewContentCompressionResistancePriority \"{h, v}\" unless both are 750",
        "gestureRecognizers": "gestureRecognizers: an outlet collection or UIViewGestureRecognizers from the rows",
        "contentSize": "UIContentSize of a scroll view that lays its content out itself",
        "arrangedSubviews": "UIStackViewArrangedSubviews: an array of the views in subviews",
        "stackSpacing": "UIStackViewSpacing of the standard spacing",

        // Text, colors and images
        "color": "a UIColor: components in extended sRGB or gray, system and asset names",
        "font": "a UIFont with its descriptor, or by text style",
        "defaultFont":
            "UIFont of a text without one: 15 points in a button without configuration, 17 in a label, 14 in a field",
        "defaultTextColor":
            "UITextColor of a text without one: black, with UIDisableUpdateTextColorOnTraitCollectionChange false",
        "minimumScaleFactor": "UIMinimumScaleFactor: the minimum font size by the font's size",
        "attributedString": "an NSAttributedString with its runs, fonts, colors and paragraph styles",
        "textAttributes": "an NSDictionary of NSFont, NSColor and NSShadow",
        "textViewText": "UIAttributedText of a text view: its plain text in its font, color and alignment",
        "autocapitalization":
            "UIAutocapitalizationType unless it is the class's own: sentences in a text view, none in others",
        "passwordRules": "UITextInputPasswordRules from the rules' text",
        "image": "a UIImageNibPlaceholder with the size that the document's resources give",
        "imageCatalog": "whether the image beside it is a symbol of the system",
        "symbolConfiguration": "a UIImageSymbolConfiguration by point size, weight, scale, text style and colors",
        "menu": "a UIMenu with its commands",

        // Controls and bars
        "buttonStates": "UIButtonStatefulContent: a mutable dictionary of state number to UIButtonContent",
        "buttonConfiguration":
            "UIButtonConfigurationButtonStyle, title and subtitle as attributed strings (empty for none), insets",
        "backgroundConfiguration": "the defaults of a background configuration, and what is customized",
        "segments": "UISegments: UISegment objects with bounds, position and info, also as subviews",
        "switchStyle": "the preferred style of a switch",
        "barAppearance": "a bar appearance with its background effect, colors, images and title attributes",
        "pixelFormat": "Metal's number of a pixel format",

        // Tables and collections
        "tableContent":
            "prototypes (UITableViewCellPrototypeNibs and external objects) or UITableViewDataSource with sections",
        "collectionContent":
            "nested nibs of cells and supplementary views by reuse identifier, with their external objects",
        "systemBackground": "UISystemBackgroundView, or nil; UIDidEncodeCompatibilityBackgroundColor with a color",
        "focusStyle": "UIFocusStyle of a cell",
        "itemSize": "UIItemSize unless it is 50 by 50",
        "estimatedItemSize": "UIEstimatedItemSize, automatic when said so",

        // Gesture recognizers
        "tapRecognizer": "the _imp object, a UITapRecognizer with the taps and touches that differ from 1",
    ]
}
