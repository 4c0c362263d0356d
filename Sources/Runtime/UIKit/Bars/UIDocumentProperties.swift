public import CoreGraphics
public import Foundation

/// The document that a title stands for.
@preconcurrency @MainActor
public final class UIDocumentProperties: NSObject {
    /// The address of the document, or a name for it.
    let url: URL?
    /// What is known of the document, as apps give it.
    public var metadata: Any?
    /// Whether the icon of the document is in the menu of the title.
    public var wantsIconRepresentation = true
    /// Returns what is shared of the document; nil for its file.
    public var activityViewControllerProvider: (() -> UIActivityViewController)?
    public var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

    public init(url: URL) {
        self.url = url
        super.init()
    }
    public init(metadata: Any) {
        (url, self.metadata) = (nil, metadata)
        super.init()
    }
}

/// Taps of a canvas, which nobody feels here.
@preconcurrency @MainActor
public final class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    public func alignmentOccurred(at location: CGPoint) {}
    public func pathCompleted(at location: CGPoint) {}
}

/// Items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    private let offsets: [CGPoint]
    public let bounds: CGRect

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let boxes = items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        let whole = boxes.reduce(CGRect.null) { $0.union($1) }
        let middle = whole.isNull ? CGPoint.zero : CGPoint(x: whole.midX, y: whole.midY)
        bounds = CGRect(origin: .zero, size: whole.isNull ? .zero : whole.size)
        place = middle
        offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
        super.init()
    }

    private var place: CGPoint
    public var center: CGPoint {
        get { place }
        set {
            place = newValue
            follow()
        }
    }
    public var transform = CGAffineTransform.identity { didSet { follow() } }

    /// Moves and turns the items around the center of all.
    private func follow() {
        for (item, offset) in zip(items, offsets) {
            let turned = offset.applying(transform)
            item.center = CGPoint(x: place.x + turned.x, y: place.y + turned.y)
            item.transform = transform
        }
    }
}
