/// An app's sources in other languages than Swift.
package struct ForeignSources: Hashable, Sendable {
    package enum Language: Hashable, Sendable { case c, objectiveC, other }

    /// Sources in C, which are compiled.
    package var c: [String] = []
    /// Sources in Objective-C, which can't be compiled without its runtime.
    package var objectiveC: [String] = []
    /// The headers of both, which aren't part of a target.
    package var headers: [String] = []
    /// The header that makes declarations known to Swift.
    package var bridgingHeader: String?

    /// Returns the language of a file by its ending, or nil if it is no source.
    static func language(ofEnding ending: String) -> Language? {
        switch ending {
        case "c": .c
        case "m", "mm": .objectiveC
        case "cpp", "cc", "cxx", "metal": .other
        default: nil
        }
    }

    package init() {}
}
