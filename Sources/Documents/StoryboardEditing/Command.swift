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
    /// Replaces the value that stands inside an object under a key, such as a colour, font, size or inset. Without XML it is
    /// taken away. `traits` as for `set`.
    case setValue(object: Address, key: String, xml: String? = nil, traits: String? = nil)
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
    /// Brings views into line by their `left`, `centerX`, `right`, `top`, `centerY` or `bottom`; a single one within the view
    /// around it. By their `firstBaseline` or `lastBaseline`, all but the first move; `lines` tells how far below its top each
    /// has that line.
    case align(objects: [Address], to: String, lines: [Double]? = nil)
    /// Makes the distances between views equal, along the `horizontal` or `vertical` axis.
    case distribute(objects: [Address], axis: String)
    /// Brings a view to the `front` or `back` of its neighbours, or one step `forward` or `backward`.
    case arrange(object: Address, to: String)
    /// Adds a constraint, held by the view that Interface Builder would choose. `second` may also be `superview`,
    /// `superviewMargins` or `safeArea`; without it, the constraint says a size. A missing second attribute is like the first.
    case addConstraint(
        first: Address, firstAttribute: String, relation: String? = nil, second: Address? = nil,
        secondAttribute: String? = nil, multiplier: String? = nil, constant: Double? = nil, priority: Double? = nil,
        identifier: String? = nil)
    /// Removes the constraints that speak of a view or, with `all`, those in the whole view of its scene.
    case clearConstraints(object: Address, all: Bool? = nil)
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
