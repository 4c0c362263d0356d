public import Foundation

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

@preconcurrency @MainActor
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the library: never anything.
open class PHChange: NSObject {
    open func changeDetails<Element>(for fetchResult: PHFetchResult<Element>) -> Any? { nil }
}

/// The photos of the device. There are none: an app may see all of them.
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }

    open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .limited }

    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.authorized) }
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.limited) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .limited }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    /// Nothing can be added: there is no library to change.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError(.changeNotSupported))
    }

    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.changeNotSupported)
    }
}

/// Why the library can't do something.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case userCancelled = 3072
        case changeNotSupported = 3300
        case accessUserDenied = 3311
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let errorDomain = "PHPhotosErrorDomain"
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
    public var localizedDescription: String { "there is no photo library on this device" }
}
