/// Returns what an optional method of a protocol returned. Sources call such methods as `delegate.changed?(value)`; here, protocols
/// have default methods, and the result is an optional one in the adapted copy.
@discardableResult
public func optionalResult<Result>(_ result: Result) -> Result? { result }

@discardableResult
public func optionalResult<Result>(_ result: Result?) -> Result? { result }
