public import CoreLocation
public import Foundation
public import UIKit
import CoreGraphics

/// A place as it is seen from a street. There are no pictures of streets here, so there is never one.
public final class MKLookAroundScene: NSObject, NSCopying, Sendable {
    // Only a service with pictures makes one.
    private override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

enum LookAround {
    static let explanation = "Look Around isn’t available on this device."

    /// The error of each request, which is reported once.
    static func error() -> MKError {
        UIEnvironment.current.onMain { $0.reportOnce("MapKit: there are no pictures of streets here for Look Around") }
        return MKError(.serverFailure)
    }
}

extension UIEnvironment {
    /// Calls a closure with the environment on the main thread.
    nonisolated func onMain(_ body: @escaping @MainActor @Sendable (UIEnvironment) -> Void) {
        MainThread.perform { body(self) }
    }
}

/// Asks for the scene of a place, which ends with an error.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    public init?(coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        (self.coordinate, mapItem) = (coordinate, nil)
    }

    @preconcurrency @MainActor
    public init?(mapItem: MKMapItem) {
        guard CLLocationCoordinate2DIsValid(mapItem.placemark.coordinate) else { return nil }
        (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
    }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        isLoading = true
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            guard isLoading else { return }
            isLoading = false
            handler(nil, LookAround.error())
        }
    }

    open var scene: MKLookAroundScene? { get async throws { throw LookAround.error() } }

    open func cancel() { (isCancelled, isLoading) = (true, false) }
}

/// Makes pictures of scenes, of which there are none.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, NSCopying {
        open var size = CGSize(width: 256, height: 256)
        open var traitCollection = UITraitCollection()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public final class Snapshot: NSObject {
        public let image: UIImage
        init(_ image: UIImage) { self.image = image }
    }

    open private(set) var isLoading = false

    public init(scene: MKLookAroundScene, options: Options) { super.init() }

    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        isLoading = true
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            guard isLoading else { return }
            isLoading = false
            handler(nil, LookAround.error())
        }
    }

    open var snapshot: Snapshot { get async throws { throw LookAround.error() } }

    open func cancel() { isLoading = false }
}

@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: AnyObject {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

// An app implements only the methods that it needs; the defaults do nothing.
extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Shows a scene, or says that there are none.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene? {
        didSet {
            delegate?.lookAroundViewControllerWillUpdateScene(self)
            delegate?.lookAroundViewControllerDidUpdateScene(self)
        }
    }
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        let label = UILabel()
        label.text = LookAround.explanation
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.backgroundColor = .secondarySystemBackground
        view = label
    }
}
