/// How sure it is that a link is for a person.
public enum DLMatchType: UInt, Sendable {
    case none, weak, `default`, unique
}
