import Foundation
public import Photos
public import UIKit

/// A controller in which a person changes a photo, in an extension of Photos. There is no app Photos here that would begin it.
@preconcurrency @MainActor
public protocol PHContentEditingController: AnyObject {
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
    func cancelContentEditing()
    var shouldShowCancelConfirmation: Bool { get }
}

extension PHPhotoLibrary {
    /// Lets the owner choose which photos the app may see. The app may see all or none here, so nothing is asked.
    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {
        presentLimitedLibraryPicker(from: controller) { _ in }
    }

    @preconcurrency @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) {
        UIEnvironment.current.report("PhotosUI: access isn't limited here, so there is nothing to choose")
        UIEnvironment.current.schedule(after: 0) { completionHandler([]) }
    }
}
