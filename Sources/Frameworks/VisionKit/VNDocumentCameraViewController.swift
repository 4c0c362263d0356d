public import Foundation
public import UIKit

/// Pages that were photographed.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// A camera for documents. As in Apple's simulator, it isn't supported.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Scan", explanation: "Documents aren't scanned on this device.") {
            [weak self] in
            guard let self else { return }
            if let delegate { delegate.documentCameraViewControllerDidCancel(self) } else { dismiss(animated: true) }
        }
    }
}
