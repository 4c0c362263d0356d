public import StoryboardModel
import XMLTree

/// The result of a command.
public struct CommandOutcome: Hashable, Sendable {
    /// The ids of the top-level objects that were added: the new view, segue or controller.
    public var created: [String]
    /// The changes, as one step that can be undone.
    public var transaction: Transaction
}

extension Document {
    /// Performs a command completely, or throws and leaves the document unchanged.
    ///
    /// `layout` gives the frames of views that constraints position. Other frames are those of the document.
    @discardableResult
    public mutating func perform(
        _ command: Command, layout: DocumentLayout = DocumentLayout()
    ) throws(ChangeError) -> CommandOutcome {
        let outcome = try transaction(command.title) { document throws(ChangeError) in
            _ = document.takeTouched()
            let created = try document.carryOut(command, layout)
            try document.keepUp(document.takeTouched())
            return created
        }
        return CommandOutcome(created: outcome.result, transaction: outcome.transaction)
    }

    /// Performs several commands as a unit. `$1` in an address is the first object that they have created. An error names the command by its number, starting at 1. `layout` is from
    /// before the first of them.
    @discardableResult
    public mutating func perform(
        _ commands: [Command], name: String, layout: DocumentLayout = DocumentLayout()
    ) throws(NumberedChangeError) -> CommandOutcome {
        var number = 0
        defer { createdInList = [] }
        do {
            let outcome = try transaction(name) { document throws(ChangeError) in
                var created: [String] = []
                for command in commands {
                    number += 1
                    created += try document.perform(command, layout: layout).created
                    document.createdInList = created
                }
                return created
            }
            return CommandOutcome(created: outcome.result, transaction: outcome.transaction)
        } catch {
            throw NumberedChangeError(number: number, error: error)
        }
    }

