/// In Apple's order. Text that may have several lines is wrapped between words by the last four too; they differ in
/// what becomes of the last line when there is more.
public enum LineBreakMode: Int, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    var truncates: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}
