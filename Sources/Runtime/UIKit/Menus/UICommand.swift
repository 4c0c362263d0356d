public import Foundation

/// An action in a menu that the first responder in the chain performs that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    open private(set) var action: Selector
    open private(set) var propertyList: Any?
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// The image while the command is on, in place of the image.
    open var selectedImage: UIImage?
    /// The object that performs the command, while it does so.
    public internal(set) var sender: Any?
    open private(set) var alternates: [UICommandAlternate]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

/// Another action of a command, while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    open private(set) var title: String
    open private(set) var action: Selector
    open private(set) var modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}

/// A place in a menu whose elements are made when it is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provide: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The elements, once they are known.
    private(set) var elements: [UIMenuElement]?
    private var isAsked = false
    /// Whether elements that come now need not be waited for.
    private var isAsking = false
    private var waiting: [@MainActor () -> Void] = []

    /// Creates an element that asks once, and remembers.
    public convenience init(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) { self.init(isCached: true, elementProvider) }

    /// Returns an element that asks each time its menu is shown.
    public static func uncached(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

    private init(
        isCached: Bool, _ provide: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) {
        (self.isCached, self.provide) = (isCached, provide)
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Asks for the elements, if that is due. `ready` is called when they come later.
    func load(_ ready: @escaping @MainActor () -> Void) {
        if elements != nil { return }
        waiting.append(ready)
        guard !isAsked else { return }
        isAsked = true
        isAsking = true
        provide { [weak self] elements in
            guard let self else { return }
            self.elements = elements
            let waiting = self.waiting
            self.waiting = []
            if !self.isAsking { for ready in waiting { ready() } }
        }
        isAsking = false
    }

    /// Forgets the elements before the menu is shown again.
    func renew() { if !isCached { (elements, isAsked, waiting) = (nil, false, []) } }
}
