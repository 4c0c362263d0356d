/// How much Firebase says in its log.
public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3
    case warning = 4
    case notice = 5
    case info = 6
    case debug = 7

    /// The level with the fewest messages.
    public static let min = FirebaseLoggerLevel.error
    /// The level with the most messages.
    public static let max = FirebaseLoggerLevel.debug
}
