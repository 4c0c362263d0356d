import CoreGraphics
import Foundation

/// Adds an image to the photos of the device, and calls the target's `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let completion = SavedPhoto(completionTarget, completionSelector, contextInfo)
    completion.add(image.jpegData(compressionQuality: 1), named: "IMG.JPG", saved: image)
}

/// Adds a video to the photos of the device, and calls the target's `video(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let completion = SavedPhoto(completionTarget, completionSelector, contextInfo)
    let name = URL(fileURLWithPath: videoPath).lastPathComponent
    completion.add(FileManager.default.contents(atPath: videoPath), named: name, saved: videoPath)
}

/// Returns whether the photos of the device take a video.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    let endings: Set<String> = ["mov", "mp4", "m4v"]
    return endings.contains(URL(fileURLWithPath: videoPath).pathExtension.lowercased())
        && FileManager.default.isReadableFile(atPath: videoPath)
}

/// Whom to call after something was saved.
@MainActor
private struct SavedPhoto {
    let target: AnyObject?
    let selector: Selector?
    let context: UnsafeRawPointer?
    let environment = UIEnvironment.current

    init(_ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        (self.target, self.selector) = (target.map(ClassObject.receiver), selector)
        self.context = context.map { UnsafeRawPointer($0) }
    }

    func add(_ data: Data?, named name: String, saved object: Any) {
        guard let source = environment.photoSource else { return end(object, Self.error(-3310)) }
        source.askToAdd { isAllowed in
            guard isAllowed else { return end(object, Self.error(-3310)) }
            let isAdded = data.map { source.add($0, named: name) } ?? false
            end(object, isAdded ? nil : Self.error(-3302))
        }
    }

    /// The errors of the Assets Library: that nothing may be saved (-3310), and that something isn't a photo (-3302).
    private static func error(_ code: Int) -> NSError {
        let reason = code == -3310 ? "Data unavailable" : "Invalid data"
        return NSError(domain: "ALAssetsLibraryErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    private func end(_ object: Any, _ error: NSError?) {
        environment.schedule(after: 0) {
            guard let target, let selector else { return }
            // Swift may have the pointer without a question mark, although Objective-C passes none.
            let pointer = context ?? UnsafeRawPointer(bitPattern: 1)
            let method = InterfaceMembers.method(selector.name, of: target)
            if (try? method?.call(target, [object, error, context])) == nil {
                UIApplication.shared.perform(selector, of: target, with: [object, error, pointer])
            }
        }
    }
}
