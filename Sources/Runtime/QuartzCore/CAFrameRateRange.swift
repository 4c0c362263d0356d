/// Numbers of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// The number that is best, or nil for as many as there can be.
    public var preferred: Float?

    /// Creates a range that leaves the choice to the system.
    public init() { (minimum, maximum, preferred) = (0, 0, nil) }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public init(minimum: Float, maximum: Float, __preferred: Float) {
        self.init(minimum: minimum, maximum: maximum, preferred: __preferred)
    }

    /// The range that leaves the choice to the system.
    public static let `default` = CAFrameRateRange()
}
