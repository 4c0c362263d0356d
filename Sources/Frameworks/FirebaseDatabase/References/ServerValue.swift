public import Foundation

/// Values that the server finds out as it keeps them.
public final class ServerValue: NSObject {
    /// Returns what becomes the time, in milliseconds since 1970.
    public class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }

    /// Returns what becomes the sum of what is there and a number.
    public class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }

    /// Returns the value of a request.
    static func leaf(_ request: Any, _ old: Leaf?) -> Leaf? {
        if request as? String == "timestamp" { return .integer(Int64(Date().timeIntervalSince1970 * 1000)) }
        guard let delta = (request as? [String: Any])?["increment"].flatMap(Leaf.init) else { return nil }
        if case .integer(let one) = old, case .integer(let two) = delta {
            let (sum, isTooLarge) = one.addingReportingOverflow(two)
            return isTooLarge ? .decimal(Double(one) + Double(two)) : .integer(sum)
        }
        guard let one = old?.number, let two = delta.number else { return delta }
        return Leaf(one + two)
    }
}
