import Foundation

/// A text out of which parts can be dragged: fields and text views.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether a part of the text is being dragged.
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}

/// A text into which something can be dropped: fields and text views.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether something is being dragged over the text.
    var isTextDropActive: Bool { get }
}

/// How a text is dragged.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The preview is in the color of labels, whatever the text's.
    public static let stripTextColorFromPreviews = Self(rawValue: 1)
}

/// A drag out of a text that is about to begin.
@preconcurrency @MainActor
public protocol UITextDragRequest: AnyObject {
    var dragRange: UITextRange { get }
    /// The items that the system would give.
    var suggestedItems: [UIDragItem] { get }
    /// The items that are dragged already.
    var existingItems: [UIDragItem] { get }
    /// Whether the part is selected.
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}

/// Something that is dragged over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: AnyObject {
    var dropPosition: UITextPosition { get }
    var suggestedProposal: UITextDropProposal { get }
    /// Whether it comes out of the same text.
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}

/// What would happen to what is dragged over a text.
@preconcurrency @MainActor
public final class UITextDropProposal: UIDropProposal {
    public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
    /// How progress is shown while something is loaded. It is there at once here.
    public enum ProgressMode: UInt, Sendable { case system, custom }
    /// Who puts it into the text.
    public enum Performer: UInt, Sendable { case view, delegate }

    public var dropAction = Action.insert
    public var dropProgressMode = ProgressMode.system
    public var dropPerformer = Performer.view
    /// Whether a text is moved within itself without being loaded.
    public var useFastSameViewOperations = true
}

/// Decides what is dragged out of a text. All methods are optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: DelegateObject {
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// Decides what is dropped into a text. All methods are optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: DelegateObject {
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> Bool
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> Bool { false }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
