import Synchronization

/// What a device senses, and what it's connected to: the host's steps, page and arguments say it.
package struct DeviceConditions: Hashable, Sendable {
    /// How a device recognizes its owner.
    package enum Biometry: String, CaseIterable, Sendable {
        case none, touch, face
    }

    /// What comes of asking the owner to show who they are.
    package enum Authentication: String, CaseIterable, Sendable {
        case succeeds, fails, cancels
    }

    /// Where the device is, or nil if it doesn't know.
    package var place: DevicePlace?
    /// Whether the device has no network.
    package var isOffline = false
    package var biometry = Biometry.face
    package var authentication = Authentication.succeeds
    /// The acceleration that the device feels, in multiples of the Earth's: to the right, up and toward the owner. One that
    /// lies on a table feels (0, 0, -1).
    package var acceleration = Vector3(x: 0, y: 0, z: -1)
    /// The steps that the owner has walked today.
    package var steps = 0
    /// The text of the code that the cameras see, or nil.
    package var code: String?

    /// What is in the photo library, or nil for what was there.
    package var photos: Photos?

    /// What a photo library is filled with.
    package enum Photos: Hashable, Sendable {
        case samples
        case none
        /// The pictures in files, by their paths.
        case files([String])
    }

    package struct Vector3: Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var z: Double

        package init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
    }

    package init() {}

    /// The conditions of the app's device, for threads that can't ask the environment.
    package static var current: DeviceConditions { latest.withLock { $0 } }

    private static let latest = Mutex(DeviceConditions())

    package func becomeCurrent() { Self.latest.withLock { $0 = self } }
}
