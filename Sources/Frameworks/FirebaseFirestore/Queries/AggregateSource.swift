/// Where numbers of documents are counted.
public enum AggregateSource: UInt, Sendable {
    case server = 0
}
