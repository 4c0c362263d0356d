/// The system font's widths changed with iOS 11 and iOS 14; documents saved by older versions of Xcode show the older ones.
public enum SystemFontRelease: Hashable, Sendable {
    /// iOS 14 and later.
    case current
    /// iOS 11 to 13: the older tracking, and the Display cut from 20 points on.
    case before14
    /// iOS 9 and 10: the first Display cut, wider in its letters.
    case before11
}
