import Foundation

/// The question whether the last change is to be undone, which a shake of the device asks.
@MainActor
enum ShakeToUndo {
    /// Asks if there is something to undo or to redo.
    static func ask(_ responder: UIResponder) {
        guard let manager = responder.undoManager, manager.canUndo || manager.canRedo else { return }
        let canUndo = manager.canUndo
        let title = canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        var answers = ["Cancel", canUndo ? "Undo" : "Redo"]
        if canUndo, manager.canRedo { answers.append("Redo") }
        SystemAlert.ask(title, nil, answers: answers) { number in
            switch answers[number] {
            case "Undo": manager.undo()
            case "Redo": manager.redo()
            default: break
            }
        }
    }
}
