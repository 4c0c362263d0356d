import CoreGraphics
public import Foundation

/// Parts of the text are dragged and dropped once a delegate is set.
extension UITextView: UITextDraggable, UITextDroppable {
    public var isTextDragActive: Bool { textDragging?.isActive ?? false }
    public var isTextDropActive: Bool { textDropping?.isActive ?? false }
    public var textDragInteraction: UIDragInteraction? { textDragging?.interaction }
    public var textDropInteraction: UIDropInteraction? { textDropping?.interaction }

    func followDragging() {
        if textDragDelegate == nil {
            if let old = textDragging { removeInteraction(old.interaction) }
            textDragging = nil
        } else if textDragging == nil {
            let new = TextDragging(self)
            textDragging = new
            addInteraction(new.interaction)
        }
    }

    func followDropping() {
        if textDropDelegate == nil {
            if let old = textDropping { removeInteraction(old.interaction) }
            textDropping = nil
        } else if textDropping == nil {
            let new = TextDropping(self)
            textDropping = new
            addInteraction(new.interaction)
        }
    }
}

/// Drags the selection out of a text view.
@MainActor
final class TextDragging: UIDragInteractionDelegate {
    private unowned let view: UITextView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private(set) var isActive = false
    /// The part that is dragged.
    private(set) var range = NSRange(location: 0, length: 0)

    private final class Request: UITextDragRequest {
        let dragRange: UITextRange
        let suggestedItems: [UIDragItem]
        let existingItems: [UIDragItem] = []
        let isSelected = true
        let dragSession: any UIDragSession

        init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
            (dragRange, suggestedItems, dragSession) = (range, items, session)
        }
    }

    init(_ view: UITextView) { self.view = view }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        range = view.editedRange
        let place = session.location(in: view)
        guard range.length > 0, view.rects(of: range).contains(where: { $0.contains(place) }),
            let text = view.selectedText
        else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        let request = Request(UITextRange(range), [item], session)
        return view.textDragDelegate?.textDraggableView(view, itemsForDrag: request) ?? [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        if let own = view.textDragDelegate?.textDraggableView(view, dragPreviewForLiftingItem: item, session: session) {
            return own
        }
        let parameters = UIDragPreviewParameters(textLineRects: view.rects(of: range).map { NSValue(cgRect: $0) })
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        view.textDragDelegate?.textDraggableView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isActive = false
        view.textDragDelegate?.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { view.isEditable }
}

/// Drops text into a text view.
@MainActor
final class TextDropping: UIDropInteractionDelegate {
    private unowned let view: UITextView
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private(set) var isActive = false
    private lazy var caret = UIStandardTextCursorView(frame: .zero)
    private var proposal: UITextDropProposal?

    private final class Request: UITextDropRequest {
        let dropPosition: UITextPosition
        let suggestedProposal: UITextDropProposal
        let isSameView: Bool
        let dropSession: any UIDropSession

        init(_ position: UITextPosition, _ proposal: UITextDropProposal, _ isSame: Bool, _ session: any UIDropSession) {
            (dropPosition, suggestedProposal, isSameView, dropSession) = (position, proposal, isSame, session)
        }
    }

    init(_ view: UITextView) { self.view = view }

    private func request(_ session: any UIDropSession) -> Request {
        let place = view.closestPosition(to: session.location(in: view)) ?? view.endOfDocument
        let isSame = view.isTextDragActive
        let proposal = UITextDropProposal(operation: isSame ? .move : .copy)
        return Request(place, proposal, isSame, session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard session.canLoadObjects(ofClass: NSString.self) else { return false }
        return view.isEditable
            || view.textDropDelegate?.textDroppableView(view, willBecomeEditableForDrop: request(session)) == true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        view.textDropDelegate?.textDroppableView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        view.textDropDelegate?.textDroppableView(view, dropSessionDidUpdate: session)
        let request = request(session)
        let new = view.textDropDelegate?.textDroppableView(view, proposalForDrop: request) ?? request.suggestedProposal
        proposal = new
        caret.frame = view.caretRect(for: request.dropPosition)
        if caret.superview !== view { view.addSubview(caret) }
        return new
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        caret.removeFromSuperview()
        view.textDropDelegate?.textDroppableView(view, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        caret.removeFromSuperview()
        let request = request(session)
        view.textDropDelegate?.textDroppableView(view, willPerformDrop: request)
        guard proposal?.dropPerformer != .delegate else { return }
        let texts = session.items.compactMap { $0.itemProvider.object(NSString.self) as? NSString }.map { $0 as String }
        insert(texts.joined(), at: request.dropPosition.offset, isSameView: request.isSameView)
    }

    /// A text that is moved within itself goes from where it was.
    private func insert(_ text: String, at place: Int, isSameView: Bool) {
        var target = NSRange(location: place, length: 0)
        switch proposal?.dropAction ?? .insert {
        case .insert: break
        case .replaceSelection: target = view.editedRange
        case .replaceAll: target = NSRange(location: 0, length: (view.editedText as NSString).length)
        }
        if isSameView, let old = view.textDragging?.range, proposal?.operation == .move {
            guard place <= old.location || place >= old.upperBound else { return }
            view.change(old, to: "")
            if place >= old.upperBound { target.location -= old.length }
        }
        view.change(target, to: text)
        view.editedRange = NSRange(location: target.location, length: (text as NSString).length)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        isActive = false
        caret.removeFromSuperview()
        view.textDropDelegate?.textDroppableView(view, dropSessionDidEnd: session)
    }
}

/// Draws the lines of a text that is dragged.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
    public let layoutManager: NSLayoutManager
    public private(set) var firstLineRect = CGRect.zero
    public private(set) var bodyRect = CGRect.zero
    public private(set) var lastLineRect = CGRect.zero
    private let range: NSRange

    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool = false) {
        (self.layoutManager, self.range) = (layoutManager, range)
        super.init()
        var lines: [CGRect] = []
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        layoutManager.enumerateLineFragments(forGlyphRange: glyphs) { rect, used, _, line, _ in
            lines.append(used.isEmpty ? rect : used)
        }
        if unifyRects, !lines.isEmpty { lines = [lines.reduce(CGRect.null) { $0.union($1) }] }
        firstLineRect = lines.first ?? .zero
        lastLineRect = lines.count > 1 ? lines.last ?? .zero : .zero
        bodyRect = lines.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) }
        if bodyRect.isNull { bodyRect = .zero }
    }

    /// The text of the range.
    public var image: UIImage {
        let box = [firstLineRect, bodyRect, lastLineRect].filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
        guard !box.isNull else { return UIImage() }
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        return UIGraphicsImageRenderer(size: box.size).image { [layoutManager] _ in
            layoutManager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: -box.minX, y: -box.minY))
        }
    }

    /// Lets a subclass change the rectangles, in the coordinates of a text at a point.
    open func adjustFirstLineRect(
        _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
    ) {
        for rect in [firstLineRect, bodyRect, lastLineRect] {
            rect.pointee = rect.pointee.offsetBy(dx: origin.x, dy: origin.y)
        }
    }
}
