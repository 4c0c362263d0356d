public import CoreGraphics
public import Foundation

/// Chooses a photo of the device's library. There is no camera here.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
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
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Returns whether there is a source of photos: a library, but no camera.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

    open var sourceType = SourceType.photoLibrary {
        didSet {
            if sourceType == .camera { environment.report("Source type 1 not available") }
        }
    }
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    // There is no camera here: nothing is taken with these.
    open var cameraViewTransform = CGAffineTransform.identity
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open var imageExportPreset = ImageURLExportPreset.compatible
    open var videoExportPreset = ""
    open func takePicture() {}
    @discardableResult
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    private var picked: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The types are known when the picker is shown.
        if viewControllers.isEmpty { setViewControllers([chooser], animated: false) }
    }

    private var chooser: UIViewController {
        let photos = environment.photoSource?.photos.filter { mediaTypes.contains($0.type) } ?? []
        if sourceType == .camera || photos.isEmpty {
            return MissingFeatureController(
                title: "Photos",
                explanation: sourceType == .camera
                    ? "There is no camera on this device." : "There are no photos on this device."
            ) { [weak self] in self?.cancel() }
        }
        return PhotoChooser(photos) { [weak self] photo in
            self?.choose(photo)
        } canceled: { [weak self] in
            self?.cancel()
        }
    }

    private func cancel() {
        if let picked { picked.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    private func choose(_ photo: SourcePhoto) {
        var info: [InfoKey: Any] = [.mediaType: photo.type]
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString + "-" + photo.fileName)
        if let data = photo.data(), (try? data.write(to: file)) != nil {
            info[photo.type == "public.movie" ? .mediaURL : .imageURL] = file
        }
        if photo.type == "public.image", let image = photo.image(.zero) {
            info[.originalImage] = image
            if allowsEditing { addSquare(of: image, to: &info) }
        }
        guard let picked else { return dismiss(animated: true) }
        picked.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    /// Adds what a person would cut out at first: the square in the middle.
    private func addSquare(of image: UIImage, to info: inout [InfoKey: Any]) {
        guard let whole = image.cgImage else { return }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        let side = min(width, height)
        let rect = CGRect(x: (width - side) / 2, y: (height - side) / 2, width: side, height: side)
        info[.cropRect] = rect
        info[.editedImage] = whole.cropping(to: rect).map { UIImage(cgImage: $0) } ?? image
    }

    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: DelegateObject {
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
