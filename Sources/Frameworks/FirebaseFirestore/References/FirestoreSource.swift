/// Where documents are read from. Here, all places have the same ones.
public enum FirestoreSource: UInt, Sendable {
    case `default` = 0
    case server = 1
    case cache = 2
}
