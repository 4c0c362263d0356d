package import Foundation

/// Something that is wrong with a scene as it is drawn.
package struct WallProblem: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case clippedText = "clipped-text"
        case overlappingText = "overlapping-text"
        case offScreenText = "off-screen-text"
        case coveredText = "covered-text"
        case conflictingConstraints = "conflicting-constraints"
        case ambiguousLayout = "ambiguous-layout"
        case smallTarget = "small-target"
        case lowContrast = "low-contrast"
    }

    package var kind: Kind
    /// The ids of the objects, the one that it is about first.
    package var objects: [String]
    /// What is wrong, in words that follow the object's name: "is cut off".
    package var message: String
    /// The frame of what is wrong on the canvas, or nil if it has none.
    package var frame: CGRect?
    /// How bad it is among problems of the kind; more is worse.
    package var weight: Double = 0
}
