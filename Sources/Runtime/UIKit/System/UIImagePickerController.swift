public import CoreGraphics
public import Foundation

/// Chooses a photo. There is neither a camera nor a photo library here, which it says.
@preconcurrency @MainActor
public class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Returns whether there is a source of photos: a library, which is empty, but no camera.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

    public var sourceType = SourceType.photoLibrary {
        didSet {
            if sourceType == .camera { environment.report("Source type 1 not available") }
        }
    }
    public var mediaTypes = ["public.image"]
    public var allowsEditing = false
    public var cameraDevice = CameraDevice.rear
    public var cameraCaptureMode = CameraCaptureMode.photo
    public var cameraFlashMode = CameraFlashMode.auto
    public var showsCameraControls = true
    public var cameraOverlayView: UIView?
    // There is no camera here: nothing is taken with these.
    public var cameraViewTransform = CGAffineTransform.identity
    public var videoMaximumDuration: TimeInterval = 600
    public var videoQuality = QualityType.typeMedium
    public var imageExportPreset = ImageURLExportPreset.compatible
    public var videoExportPreset = ""
    public func takePicture() {}
    @discardableResult
    public func startVideoCapture() -> Bool { false }
    public func stopVideoCapture() {}
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    private var picked: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        let content = MissingFeatureController(
            title: "Photos", explanation: "There are no photos and no camera on this device."
        ) { [weak self] in
            guard let self else { return }
            if let picked { picked.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
        }
        setViewControllers([content], animated: false)
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
