/// A request of a user, a script or the editor. Commands keep the document consistent: references to a deleted object
/// are deleted too, and lists such as `<resources>` are updated.
///
/// As JSON, a command is an object with the command's name as its only key: `{"set": {"object": "8bC-Xf-vdC",
/// "attribute": "hidden", "value": "YES"}}`.
public enum Command: Hashable, Sendable, Codable {
    /// Sets an attribute. A default value is omitted, as in Xcode.
    ///
    /// With `traits`, such as `heightClass=compact-widthClass=regular`, sets the attribute for these traits only.
    case set(object: Address, attribute: String, value: String, traits: String? = nil)
    /// Removes an attribute, for some traits only if `traits` is given, as in `set`.
    case removeAttribute(object: Address, attribute: String, traits: String? = nil)
    /// Replaces the text of an element such as `<string key="text">`.
    case setText(object: Address, text: String)
    /// Inserts XML in Apple's order or before `before`. Missing ids are created.
    case insert(into: Address, xml: String, before: Address? = nil, freshIDs: Bool? = nil)
    /// Replaces an element by XML as it is spelled: one element, several or none, and comments. White space before the
    /// first is kept unless the XML begins with some. Nothing is kept consistent but what the document lists. For
    /// `document`, what precedes the root element is replaced by what precedes it in the XML, if there is any, and the root
    /// element, which keeps the white space in its tags, if the XML has one; white space alone replaces that at the end.
    case replace(object: Address, xml: String)
    /// Replaces the value of an object's key, such as a color, font, size or inset, by another or by XML, or removes it
    /// if neither is given. `traits` works as in `set`.
    case setValue(
        object: Address, key: String, value: DocumentValue? = nil, xml: String? = nil, traits: String? = nil)
    /// Sets the text of an object to runs with attributes, under a key such as `attributedText`; without runs it becomes
    /// a plain text again.
    case setAttributedText(object: Address, key: String, runs: [TextRun]? = nil)
    /// Adds a user defined runtime attribute to an object, or replaces the one with a number, starting at 1.
    case setRuntimeAttribute(
        object: Address, number: Int? = nil, keyPath: String, type: String, value: RuntimeValue? = nil)
    /// Installs or uninstalls a view or constraint, in general or for `traits`. Without `isInstalled`, the traits
    /// follow the general value.
    case setInstalled(object: Address, isInstalled: Bool? = nil, traits: String? = nil)
    /// Adds an item of the library. `x` and `y` are coordinates in the container of a view, or on the canvas for a
    /// scene.
    ///
    /// `into` may be the object that the item is dropped on: a bar button item on a controller, for example, goes into
    /// the controller's navigation item.
    case addObject(item: String, into: Address? = nil, x: Double? = nil, y: Double? = nil, before: Address? = nil)
    /// Deletes an object and everything that refers to it; deletes a controller with its scene.
    case delete(object: Address)
    /// Duplicates an object or scene with new ids, and inserts the copy after it.
    case duplicate(object: Address, offsetX: Double? = nil, offsetY: Double? = nil)
    /// Pastes copied XML: one element, or several inside a `clipboard` element. All objects get new ids. `x` and `y`
    /// are coordinates in the container of a view, or on the canvas for a scene.
    case paste(xml: String, into: Address? = nil, x: Double? = nil, y: Double? = nil)
    /// Moves an object into another, in Apple's order or before `before`. A view that is moved into a table view becomes its
    /// header, or its footer if `y`, a place in the table view, is below the cells. A tab bar item or its relationship that is
    /// moved into its tab bar controller changes the order of tabs.
    case move(object: Address, into: Address, before: Address? = nil, y: Double? = nil)
    /// Embeds controllers in a new `navigationController` or `tabBarController`, or views with the same superview in a
    /// new `view`, `viewWithoutInset`, `stackView` or `scrollView`.
    case embed(objects: [Address], in: String)
    /// Removes a container but keeps its content: a view, stack view, scroll view, navigation controller or tab bar
    /// controller.
    case unembed(object: Address)
    /// Sets a view's frame. Its subviews follow by their autoresizing masks.
    case setFrame(object: Address, x: Double, y: Double, width: Double, height: Double)
    /// Aligns views by their `left`, `centerX`, `right`, `top`, `centerY` or `bottom`. A single view, or each with
    /// `inContainer`, is aligned in its superview. With `firstBaseline` or `lastBaseline`, all views but the first
    /// move.
    case align(objects: [Address], to: String, inContainer: Bool? = nil)
    /// Distributes views with equal spacing along the `horizontal` or `vertical` axis.
    case distribute(objects: [Address], axis: String)
    /// Arranges views at the `front` or `back` of their siblings, or one step `forward` or `backward`. They keep their
    /// relative order.
    case arrange(objects: [Address], to: String)
    /// Sizes views to fit their content.
    case sizeToFit(objects: [Address])
    /// Updates the frames of misplaced views to match their constraints; with `all`, those of all views in their
    /// scenes.
    case updateFrames(objects: [Address], all: Bool? = nil)
    /// Adds a constraint to the view that Interface Builder would choose. `second` may also be `superview`,
    /// `superviewMargins` or `safeArea`; without it, the constraint sets a size. The second attribute defaults to the
    /// first.
    case addConstraint(
        first: Address, firstAttribute: String, relation: String? = nil, second: Address? = nil,
        secondAttribute: String? = nil, multiplier: String? = nil, constant: Double? = nil, priority: Double? = nil,
        identifier: String? = nil)
    /// Pins views where they are: spacing to the nearest neighbor on a side or to the superview, `toMargins` or not; a
    /// width or height; the same width or height as the first view; the aspect ratio. `topTo` and so on name another sibling on a
    /// side, or `superview`, `superviewMargins` or `safeArea`.
    case pin(
        objects: [Address], top: PinnedLength? = nil, leading: PinnedLength? = nil, trailing: PinnedLength? = nil,
        bottom: PinnedLength? = nil, toMargins: Bool? = nil, width: PinnedLength? = nil, height: PinnedLength? = nil,
        equalWidths: Bool? = nil, equalHeights: Bool? = nil, aspectRatio: Bool? = nil, topTo: Address? = nil,
        leadingTo: Address? = nil, trailingTo: Address? = nil, bottomTo: Address? = nil)
    /// Adds constraints that align an attribute of views, such as `leading`, `centerX` or `firstBaseline`, with that of
    /// the first view; with `inContainer`, each with its superview.
    case addAlignment(objects: [Address], attribute: String, inContainer: Bool? = nil, offset: Double? = nil)
    /// Adds the constraints that views need for a position and size; with `all`, for all views in their scenes.
    case addMissingConstraints(objects: [Address], all: Bool? = nil)
    /// Replaces the constraints of views by those that keep them where they are; with `all`, for all views in their
    /// scenes.
    case resetConstraints(objects: [Address], all: Bool? = nil)
    /// Updates the constants of views' constraints to match the document's frames; with `all`, for all views in their
    /// scenes.
    case updateConstraintConstants(objects: [Address], all: Bool? = nil)
    /// Removes the constraints of views; with `all`, those of all views in their scenes.
    case clearConstraints(objects: [Address], all: Bool? = nil)
    /// Sets the number of segments of a segmented control, adding or deleting segments at its end.
    case setSegmentCount(object: Address, count: Int)
    /// Sets the number of rows in a static section, copying or deleting cells at its end.
    case setRowCount(object: Address, count: Int)
    /// Sets the number of sections in a static table, copying or deleting sections at its end.
    case setSectionCount(table: Address, count: Int)
    /// Sets the number of prototype cells of a table or collection view.
    case setPrototypeCount(table: Address, count: Int)
    /// Sets the style of a table view cell: `custom`, `basic`, `rightDetail`, `leftDetail` or `subtitle`.
    case setCellStyle(cell: Address, style: String)
    /// Adds a header or footer to the sections of a collection view, or removes it: `kind` is `header` or `footer`.
    case setSectionSupplement(collection: Address, kind: String, isOn: Bool)
    /// Sets the kind of layout of a collection view: `flow`, or `custom` for a class of the app.
    case setCollectionLayout(collection: Address, kind: String)
    /// Sets the simulated size of a scene: `fixed`, `freeform`, `pageSheet` or `formSheet`; for `freeform`, a width and
    /// height other than those it has.
    case setSimulatedSize(controller: Address, size: String, width: Double? = nil, height: Double? = nil)
    /// Sets the content of a table view: dynamic `prototypes`, or `static`.
    case setTableContent(table: Address, mode: String)
    /// Adds a scene with a controller such as `viewController`, `navigationController`, `viewControllerPlaceholder`.
    /// Without a location it is placed beside the other scenes; without an id the controller gets a new one.
    case addScene(
        controller: String, x: Double? = nil, y: Double? = nil, title: String? = nil, customClass: String? = nil,
        customModule: String? = nil, storyboardIdentifier: String? = nil, id: String? = nil, isInitial: Bool? = nil)
    /// Connects an outlet of an object, or adds a member to an outlet collection.
    case addOutlet(from: Address, property: String, to: Address, collection: Bool? = nil, id: String? = nil)
    /// Connects an action: a control's `event`, or a gesture recognizer's or bar item's only one, sends `selector` to
    /// an object.
    case addAction(from: Address, selector: String, to: Address, event: String? = nil, id: String? = nil)
    /// Adds a segue of a kind such as `show`, `presentation`, `embed`, `relationship`, `unwind`, from a control, cell,
    /// bar item, gesture recognizer, container view or controller to a controller, or to `exit` for an unwind segue.
    ///
    /// `relationship` names that of a relationship segue (`rootViewController`, `viewControllers`), `unwindAction` the
    /// selector of an unwind segue, `trigger` is `accessoryAction` for a cell's accessory button, and `attributes` has
    /// any others, such as `modalPresentationStyle`.
    case addSegue(
        from: Address, to: Address, kind: String, identifier: String? = nil, relationship: String? = nil,
        unwindAction: String? = nil, trigger: String? = nil, customClass: String? = nil, customModule: String? = nil,
        attributes: [String: String]? = nil, id: String? = nil)
    /// Renames a storyboard, segue or reuse identifier and its uses in this document.
    case renameIdentifier(object: Address, to: String)
    /// Changes the id of an object and all references to it.
    case renameObject(object: Address, to: String)
    /// Makes a controller the initial one, or none if the object is nil.
    case setInitialController(object: Address?)
    /// Places all scenes in columns, as segues lead from one to the next.
    case tidyScenes
    /// Places a scene on the canvas.
    case setCanvasLocation(scene: Address, x: Double, y: Double)
    /// Sets the document to the format of a version of Xcode, such as `15`. What that Xcode would refuse is an error.
    case upgrade(xcode: String)
}
