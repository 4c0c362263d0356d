/// The limits of geometry.
package enum SystemLimits {
    /// The maximum magnitude of a coordinate or length of a view. Beyond it, a `Float` can't represent every whole point.
    package static let farthest = 16_777_216.0
}
