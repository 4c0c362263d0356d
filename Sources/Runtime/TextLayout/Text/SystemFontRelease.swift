/// A generation of the system font, whose widths changed with iOS 11 and iOS 14; documents saved by older versions of
/// Xcode contain frames of the older ones.
public enum SystemFontRelease: Hashable, Sendable {
    /// iOS 14 and later.
    case current
    /// iOS 11 to 13, with the older tracking, and SF Display from 20 points.
    case before14
    /// iOS 9 and 10, with wider letters in the first version of SF Display.
    case before11
}
