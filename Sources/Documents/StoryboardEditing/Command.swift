/// A request of a user, a script or the editor. Commands keep the document consistent: references to a deleted object
/// are deleted too, and lists such as `<resources>` are updated.
///
/// As JSON, a command is an object with the command's name as its only key: `{"set": {"object": "8bC-Xf-vdC",
/// "attribute": "hidden", "value": "YES"}}`.
public struct Command: Sendable {
    let command: any DocumentCommand

    init(_ command: any DocumentCommand) { self.command = command }

    /// Every command, in the order in which help lists them.
    static let types: [any DocumentCommand.Type] = [
        SetAttribute.self,
        RemoveAttribute.self,
        SetText.self,
        SetValue.self,
        SetAttributedText.self,
        SetRuntimeAttribute.self,
        SetInstalled.self,
        Insert.self,
        Replace.self,
        AddObject.self,
        Delete.self,
        Duplicate.self,
        Paste.self,
        Move.self,
        Embed.self,
        Unembed.self,
        SetFrame.self,
        Align.self,
        Distribute.self,
        Arrange.self,
        SizeToFit.self,
        UpdateFrames.self,
        AddConstraint.self,
        Pin.self,
        AddAlignment.self,
        AddMissingConstraints.self,
        ResetConstraints.self,
        UpdateConstraintConstants.self,
        ClearConstraints.self,
        SetSegmentCount.self,
        SetRowCount.self,
        SetSectionCount.self,
        SetPrototypeCount.self,
        SetCellStyle.self,
        SetTableContent.self,
        SetSectionSupplement.self,
        SetCollectionLayout.self,
        AddScene.self,
        SetInitialController.self,
        TidyScenes.self,
        Upgrade.self,
        SetCanvasLocation.self,
        SetSimulatedSize.self,
        AddOutlet.self,
        AddAction.self,
        AddSegue.self,
        RenameIdentifier.self,
        RenameObject.self,
    ]

    /// The name of the command in the Undo menu item.
    public var title: String { command.undoTitle }

    /// The command as the type that declares it, such as `SetAttribute`.
    package var content: any Sendable { command }

    /// The objects whose scenes must be laid out for the command; empty if it needs only the document.
    package var laidOutObjects: [Address] { command.laidOutObjects }

    /// The views that the command positions.
    package var placedObjects: [Address] { command.placedObjects }

    /// Whether the user continues with the objects that the command creates.
    package var bringsObjects: Bool { command.bringsObjects }
}

extension Command: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.command.isEqual(to: right.command) }

    public func hash(into hasher: inout Hasher) { command.hash(into: &hasher) }
}

extension DocumentCommand {
    fileprivate func isEqual(to other: any DocumentCommand) -> Bool { self == other as? Self }
}
