import Foundation
import Testing
import UIKit

@Suite("Weak collections, undoing and observing")
@MainActor
struct CollectionTests {
    private final class Value: NSObject {
        var number = 0
    }

    @Test("A table of weak objects forgets those that are gone; a strong one keeps them")
    func hashTable() {
        let (weak, strong) = (NSHashTable<Value>.weakObjects(), NSHashTable<Value>())
        let kept = Value()
        do {
            let gone = Value()
            weak.add(gone)
            strong.add(Value())
            weak.add(kept)
            weak.add(kept)
            #expect(weak.count == 2 && weak.contains(gone))
        }
        #expect(weak.allObjects == [kept] && strong.count == 1)
        weak.remove(kept)
        #expect(weak.count == 0 && weak.anyObject == nil)
    }

    @Test("A map forgets what its key or value was weak for")
    func mapTable() {
        let map = NSMapTable<Value, NSString>.weakToStrongObjects()
        let kept = Value()
        map.setObject("kept", forKey: kept)
        do {
            let gone = Value()
            map.setObject("gone", forKey: gone)
            #expect(map.object(forKey: gone) == "gone" && map.count == 2)
        }
        #expect(map.count == 1 && map.object(forKey: kept) == "kept")
        map.setObject("other", forKey: kept)
        #expect(map.object(forKey: kept) == "other" && map.count == 1)
        map.removeAllObjects()
        #expect(map.object(forKey: kept) == nil)
    }

    @Test("Changes are undone and redone in groups, by their names, up to a number")
    func undo() {
        let (undo, value) = (UndoManager(), Value())
        func set(_ number: Int) {
            let old = value.number
            undo.registerUndo(withTarget: value) { _ in set(old) }
            value.number = number
        }
        set(1)
        undo.setActionName("One")
        undo.beginUndoGrouping()
        set(2)
        set(3)
        undo.endUndoGrouping()
        #expect(undo.canUndo && !undo.canRedo)
        undo.undo()
        #expect(value.number == 1 && undo.canRedo && undo.undoMenuItemTitle == "Undo One")
        undo.redo()
        #expect(value.number == 3)
        undo.undo()
        undo.undo()
        #expect(value.number == 0 && !undo.canUndo && undo.redoActionName == "One")
        set(5)
        #expect(!undo.canRedo)
        undo.levelsOfUndo = 2
        for number in 6...9 { set(number) }
        while undo.canUndo { undo.undo() }
        #expect(value.number == 7)
    }

    @Test("A responder has its window's undo manager")
    func responders() {
        let (window, view) = (UIWindow(), UIView())
        #expect(view.undoManager == nil)
        window.addSubview(view)
        #expect(view.undoManager === window.undoManager && window.undoManager != nil)
    }

    @Test("UIKit's properties tell observers of changes, once for each")
    func observing() {
        let (scroll, button) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIButton())
        var told: [String] = []
        let tokens = [
            scroll.observe(\.contentOffset, key: "contentOffset", options: [.old, .new]) { _, change in
                told.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
            },
            scroll.observe(\.frame, key: "frame") { view, _ in told.append("\(view.frame.width)") },
            scroll.observe(\.contentSize) { view, _ in told.append("size") },
            button.observe(\.isHighlighted, key: "highlighted") { view, _ in told.append("\(view.isHighlighted)") },
        ]
        scroll.contentOffset.y = 5
        scroll.frame.size.width = 20
        scroll.frame.size.width = 20
        scroll.contentSize.height = 100
        button.isHighlighted = true
        #expect(told == ["0.0 5.0", "20.0", "size", "true"])
        tokens.forEach { $0.invalidate() }
        scroll.contentOffset.y = 6
        #expect(told.count == 4)
    }
}
