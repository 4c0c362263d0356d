/// The system font's spacing changed with iOS 14; documents saved by Xcode 11 or earlier show the older one.
public enum SystemFontRelease: Hashable, Sendable {
    case current, before14
}
