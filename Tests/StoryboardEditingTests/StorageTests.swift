import DocumentEdits
import StoryboardEditing
import StoryboardModel
import Testing
import XMLTree

@Suite struct StorageTests {
    @Test(
        "a command on a document with one owner edits it in place, without copying the tree",
        arguments: [
            .set(object: "lab-el-001", attribute: "text", value: "New"),
            .set(object: "lab-el-001", attribute: "text", value: "Two\nlines"),
            .set(object: "lis-vc-001", attribute: "title", value: "New"),
            .removeAttribute(object: "lab-el-001", attribute: "text"),
            .insert(into: "box-vi-001", xml: #"<imageView image="bean"/>"#),
            .insert(
                into: "box-vi-001", xml: #"<view id="a"><subviews><view id="b"/></subviews></view>"#, freshIDs: true),
            .delete(object: "lab-el-001"), .delete(object: "det-vc-001"), .delete(object: "tap-ge-001"),
            .duplicate(object: "but-to-001", offsetX: 10), .duplicate(object: "lis-sc-001"),
            .move(object: "lab-el-001", into: "box-vi-001"), .move(object: "but-to-001", into: "det-vi-001"),
            .move(object: "det-sc-001", into: "document/scenes", before: "lis-sc-001"),
            .addScene(controller: "tableViewController", title: "T", id: "new-vc-001"),
            .addOutlet(from: "lis-vc-001", property: "beans", to: "but-to-001"),
            .addOutlet(from: "lab-el-001", property: "all", to: "but-to-001", collection: true),
            .addAction(from: "but-to-001", selector: "x:", to: "lis-vc-001"),
            .addSegue(from: "but-to-001", to: "exit", kind: "unwind", unwindAction: "x:"),
            .addSegue(from: "lab-el-001", to: "det-vc-001", kind: "show"),
            .renameIdentifier(object: "lis-vc-001", to: "New"), .renameObject(object: "lab-el-001", to: "new-id-001"),
            .setInitialController(object: "det-vc-001"), .setInitialController(object: nil),
            .setCanvasLocation(scene: "lis-sc-001", x: 1, y: 2),
        ] as [Command])
    func inPlace(command: Command) throws { try assertInPlace(command, in: shop) }

    @Test(
        "so does a command of the editor",
        arguments: [
            .setValue(object: "box-vi-001", key: "backgroundColor", xml: #"<color systemColor="systemRedColor"/>"#),
            .addObject(item: "label", into: "box-vi-001"), .addObject(item: "barButtonItem", into: "det-vc-001"),
            .addObject(item: "tapGestureRecognizer", into: "box-vi-001"), .addObject(item: "navigationController"),
            .addObject(item: "containerView", into: "box-vi-001"), .addObject(item: "object", into: "lis-vc-001"),
            .embed(objects: ["lis-vc-001"], in: "navigationController"),
            .embed(objects: ["lis-vc-001", "det-vc-001"], in: "tabBarController"),
            .embed(objects: ["lab-el-001", "but-to-001"], in: "stackView"),
            .embed(objects: ["lab-el-001", "but-to-001"], in: "view"),
            .setFrame(object: "box-vi-001", x: 1, y: 2, width: 3, height: 4),
            .align(objects: ["lab-el-001", "but-to-001"], to: "centerX"),
            .distribute(objects: ["lab-el-001", "but-to-001", "box-vi-001"], axis: "vertical"),
            .arrange(objects: ["lab-el-001"], to: "front"),
            .addConstraint(first: "box-vi-001", firstAttribute: "leading", second: "superviewMargins"),
            .addConstraint(first: "box-vi-001", firstAttribute: "width", constant: 4),
            .clearConstraints(objects: ["but-to-001"]), .clearConstraints(objects: ["but-to-001"], all: true),
            .paste(xml: #"<label id="a"/>"#, into: "box-vi-001", x: 1, y: 2),
            .paste(xml: #"<scene sceneID="a"><objects><viewController id="b"/></objects></scene>"#),
        ] as [Command])
    func editorInPlace(command: Command) throws { try assertInPlace(command, in: shop) }

    @Test(
        "so does a command for tables",
        arguments: [
            .addObject(item: "tableViewCell", into: "nef-n5-U5j"), .setPrototypeCount(table: "nef-n5-U5j", count: 2),
            .setPrototypeCount(table: "nef-n5-U5j", count: 0), .setRowCount(object: "gPF-kV-f7d", count: 4),
            .setRowCount(object: "gPF-kV-f7d", count: 1), .setSectionCount(table: "pby-Np-ngn", count: 2),
            .setSectionCount(table: "pby-Np-ngn", count: 0), .setTableContent(table: "nef-n5-U5j", mode: "static"),
            .setTableContent(table: "pby-Np-ngn", mode: "prototypes"),
            .setCellStyle(cell: "g3f-dc-t2u", style: "subtitle"), .setCellStyle(cell: "g3f-dc-t2u", style: "custom"),
            .setCellStyle(cell: "KLb-wI-jbf", style: "basic"), .unembed(object: "uxo-6u-YJV"),
            .setFrame(object: "g3f-dc-t2u", x: 0, y: 18, width: 393, height: 60),
            .set(object: "g3f-dc-t2u", attribute: "accessoryType", value: "checkmark"),
        ] as [Command])
    func tablesInPlace(command: Command) throws { try assertInPlace(command, in: Fixture.sample.text) }

    private func assertInPlace(_ command: Command, in source: String) throws {
        var document = try Document(Array(source.utf8), idSeed: 1)
        let storage = document.tree.storageIdentity
        let transaction = try document.perform(command).transaction
        #expect(document.tree.storageIdentity == storage)
        let undone = try document.undo(transaction)
        #expect(document.tree.storageIdentity == storage, "undo")
        _ = try document.undo(undone)
        #expect(document.tree.storageIdentity == storage, "redo")
    }

    @Test("setting text edits in place")
    func text() throws {
        let source = shop.replacing(
            #"<label text="Beans" id="lab-el-001">"#, with: #"<label id="lab-el-001"><string key="text"> </string>"#)
        var document = try Document(Array(source.utf8))
        let storage = document.tree.storageIdentity
        try document.perform(.setText(object: "lab-el-001/string", text: "New"))
        #expect(document.tree.storageIdentity == storage)
    }

    @Test("a copy keeps its state when the original is edited")
    func copies() throws {
        var document = try Document(Array(shop.utf8))
        let copy = document
        try document.perform(.delete(object: "lab-el-001"))
        #expect(copy.text == shop)
        #expect(copy.object("lab-el-001") != nil)
        #expect(copy.invariantViolation() == nil)
    }
}
