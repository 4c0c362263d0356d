import NibArchive
import StoryboardModel
import XMLTree

extension NibBuilder {
    /// Whether proxies precede the objects they stand for, as since Xcode 13.
    private var beginsWithProxies: Bool { run.tools >= 19_000 }

    /// Returns the nib of a xib.
    func xib() -> [UInt8] {
        let objects = run.document.topLevelObjects.filter { $0.elementType != nil }
        for node in objects { addTopLevel(object(for: node)) }
        for node in objects where node.name == "window" { addWindow(object(for: node)) }
        connect(run.document.root)
        return finish()
    }

    /// Returns the nib of a controller's view.
    func view(_ view: Node, of controller: Node) -> [UInt8] {
        let owner = proxy("IBFilesOwner")
        let root = object(for: view)
        if let guides = controller.child("layoutGuides") { addLayoutGuides(guides, to: view, root) }
        connect(view)
        connectOutlets(into: view, from: controller)
        addOutlet("view", from: owner, to: root)
        return finish(root: root, owner: owner)
    }

    /// Returns the nib of a cell or supplementary view, which is nested in that of its table or collection view.
    func cell(_ cell: Node) -> [UInt8] {
        let root = object(for: cell)
        connect(cell)
        let owner = proxy("IBFilesOwner")
        return finish(root: root, owner: owner)
    }

    /// Finishes the nib of a view.
    private func finish(root: NibObjectID, owner: NibObjectID) -> [UInt8] {
        var top = [owner, proxy("IBFirstResponder")]
        if beginsWithProxies { top.append(root) } else { top.insert(root, at: 0) }
        for id in top + externals.map({ proxy($0.name) }) { addTopLevel(id) }
        return finish()
    }

    /// Returns the nib of a scene, with the child controllers of its controller.
    func scene(of controller: Node) -> [UInt8] {
        let root = object(for: controller)
        let owner = proxy("IBFilesOwner")
        let responder = proxy("IBFirstResponder")
        let archived = run.plan.archived(with: controller["id"] ?? "")
        var storyboards = archived.map { _ in makeProxy("UIStoryboardPlaceholder") }
        addOutlet("sceneViewController", from: owner, to: root)
        for (member, storyboard) in zip(archived, storyboards).reversed() {
            addOutlet("storyboard", from: object(for: member), to: storyboard)
        }
        let dock = archived.flatMap { $0.scene?.dockObjects ?? [] }.filter { $0.elementType != nil }
            .map { object(for: $0) }
        for member in archived { if let scene = member.scene { connect(scene.node) } }
        let first = storyboards.removeFirst()
        if beginsWithProxies {
            for id in [owner, responder, first] + storyboards + [root] + dock { addTopLevel(id) }
        } else {
            for id in storyboards.reversed() + [root] + dock + [owner, responder, first] { addTopLevel(id) }
        }
        return finish()
    }
}
