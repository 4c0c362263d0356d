import JSONText
import StoryboardModel
import XMLTree

/// The rows of the File inspector.
struct FileInspector {
    let document: Document
    let resources: InspectorResources

    var sections: [InspectorSection] {
        let root = document.root
        let ofUIKit = [
            ("useTraitCollections", "Use Trait Variations"), ("useSafeAreas", "Use Safe Area Layout Guides"),
            ("launchScreen", "Use as Launch Screen"),
        ]
        let isWatch = document.kind == .watchStoryboard
        let flags =
            (isWatch ? [] : [("useAutolayout", "Use Auto Layout")]) + (document.kind.isUIKit ? ofUIKit : [])
        let rows = flags.map { name, title in
            var row = InspectorRow(title, isOn: root.bool(name))
            row.isDefault = !root.has(name)
            row.edits(name, of: "document")
            return row
        }
        var device = InspectorRow("Device", .choice, .string(DocumentDevice(of: document).id))
        device.options = DocumentDevice.ids.compactMap { id in
            DocumentDevice(id: id).map { InspectorRow.Choice(value: id, title: $0.title) }
        }
        var orientation = InspectorRow(
            "Orientation", .choice, .string(root.child("device")?["orientation"] ?? "portrait"))
        orientation.options = ["portrait", "landscape"].map { InspectorRow.Choice(value: $0, title: $0.spacedWords) }
        if root.child("device") != nil {
            device.set = [CommandTemplate.set("document/device", "id")]
            orientation.set = [CommandTemplate.set("document/device", "orientation")]
        }
        let facts = [
            ("Format", document.kind.title), ("Saved by", "Interface Builder \(document.toolsVersion)"),
            ("Initial Controller", document.initialController.map { $0.sceneTitle } ?? "None"),
        ].map { InspectorRow($0, .readonly, .string($1)) }
        return [
            InspectorSection(title: "Interface Builder Document", rows: rows + tints),
            InspectorSection(title: "Canvas", rows: document.kind.isUIKit ? [device, orientation] : []),
            InspectorSection(title: "Document", rows: facts),
        ].filter { !$0.rows.isEmpty }
    }

    /// The rows of the color that views are tinted with: the document's own, or the app's accent color.
    private var tints: [InspectorRow] {
        guard document.kind.isUIKit else { return [] }
        let own = document.root.child("color", key: "tintColor")
        var tint = InspectorRow("Global Tint", .color, resources.color(own))
        tint.options = resources.colors
        tint.isDefault = own == nil
        tint.usual = resources.usualTint
        tint.set = [CommandTemplate.setValue("document", "tintColor", .record(["color": .string("$value")]))]
        tint.reset = [CommandTemplate.removeValue("document", "tintColor")]
        guard let name = resources.accentColor else { return [tint] }
        var accent = InspectorRow("Accent Color", .color, resources.usualTint)
        accent.help = "The color set \(name) of the app, which its asset catalog defines"
        return [tint, accent]
    }
}
