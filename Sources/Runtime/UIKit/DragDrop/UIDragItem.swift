public import Foundation
import QuartzCore

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// An object of the app for drags within it.
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    let environment = UIEnvironment.current

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The look of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    open private(set) var view: UIView
    open private(set) var parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

public typealias UITargetedDragPreview = UITargetedPreview
public typealias UIDragPreviewParameters = UIPreviewParameters

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What would happen if the items were dropped now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    open private(set) var operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// Items that are dragged.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

/// Items that are dragged, for who gives them.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// Items that are dragged, for who takes them.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The session of the app that gives the items: always there, as items are dragged within an app.
    var localDragSession: (any UIDragSession)? { get }
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completion: @escaping @MainActor ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
        }
    }
}

/// A drag from its beginning to its end.
@MainActor
final class DragSession: UIDragSession, UIDropSession {
    var items: [UIDragItem]
    var localContext: Any?
    /// The finger on the screen.
    var point: CGPoint
    var allowsMoveOperation = true
    var localDragSession: (any UIDragSession)? { self }

    init(_ items: [UIDragItem], at point: CGPoint) { (self.items, self.point) = (items, point) }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let loaded = items.compactMap { $0.itemProvider.object(aClass) }
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        UIEnvironment.current.schedule(after: 0) { completion(loaded) }
        return progress
    }
}
