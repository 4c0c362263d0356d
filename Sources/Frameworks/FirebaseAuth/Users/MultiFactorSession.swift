public import Foundation

/// What begins when a person adds a second factor.
public final class MultiFactorSession: NSObject, Sendable {}
