import CoreGraphics
public import Foundation
public import UIKit

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// How important an annotation is where there is little room.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The view of an annotation, whose middle is at its place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

    open var annotation: (any MKAnnotation)? { didSet { setNeedsDisplay() } }
    public let reuseIdentifier: String?
    /// The picture of the view, which gets its size.
    open var image: UIImage? {
        didSet {
            guard let image else { return imageView.image = nil }
            imageView.image = image
            bounds.size = image.size
            imageView.frame = bounds
            if imageView.superview == nil { insertSubview(imageView, at: 0) }
            map?.placeAnnotations()
        }
    }
    /// The distance of the view's middle from the place.
    open var centerOffset = CGPoint.zero { didSet { map?.placeAnnotations() } }
    /// The distance of the callout from the middle of the view's top.
    open var calloutOffset = CGPoint.zero
    open var leftCalloutOffset = CGPoint.zero
    open var rightCalloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open private(set) var isSelected = false
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open private(set) var dragState = DragState.none
    open var clusteringIdentifier: String?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var collisionMode = CollisionMode.rectangle
    open var zPriority: Float = 500
    open var selectedZPriority: Float = 1000
    /// The view that stands for this one and its neighbors, or nil.
    open internal(set) weak var cluster: MKAnnotationView?
    /// The distance of what is shown of a selected place from the view's middle.
    open var accessoryOffset = CGPoint.zero

    weak var map: MKMapView?
    private let imageView = UIImageView()

    /// Creates an object of which nothing is known yet.
    public convenience init() { self.init(annotation: nil, reuseIdentifier: nil) }

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        setUp()
    }

    /// Creates a view of a registered class. A required initializer, because Swift needs one to create an instance of a
    /// dynamic class.
    public required convenience init(_registered annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// Sets up what a class of MapKit shows, in each of the initializers.
    func setUp() {}

    open func prepareForReuse() { setSelected(false, animated: false) }
    // Subclasses prepare what they show of the annotation.
    open func prepareForDisplay() {}

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    open func setDragState(_ newDragState: DragState, animated: Bool) {
        dragState = newDragState
        if newDragState == .ending || newDragState == .canceling { dragState = .none }
    }

    // What a person perceives is the title.
    open override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (annotation?.title ?? nil) }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? [.button, .selected] : .button }
        set {}
    }
}

@available(*, deprecated, renamed: "MKAnnotationView.DragState")
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
