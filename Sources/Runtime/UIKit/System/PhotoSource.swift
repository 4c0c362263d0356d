package import CoreGraphics
package import Foundation

/// The photos of the device, from which a person chooses. Photos is above UIKit, and brings them.
@MainActor
package protocol PhotoSource {
    /// All photos and videos that aren't hidden, the latest first.
    var photos: [SourcePhoto] { get }
    /// Adds a picture. Returns false for data that is none.
    func add(_ data: Data, named name: String) -> Bool
    /// Asks the owner whether the app may add photos, unless there is an answer.
    func askToAdd(_ completion: @escaping @MainActor (_ isAllowed: Bool) -> Void)
}

/// A photo or video of the device.
@MainActor
package struct SourcePhoto {
    package var id: String
    /// What VoiceOver says.
    package var label: String
    /// The type, such as `public.image` or `public.movie`.
    package var type: String
    /// The name of the file.
    package var fileName: String
    package var data: () -> Data?
    /// Returns the picture at a size in pixels.
    package var image: (CGSize) -> UIImage?

    package init(
        id: String, label: String, type: String, fileName: String, data: @escaping () -> Data?,
        image: @escaping (CGSize) -> UIImage?
    ) {
        (self.id, self.label, self.type, self.fileName) = (id, label, type, fileName)
        (self.data, self.image) = (data, image)
    }
}
