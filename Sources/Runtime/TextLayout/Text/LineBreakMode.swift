/// A line break mode, in Apple's order. The last four also wrap multiline text between words; they differ in the
/// truncation of the last line.
public enum LineBreakMode: Int, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    var truncates: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}
