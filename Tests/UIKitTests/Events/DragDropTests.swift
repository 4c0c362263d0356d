import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Items are dragged out of views and lists, and dropped onto others.
@MainActor
@Suite struct DragDropTests {
    private let stage = KeyboardStage()

    private final class Source: NSObject, UIDragInteractionDelegate {
        unowned let stage: KeyboardStage
        var text: String? = "Tea"
        init(_ stage: KeyboardStage) { self.stage = stage }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            text.map { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0)))] } ?? []
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            stage.record("begin")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
        ) { stage.record("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
        ) { stage.record("did end \(operation)") }
    }

    private final class Target: NSObject, UIDropInteractionDelegate {
        unowned let stage: KeyboardStage
        var operation = UIDropOperation.copy
        init(_ stage: KeyboardStage) { self.stage = stage }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            stage.record("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            stage.record("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            stage.record("perform")
            _ = session.loadObjects(ofClass: NSString.self) { [stage] objects in
                stage.record("loaded \((objects.first as? NSString)?.description ?? "")")
            }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            stage.record("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            stage.record("session end")
        }
    }

    private func views(_ source: Source, _ target: Target) -> (UIDragInteraction, UIDropInteraction) {
        stage.make {
            let (drag, drop) = (UIDragInteraction(delegate: source), UIDropInteraction(delegate: target))
            for (y, interaction) in [(100, drag as any UIInteraction), (400, drop)] {
                let view = UIView(frame: CGRect(x: 100, y: y, width: 100, height: 100))
                view.backgroundColor = .red
                view.addInteraction(interaction)
                stage.window.addSubview(view)
            }
            return (drag, drop)
        }
    }

    private func drag(_ points: CGPoint...) {
        stage.touch(.began, points[0])
        stage.wait(0.7)
        for point in points.dropFirst() {
            stage.touch(.moved, point)
            stage.wait(0.1)
        }
        stage.touch(.ended, points[points.count - 1])
        stage.wait(1)
    }

    @Test("A long press lifts items, which are dropped where they are taken: in this order")
    func dropping() {
        let (source, target) = (Source(stage), Target(stage))
        let interactions = views(source, target)
        drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 450))
        #expect(
            stage.ledger == [
                "begin", "enter", "will end copy", "perform", "loaded Tea", "conclude", "session end", "did end copy",
            ])
        #expect(interactions.0.view != nil && !stage.environment.drag.isActive)
        #expect(!stage.environment.visibleWindows.contains { $0 is SystemWindow })
    }

    @Test("Items that are dropped beside, or are not wanted, fly back")
    func cancelling() {
        let (source, target) = (Source(stage), Target(stage))
        let interactions = views(source, target)
        drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 450), CGPoint(x: 150, y: 600))
        #expect(
            stage.ledger == ["begin", "enter", "exit", "will end cancel", "session end", "did end cancel"])
        target.operation = .forbidden
        let calls = stage.calls { drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 450)) }
        #expect(!calls.contains("perform") && calls.contains("did end cancel"))
        #expect(interactions.1.view != nil)
    }

    /// A source and a target that hear of animations, and that send previews elsewhere.
    private final class Flights: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        unowned let stage: KeyboardStage
        var fades = false
        init(_ stage: KeyboardStage) { self.stage = stage }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Tea")))] }
        func dragInteraction(
            _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool { true }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            stage.record("lift, restricted: \(session.isRestrictedToDraggingApplication)")
            animator.addCompletion { [stage] position in stage.record("lifted \(position == .end)") }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
        ) { animator.addCompletion { [stage] _ in stage.record("flown back") } }
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            stage.record("cancels \(defaultPreview.view.frame.minY)")
            return fades ? nil : defaultPreview
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
            stage.record("transferred")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: .move) }
        func dropInteraction(
            _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
        ) { animator.addCompletion { [stage] _ in stage.record("dropped") } }
        func dropInteraction(
            _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
            withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            stage.record("drops")
            guard let view = interaction.view else { return nil }
            return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: view, center: .zero))
        }
    }

    @Test("Delegates hear of the lift, the flight and the transfer of items, in this order")
    func flights() {
        let both = Flights(stage)
        stage.make {
            for (y, interaction) in [
                (100, UIDragInteraction(delegate: both) as any UIInteraction), (400, UIDropInteraction(delegate: both)),
            ] {
                let view = UIView(frame: CGRect(x: 100, y: y, width: 100, height: 100))
                view.addInteraction(interaction)
                stage.window.addSubview(view)
            }
        }
        drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 450))
        #expect(
            stage.ledger == ["lift, restricted: true", "lifted true", "drops", "dropped", "transferred"])
        let back = stage.calls { drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 600)) }
        #expect(back.prefix(4) == ["lift, restricted: true", "lifted true", "cancels 100.0", "flown back"])
        both.fades = true
        let faded = stage.calls { drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 600)) }
        #expect(faded == back && !stage.environment.drag.isActive)
    }

    @Test("Without items nothing is dragged")
    func noItems() {
        let (source, target) = (Source(stage), Target(stage))
        source.text = nil
        let interactions = views(source, target)
        drag(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 450))
        #expect(stage.ledger == [] && interactions.0.isEnabled)
    }

    @Test("An item provider loads what it was given, as the class or its value")
    func providers() {
        let provider = NSItemProvider(object: NSString(string: "Tea"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    }

    private final class List: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
        var rows = ["A", "B", "C", "D"]
        var stage: KeyboardStage?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))]
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let from = coordinator.items.first?.sourceIndexPath?.row ?? -1
            stage?.record("\(from) to \(coordinator.destinationIndexPath?.row ?? -1)")
        }
    }

    private func list(takesDrops: Bool) -> List {
        let list = stage.make {
            let list = List(style: .plain)
            list.stage = stage
            list.tableView.dragDelegate = list
            if takesDrops { list.tableView.dropDelegate = list }
            stage.window.rootViewController = list
            return list
        }
        stage.wait(0.5)
        return list
    }

    private func row(_ number: Int) -> CGPoint { CGPoint(x: 100, y: 20 + 44 * CGFloat(number) + 22) }

    @Test("Rows are dragged, and the delegate for drops hears from where to where")
    func tables() {
        let list = list(takesDrops: true)
        drag(row(0), row(1), row(2))
        #expect(stage.ledger == ["0 to 2"] && list.rows == ["A", "B", "C", "D"])
    }

    @Test("Without a delegate for drops, rows are moved within the table")
    func moving() {
        let list = list(takesDrops: false)
        drag(row(0), row(1), row(2))
        #expect(list.rows == ["B", "C", "A", "D"])
        #expect(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "A")
    }
}
