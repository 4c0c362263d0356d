import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Texts that are dragged, and what opens or selects by holding")
struct TextDragTests {
    private let person = Person()

    private final class Delegate: UITextDragDelegate, UITextDropDelegate {
        var calls: [String] = []
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { calls.append("begin") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { calls.append("end \(operation.rawValue)") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) { calls.append(drop.isSameView ? "drop in itself" : "drop") }
    }

    @Test("the selection is moved within a text, or copied into another")
    func moving() {
        let delegate = Delegate()
        func text(_ text: String, _ y: CGFloat) -> UITextView {
            person.make {
                let view = UITextView(frame: CGRect(x: 0, y: y, width: 390, height: 100))
                view.text = text
                view.font = .systemFont(ofSize: 20)
                (view.textDragDelegate, view.textDropDelegate) = (delegate, delegate)
                person.window.addSubview(view)
                person.window.layoutIfNeeded()
                return view
            }
        }
        let (first, second) = (text("one two three ", 100), text("tea", 300))
        person.make { first.selectedRange = NSRange(location: 0, length: 4) }
        let start = first.convert(first.rects(of: NSRange(location: 0, length: 3))[0].center, to: nil)
        func drag(to point: CGPoint) {
            person.down(start.x, start.y)
            person.wait(0.7)
            person.move(point.x, point.y)
            person.wait(0.1)
            person.up(point.x, point.y)
            person.wait(1)
        }
        drag(to: second.convert(CGPoint(x: 300, y: 20), to: nil))
        #expect(second.text == "teaone " && first.text == "one two three ")
        #expect(delegate.calls == ["begin", "drop", "end 2"])
        delegate.calls = []
        drag(to: first.convert(CGPoint(x: 380, y: 20), to: nil))
        #expect(first.text == "two three one " && first.selectedText == "one ")
        #expect(delegate.calls == ["begin", "drop in itself", "end 3"])
        person.make { first.textDragDelegate = nil }
        #expect(first.textDragInteraction == nil)
    }

    @Test("an interaction shows the caret and the selection of a text input")
    func selectionDisplay() throws {
        let view = person.make { UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100)) }
        let display = person.make { UITextSelectionDisplayInteraction(textInput: view, delegate: nil) }
        let host = person.make { UIView(frame: view.frame) }
        person.make {
            view.text = "tea and cup"
            host.addInteraction(display)
            for one in [view, host] { person.window.addSubview(one) }
            display.isActivated = true
        }
        #expect(display.cursorView.superview === host)
        person.make {
            view.selectedRange = NSRange(location: 0, length: 3)
            display.setNeedsSelectionUpdate()
        }
        #expect(display.cursorView.superview == nil && display.highlightView.selectionRects.count == 1)
        #expect(display.handleViews.allSatisfy { $0.superview === host })
        #expect(display.handleViews.map(\.direction) == [.leading, .trailing])
        person.make { display.isActivated = false }
        #expect(host.subviews.isEmpty)
    }

    @Test("a rectangle is drawn, which selects until it is let go")
    func bands() {
        var rects: [CGRect?] = []
        let view = person.make { UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)) }
        let band = person.make { UIBandSelectionInteraction { rects.append($0.selectionRect) } }
        person.make {
            view.addInteraction(band)
            person.window.addSubview(view)
        }
        person.drag(from: CGPoint(x: 50, y: 150), by: CGVector(dx: 100, dy: 80))
        #expect(rects.count > 2 && (rects.last ?? nil)?.maxX == 150 && (rects.last ?? nil)?.maxY == 130)
        #expect(band.selectionRect == nil && band.state == .possible && view.subviews.isEmpty)
        band.isEnabled = false
        let count = rects.count
        person.drag(from: CGPoint(x: 50, y: 150), by: CGVector(dx: 100, dy: 80))
        #expect(rects.count == count)
    }

    @Test("a text explains what the pointer rests on")
    func toolTips() {
        let view = person.make { UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40)) }
        let tip = person.make { UIToolTipInteraction(defaultToolTip: "Brew tea") }
        person.make {
            view.addInteraction(tip)
            person.window.addSubview(view)
        }
        func shown() -> [String?] { person.window.subviews.compactMap { $0 as? UILabel }.map(\.text) }
        person.send(.hover(CGPoint(x: 50, y: 120)))
        person.wait(0.5)
        #expect(shown().isEmpty)
        person.wait(0.6)
        #expect(shown() == ["Brew tea"])
        person.send(.hover(CGPoint(x: 300, y: 500)))
        #expect(shown().isEmpty)
    }

    @Test("a path is drawn backwards")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 2), controlPoint2: CGPoint(x: 13, y: 8))
        let back = path.reversing()
        #expect(back.currentPoint == CGPoint(x: 0, y: 0) && back.bounds == path.bounds)
        #expect(back.reversing().cgPath == path.cgPath)
    }

    @Test("a person moves items of a data source that says which, and it hears of the change")
    func reordering() throws {
        let view = person.make {
            UICollectionView(frame: person.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        }
        let source = person.make {
            UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        var changes: [[String]] = []
        person.make {
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
            source.reorderingHandlers.didReorder = { changes.append($0.finalSnapshot.itemIdentifiers) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "fixed"])
            source.apply(snapshot, animatingDifferences: false)
        }
        #expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 2, section: 0)))
        person.make {
            source.collectionView(
                view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
        }
        #expect(changes == [["b", "a", "fixed"]] && source.snapshot().itemIdentifiers == ["b", "a", "fixed"])
        #expect(source.index(for: 0) == 0)
    }
}
