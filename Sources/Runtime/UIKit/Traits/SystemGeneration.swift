import Foundation
import TextLayout

/// A version of the system, for behavior that depends on it.
///
/// Apps use the newest. Frames in documents are those of the system that came with Xcode.
package struct SystemGeneration: RawRepresentable, ExpressibleByIntegerLiteral, Hashable, Comparable, Sendable {
    /// The major version of iOS.
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package init(integerLiteral value: Int) { rawValue = value }

    package static let newest: SystemGeneration = 17

    /// The minor versions of the last simulators that Xcode offers of each version.
    private static let minors = [
        7: 1, 8: 4, 9: 3, 10: 3, 11: 4, 12: 4, 13: 7, 14: 5, 15: 5, 16: 4, 17: 5, 18: 6, 26: 2,
    ]

    /// The version of iOS that apps see.
    var version: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: rawValue, minorVersion: Self.minors[rawValue] ?? 0, patchVersion: 0)
    }
    /// The version as text: "17.5".
    var versionText: String { "\(version.majorVersion).\(version.minorVersion)" }

    /// The generation of the system font.
    var fontRelease: SystemFontRelease { self < 11 ? .before11 : self < 14 ? .before14 : .current }

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