    private mutating func carryOut(_ command: Command, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        switch command {
        case .set(let object, let attribute, let value, let traits):
            if let traits {
                try setVariation(object, traits, attribute, value)
            } else {
                try setAttribute(object, attribute, value)
            }
        case .removeAttribute(let object, let attribute, let traits):
            if let traits {
                try setVariation(object, traits, attribute, nil)
            } else {
                try setAttribute(object, attribute, nil)
            }
        case .setText(let object, let text): try setText(of: resolve(object).id, to: text)
        case .insert(let parent, let xml, let before, let fresh):
            return try insert(xml, into: parent, before: before, ids: fresh == true ? .fresh : .kept)
        case .replace(let object, let xml): return try replace(resolve(object).id, by: xml)
        case .setValue(let object, let key, let value, let xml, let traits):
            try setValue(object, key: key, value, xml, traits: traits)
        case .setAttributedText(let object, let key, let runs):
            try setAttributedText(of: object, key: key, to: runs)
        case .setRuntimeAttribute(let object, let number, let keyPath, let type, let value):
            try set(NewRuntimeAttribute(number: number, keyPath: keyPath, type: type, value: value), of: object)
        case .setInstalled(let object, let isInstalled, let traits):
            try setInstalled(resolve(object).id, isInstalled, traits)
        case .addObject(let item, let parent, let x, let y, let before):
            return try addObject(item, into: parent, x, y, before: before)
        case .delete(let object): try deleteObject(resolve(object).id)
        case .duplicate(let object, let x, let y): return try duplicate(resolve(object).id, x, y)
        case .paste(let xml, let parent, let x, let y): return try paste(xml, into: parent, x, y)
        case .move(let object, let parent, let before, let y): try move(object, into: parent, before: before, y: y)
        case .embed(let objects, let container): return try embed(objects, in: container)
        case .unembed(let object): return try unembed(object)
        case .setFrame(let object, let x, let y, let width, let height):
            try setFrame(object, to: DocumentRect(x: x, y: y, width: width, height: height))
        case .align(let objects, let side, let inContainer):
            if Command.textLines.contains(side) {
                try alignLines(of: objects, isFirst: side == Command.textLines[0], layout)
            } else {
                try align(objects, to: side, inContainer: inContainer == true)
            }
        case .distribute(let objects, let axis): try distribute(objects, axis: axis)
        case .arrange(let objects, let place): try arrange(objects, to: place)
        case .sizeToFit(let objects): try sizeToFit(objects, layout)
        case .updateFrames(let objects, let all): try updateFrames(objects, all: all == true, layout)
        case .pin(
            let objects, let top, let leading, let trailing, let bottom, let toMargins, let width, let height,
            let equalWidths, let equalHeights, let aspectRatio, let topTo, let leadingTo, let trailingTo, let bottomTo):
            let targets: [LayoutSide: Address?] = [
                .top: topTo, .leading: leadingTo, .trailing: trailingTo, .bottom: bottomTo,
            ]
            let sides: [LayoutSide: PinnedLength?] = [
                .top: top, .leading: leading, .trailing: trailing, .bottom: bottom,
            ]
            return try pin(
                objects,
                Pins(
                    sides: sides.compactMapValues(\.self), targets: targets.compactMapValues(\.self), width: width,
                    height: height, toMargins: toMargins == true,
                    equalWidths: equalWidths == true, equalHeights: equalHeights == true,
                    aspectRatio: aspectRatio == true), layout)
        case .addAlignment(let objects, let attribute, let inContainer, let offset):
            return try addAlignment(objects, attribute, inContainer: inContainer == true, offset: offset ?? 0)
        case .addMissingConstraints(let objects, let all):
            return try addMissingConstraints(objects, all: all == true, layout)
        case .resetConstraints(let objects, let all): return try resetConstraints(objects, all: all == true, layout)
        case .updateConstraintConstants(let objects, let all):
            try updateConstraintConstants(objects, all: all == true, layout)
        case .addConstraint(
            let first, let firstAttribute, let relation, let second, let secondAttribute, let multiplier, let constant,
            let priority, let identifier):
            return try add(
                NewConstraint(
                    first: first, firstAttribute: firstAttribute, relation: relation, second: second,
                    secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority,
                    identifier: identifier))
        case .clearConstraints(let objects, let all): try clearConstraints(objects, all: all == true)
        case .setSegmentCount(let control, let count): try setSegmentCount(control, to: count)
        case .setRowCount(let section, let count): return try setRowCount(section, to: count)
        case .setSectionCount(let table, let count): return try setSectionCount(table, to: count)
        case .setPrototypeCount(let table, let count): return try setPrototypeCount(table, to: count)
        case .setCellStyle(let cell, let style): return try setCellStyle(cell, to: style)
        case .setTableContent(let table, let mode): return try setTableContent(table, to: mode)
        case .setSectionSupplement(let collection, let kind, let isOn):
            return try setSectionSupplement(of: collection, kind, isOn)
        case .setCollectionLayout(let collection, let kind): return try setCollectionLayout(of: collection, to: kind)
        case .setSimulatedSize(let controller, let size, let width, let height):
            try setSimulatedSize(of: controller, to: size, width, height)
        case .addScene(
            let controller, let x, let y, let title, let name, let module, let identifier, let id, let isInitial):
            return try add(
                NewScene(
                    controller: controller, x: x, y: y, title: title, customClass: name, customModule: module,
                    storyboardIdentifier: identifier, id: id, isInitial: isInitial))
        case .addOutlet(let from, let property, let to, let collection, let id):
            return try addOutlet(from: from, property: property, to: to, isCollection: collection ?? false, id)
        case .addAction(let from, let selector, let to, let event, let id):
            return try addAction(from: from, selector, to: to, event, id)
        case .addSegue(
            let from, let to, let kind, let identifier, let relationship, let unwindAction, let trigger, let name,
            let module,
            let attributes, let id):
            return try add(
                NewSegue(
                    from: from, to: to, kind: kind, identifier: identifier, relationship: relationship,
                    unwindAction: unwindAction, trigger: trigger, customClass: name, customModule: module,
                    attributes: attributes ?? [:], id: id))
        case .renameIdentifier(let object, let name): try renameIdentifier(of: resolve(object).id, to: name)
        case .renameObject(let object, let id): try renameObject(resolve(object).id, to: id)
        case .setInitialController(let object): try setInitialController(object)
        case .tidyScenes: try tidyScenes()
        case .upgrade(let xcode): try upgrade(toXcode: xcode)
        case .setCanvasLocation(let scene, let x, let y): try setCanvasLocation(of: scene, x, y)
        }
        return []
    }

    private mutating func setAttribute(_ object: Address, _ attribute: String, _ value: String?) throws(ChangeError) {
        // Identifiers, not nodes, are kept across an edit: a node that is held makes the edit copy the tree.
        if value == nil, lacksValue(at: object) { return }
        let node = try resolveOrMake(object)
        if tree[node].text(attribute) == value { return }
        switch Document.meaning(of: attribute, in: tree[node]) {
        case .identity:
            guard let value else { throw .refused("an object cannot be without its '\(attribute)'") }
            return try setIdentity(attribute, of: node, to: value)
        case .reference:
            if let value, index.object(value) == nil { throw .refused("there is no object '\(value)' in the document") }
        case .other: if let value { try Self.check(number: value, of: attribute, in: tree[node]) }
        }
        try set(attribute, of: node, to: value)
        try removeBareValues(at: node)
        try reflow(around: node)
        if attribute == "accessoryType", tree[node].name == "tableViewCell", kind.isUIKit {
            try makeRoomForAccessory(of: node)
        }
    }
}

/// An error of a command in a list.
public struct NumberedChangeError: Error, Hashable, Sendable {
    /// The number of the command, starting at 1.
    public var number: Int
    /// The command's error.
    public var error: ChangeError
}
