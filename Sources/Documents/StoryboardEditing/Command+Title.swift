import StoryboardModel

extension Command {
    /// The name of the command in the Undo menu item.
    public var title: String {
        switch self {
        case .set(_, let attribute, _, _): "Set \(attribute.spacedWords)"
        case .removeAttribute(_, let attribute, _): "Remove \(attribute.spacedWords)"
        case .setText: "Change Text"
        case .insert: "Insert"
        case .replace: "Replace"
        case .setValue(_, let key, _, _, _): "Set \(key.spacedWords)"
        case .setAttributedText: "Change Text"
        case .setRuntimeAttribute: "Change Runtime Attribute"
        case .setInstalled: "Set Installed"
        case .addObject(let item, _, _, _, _): "Add \(Library.item(item)?.title ?? "Object")"
        case .delete: "Delete"
        case .duplicate: "Duplicate"
        case .paste: "Paste"
        case .move: "Move"
        case .embed(_, let container): "Embed in \(container.spacedWords)"
        case .unembed: "Unembed"
        case .setFrame: "Change Frame"
        case .align(_, let side, _): "Align \(side.spacedWords)"
        case .distribute: "Distribute"
        case .sizeToFit: "Size to Fit"
        case .updateFrames: "Update Frames"
        case .arrange(_, let place):
            place == "front" || place == "back" ? "Send to \(place.spacedWords)" : "Send \(place.spacedWords)"
        case .addConstraint: "Add Constraint"
        case .pin, .addAlignment: "Add Constraints"
        case .addMissingConstraints: "Add Missing Constraints"
        case .resetConstraints: "Reset to Suggested Constraints"
        case .updateConstraintConstants: "Update Constraint Constants"
        case .clearConstraints: "Clear Constraints"
        case .setRowCount: "Set Number of Rows"
        case .setSectionCount: "Set Number of Sections"
        case .setPrototypeCount: "Set Number of Prototype Cells"
        case .setCellStyle: "Set Cell Style"
        case .setTableContent: "Set Table Content"
        case .setSectionSupplement(_, let kind, let isOn): "\(isOn ? "Add" : "Remove") Section \(kind.spacedWords)"
        case .setCollectionLayout: "Set Layout"
        case .setSimulatedSize: "Set Simulated Size"
        case .addScene: "Add Scene"
        case .addOutlet: "Connect Outlet"
        case .addAction: "Connect Action"
        case .addSegue: "Add Segue"
        case .renameIdentifier: "Rename Identifier"
        case .renameObject: "Change Object ID"
        case .setInitialController: "Set Initial Controller"
        case .setCanvasLocation: "Move Scene"
        }
    }
}
