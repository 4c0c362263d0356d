/// What a person, a script or the editor asks for. A command keeps the document whole: what refers to a deleted object goes
/// with it, what a writer has to keep up is kept up.
///
/// As JSON, a command is an object with the command's name as its only key:
/// `{"set": {"object": "8bC-Xf-vdC", "attribute": "hidden", "value": "YES"}}`.
public enum Command: Hashable, Sendable, Codable {
    /// Sets an attribute. One that has its default value is left out, as Xcode does.
    ///
    /// With `traits`, such as `heightClass=compact-widthClass=regular`, it is what the attribute is for these only.
    case set(object: Address, attribute: String, value: String, traits: String? = nil)
    case removeAttribute(object: Address, attribute: String, traits: String? = nil)
    /// Replaces the text inside an element such as `<string key="text">`.
    case setText(object: Address, text: String)
    /// Puts new XML in, where Apple's order wants it or in front of `before`. Ids that are missing are made.
    case insert(into: Address, xml: String, before: Address? = nil, freshIDs: Bool? = nil)
    /// Replaces the value that stands inside an object under a key, such as a colour, font, size or inset, by another or by XML.
    /// Without either it is taken away. `traits` as for `set`.
    case setValue(
        object: Address, key: String, value: DocumentValue? = nil, xml: String? = nil, traits: String? = nil)
    /// Adds a user defined runtime attribute to an object, or replaces the one that has a number, from 1.
    case setRuntimeAttribute(
        object: Address, number: Int? = nil, keyPath: String, type: String, value: RuntimeValue? = nil)
    /// Has a view or constraint be there or not, in general or for `traits`; without `isInstalled` these go by what holds in
    /// general.
    case setInstalled(object: Address, isInstalled: Bool? = nil, traits: String? = nil)
    /// Adds something of the library. Views lie at `x` and `y` in what they go into, scenes on the canvas.
    ///
    /// What it goes into may be the object that it was dropped on: a bar button item on a controller, for one, finds its way
    /// into the controller's navigation item.
    case addObject(item: String, into: Address? = nil, x: Double? = nil, y: Double? = nil, before: Address? = nil)
    /// Removes an object with everything that refers to it; a controller with its scene.
    case delete(object: Address)
    /// Copies an object or scene, with new ids inside, and puts the copy behind it.
    case duplicate(object: Address, offsetX: Double? = nil, offsetY: Double? = nil)
    /// Puts in what was copied: one element, or several inside a `clipboard` element. All ids are made anew. Views lie at `x`
    /// and `y` in what they go into, scenes on the canvas.
    case paste(xml: String, into: Address? = nil, x: Double? = nil, y: Double? = nil)
    /// Moves an object into another, where Apple's order wants it or in front of `before`.
    case move(object: Address, into: Address, before: Address? = nil)
    /// Puts controllers into a new `navigationController` or `tabBarController`, or views that lie in one view into a new
    /// `view`, `viewWithoutInset`, `stackView` or `scrollView`.
    case embed(objects: [Address], in: String)
    /// Takes a container away from what it holds: a view, stack view or scroll view, a navigation or tab bar controller.
    case unembed(object: Address)
    /// Sets a view's frame. What is inside follows as its autoresizing mask says.
    case setFrame(object: Address, x: Double, y: Double, width: Double, height: Double)
    /// Brings views into line by their `left`, `centerX`, `right`, `top`, `centerY` or `bottom`; a single one, or each with
    /// `inContainer`, within the view around it. By their `firstBaseline` or `lastBaseline`, all but the first move.
    case align(objects: [Address], to: String, inContainer: Bool? = nil)
    /// Makes the distances between views equal, along the `horizontal` or `vertical` axis.
    case distribute(objects: [Address], axis: String)
    /// Brings views to the `front` or `back` of their neighbours, or one step `forward` or `backward`. They keep the order that
    /// they have among themselves.
    case arrange(objects: [Address], to: String)
    /// Gives views the size that they take for what they show.
    case sizeToFit(objects: [Address])
    /// Writes the frames that constraints give to views which the document has elsewhere; with `all`, of all in their scenes.
    case updateFrames(objects: [Address], all: Bool? = nil)
    /// Adds a constraint, held by the view that Interface Builder would choose. `second` may also be `superview`,
    /// `superviewMargins` or `safeArea`; without it, the constraint says a size. A missing second attribute is like the first.
    case addConstraint(
        first: Address, firstAttribute: String, relation: String? = nil, second: Address? = nil,
        secondAttribute: String? = nil, multiplier: String? = nil, constant: Double? = nil, priority: Double? = nil,
        identifier: String? = nil)
    /// Adds constraints that keep views where they are: at a distance from the nearest neighbour on a side, or from what is
    /// around them, `toMargins` or not; at a width or height; with the same width or height as the first of them; in
    /// proportion.
    case pin(
        objects: [Address], top: PinnedLength? = nil, leading: PinnedLength? = nil, trailing: PinnedLength? = nil,
        bottom: PinnedLength? = nil, toMargins: Bool? = nil, width: PinnedLength? = nil, height: PinnedLength? = nil,
        equalWidths: Bool? = nil, equalHeights: Bool? = nil, aspectRatio: Bool? = nil)
    /// Adds constraints that align a line of views, such as `leading`, `centerX` or `firstBaseline`, with that of the first of
    /// them; with `inContainer`, each with the view around it.
    case addAlignment(objects: [Address], attribute: String, inContainer: Bool? = nil, offset: Double? = nil)
    /// Adds what views lack to have a place and a size; with `all`, all views of their scenes.
    case addMissingConstraints(objects: [Address], all: Bool? = nil)
    /// Replaces the constraints of views by those that keep them where they are; with `all`, of all views of their scenes.
    case resetConstraints(objects: [Address], all: Bool? = nil)
    /// Has the constraints of views ask for the frames that the document has; with `all`, of all views of their scenes.
    case updateConstraintConstants(objects: [Address], all: Bool? = nil)
    /// Removes the constraints that speak of views or, with `all`, those in the whole view of their scenes.
    case clearConstraints(objects: [Address], all: Bool? = nil)
    /// Makes a section of a static table longer, by copies of its last cell, or shorter.
    case setRowCount(object: Address, count: Int)
    /// Makes a static table longer, by copies of its last section, or shorter.
    case setSectionCount(table: Address, count: Int)
    /// The same for the prototype cells of a table or collection view.
    case setPrototypeCount(table: Address, count: Int)
    /// Gives a cell the texts of a style: `custom`, `basic`, `rightDetail`, `leftDetail` or `subtitle`.
    case setCellStyle(cell: Address, style: String)
    /// Has a table take its cells from code, made of its `prototypes`, or makes it `static`.
    case setTableContent(table: Address, mode: String)
    /// Adds a scene with a controller of a kind such as `viewController`, `navigationController`, `viewControllerPlaceholder`.
    /// Without a place it lies beside the other scenes; without an id the controller gets one.
    case addScene(
        controller: String, x: Double? = nil, y: Double? = nil, title: String? = nil, customClass: String? = nil,
        customModule: String? = nil, storyboardIdentifier: String? = nil, id: String? = nil, isInitial: Bool? = nil)
    /// Connects an object's outlet, or adds a member to an outlet collection.
    case addOutlet(from: Address, property: String, to: Address, collection: Bool? = nil, id: String? = nil)
    case addAction(from: Address, selector: String, to: Address, event: String? = nil, id: String? = nil)
    /// Adds a segue of a kind such as `show`, `presentation`, `embed`, `relationship`, `unwind`, from a control, cell, bar
    /// item, gesture recogniser, container view or controller to a controller, or to `exit` for an unwind segue.
    ///
    /// `relationship` names that of a relationship segue (`rootViewController`, `viewControllers`), `unwindAction` the
    /// selector of an unwind segue, `trigger` is `accessoryAction` for a cell's accessory button, and `attributes` has any
    /// others, such as `modalPresentationStyle`.
    case addSegue(
        from: Address, to: Address, kind: String, identifier: String? = nil, relationship: String? = nil,
        unwindAction: String? = nil, trigger: String? = nil, customClass: String? = nil, customModule: String? = nil,
        attributes: [String: String]? = nil, id: String? = nil)
    /// Renames a storyboard, segue or reuse identifier together with what uses it in this document.
    case renameIdentifier(object: Address, to: String)
    /// Gives an object another id, and everything that refers to it the same.
    case renameObject(object: Address, to: String)
    case setInitialController(object: Address?)
    case setCanvasLocation(scene: Address, x: Double, y: Double)
}
