import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// The encoders that the catalog names, by name.
enum Encoders {
    typealias Encoder = @Sendable (NibBuilder, Node, NibObjectID) -> Void

    /// The encoders that need the output of the others.
    static let last: Set<String> = ["plainContentView", "cellSubviews", "contentSize"]

    static let all: [String: Encoder] = [
        // Done elsewhere: by the builder of the nib, or by the parent's row.
        "key": nothing, "identity": nothing, "customClass": nothing, "document": nothing, "placeholder": nothing,
        "connections": nothing, "imageCatalog": nothing, "storyboardReference": nothing, "items": nothing,
        "geometry": nothing, "value": nothing, "merge": nothing,

        "runtimeAttributes": { $0.addRuntimeAttributes(of: $1, to: $2) },
        "accessibility": { $0.addAccessibility(of: $1, to: $2) },
        "variations": { $0.addVariations(of: $1, to: $2) },

        "frame": { $0.addFrame(of: $1, to: $2) },
        "autoresizingMask": { $0.addAutoresizingMask(of: $1, to: $2) },
        "translatesAutoresizingMask": { $0.addTranslation(of: $1, to: $2) },
        "subviews": { $0.addSubviews(of: $1, to: $2) },
        "constraints": { $0.addConstraints(of: $1, to: $2) },
        "layoutGuides": { $0.addLayoutGuides(of: $1, to: $2) },
        "huggingPriority": { $0.addPriority("HuggingPriority", 250, "UIViewContentHuggingPriority", of: $1, to: $2) },
        "compressionResistancePriority": {
            $0.addPriority(
                "CompressionResistancePriority", 750, "UIViewContentCompressionResistancePriority", of: $1, to: $2)
        },
        "gestureRecognizers": { $0.addGestureRecognizers(of: $1, to: $2) },
        "contentSize": { $0.addContentSize(of: $1, to: $2) },
        "arrangedSubviews": { $0.addArrangedSubviews(of: $1, to: $2) },
        "stackSpacing": { $0.addStackSpacing(of: $1, to: $2) },
        "effectContentView": { $0.addEffectContentView(of: $1, to: $2) },
        "vibrancyBlur": { $0.addVibrancyBlur(of: $1, to: $2) },

        "defaultFont": { $0.addDefaultFont(of: $1, to: $2) },
        "defaultTextColor": { $0.addDefaultTextColor(of: $1, to: $2) },
        "minimumScaleFactor": { $0.addMinimumScaleFactor(of: $1, to: $2) },
        "textViewText": { $0.addTextViewText(of: $1, to: $2) },
        "autocapitalization": { $0.addAutocapitalization(of: $1, to: $2) },
        "passwordRules": { $0.addPasswordRules(of: $1, to: $2) },

        "buttonStates": { $0.addButtonStates(of: $1, to: $2) },
        "buttonConfiguration": { $0.addButtonConfiguration(of: $1, to: $2) },
        "backgroundConfiguration": { $0.addBackgroundConfiguration(of: $1, to: $2) },
        "segments": { $0.addSegments(of: $1, to: $2) },
        "switchStyle": { $0.addSwitchStyle(of: $1, to: $2) },
        "barAppearance": { $0.addBarAppearance(of: $1, to: $2) },
        "pixelFormat": { $0.addPixelFormat(of: $1, to: $2) },

        "controllerScene": { $0.addScene(of: $1, to: $2) },
        "controllerView": { $0.addView(of: $1, to: $2) },
        "restorationIdentifier": { $0.addRestorationIdentifier(of: $1, to: $2) },
        "childControllers": { $0.addChildControllers(of: $1, to: $2) },
        "keyCommands": { $0.addKeyCommands(of: $1, to: $2) },
        "navigationBar": { $0.addNavigationBar(of: $1, to: $2) },

        "tableContent": { $0.addTableContent(of: $1, to: $2) },
        "cellSubviews": { $0.addCellSubviews(of: $1, to: $2) },
        "systemBackground": { $0.addSystemBackground(of: $1, to: $2) },
        "focusStyle": { $0.addFocusStyle(of: $1, to: $2) },
        "collectionContent": { $0.addCollectionContent(of: $1, to: $2) },
        "plainContentView": { $0.addPlainContentView(of: $1, to: $2) },
        "itemSize": { $0.addItemSize(of: $1, to: $2) },
        "estimatedItemSize": { $0.addEstimatedItemSize(of: $1, to: $2) },

        "tapRecognizer": { $0.addTapRecognizer(of: $1, to: $2) },
    ]

    private static func nothing(_ builder: NibBuilder, _ node: Node, _ id: NibObjectID) {}
}
