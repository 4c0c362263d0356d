public import CoreGraphics
public import Foundation
import QuartzCore

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    /// Lets the look of the item be asked for again when it is dropped. It keeps its look here.
    open func setNeedsDropPreviewUpdate() {}
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

/// The look of what is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    public override init() { super.init() }
    public override init(textLineRects: [NSValue]) { super.init(textLineRects: textLineRects) }
}

/// Where what is dragged goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
    public override init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        super.init(container: container, center: center, transform: transform)
    }
}

/// What is dragged, and where it goes.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    public override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// Returns the same view on its way to another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns the look of an address that is dragged.
    public static func preview(for url: URL, title: String? = nil, target: UIDragPreviewTarget) -> UITargetedDragPreview
    {
        let preview = UIDragPreview(for: url, title: title)
        return UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target)
    }
}

extension UIDragPreview {
    /// Creates the look of an address that is dragged: its title, and the address below.
    public convenience init(for url: URL, title: String? = nil) {
        let card = UILabel()
        card.numberOfLines = 2
        let text = NSMutableAttributedString(
            string: title ?? url.host ?? url.absoluteString,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
        if title != nil {
            text.append(
                NSAttributedString(
                    string: "\n\(url.host ?? url.absoluteString)",
                    attributes: [
                        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
                    ]))
        }
        card.attributedText = text
        card.backgroundColor = .systemBackground
        card.sizeToFit()
        self.init(view: card)
    }
}

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
    /// Whether the items must stay in the app. They all do here.
    var isRestrictedToDraggingApplication: Bool { get }
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

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

/// Items that are dragged, for who takes them.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The session of the app that gives the items: always there, as items are dragged within an app.
    var localDragSession: (any UIDragSession)? { get }
    /// How it is shown that items are loaded. They are there at once here.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
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
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
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
