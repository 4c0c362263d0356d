public import Foundation

/// The superclass of objects that handle events and actions.
@preconcurrency @MainActor
open class UIResponder: NSObject, NibDecodable, InterfaceObject, KeyValueObserver, UIResponderStandardEditActions,
    UIPasteConfigurationSupporting
{
    /// The environment in which the object was created.
    package let environment = UIEnvironment.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }

    /// The accessibility values that were set.
    var accessibility: AccessibilityValues {
        get { ownAccessibility?.values ?? AccessibilityValues() }
        set { ownAccessibility = AccessibilityBox(newValue) }
    }
    /// The accessibility values, created when one is set.
    private var ownAccessibility: AccessibilityBox?

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// The undo manager of the nearest responder that has one; a window has one of its own.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Handles a change of a property that `addObserver(_:forKeyPath:options:context:)` lets the object observe.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        unhandledValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    // MARK: First responder, see UIResponder+First

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
    @discardableResult
    open func becomeFirstResponder() -> Bool { makeFirstResponder() }
    @discardableResult
    open func resignFirstResponder() -> Bool { leaveFirstPlace() }

    /// The view that replaces the keyboard while the object is first responder.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the object is first responder.
    open var inputAccessoryView: UIView? { nil }
    /// Shows other input views, if the object is first responder.
    open func reloadInputViews() { if isFirstResponder { environment.keyboard.reload() } }

    /// The controller of the view that replaces the keyboard; by default the one of `inputView`.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view above the keyboard.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The commands that keys of a keyboard perform while the object is in the responder chain.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Changes the requested menus: those of the app, or of an edit menu.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
    /// Brings a command up to date before it is shown or performed.
    open func validate(_ command: UICommand) {}

    // MARK: Events

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Actions

    /// Returns whether the object has an action.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let isOfEditors = Self.editActions.contains(action.name)
        return isOfEditors
            ? InterfaceMembers.of(self)?.actions[action.name] != nil
            : InterfaceMembers.method(action.name, of: self) != nil
    }

    /// The actions that every responder has by name, and only text views and fields, and classes of apps perform.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:", "pasteAndMatchStyle:", "pasteAndGo:",
        "pasteAndSearch:", "find:", "findAndReplace:", "findNext:",
        "findPrevious:", "useSelectionForFind:", "printContent:", "rename:", "duplicate:", "move:", "export:",
        "showWritingTools:", "captureTextFromCamera:",
    ]

    // What is edited depends on the responder: these do nothing where there is nothing to edit.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    /// Shows tools that write, of which there are none here.
    open func showWritingTools(_ sender: Any) {}
    /// Changes the attributes of the selected text.
    open func updateTextAttributes(
        conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    /// What the object takes when something is pasted or dropped; nil for nothing.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Takes items that are pasted or dropped.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether all items have types that the object takes.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.allSatisfy(pasteConfiguration.accepts)
    }
    /// What a person may do to edit by gestures with several fingers. There are no such gestures here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// What names the text for which the keyboard remembers its language; nil for the keyboard's own.
    open var textInputContextIdentifier: String? { nil }
    /// The buttons above the keyboard of a pad, which has none here.
    open var inputAssistantItem: UITextInputAssistantItem {
        let item = knownAssistantItem ?? UITextInputAssistantItem()
        knownAssistantItem = item
        return item
    }
    private var knownAssistantItem: UITextInputAssistantItem?
    /// Called when values of touches become known that a pencil had only estimated. There is no pencil here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Reads text with the camera, which there is none of here.
    open func captureTextFromCamera(_ sender: Any?) {}
    /// What the object offers to be shared; nil for what the next responder does.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

    /// What a person is occupied with here, to be continued elsewhere.
    open var userActivity: NSUserActivity? {
        didSet { if let userActivity, userActivity !== oldValue { updateUserActivityState(userActivity) } }
    }
    /// Writes to the activity what it needs to be continued.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Shows what an activity says.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Handles the keys of earphones, which nothing here has.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Returns the first object in the responder chain that performs an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Returns the object that takes the place of this one, which was just decoded: itself, unless a class says otherwise.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    /// Called after the outlets of a nib are connected.
    open func awakeFromNib() {}
    /// Objective-C finds methods of objects in their classes, too, so that one overrides this by mistake; nobody calls it.
    open class func awakeFromNib() {}

    /// The members of the class that documents can use.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    // MARK: Accessibility

    /// What a person perceives of the object; its own accessibility values override it.
    package var perception: Perception { Perception() }

    open var isAccessibilityElement: Bool {
        get { isAccessibilityElementBlock?() ?? accessibility.isElement ?? perception.isWhole }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get {
            if let block = accessibilityLabelBlock { return block() }
            if let label = accessibility.label { return label }
            let perception = perception
            return perception.label ?? perception.text
        }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { if let block = accessibilityHintBlock { block() } else { accessibility.hint } }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get {
            if let block = accessibilityValueBlock { return block() }
            return accessibility.value ?? perception.spokenValue
        }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityTraitsBlock?() ?? accessibility.traits ?? perception.traits }
        set { accessibility.traits = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The frame in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The activation point in screen coordinates, by default the center.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? accessibilityFrame.center }
        set { accessibility.activationPoint = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { if let block = accessibilityElementsBlock { block() } else { accessibility.elements } }
        set { accessibility.elements = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of an element, or NSNotFound.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// A Boolean value that indicates whether siblings of the element are ignored.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    // Texts with attributes are perceived without them.

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The actions that are offered by their names.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.further.actions }
        set { accessibility.further.actions = newValue }
    }
    /// The names by which a person may say the element, the best first: its label unless they are set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.further.inputLabels ?? [accessibilityLabel].compactMap(\.self) }
        set { accessibility.further.inputLabels = newValue }
    }
    /// A Boolean value that indicates whether a person can do something with the element: with buttons and what is adjusted.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibility.further.respondsToUser
                ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
        }
        set { accessibility.further.respondsToUser = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.further.navigationStyle }
        set { accessibility.further.navigationStyle = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.further.containerType }
        set { accessibility.further.containerType = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.further.context }
        set { accessibility.further.context = newValue }
    }
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility.further.headers }
        set { accessibility.further.headers = newValue }
    }

    /// The outline of the element in screen coordinates, in place of its frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.further.path }
        set {
            accessibility.further.path = newValue
            if let newValue { accessibilityFrame = newValue.bounds }
        }
    }
    /// The ways to go through the object by elements of a kind.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.rare.rotors }
        set { accessibility.rare.rotors = newValue }
    }

    // Closures that give the values each time when they are read, instead of those that are set.

    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.further.isElementBlock }
        set { accessibility.further.isElementBlock = newValue }
    }
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.further.elementsBlock }
        set { accessibility.further.elementsBlock = newValue }
    }
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.further.labelBlock }
        set { accessibility.further.labelBlock = newValue }
    }
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.further.valueBlock }
        set { accessibility.further.valueBlock = newValue }
    }
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.further.hintBlock }
        set { accessibility.further.hintBlock = newValue }
    }
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.further.traitsBlock }
        set { accessibility.further.traitsBlock = newValue }
    }
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.further.identifierBlock }
        set { accessibility.further.identifierBlock = newValue }
    }

    /// Performs the default action and returns whether there was one.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls the element's content, and returns whether it did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}
